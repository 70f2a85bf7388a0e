"""What waits, what is judged, and who stands behind it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple

import msgspec

from judge_sandbox.types import (
    CaseMode,
    CaseReport,
    Convention,
    DataFile,
    FileIo,
    InstalledLanguage,
    JudgeMode,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    SandboxUnavailable,
    Scoring,
    TestCase,
    TestRunReport,
    TestRunTask,
    Verdict,
)
from oj_appliance.judging.rules import Lane

__all__ = [
    "CaseMode",
    "CaseReport",
    "Convention",
    "DataFile",
    "FileIo",
    "InstalledLanguage",
    "JudgeMode",
    "JudgeProgram",
    "JudgeReport",
    "JudgeTask",
    "OnProgress",
    "ProgramRole",
    "Progress",
    "SandboxUnavailable",
    "Scoring",
    "TestCase",
    "TestRunReport",
    "TestRunTask",
    "Verdict",
]

ProgramRole = Literal["spj", "interactive"]
# Test data are named by digest alone: whoever runs a task knows where they are.
Work = JudgeTask | TestRunTask
Report = JudgeReport | TestRunReport


class JobKind(StrEnum):
    """Who is asked for a job when its turn has come."""

    SUBMISSION = "submission"
    ONE_OFF = "one_off"


class JobKey(NamedTuple):
    """`number` means something only to those who put jobs of this kind in."""

    kind: JobKind
    number: int


def submission_key(submission_id: int) -> JobKey:
    return JobKey(JobKind.SUBMISSION, submission_id)


@dataclass(frozen=True, slots=True)
class QueuedJob:
    """One place in the queue. `owner` is whose fairness it counts against. A job waits while the
    problem it names is paused. `since` when it waits is on the monotonic clock."""

    key: JobKey
    owner: str
    lane: Lane
    problem_id: int | None = None
    since: float = field(default_factory=time.monotonic, compare=False)


@dataclass(slots=True)
class RunningJob:
    """What a slot is busy with. `since` and `compiled`, when the first test case was begun, are on
    the monotonic clock; `done` of `total` cases."""

    queued: QueuedJob
    worker: int
    since: float
    slot: int | None = None
    compiled: float | None = None
    done: int = 0
    total: int = 0


class Job(msgspec.Struct, frozen=True):
    """A job whose turn has come. `key` is its source's number and `attempt` tells this run from
    others of the same job; `data_version_id` says which data its cases are, for the source that
    gets the report."""

    key: int
    attempt: int
    work: Work
    data_version_id: int | None = None
