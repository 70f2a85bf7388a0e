"""What waits, what is judged, and who listens. A job's key means nothing to judging."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Literal, Protocol

from judge_sandbox.types import (
    CaseReport,
    Convention,
    FileIo,
    InstalledLanguage,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    TestRunReport,
    TestRunTask,
    Verdict,
)
from oj_appliance.judging.rules import Lane

__all__ = [
    "CaseReport",
    "Convention",
    "FileIo",
    "InstalledLanguage",
    "JudgeProgram",
    "JudgeReport",
    "ProgramRole",
    "Progress",
    "TestRunReport",
    "TestRunTask",
    "Verdict",
]

ProgramRole = Literal["spj", "interactive"]


@dataclass(frozen=True, slots=True)
class QueuedJob:
    """One place in the queue. `owner` is whose fairness it counts against. Rows have keys above
    zero; what has no row, such as a test run, has a key below zero. A job waits while the problem
    it names is paused."""

    key: int
    owner: str
    lane: Lane
    problem_id: int | None = None


@dataclass(slots=True)
class RunningJob:
    """What a slot is busy with. `since` is on the monotonic clock; `done` of `total` cases."""

    queued: QueuedJob
    worker: int
    since: float
    slot: int | None = None
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class DataBlob:
    """Test data by content; the dispatcher knows where blobs lie."""

    sha256: str
    size: int


@dataclass(frozen=True, slots=True)
class JobCase:
    """`keeps_output` asks for what the program wrote, should the case fail."""

    case_id: int
    seq: int
    input: DataBlob
    output: DataBlob
    score: int
    group: int
    keeps_output: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeJob:
    """A claimed job, self-contained: a judge that holds the blobs needs nothing else.

    `prepend` and `append` stand around the source in the file that is compiled. `data_version_id`
    says which data the cases are, for the listener that gets the report.
    """

    key: int
    attempt: int
    source: str
    language: str
    time_limit_ms: int
    memory_limit_mb: int
    stack_limit_mb: int
    is_oi: bool
    judge_mode: str
    judge_case_mode: str
    is_remove_end_blank: bool
    io_score: int
    file_io_names: tuple[str, str] | None
    extra_files: dict[str, str]
    prepend: str
    append: str
    checker: JudgeProgram | None
    interactor: JudgeProgram | None
    cases: tuple[JobCase, ...]
    data_version_id: int | None


class JudgeListener(Protocol):
    """Whoever owns the rows behind the jobs; appliance.py hands it to the dispatcher."""

    async def claim(self, key: int, judger: str) -> JudgeJob | None:
        """Takes a waiting row (Pending to Compiling); None when it no longer waits."""

    async def progress(self, job: JudgeJob, progress: Progress) -> None:
        """News of a running job."""

    async def finished(self, job: JudgeJob, report: JudgeReport) -> None:
        """The report; a report with sandbox_failure is no verdict."""

    async def put_back(self, job: JudgeJob) -> None:
        """The server stops: the row waits again."""


class Judge(Protocol):
    """The sandbox, as the dispatcher sees it."""

    def languages(self) -> tuple[InstalledLanguage, ...]: ...

    def judge(
        self,
        task: JudgeTask,
        *,
        slot: int,
        on_progress: OnProgress,
        cancelled: threading.Event,
    ) -> JudgeReport: ...

    def test_run(
        self, task: TestRunTask, *, slot: int, cancelled: threading.Event
    ) -> TestRunReport: ...

    def compile_check(
        self,
        program: JudgeProgram,
        *,
        role: ProgramRole,
        slot: int,
        cancelled: threading.Event,
    ) -> str | None: ...

    def probe(self, *, slot: int) -> tuple[InstalledLanguage, ...]: ...

    def close(self) -> None: ...
