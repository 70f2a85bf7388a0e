"""Holds rehearsals, one at a time: a second server takes the students' calls, this one's judge the
programs. What was found is kept with its exam."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_readiness.rehearsal import store
from oj_appliance.exam_readiness.rehearsal.isolated import IsolatedServer, RehearsalError, Text
from oj_appliance.exam_readiness.rehearsal.judged import RehearsedJudging
from oj_appliance.exam_readiness.rehearsal.plan import Figures, Plan
from oj_appliance.exam_readiness.rehearsal.types import Found, Phase, Solution, Wanted
from oj_appliance.judging.protocols import HandOver
from oj_appliance.problems.programs.readiness import ProblemReadiness
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import ProblemForJudging
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import TimedWorkEditing
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Actor, Viewer

log = logging.getLogger(__name__)

LOOK_EVERY_S = 1.0
# What an exam without programs hands in.
PLAIN = Text("C++", "int main() {}\n")


@dataclass(frozen=True, slots=True)
class Judging:
    """This server's own. `check_freeze` raises exam.frozen."""

    hand_over: HandOver
    slots: Callable[[], int]
    check_freeze: Callable[[], None]
    folder: Path


class _Material(msgspec.Struct, frozen=True):
    problems: dict[int, ProblemForJudging]
    solutions: list[Solution]
    unsolved: tuple[str, ...]

    @property
    def texts(self) -> list[Text]:
        by_problem = {each.pid: Text(each.language, each.code) for each in self.solutions}
        return list(by_problem.values()) or [PLAIN]


class Rehearsals:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        editing: TimedWorkEditing,
        problems: ProblemService,
        readiness: ProblemReadiness,
        judging: Judging,
    ) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing
        self._problems = problems
        self._readiness = readiness
        self._judging = judging
        self._task: asyncio.Task[None] | None = None
        self.phase = Phase.IDLE
        self.running_for: int | None = None

    async def begin(self, actor: Actor, timed_work_id: int, wanted: Wanted) -> None:
        """Raises timedwork.missing, timedwork.not_allowed, exam.frozen, rehearsal.running."""
        work = self._editing.work(actor.viewer, timed_work_id)
        self._judging.check_freeze()
        if self._task is not None and not self._task.done():
            raise ApiError("rehearsal.running")
        self.phase, self.running_for = Phase.PREPARING, work.id
        self._task = asyncio.create_task(self._hold(work, wanted), name="rehearsal")

    async def cancel(self, viewer: Viewer, timed_work_id: int) -> None:
        """Raises timedwork.missing, timedwork.not_allowed. Leaves another exam's alone."""
        if self._editing.work(viewer, timed_work_id).id == self.running_for:
            await self.stop()

    async def last(self, viewer: Viewer, timed_work_id: int) -> Found | None:
        """Raises timedwork.missing, timedwork.not_allowed."""
        work = self._editing.work(viewer, timed_work_id)
        return await self._database.read(store.last_of, work.id)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hold(self, work: TimedWork, wanted: Wanted) -> None:
        try:
            found = await self._held(work, wanted)
            now = self._clock.now_ms()
            await self._database.write(store.put, work.id, found, now=now)
            self.phase = Phase.IDLE
        except asyncio.CancelledError:
            self.phase = Phase.IDLE
            raise
        except (RehearsalError, OSError, msgspec.MsgspecError):
            log.exception("a rehearsal failed")
            self.phase = Phase.FAILED
        finally:
            self.running_for = None

    async def _held(self, work: TimedWork, wanted: Wanted) -> Found:
        began_at = self._clock.now_ms()
        links = self._editing.known.problems(work.id)
        material = await self._database.read(self._material, links)
        judging = RehearsedJudging(self._judging.hand_over, material.problems, material.solutions)
        server = IsolatedServer(self._judging.folder)
        try:
            await server.start()
            plan = await server.prepare(wanted.students, material.texts, float(wanted.seconds))
            self.phase = Phase.RUNNING
            memory = asyncio.create_task(_most_memory(server))
            figures, _ = await asyncio.gather(
                _loaded(plan), judging.at_pace(wanted.students, float(wanted.seconds))
            )
            memory.cancel()
            await judging.all_at_once(self._judging.slots())
            memory_mb = await _value(memory)
        finally:
            await asyncio.shield(server.end())
        judged = judging.found
        return Found(
            began_at=began_at,
            students=wanted.students,
            seconds=wanted.seconds,
            slots=self._judging.slots(),
            calls=figures.calls,
            judged=len(judged.times_ms),
            failed=judged.failed,
            verdict_p50_ms=judged.percentile(0.5),
            verdict_p95_ms=judged.percentile(0.95),
            last_minute_s=judged.seconds_for(wanted.students),
            memory_mb=round(memory_mb, 1),
            unsolved=material.unsolved,
        )

    def _material(self, links: tuple[TimedWorkProblem, ...]) -> _Material:
        """Inside a read. Questions need no judge, and are in no rehearsal."""
        problems: dict[int, ProblemForJudging] = {}
        solutions: list[Solution] = []
        unsolved = []
        for link in links:
            problem = self._problems.read_for_judging(link.problem_id)
            if problem is None or not problem.cases:
                continue
            own = self._readiness.accepted_solutions(link.problem_id)
            if not own:
                unsolved.append(link.display_id)
            problems[link.problem_id] = problem
            solutions += [Solution(link.problem_id, each.language, each.code) for each in own]
        return _Material(problems, solutions, tuple(unsolved))


async def _loaded(plan: Plan) -> Figures:
    """The students, in a process of their own. Raises RehearsalError."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "oj_appliance.exam_readiness.rehearsal.load"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        told, error = await process.communicate(msgspec.json.encode(plan))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    if process.returncode != 0:
        raise RehearsalError(error.decode("utf-8", "replace")[-2000:])
    return msgspec.json.decode(told, type=Figures)


async def _most_memory(server: IsolatedServer) -> float:
    """Until it is cancelled: then it is what was the most."""
    most = 0.0
    try:
        while True:
            most = max(most, server.memory_mb())
            await asyncio.sleep(LOOK_EVERY_S)
    except asyncio.CancelledError:
        return most


async def _value(task: asyncio.Task[float]) -> float:
    return await task
