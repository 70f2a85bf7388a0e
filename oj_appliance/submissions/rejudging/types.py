"""What the rooms of rejudging hand to each other."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Any

import msgspec

from oj_appliance.places.types import Place

KEPT_MS = 24 * 3600 * 1000  # a preview
UNDOABLE_MS = 30 * 24 * 3600 * 1000  # what was applied


class BatchState(StrEnum):
    RUNNING = "running"
    DONE = "done"
    APPLYING = "applying"
    APPLIED = "applied"
    UNDOING = "undoing"
    UNDONE = "undone"


class ChangeState(IntEnum):
    WAITS = 0
    STAYS = 1
    CHANGES = 2
    FAILED = 3
    APPLIED = 4
    UNDONE = 5
    # The row is gone, is judged just now, or was judged again in between.
    LEFT_ALONE = 6


class ResultRow(msgspec.Struct, frozen=True):
    """The columns of a submission that a verdict writes."""

    status: int
    time: int | None
    memory: int | None
    score: int | None
    oi_rank_score: int | None
    error_message: str | None
    judger: str | None
    version: int
    is_manual: int
    data_version_id: int | None
    updated_at: int


class Snapshot(msgspec.Struct, frozen=True):
    """A row with its cases, by column; cases that were never stored have neither id nor times."""

    row: ResultRow
    cases: list[dict[str, Any]]


class Batch(msgspec.Struct, frozen=True):
    """A preview and what became of it. Times in epoch ms."""

    id: int
    key: str
    problem_id: int
    place: Place
    data_version_id: int
    previous_data_version_id: int
    state: BatchState
    judged_by: str
    username: str
    applied_at: int | None
    created_at: int


class ChangedRow(msgspec.Struct, frozen=True):
    """Whose result changes, from what to what."""

    submission_id: int
    uid: str
    username: str
    realname: str | None
    display_pid: str
    from_status: int
    from_score: int | None
    to_status: int
    to_score: int | None


class BatchRow(msgspec.Struct, frozen=True):
    """A batch as the list shows it; versions by their numbers."""

    batch: Batch
    version: int
    previous_version: int
    total: int
    done: int
    changed: int
