"""The texts of test cases: numbers in lines, and back."""

from __future__ import annotations

from collections.abc import Iterable


def line(*values: object) -> str:
    return " ".join(map(str, values)) + "\n"


def lines(rows: Iterable[Iterable[object]]) -> str:
    return "".join(line(*row) for row in rows)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]
