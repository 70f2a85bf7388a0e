"""Problems of the bank that may be suggested, kept in memory: they are the same for everybody, and
a class opens its page in the same minute."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.learning import store
from oj_appliance.learning.suggesting import by_success
from oj_appliance.learning.types import Facts
from oj_appliance.storage.database import Database

# How many solved a problem may be as old as this; the problems themselves never are.
KEPT_S = 60.0
MOST_OF_ONE = 60


@dataclass(frozen=True, slots=True)
class _Ordered:
    """Those that people get right most often first: all by level, and those of each tag."""

    easy: list[Facts] = field(default_factory=list)
    by_tag: dict[int, list[Facts]] = field(default_factory=dict)


class CandidatePool:
    """`bank_stamp` is another one once anything of the bank's problems has changed."""

    def __init__(self, database: Database, clock: Clock, bank_stamp: Callable[[], object]) -> None:
        self._database = database
        self._clock = clock
        self._bank_stamp = bank_stamp
        self._kept = _Ordered()
        self._stamp: object = None
        self._read_at = 0.0
        self._reading = asyncio.Lock()

    async def candidates(self, tag_ids: Sequence[int], left_out: Collection[int]) -> list[Facts]:
        """Problems that have one of these tags, and easy ones; so many of each."""
        kept = await self._current()
        lists = [*(kept.by_tag.get(tag_id, []) for tag_id in tag_ids), kept.easy]
        found: dict[int, Facts] = {}
        for listed in lists:
            fitting = (each for each in listed if each.id not in left_out)
            for _, each in zip(range(MOST_OF_ONE), fitting, strict=False):
                found[each.id] = each
        return list(found.values())

    async def _current(self) -> _Ordered:
        async with self._reading:
            stamp, now = self._bank_stamp(), self._clock.monotonic()
            if stamp != self._stamp or now - self._read_at > KEPT_S:
                problems = await self._database.read(store.bank)
                self._kept = await asyncio.to_thread(_ordered, problems)
                self._stamp, self._read_at = stamp, now
            return self._kept


def _ordered(problems: Sequence[Facts]) -> _Ordered:
    ordered = _Ordered()
    for each in sorted(problems, key=by_success):
        ordered.easy.append(each)
        for tag in each.tags:
            ordered.by_tag.setdefault(tag.id, []).append(each)
    ordered.easy.sort(key=lambda each: each.difficulty)
    return ordered
