"""What virtual participation tells of itself. Moments are epoch ms (UTC)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oj_appliance.contests.boards.wire import BoardRow


class VirtualState(StrEnum):
    NONE = "none"
    RUNNING = "running"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class VirtualResult:
    """`rank` is the place that the person would have had among `participants` ranked people, None
    for whom the contest does not rank; `row` as on the board."""

    rank: int | None
    participants: int
    row: BoardRow


@dataclass(frozen=True, slots=True)
class VirtualView:
    """`refusal` is the error that keeps the viewer from starting now; None where they may."""

    state: VirtualState
    refusal: str | None = None
    started_at: int | None = None
    ends_at: int | None = None
    result: VirtualResult | None = None
