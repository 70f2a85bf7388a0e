"""What lists of problems hand on: those of the bank, the back-office and the start page."""

from __future__ import annotations

from dataclasses import dataclass

from oj_appliance.problems.types.tags import TagRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class BankQuery:
    """Which public problems are asked for. `oj` None = all, a remote key = that judge's, any other
    text = the own bank (problem.md §3)."""

    keyword: str = ""
    tag_ids: tuple[int, ...] = ()
    difficulty: int | None = None
    oj: str | None = None


@dataclass(frozen=True, slots=True)
class BankEntry:
    """What a search in the bank looks at; `text` has display id and titles as rules.searchable
    makes them, a line each: one look for a word instead of several."""

    id: int
    problem_id: str
    text: str
    difficulty: int
    is_remote: bool
    tag_ids: frozenset[int]


@dataclass(frozen=True, slots=True)
class BankRow:
    """A line of the problem list; `counts` by counter name."""

    id: int
    problem_id: str
    title: str
    difficulty: int
    type: int
    io_score: int
    titles: dict[str, str]
    counts: dict[str, int]
    tags: tuple[TagRecord, ...]


@dataclass(frozen=True, slots=True)
class AdminRow:
    """A line of the back-office's list: nothing of statements or judge programs."""

    id: int
    problem_id: str
    title: str
    author: str | None
    auth: int
    type: int
    judge_mode: str
    difficulty: int
    apply_public_progress: int | None
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class RecentRow:
    """`titles` in further languages, by language."""

    id: int
    problem_id: str
    title: str
    type: int
    created_at: int
    updated_at: int
    titles: dict[str, str]
