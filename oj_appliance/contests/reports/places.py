"""Who was where on the board, second by second. Pure.

The rank of one person is one more than the people with more points, or as many in less time: what
`boards.ranking.ranked` gives; so a step of somebody else moves it by one at most."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from operator import attrgetter

from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import REAL, Measure
from oj_appliance.contests.reports.types import Entry, Place, Step

_number = attrgetter("record.id")
_second = attrgetter("second")
Key = tuple[int, int]


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """By second and number. Second by second: one sort of a hundred thousand would hold all other
    threads up until it is done."""
    by_second: dict[int, list[Entry]] = {}
    for entry in entries:
        by_second.setdefault(entry.record.second, []).append(entry)
    return [
        entry for second in sorted(by_second) for entry in sorted(by_second[second], key=_number)
    ]


def steps(measure: Measure, entries: Iterable[Entry]) -> Iterator[Step]:
    """What each of these submissions made of somebody's standing, where it changed points or time.
    `entries` in their order."""
    standings = Standings(measure)
    reached = standings.of(REAL)
    known: dict[str, Key] = {}
    for entry in entries:
        standings.put(entry.uid, entry.problem, entry.record)
        standing = reached.get(entry.uid)
        if standing is None or known.get(entry.uid) == (standing.points, standing.time):
            continue
        known[entry.uid] = (standing.points, standing.time)
        yield Step(entry.record.second, entry.uid, standing.points, standing.time)


def places(taken: Iterable[Step], uid: str, stars: Container[str]) -> Iterator[Place]:
    """Of one person; none of a star. `taken` in their order; what happens in one second counts as
    one."""
    if uid in stars:
        return
    keys: dict[str, Key] = {}
    better, last = 0, None
    for second, group in groupby(taken, _second):
        for step in group:
            if step.uid in stars:
                continue
            key, before = (-step.points, step.time), keys.get(step.uid)
            keys[step.uid] = key
            if step.uid == uid:
                better = sum(other < key for other in keys.values())
            elif (own := keys.get(uid)) is not None:
                better += (key < own) - (before is not None and before < own)
        own = keys.get(uid)
        if own is not None and (better, own) != last:
            last = (better, own)
            yield Place(second, better + 1, -own[0], own[1])
