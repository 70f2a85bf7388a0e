"""Reference solutions on this server's own judge, at the pace of the students, then as many as
there are slots for at once: what a verdict takes while all write, and when all have submitted."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from oj_appliance.errors import ApiError
from oj_appliance.exam_readiness.rehearsal.figures import percentile
from oj_appliance.exam_readiness.rehearsal.types import Solution
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.types import JudgeReport, Verdict
from oj_appliance.problems.programs.judge_tasks import judge_task
from oj_appliance.problems.types.problem import ProblemForJudging

# Of the burst: enough that every slot has some to wait for.
FOR_EACH_SLOT = 4
HASH_COMMENTS = ("Python", "PyPy", "Ruby")


@dataclass(slots=True)
class Judged:
    """Times from handing over to the verdict, in ms; `burst_s` is what `burst` at once took."""

    times_ms: list[float] = field(default_factory=list)
    failed: int = 0
    burst: int = 0
    burst_s: float = 0.0

    def percentile(self, share: float) -> float | None:
        return round(percentile(self.times_ms, share), 1) if self.times_ms else None

    def seconds_for(self, submissions: int) -> float | None:
        return self.burst_s * submissions / self.burst if self.burst else None


class RehearsedJudging:
    def __init__(
        self,
        hand_over: HandOver,
        problems: dict[int, ProblemForJudging],
        solutions: Sequence[Solution],
    ) -> None:
        self._hand_over = hand_over
        self._problems = problems
        self._solutions = itertools.cycle(solutions)
        self._has_solutions = bool(solutions)
        self.found = Judged()

    async def at_pace(self, submissions: int, seconds: float) -> None:
        """As the students of the rehearsal submit."""
        if not self._has_solutions:
            return
        running = []
        for _ in range(submissions):
            running.append(asyncio.create_task(self._judge_one()))
            await asyncio.sleep(seconds / max(1, submissions))
        await asyncio.gather(*running)

    async def all_at_once(self, slots: int) -> None:
        """Each with a source of its own, as nothing of the last minute is compiled already."""
        if not self._has_solutions:
            return
        burst = FOR_EACH_SLOT * max(1, slots)
        began = time.monotonic()
        await asyncio.gather(*(self._judge_one() for _ in range(burst)))
        self.found.burst, self.found.burst_s = burst, time.monotonic() - began

    async def _judge_one(self) -> None:
        solution = next(self._solutions)
        sign = "#" if solution.language.startswith(HASH_COMMENTS) else "//"
        task = judge_task(
            self._problems[solution.pid],
            source=f"{solution.code}\n{sign} {secrets.token_hex(8)}\n",
            language=solution.language,
            keeps_output=lambda case: False,
        )
        began = time.monotonic()
        try:
            report: JudgeReport = await (await self._hand_over(task, owner=secrets.token_hex(4)))
        except ApiError:
            self.found.failed += 1
            return
        self.found.times_ms.append((time.monotonic() - began) * 1000)
        if report.status != Verdict.ACCEPTED:
            self.found.failed += 1
