"""What a rehearsal is asked for, and what it found. Moments are epoch ms."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from oj_appliance.contests.check.types import Severity
from oj_appliance.exam_readiness.rehearsal.plan import Times


class Phase(StrEnum):
    IDLE = "idle"
    PREPARING = "preparing"
    RUNNING = "running"
    FAILED = "failed"


class Wanted(msgspec.Struct, frozen=True):
    """So many students for so many seconds of work."""

    students: int
    seconds: int


class Solution(msgspec.Struct, frozen=True):
    """One that is to be accepted, of a problem of the exam."""

    pid: int
    language: str
    code: str


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """`calls` are those of the students, to a server of its own beside this one; `judged` programs
    ran on this server's judge meanwhile, `failed` of which were not accepted; their times are from
    handing over to the verdict (ms). `last_minute_s` is what as many submissions as students take
    from the last to its verdict, None without a solution. `memory_mb` is the most that the other
    server took. `unsolved` problems have no solution that could be judged."""

    began_at: int
    students: int
    seconds: int
    slots: int
    calls: dict[str, Times]
    judged: int
    failed: int
    verdict_p50_ms: float | None
    verdict_p95_ms: float | None
    last_minute_s: float | None
    memory_mb: float
    unsolved: tuple[str, ...]


class Remark(msgspec.Struct, frozen=True):
    """A sentence of the catalogue, filled."""

    key: str
    severity: Severity
    fill: dict[str, object]
