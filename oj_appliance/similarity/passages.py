"""The passages that two rows of tokens have in common, each token in one of them at most: greedy
string tiling (Wise 1993) over runs of GRAM tokens. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from oj_appliance.similarity.winnowing import BREAK, GRAM

# What repeats itself so often in one program is no more evidence.
MOST_PLACES = 8


class Tile(NamedTuple):
    """So many tokens from these places on."""

    length: int
    left: int
    right: int


def tiles(
    left: Sequence[str | None],
    right: Sequence[str | None],
    left_grams: Sequence[tuple[int, int]],
    right_grams: Sequence[tuple[int, int]],
) -> list[Tile]:
    """The longest first; which of equal ones is settled by their places."""
    places: dict[int, list[int]] = defaultdict(list)
    for at, value in right_grams:
        if len(places[value]) < MOST_PLACES:
            places[value].append(at)
    found = []
    seen: Counter[int] = Counter()
    left_out = -1
    for at, value in left_grams:
        # Or two long tables of numbers would be compared from each of their places.
        seen[value] += 1
        if seen[value] > MOST_PLACES:
            left_out = at
            continue
        for other in places.get(value, ()):
            is_alike = at and other and left[at - 1] is not BREAK
            if is_alike and left[at - 1] == right[other - 1] and left_out != at - 1:
                continue  # begins earlier
            if length := _length(left, right, at, other):
                found.append(Tile(length, at, other))
    found.sort(key=lambda tile: (-tile.length, tile.left, tile.right))
    return _apart(found, len(left), len(right))


def _length(left: Sequence[str | None], right: Sequence[str | None], at: int, other: int) -> int:
    length, most = 0, min(len(left) - at, len(right) - other)
    while length < most and left[at + length] is not BREAK:
        if left[at + length] != right[other + length]:
            break
        length += 1
    return length if length >= GRAM else 0


def _apart(found: Sequence[Tile], left_size: int, right_size: int) -> list[Tile]:
    """Without tokens that a longer one has taken, as long as enough is left."""
    left_taken, right_taken = bytearray(left_size), bytearray(right_size)
    kept = []
    for tile in found:
        begin = 0
        for at in range(tile.length + 1):
            is_free = (
                at < tile.length
                and not left_taken[tile.left + at]
                and not right_taken[tile.right + at]
            )
            if is_free:
                continue
            if at - begin >= GRAM:
                kept.append(Tile(at - begin, tile.left + begin, tile.right + begin))
                for taken in range(begin, at):
                    left_taken[tile.left + taken] = right_taken[tile.right + taken] = 1
            begin = at + 1
    return kept
