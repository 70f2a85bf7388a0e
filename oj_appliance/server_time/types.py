"""What the rooms of the server's time hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple


class Seen(NamedTuple):
    """What is known of the time from the disk: the last moment at which the server was alive, by
    how much the computer's clock was later than the server's then, and whether an administrator has
    decided that it stays so."""

    at: int
    behind_ms: int = 0
    is_decided: bool = False


class TimeState(NamedTuple):
    """`jump_ms`: how much later the computer's clock is than the server's; `is_held`: it is not
    followed, because something runs by the time of before; `known`: the last moment known from
    before a start whose clock was earlier, None where there is nothing to doubt."""

    now: int
    computer: int
    jump_ms: int
    is_held: bool
    known: int | None
    is_anything_running: bool


class Away(NamedTuple):
    """From the last sign of life to the start that followed it."""

    since: int
    until: int


class ServerTimeMoved(NamedTuple):
    """Event, after the commit: the clock is followed, held or doubted from now on."""
