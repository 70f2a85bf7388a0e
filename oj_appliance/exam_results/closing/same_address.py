"""Who was at the same address at the same time. Pure; moments are epoch ms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

# A session's last sign is stored once a minute.
SIGNS_APART_MS = 60_000


class Stay(NamedTuple):
    """Of one person at one address."""

    username: str
    address: str
    since: int
    until: int


class Meeting(NamedTuple):
    """Of two at one address, `left` before `right` by name."""

    address: str
    left: str
    right: str
    since: int
    until: int


def meetings(stays: Iterable[Stay], since: int, until: int) -> list[Meeting]:
    """Of what lies between the two moments, by address, names and time. It accuses nobody: behind
    a proxy that tells no addresses all are at one."""
    joined = _joined(each for each in stays if each.until >= since and each.since <= until)
    by_address: defaultdict[str, list[Stay]] = defaultdict(list)
    for stay in joined:
        by_address[stay.address].append(stay)
    return sorted(
        Meeting(address, left.username, right.username, *_shared(left, right, since, until))
        for address, there in by_address.items()
        for one, other in combinations(there, 2)
        for left, right in [sorted((one, other))]
        if left.username != right.username and _meet(left, right)
    )


def _joined(stays: Iterable[Stay]) -> list[Stay]:
    """A person's stays at an address that follow each other closely are one."""
    found: list[Stay] = []
    for stay in sorted(stays):
        last = found[-1] if found else None
        if last and last[:2] == stay[:2] and stay.since <= last.until + SIGNS_APART_MS:
            found[-1] = last._replace(until=max(last.until, stay.until))
        else:
            found.append(stay)
    return found


def _meet(one: Stay, other: Stay) -> bool:
    return max(one.since, other.since) <= min(one.until, other.until) + SIGNS_APART_MS


def _shared(one: Stay, other: Stay, since: int, until: int) -> tuple[int, int]:
    begin = max(one.since, other.since, since)
    return begin, max(begin, min(one.until, other.until, until))
