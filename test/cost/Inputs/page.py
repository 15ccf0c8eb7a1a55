#!/usr/bin/env python3
"""Prints what is in the page of --html, which must be well-formed and name no other file: page.py FILE."""
import html.parser
import sys
from pathlib import Path

VOID = {"meta"}


class Page(html.parser.HTMLParser):
    """Follows the elements that are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.classes: list[str] = []
        self.text = ""
        self.row: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img"), tag
        assert not {name for name, _ in attrs} & {"src", "href", "onclick"}, attrs
        if tag in VOID:
            return
        self.open.append(tag)
        self.classes.append(dict(attrs).get("class") or "")
        self.text = ""
        if tag == "tr":
            self.row = []

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, (tag, self.getpos())
        kind = self.classes.pop()
        if tag in ("h1", "h2"):
            print("heading:", self.text)
        elif tag == "li":
            print("item:", self.text)
        elif tag == "summary":
            print("function:", self.text)
        elif tag in ("th", "td"):
            self.row.append((self.text, kind))
        elif tag == "tr" and "thead" in self.open:
            print("columns:", *(text for text, _ in self.row))
        elif tag == "tr" and self.open.count("table") == 2:
            (left, left_kind), (right, right_kind) = self.row
            print(f"  {left:30}{'|'} {right:30}{left_kind} {right_kind}".rstrip())


page = Page()
page.feed(Path(sys.argv[1]).read_text(encoding="utf-8"))
page.close()
assert not page.open, page.open
