"""What may be told of a sealed file, and whether this server is ready for it. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from oj_appliance.accounts.rules import name_key
from oj_appliance.errors import ApiError
from oj_appliance.packs.container.layout import Facts, Kind
from oj_appliance.packs.container.opening import Head
from oj_appliance.packs.types import Expected, PackedPerson

# So long before its start an exam may be opened: for printing and for trying the machines.
OPENS_BEFORE_MS = 60 * 60_000
# What opening needs beside the data: they pass through a scratch file and are kept.
_TIMES = 2


class Readiness(msgspec.Struct, frozen=True):
    """Of this server for a sealed file: `missing` are languages that it does not judge, `needed`
    and `free` bytes of its disk."""

    missing: list[str]
    needed: int
    free: int

    @property
    def has_room(self) -> bool:
        return self.free >= self.needed


def readiness(facts: Facts, judged: Collection[str], free: int) -> Readiness:
    return Readiness(
        missing=[each for each in facts.languages if each not in judged],
        needed=facts.size + _TIMES * facts.unpacked,
        free=free,
    )


def check_taken(head: Head) -> None:
    """Whether it is a file that is received and opened. Raises pack.is_results, pack.foreign."""
    if head.facts.kind is Kind.RESULTS:
        raise ApiError("pack.is_results")
    if head.lock.needs_password == head.lock.is_open:
        raise ApiError("pack.foreign")
    if head.facts.kind is Kind.EXAM and not head.lock.needs_password:
        raise ApiError("pack.foreign")


def opens_at(facts: Facts) -> int | None:
    """None: at any time."""
    if facts.kind is not Kind.EXAM or facts.begins_at is None:
        return None
    return facts.begins_at - OPENS_BEFORE_MS


def check_hour(facts: Facts, now: int) -> None:
    """Raises pack.too_early."""
    hour = opens_at(facts)
    if hour is not None and now < hour:
        raise ApiError("pack.too_early", n=OPENS_BEFORE_MS // 60_000)


class Roster(msgspec.Struct, frozen=True):
    """`new` people get accounts; the others have one, which is left as it is; `differing` of them
    have another name or number than in the file."""

    new: list[PackedPerson]
    existing: list[str]
    differing: list[str]


def sorted_out(people: Collection[PackedPerson], known: Mapping[str, Expected]) -> Roster:
    """`known` are accounts by name in lower case."""
    found = Roster([], [], [])
    seen: set[str] = set()
    for each in people:
        key = name_key(each.username)
        here = known.get(key)
        if key in seen:
            continue
        seen.add(key)
        if here is None:
            found.new.append(each)
            continue
        found.existing.append(here.username)
        if (here.realname, here.number) != (each.realname, each.number):
            found.differing.append(here.username)
    return found
