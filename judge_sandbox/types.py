"""The plain types that every part of the judge speaks: a task, its cases, a report.

Units are in the names: ms are milliseconds, kb are KiB, mb are MiB (contract judge-rules).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from fractions import Fraction
from pathlib import Path


class Verdict(IntEnum):
    """Judge status codes (specification S1 §4)."""

    NOT_SUBMITTED = -10
    HIDDEN = -5
    CANCELLED = -4
    PRESENTATION_ERROR = -3
    COMPILE_ERROR = -2
    WRONG_ANSWER = -1
    ACCEPTED = 0
    TIME_LIMIT_EXCEEDED = 1
    MEMORY_LIMIT_EXCEEDED = 2
    RUNTIME_ERROR = 3
    SYSTEM_ERROR = 4
    PENDING = 5
    COMPILING = 6
    JUDGING = 7
    PARTIAL_ACCEPTED = 8
    SUBMITTING = 9
    SUBMITTED_FAILED = 10


class Scoring(StrEnum):
    """ACM: every case must pass, no scores. OI: cases carry scores."""

    ACM = "ACM"
    OI = "OI"


class JudgeMode(StrEnum):
    DEFAULT = "default"
    SPECIAL_JUDGE = "spj"
    INTERACTIVE = "interactive"


class CaseMode(StrEnum):
    """How cases are run and added up (contract judge-rules §6)."""

    DEFAULT = "default"
    ERGODIC_WITHOUT_ERROR = "ergodic_without_error"
    SUBTASK_LOWEST = "subtask_lowest"
    SUBTASK_AVERAGE = "subtask_average"


@dataclass(frozen=True, slots=True)
class DataFile:
    """Test data by content, `size` in bytes. Where it lies, or whence it comes, is known to the
    machine that runs the task."""

    sha256: str
    size: int


# Where a machine has that content, fetched before if need be; raises OSError where it has not.
Locate = Callable[[DataFile], Path]


@dataclass(frozen=True, slots=True)
class TestCase:
    """One case; `keeps_output` asks for what the program wrote, should the case fail."""

    seq: int
    input: DataFile
    output: DataFile
    score: int = 0
    group: int = 1
    case_id: int = 0
    keeps_output: bool = False

    __test__ = False  # the name begins with "Test": pytest must not collect it


@dataclass(frozen=True, slots=True)
class FileIo:
    """The program reads and writes these files instead of its standard streams (judge-rules §7)."""

    read_name: str
    write_name: str


class Convention(StrEnum):
    """How a checker or interactor is called and how it answers (contract admin §8.3)."""

    HOJ = "hoj"
    TESTLIB = "testlib"
    QDUOJ = "qduoj"
    HUSTOJ = "hustoj"
    HUSTOJ_TPJ = "hustoj-tpj"
    KATTIS = "kattis"
    DMOJ = "dmoj"
    DMOJ_TESTLIB = "dmoj-testlib"
    DMOJ_COCI = "dmoj-coci"
    HYDRO = "hydro"
    LEMON = "lemon"
    SYZOJ = "syzoj"
    BUILTIN = "builtin"


@dataclass(frozen=True, slots=True)
class JudgeProgram:
    """A checker or interactor as the problem carries it.

    `language` "C" and "C++" mean the recipes of judges' programs (judge-rules §1, SPJ-C and
    SPJ-C++); any other name is compiled and run by that language's own line. `arguments` are the
    problem's further arguments; for the built-in convention they are the comparison.
    """

    convention: Convention
    language: str = "C++"
    source: str = ""
    arguments: tuple[str, ...] = ()
    extra_files: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class JudgeTask:
    """All that one judging needs; limits are the problem's, before the language doubles them.

    `prepend` and `append` stand around the source in the file that is compiled (judge-rules §3).
    An interactive task may have a checker too: it reads what the interactor wrote.
    `tells_difference` lets the built-in comparison say where a wrong output differs.
    `makes_outputs`: nothing is compared; what the program wrote comes back whole, of the first
    cases alone where that is much (`cases/outputs.py`).
    """

    source: str
    language: str
    time_limit_ms: int
    memory_limit_mb: int
    stack_limit_mb: int
    cases: tuple[TestCase, ...]
    scoring: Scoring = Scoring.ACM
    mode: JudgeMode = JudgeMode.DEFAULT
    case_mode: CaseMode = CaseMode.DEFAULT
    remove_end_blank: bool = True
    tells_difference: bool = False
    makes_outputs: bool = False
    io_score: int = 0
    file_io: FileIo | None = None
    extra_files: dict[str, str] = field(default_factory=dict)
    prepend: str = ""
    append: str = ""
    checker: JudgeProgram | None = None
    interactor: JudgeProgram | None = None


@dataclass(frozen=True, slots=True)
class TestRunTask:
    """A run with the user's own input (judge-rules §8); without `expected` nothing is compared."""

    source: str
    language: str
    time_limit_ms: int
    memory_limit_mb: int
    stack_limit_mb: int
    input: str
    expected: str | None = None
    remove_end_blank: bool = True
    file_io: FileIo | None = None
    extra_files: dict[str, str] = field(default_factory=dict)
    prepend: str = ""
    append: str = ""

    __test__ = False


@dataclass(frozen=True, slots=True)
class TestRunReport:
    """What a test run showed. `stdout` is cut (judge-rules §8); `stderr` is the exit text and
    what the program wrote there, or the compiler's words; `warnings` are the compiler's words about
    a program that it took."""

    status: Verdict
    time_ms: int = 0
    memory_kb: int = 0
    stdout: str = ""
    stderr: str = ""
    warnings: str = ""
    sandbox_failure: str | None = None

    __test__ = False


@dataclass(frozen=True, slots=True)
class CaseReport:
    """Result of one case. `message` is the judge's word on it (judge-rules §4), or what the
    checker said. `percentage` is the share of a partly right case, 0 to 1. `output` is the
    beginning of what the program wrote, `errors` of its standard error, of a failed case that asked
    for it."""

    seq: int
    status: Verdict
    time_ms: int
    memory_kb: int
    score: int | None = None
    group: int = 1
    message: str = ""
    case_id: int = 0
    percentage: Fraction | None = None
    output: bytes | None = None
    errors: str = ""


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """Final word on a task. `sandbox_failure` tells that the sandbox itself failed and nothing of
    this report may stand as a verdict; the caller decides whether to try again."""

    status: Verdict
    time_ms: int = 0
    memory_kb: int = 0
    score: int | None = None
    error_message: str | None = None
    cases: tuple[CaseReport, ...] = ()
    sandbox_failure: str | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """COMPILING once, then JUDGING with the number of finished cases."""

    phase: Verdict
    done: int = 0
    total: int = 0


OnProgress = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class InstalledLanguage:
    """A language whose tools were found on this machine."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the doctor. level: green, amber or red."""

    id: str
    group: str
    level: str
    title_en: str
    title_zh: str
    found_en: str
    found_zh: str
    remedy_en: str = ""
    remedy_zh: str = ""
    command: str = ""


class SandboxUnavailable(Exception):  # noqa: N818 - reads as what the caller sees
    """This machine cannot judge safely; the text says why and which command mends it."""
