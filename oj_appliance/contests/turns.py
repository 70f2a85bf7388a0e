"""What the clock or the organiser turns in a contest is told to those who listen to it: its begin
and end, the seal, other times, other settings of the board."""

from __future__ import annotations

import asyncio

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.live_events import ContestLiveEvents
from oj_appliance.contests.rules import is_sealed_for_others, status_of
from oj_appliance.contests.types import Contest, ContestProblem, HintKind, Status

EACH_S = 1.0


class _Seen(msgspec.Struct, frozen=True):
    status: Status
    is_sealed: bool
    times: tuple[int, int, int | None]
    settings: tuple[Contest, tuple[ContestProblem, ...]]


class ContestTurns:
    def __init__(self, known: KnownContests, live: ContestLiveEvents, clock: Clock) -> None:
        self._known = known
        self._live = live
        self._clock = clock
        self._seen: dict[int, _Seen] = {}
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._seen = self._all()
        self._watching = asyncio.create_task(self._watch())

    def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    def look(self) -> None:
        before, self._seen = self._seen, self._all()
        for contest_id, seen in self._seen.items():
            if contest_id in before and before[contest_id] != seen:
                for kind in _turned(before[contest_id], seen):
                    self._live.hint(contest_id, kind)

    def _all(self) -> dict[int, _Seen]:
        """Of contests nobody listens to as well: whoever comes now must hear of the next turn."""
        now = self._clock.now_ms()
        return {contest.id: self._now(contest, now) for contest in self._known.all()}

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EACH_S)
            self.look()

    def _now(self, contest: Contest, now: int) -> _Seen:
        return _Seen(
            status_of(contest, now),
            is_sealed_for_others(contest, now),
            (contest.start_time, contest.end_time, contest.seal_rank_time),
            (contest, self._known.problems(contest.id)),
        )


def _turned(before: _Seen, after: _Seen) -> list[HintKind]:
    kinds = []
    if (before.status, before.is_sealed) != (after.status, after.is_sealed):
        kinds.append(HintKind.STATE)
    if before.is_sealed != after.is_sealed or before.settings != after.settings:
        kinds.append(HintKind.BOARD)
    if before.times != after.times:
        kinds.append(HintKind.TIME)
    return kinds
