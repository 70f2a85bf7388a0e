"""Code line by line, with the passages that somebody else wrote, too. Pure; places are offsets of
characters, the end is the first that is outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Piece(NamedTuple):
    """`passage` counts from 1, None outside of all; `begins` where its number is to stand."""

    text: str
    passage: int | None = None
    begins: bool = False


def span(code: str, start: int, end: int) -> tuple[int, int]:
    """The first and last line of a passage, counted from 1."""
    return code.count("\n", 0, start) + 1, code.count("\n", 0, max(start, end - 1)) + 1


def lines(code: str, places: Sequence[tuple[int, int]]) -> list[list[Piece]]:
    """`places` are start and end of each passage, by its number."""
    found: list[list[Piece]] = [[]]
    for piece in _pieces(code, places):
        for number, text in enumerate(piece.text.split("\n")):
            if number:
                found.append([])
            if shown := text.rstrip("\r"):
                found[-1].append(Piece(shown, piece.passage, piece.begins and not number))
    if len(found) > 1 and not found[-1]:
        found.pop()  # an end of the last line begins no other
    return found


def _pieces(code: str, places: Sequence[tuple[int, int]]) -> Iterator[Piece]:
    at = 0
    for (start, end), number in sorted((place, n) for n, place in enumerate(places, 1)):
        yield Piece(code[at:start])
        yield Piece(code[start:end], number, begins=True)
        at = end
    yield Piece(code[at:])
