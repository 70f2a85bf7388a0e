"""What lists of problems hand on: those of the bank, the back-office and the start page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from oj_appliance.problems.types.tags import TagRecord

# By which a reader orders the bank: easy ones, those tried most, those solved most often first.
BankOrder = Literal["difficulty", "tries", "rate"]
# How the reader stands with a problem: `tried` is not solved, `untried` neither.
OwnState = Literal["solved", "tried", "untried", "unsolved"]


class OwnProblems(msgspec.Struct, frozen=True):
    """What one person has solved in practice, and what was tried there at all, by pid."""

    solved: frozenset[int] = frozenset()
    tried: frozenset[int] = frozenset()

    def are(self, state: OwnState, pid: int) -> bool:
        if state == "solved":
            return pid in self.solved
        if state == "unsolved":
            return pid not in self.solved
        return pid not in self.solved and (pid in self.tried) == (state == "tried")


class BankQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which public problems are asked for. `oj` None = all, a remote key = that judge's, any other
    text = the own bank; `source` is exact; `order` None = by display id (problem.md §3)."""

    keyword: str = ""
    tag_ids: tuple[int, ...] = ()
    difficulty: int | None = None
    oj: str | None = None
    source: str = ""
    order: BankOrder | None = None


class BankEntry(msgspec.Struct, frozen=True):
    """What a search in the bank looks at; `text` has display id and titles as rules.searchable
    makes them, a line each: one look for a word instead of several."""

    id: int
    problem_id: str
    text: str
    difficulty: int
    is_remote: bool
    tag_ids: frozenset[int]
    source: str = ""


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


class AdminRow(msgspec.Struct, frozen=True):
    """A line of the back-office's list: nothing of statements or judge programs. `group_id` of the
    group that wrote it."""

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
    group_id: int | None


class RecentRow(msgspec.Struct, frozen=True):
    """`titles` in further languages, by language."""

    id: int
    problem_id: str
    title: str
    type: int
    created_at: int
    updated_at: int
    titles: dict[str, str]
