"""What the check of an exam looks at, and what it finds. Moments are epoch ms."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.contests.check.types import (
    DiskFacts,
    Finding,
    JudgeFacts,
    Severity,
    Where,
    finding,
)
from oj_appliance.problems.programs.readiness import Readiness
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem


class ExamProblemFacts(msgspec.Struct, frozen=True):
    """`elsewhere` are titles of contests and other works that run or come and have it too."""

    link: TimedWorkProblem
    readiness: Readiness
    elsewhere: tuple[str, ...]


class RoomFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A room of the exam: the paper that is written there, how many sit in it, and how many seats
    are free."""

    name: str
    version: str | None
    seated: int
    free: int


class ExamFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`registered` people of a private work; `alike` are other works that run within its time;
    `backup_folder` is "" while backups go to the disk of the data; `zone` is the site's, and
    `installed` are its languages. Of those who are expected, `unseated` have no seat and
    `without_version` no version of the paper."""

    work: TimedWork
    now: int
    problems: tuple[ExamProblemFacts, ...]
    alike: tuple[TimedWork, ...]
    registered: int
    rooms: tuple[RoomFacts, ...]
    unseated: int
    without_version: int
    judge: JudgeFacts
    disk: DiskFacts
    backup_folder: str
    zone: ZoneInfo
    installed: tuple[str, ...]


class CheckedExam(msgspec.Struct, frozen=True):
    """`unchecked` are problems (pid) whose reference solutions wait to be run by whoever asks."""

    findings: tuple[Finding, ...]
    unchecked: tuple[int, ...]
    now: int


def found(
    key: str, severity: Severity, where: Where, *, pid: int | None = None, **fill: object
) -> Finding:
    """Its sentence stands in the catalogue under its key."""
    return finding(f"exam_check.{key}", severity, where, pid=pid, **fill)
