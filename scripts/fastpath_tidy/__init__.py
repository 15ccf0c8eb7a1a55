"""What `scripts/sweep` and `scripts/report` are made of."""
