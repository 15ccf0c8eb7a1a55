#!/usr/bin/env python3
"""Compares two SARIF logs, of which the first says more: same_results.py COST REPORT. Prints what is more."""
import json
import sys
from pathlib import Path

cost, report = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
[invocation] = cost["runs"][0].pop("invocations")


def key(result: dict) -> str:
    """What names a finding."""
    return result["partialFingerprints"]["fastpathFunction/v1"]


for log in (cost, report):
    log["runs"][0]["results"].sort(key=key)
for one in cost["runs"][0]["results"]:
    properties = one.pop("properties")
    print(f"{key(one)}: {properties.get('gain') or properties['problem']}".replace("\t", " "))
for notification in invocation["toolExecutionNotifications"]:
    print(f"{notification['level']}: {notification['message']['text']}")
assert cost == report, (cost, report)
