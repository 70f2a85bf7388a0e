"""What the judge page shows (contract admin.md §13). Times in epoch ms."""

from __future__ import annotations

import msgspec


class JudgeControl(msgspec.Struct, frozen=True):
    """What staff set and what outlives a restart; `slots` None is the settings' number."""

    paused_at: int | None
    paused_by: str | None
    paused_reason: str | None
    slots: int | None


class WaitingSubmission(msgspec.Struct, frozen=True):
    id: int
    display_pid: str
    username: str
    cid: int
    lane: int
    problem_id: int | None
    queued_at: int | None


class PausedProblem(msgspec.Struct, frozen=True):
    id: int
    problem_id: str
    by: str | None
    since: int
    reason: str | None


class FailedSubmission(msgspec.Struct, frozen=True):
    id: int
    display_pid: str
    status: int
    reason: str | None
    updated_at: int


class JudgeRows(msgspec.Struct, frozen=True):
    """What the page reads of the database."""

    control: JudgeControl
    oldest: int | None
    waiting: list[WaitingSubmission]
    running: dict[int, WaitingSubmission]
    statuses: dict[int, int]
    paused: list[PausedProblem]
    failed: list[FailedSubmission]
