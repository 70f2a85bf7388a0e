"""Reads the demo problems that are shipped with the program (problems/README.md has the format)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

DEMO_ROOT = Path(__file__).parent / "problems"

Language = Literal["zh-CN", "en-US"]


class DemoTag(msgspec.Struct, frozen=True):
    """A tag by its two names; the Chinese one is stored."""

    zh: str
    en: str


@dataclass(frozen=True, slots=True)
class DemoStatement:
    """The texts of a problem in one language: Markdown, mathematics between dollar signs."""

    title: str
    description: str
    input: str
    output: str
    hint: str


class DemoSample(msgspec.Struct, frozen=True):
    """An example of the statement; its texts end with a line feed, as the first cases do."""

    input: str
    output: str


class DemoCase(msgspec.Struct, frozen=True):
    """One test case. `score` is 0 for ACM; in a subtask each case carries the subtask's score."""

    input: Path
    output: Path
    score: int = 0
    group: int = 1


class DemoSubmission(msgspec.Struct, frozen=True):
    """A solution with the verdict it must get; `score` (OI) are its points, `why` explains it."""

    file: Path
    language: str
    expected: Literal["AC", "WA", "PAC", "RE", "CE", "TLE"]
    score: int | None = None
    why: str = ""


class DemoProgram(msgspec.Struct, frozen=True):
    """A checker or interactor; `abi` is its convention (contract admin.md §8.3)."""

    abi: str
    language: str
    file: Path


@dataclass(frozen=True, slots=True)
class DemoProblem:
    """One demo problem; names are the keys of `problem.toml`, paths are absolute, and the limits
    are those of C and C++ (contract judge-rules §2)."""

    title: str
    problem_id: str
    difficulty: Literal[0, 1, 2]
    tags: tuple[DemoTag, ...]
    source: str
    type: Literal["ACM", "OI"]
    time_limit_ms: int
    memory_limit_mb: int
    stack_limit_mb: int
    mode: Literal["default", "spj", "interactive"]
    judge_case_mode: Literal["default", "ergodic_without_error", "subtask_lowest"]
    remove_end_blank: bool
    statement: dict[Language, DemoStatement]
    samples: tuple[DemoSample, ...]
    cases: tuple[DemoCase, ...]
    submissions: tuple[DemoSubmission, ...]
    checker: DemoProgram | None = None
    interactor: DemoProgram | None = None
    show_checker_comment: bool = False


def read_demo_problems() -> list[DemoProblem]:
    """All demo problems in their order of difficulty.

    Raises msgspec.ValidationError, with a note that names the folder, when a key is missing or
    has a value of another kind.
    """
    return [_read_problem(file.parent) for file in sorted(DEMO_ROOT.glob("*/problem.toml"))]


def _read_problem(folder: Path) -> DemoProblem:
    def inside_folder(_: type, name: object) -> Path:
        return folder / str(name)

    content = tomllib.loads((folder / "problem.toml").read_text(encoding="utf-8"))
    try:
        return msgspec.convert(content, DemoProblem, dec_hook=inside_folder)
    except msgspec.ValidationError as error:
        error.add_note(f"in the demo problem {folder.name}")
        raise
