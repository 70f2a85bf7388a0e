"""What the judge page shows (contract admin.md §13). Times in epoch ms."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgeControl:
    """What staff set and what outlives a restart; `slots` None is the settings' number."""

    paused_at: int | None
    paused_by: str | None
    paused_reason: str | None
    slots: int | None


@dataclass(frozen=True, slots=True)
class WaitingSubmission:
    id: int
    display_pid: str
    username: str
    cid: int
    lane: int
    problem_id: int | None
    queued_at: int | None


@dataclass(frozen=True, slots=True)
class PausedProblem:
    id: int
    problem_id: str
    by: str | None
    since: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class FailedSubmission:
    id: int
    display_pid: str
    status: int
    reason: str | None
    updated_at: int


@dataclass(frozen=True, slots=True)
class JudgeRows:
    """What the page reads of the database."""

    control: JudgeControl
    oldest: int | None
    waiting: list[WaitingSubmission]
    running: dict[int, WaitingSubmission]
    statuses: dict[int, int]
    paused: list[PausedProblem]
    failed: list[FailedSubmission]
