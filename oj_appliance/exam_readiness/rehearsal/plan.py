"""What the students of a rehearsal do, and what came of it. Both go between processes as JSON."""

from __future__ import annotations

import msgspec

CID_OFFSET = 50_000  # contract timedwork.md §1


class PlannedProblem(msgspec.Struct, frozen=True):
    """`codes` are handed in one after the other, each with a mark of its sender."""

    pid: int
    display_id: str
    language: str
    codes: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """`seconds` of work, in which each saves a draft every `draft_every_s` and submits
    `submits_each` times; before it all log in within `login_s` and open the exam in one second,
    after it all submit within `last_s`. `boards` pages of `board_name`, who is staff, look on."""

    base: str
    names: tuple[str, ...]
    password: str
    tid: int
    problems: tuple[PlannedProblem, ...]
    seconds: float
    login_s: float = 10.0
    draft_every_s: float = 5.0
    submits_each: int = 1
    last_s: float = 5.0
    board_name: str = ""
    boards: int = 0

    @property
    def cid(self) -> int:
        return self.tid + CID_OFFSET


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """Of one kind of call; `failures` by what was answered in place of success."""

    requests: int
    failures: dict[str, int]
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """`calls` by kind and `last` those of the last seconds; `submitted` are numbers that were
    acknowledged, `last_submitted` those of the last seconds."""

    calls: dict[str, Times]
    submitted: tuple[int, ...]
    last_submitted: tuple[int, ...]

    @property
    def failures(self) -> dict[str, int]:
        return {
            f"{kind}: {what}": count
            for kind, times in self.calls.items()
            for what, count in times.failures.items()
        }
