"""What a check of a contest looks at, and what it finds, as that of an exam does. Moments are
epoch ms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.errors import Phrase, catalogue_phrase
from oj_appliance.problems.programs.readiness import Readiness


class Severity(StrEnum):
    """An error spoils the contest, a warning may, a hint is worth a look."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


class Where(StrEnum):
    """The page on which it is mended; exam, backups and rooms are of exams
    alone."""

    SETTINGS = "settings"
    EXAM = "exam"
    PROBLEMS = "problems"
    PROBLEM = "problem"
    SOLUTIONS = "solutions"
    JUDGE = "judge"
    USERS = "users"
    SWITCHES = "switches"
    SERVICE = "service"
    BACKUPS = "backups"
    ROOMS = "rooms"


class Finding(msgspec.Struct, frozen=True):
    """`pid` where it is about one problem."""

    key: str
    severity: Severity
    text: Phrase
    where: Where
    pid: int | None = None


class ProblemFacts(msgspec.Struct, frozen=True):
    """`elsewhere` are titles of other contests that run or come and have the problem too."""

    link: ContestProblem
    readiness: Readiness
    elsewhere: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeFacts:
    """`is_open`: the site's switch lets contests take code. `waiting` submissions of everybody."""

    is_open: bool
    can_judge: bool
    is_paused: bool
    slots: int
    waiting: int


@dataclass(frozen=True, slots=True)
class DiskFacts:
    """Of the disk with the data; `free` is a share of it."""

    free: float
    is_full: bool


class PeopleFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`fitting` accounts there are for the account rule, None without one; `unfit` are registered
    and no longer fit it; `unknown_stars` name no account."""

    registered: int
    fitting: int | None
    unfit: int
    unknown_stars: tuple[str, ...]
    has_creator: bool


class ContestFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`alike` are other contests of its title at its time."""

    contest: Contest
    now: int
    problems: tuple[ProblemFacts, ...]
    alike: tuple[Contest, ...]
    people: PeopleFacts
    judge: JudgeFacts
    disk: DiskFacts


class Checked(msgspec.Struct, frozen=True):
    """`unchecked` are problems (pid) whose reference solutions wait to be run by whoever asks."""

    findings: tuple[Finding, ...]
    unchecked: tuple[int, ...]
    now: int


def finding(
    key: str, severity: Severity, where: Where, *, pid: int | None = None, **fill: object
) -> Finding:
    """Its sentence stands in the catalogue under its key."""
    return Finding(key, severity, catalogue_phrase(key, **fill), where, pid)
