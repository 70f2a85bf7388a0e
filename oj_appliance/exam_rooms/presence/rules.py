"""What follows from the calls of a person (contract timedwork.md §10.1). Pure."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations

from oj_appliance.exam_rooms.presence.types import Sign

# Two of the page's signs, which come every 15 s, may be lost.
SILENT_MS = 35_000
KEPT_MS = 10 * 60_000
MOST_SIGNS = 8
WRONG_CLOCK_MS = 60_000


def is_fresh(sign: Sign, now: int) -> bool:
    return now - sign.seen_at <= SILENT_MS


def is_in_two_places(signs: Collection[Sign], now: int) -> bool:
    """Two that are heard at the same time. A computer that was started again, or left for another
    one, is a second place no more: the first has been silent since the other one spoke."""
    fresh = [each for each in signs if is_fresh(each, now)]
    return any(
        older.first_at <= newer.first_at and older.seen_at > newer.first_at
        for older, newer in permutations(fresh, 2)
    )


def is_elsewhere(signs: Collection[Sign], address: str, now: int) -> bool:
    """Heard from another computer than this one, and not only before it was sat down at."""
    here = min((each.first_at for each in signs if each.address == address), default=0)
    return any(
        each.address != address and each.seen_at > here and is_fresh(each, now) for each in signs
    )


def kept(signs: Collection[Sign], now: int) -> list[Sign]:
    """The last ones that still tell something, the newest at the end."""
    young = [each for each in signs if now - each.seen_at <= KEPT_MS]
    return sorted(young, key=lambda each: each.seen_at)[-MOST_SIGNS:]


def is_wrong_clock(off_ms: int | None) -> bool:
    return off_ms is not None and abs(off_ms) > WRONG_CLOCK_MS
