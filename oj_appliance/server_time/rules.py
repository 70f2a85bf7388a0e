"""When the computer's clock is believed. Pure; moments are epoch ms, lengths ms."""

from __future__ import annotations

from enum import Enum, auto

from oj_appliance.server_time.types import Seen

# What a network's time service corrects in one go is no jump.
LARGEST_STEP_MS = 2000
# Less is left alone: reading two clocks takes a moment.
SMALLEST_STEP_MS = 20


class Verdict(Enum):
    """On the computer's clock: it agrees, is to be followed, or held back while something runs."""

    AGREES = auto()
    FOLLOW = auto()
    HOLD = auto()


def judged(jump_ms: int, *, is_anything_running: bool) -> Verdict:
    """Nobody's remaining time may change by it (S3 has no rule; a running exam keeps its time)."""
    if abs(jump_ms) <= SMALLEST_STEP_MS:
        return Verdict.AGREES
    if not is_anything_running:
        return Verdict.FOLLOW
    return Verdict.HOLD if abs(jump_ms) > LARGEST_STEP_MS else Verdict.AGREES


def begun_at(computer: int, seen: Seen | None) -> tuple[int, bool]:
    """What time it is at a start by what the computer shows and what was seen last, and whether
    that is doubtful: a clock earlier than the last record has lost its time."""
    if seen is None:
        return computer, False
    believed = computer - seen.behind_ms
    if believed < seen.at - LARGEST_STEP_MS:
        return seen.at, True
    return believed, False
