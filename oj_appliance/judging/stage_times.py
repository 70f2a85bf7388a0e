"""How long the newest judgings took, stage by stage (contract admin.md §13).

What a person waits for beyond compiler and program is the judge's own doing; it is told apart from
a slow program by being measured where it passes. Kept in memory, since it says how the machine does
now.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import astuple, dataclass
from itertools import pairwise
from math import ceil
from statistics import median

from oj_appliance.judging.types import RunningJob

KEPT = 200


@dataclass(frozen=True, slots=True)
class StageTimes:
    """In ms. Waiting ends when a slot has the job, compiling with the first test case, running with
    the last one, storing when the verdict is written and told."""

    waiting: float
    compiling: float
    running: float
    storing: float


class StageHistory:
    """Of submissions, each under its id, the newest first."""

    def __init__(self) -> None:
        self.newest: deque[tuple[int, StageTimes]] = deque(maxlen=KEPT)
        self._told: deque[tuple[float, float]] = deque(maxlen=KEPT)

    def add(self, job: RunningJob, *, claimed: float, judged: float) -> None:
        """A judging that has just been told. `claimed` and `judged` are on the monotonic clock."""
        # A program that does not compile meets no test case.
        compiled = judged if job.compiled is None else job.compiled
        moments = (job.queued.since, claimed, compiled, judged, time.monotonic())
        stages = ((until - since) * 1000 for since, until in pairwise(moments))
        self.newest.appendleft((job.queued.key.number, StageTimes(*stages)))
        self._told.append((moments[-1], (moments[-1] - moments[0]) * 1000))

    def median(self) -> StageTimes | None:
        """Of each stage by itself; None before the first judging."""
        if not self.newest:
            return None
        series = zip(*(astuple(times) for _, times in self.newest), strict=True)
        return StageTimes(*(median(stage) for stage in series))

    def p95_ms(self, within_s: float) -> tuple[int, float] | None:
        """How many were told in the last seconds, and within which time 95 of 100 of them were,
        from queueing on; None where there was none."""
        since = time.monotonic() - within_s
        lately = [took for at, took in self._told if at >= since]
        if not lately:
            return None
        ordered = sorted(lately)
        return len(ordered), ordered[ceil(len(ordered) * 0.95) - 1]
