"""What the check of an exam looks at, and what it finds. Moments are epoch ms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from zoneinfo import ZoneInfo

from oj_appliance.contests.check.types import DiskFacts, JudgeFacts, Severity
from oj_appliance.errors import Phrase, catalogue_phrase
from oj_appliance.problems.programs.readiness import Readiness
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem


class ExamWhere(StrEnum):
    """The page on which it is mended."""

    SETTINGS = "settings"
    PROBLEMS = "problems"
    PROBLEM = "problem"
    SOLUTIONS = "solutions"
    JUDGE = "judge"
    USERS = "users"
    SWITCHES = "switches"
    SERVICE = "service"
    BACKUPS = "backups"


@dataclass(frozen=True, slots=True)
class ExamFinding:
    """`pid` where it is about one problem."""

    key: str
    severity: Severity
    text: Phrase
    where: ExamWhere
    pid: int | None = None


@dataclass(frozen=True, slots=True)
class ExamProblemFacts:
    """`elsewhere` are titles of contests and other works that run or come and have it too."""

    link: TimedWorkProblem
    readiness: Readiness
    elsewhere: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamFacts:
    """`registered` people of a private work; `alike` are other works that run within its time;
    `backup_folder` is "" while backups go to the disk of the data; `zone` is the site's, and
    `installed` are its languages."""

    work: TimedWork
    now: int
    problems: tuple[ExamProblemFacts, ...]
    alike: tuple[TimedWork, ...]
    registered: int
    judge: JudgeFacts
    disk: DiskFacts
    backup_folder: str
    zone: ZoneInfo
    installed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckedExam:
    """`unchecked` are problems (pid) whose reference solutions wait to be run by whoever asks."""

    findings: tuple[ExamFinding, ...]
    unchecked: tuple[int, ...]
    now: int


def found(
    key: str, severity: Severity, where: ExamWhere, *, pid: int | None = None, **fill: object
) -> ExamFinding:
    """Its sentence stands in the catalogue under its key."""
    full = f"exam_check.{key}"
    return ExamFinding(full, severity, catalogue_phrase(full, **fill), where, pid)
