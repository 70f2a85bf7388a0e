"""What virtual participation tells of itself. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from oj_appliance.contests.boards.wire import BoardRow


class VirtualState(StrEnum):
    NONE = "none"
    RUNNING = "running"
    ENDED = "ended"


class VirtualResult(msgspec.Struct, frozen=True):
    """`rank` is the place that the person would have had among `participants` ranked people, None
    for whom the contest does not rank; `row` as on the board."""

    rank: int | None
    participants: int
    row: BoardRow


class VirtualView(msgspec.Struct, frozen=True):
    """`refusal` is the error that keeps the viewer from starting now; None where they may."""

    state: VirtualState
    refusal: str | None = None
    started_at: int | None = None
    ends_at: int | None = None
    result: VirtualResult | None = None
