"""Judging of a work's problems as its teachers steer it: paused while data are mended, and what the
judge failed on judged again (contract timedwork.md §15.3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, Protocol

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import cid_of
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.corrections import store
from oj_appliance.timed_work.corrections.service import TimedWorkCorrections, differences
from oj_appliance.timed_work.corrections.types import Effect, State
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rank.service import Result, TimedWorkRanks
from oj_appliance.web.guards import Actor, Viewer

FAILED = [int(Verdict.SYSTEM_ERROR), int(Verdict.SUBMITTED_FAILED)]


class PausesProblems(Protocol):
    async def pause_problem(
        self, actor: Actor, pid: int, *, paused: bool, reason: str | None
    ) -> None: ...


class JudgesAgain(Protocol):
    async def rejudge_contest_problem(
        self, actor: Actor, cid: int, pid: int, statuses: list[int] | None = None
    ) -> int: ...


class Previewed(NamedTuple):
    """What judging again on the side made of a problem's submissions: (status, score) by number."""

    problem_id: int
    results: Mapping[int, Result]


FindsPreview = Callable[[str], Awaitable[Previewed]]


class TimedWorkJudging:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        corrections: TimedWorkCorrections,
        ranks: TimedWorkRanks,
        desk: PausesProblems,
        changes: JudgesAgain,
        find_preview: FindsPreview,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._corrections = corrections
        self._ranks = ranks
        self._desk = desk
        self._changes = changes
        self._find_preview = find_preview

    async def state(self, timed_work_id: int) -> State:
        return await self._database.read(store.state, timed_work_id)

    async def pause(
        self, actor: Actor, timed_work_id: int, pid: int, *, paused: bool, reason: str | None
    ) -> None:
        """Everywhere the problem is met: its data are one. A teacher may begin it while somebody
        works, and end it at any time. Raises timedwork.missing, timedwork.not_allowed,
        timedwork.problem_missing, timedwork.not_running."""
        work, _ = await self._corrections.problem(actor.viewer, timed_work_id, pid)
        records, now = self._known.records(work.id), self._clock.now_ms()
        if paused and not rules.is_running(work, records, now):
            raise ApiError("timedwork.not_running")
        await self._desk.pause_problem(actor, pid, paused=paused, reason=reason)

    async def judge_failed_again(self, actor: Actor, timed_work_id: int, pid: int) -> int:
        """How many wait again: all that the judge itself failed on. Raises as `pause`,
        judge.nothing_to_rejudge, judge.unsupported."""
        work, _ = await self._corrections.problem(actor.viewer, timed_work_id, pid)
        cid = cid_of(work.place)
        return await self._changes.rejudge_contest_problem(actor, cid, pid, FAILED)

    async def effect(self, viewer: Viewer, timed_work_id: int, key: str) -> list[Effect]:
        """What a preview's new results would make of everybody's points. Raises timedwork.missing,
        timedwork.not_allowed, timedwork.problem_missing, rejudge.missing."""
        found = await self._find_preview(key)
        work, _ = await self._corrections.problem(viewer, timed_work_id, found.problem_id)
        before = await self._ranks.rows(work)
        return differences(before, await self._ranks.rows_if(work, found.results))
