"""What an author sets of a problem, declared once: drafts, stored problems and what judging reads
all bear these fields, under these names, which are the table's columns too."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from oj_appliance.problems.types.objective import ObjectivePart


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemSettings:
    """All that judging asks of a problem beside its cases. `spj_*` is the checker or the
    interactor, by `judge_mode`; `checker_*` is the checker that looks at what the interactor wrote,
    none without `checker_abi`. Extra files are contents by name, the judge's for both programs."""

    type: int = 0
    judge_mode: str = "default"
    judge_case_mode: str = "default"
    time_limit_ms: int = 1000
    memory_limit_mb: int = 256
    stack_limit_mb: int = 128
    difficulty: int = 1
    is_remove_end_blank: bool = True
    open_case_result: bool = True
    show_checker_comment: bool = False
    is_file_io: bool = False
    io_read_file_name: str | None = None
    io_write_file_name: str | None = None
    spj_code: str | None = None
    spj_language: str | None = None
    spj_abi: str = "hoj"
    spj_args: str | None = None
    checker_code: str | None = None
    checker_language: str | None = None
    checker_abi: str | None = None
    checker_args: str | None = None
    user_extra_file: dict[str, str] = field(default_factory=dict)
    judge_extra_file: dict[str, str] = field(default_factory=dict)
    objective_parts: tuple[ObjectivePart, ...] = ()


# Of these the judge's own programs are made, or what answers are compared with. Only judging may
# know them, and they belong to a version of the test data.
PROGRAM_SETTINGS = (
    *("spj_code", "spj_language", "spj_abi", "spj_args"),
    *("checker_code", "checker_language", "checker_abi", "checker_args"),
    "judge_extra_file",
    "objective_parts",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSettings(ProblemSettings):
    """With what only pages ask: who may see the problem, and what of a submission."""

    source: str = ""
    auth: int = 2
    code_share: bool = True
    is_upload_case: bool = True
    import_format: str | None = None


def settings_of(kind: type[ProblemSettings], problem: ProblemSettings) -> dict[str, Any]:
    """The settings of this kind that `problem` has, by name."""
    return {each.name: getattr(problem, each.name) for each in fields(kind)}
