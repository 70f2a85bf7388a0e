"""What commands print and ask: tables, in the terminal's language, with nothing that steers it."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterable, Sequence

from oj_appliance.errors import Language


def language_of_terminal() -> Language:
    """As its locale says."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "zh-CN" if locale.startswith("zh") else "en-US"


def says_yes() -> bool:
    """Whoever sits there is asked; nobody there is a no."""
    return sys.stdin.isatty() and input("y/n: ").strip().lower() in ("y", "yes", "是")


def print_table(rows: Iterable[Sequence[str]]) -> None:
    """Columns as wide as their widest cell; the last one runs free."""
    rows = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell + " " * (width - _width(cell))
            for cell, width in zip(row[:-1], widths, strict=False)
        ]
        print("  ".join((*cells, row[-1])))


def printable(text: str) -> str:
    """Words of others must not steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _width(text: str) -> int:
    """Cells of a terminal: Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
