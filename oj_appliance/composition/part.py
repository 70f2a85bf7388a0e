"""One part of the site and its life. A new domain is one file here and one line in `app.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import Any, TypeVar

import msgspec

from oj_appliance.events import Events

Event = TypeVar("Event")


class Cycle(Enum):
    """When work comes around. What belongs to one night is done part by part, in their order; where
    the server is off then, once it is on again (oj_appliance/nights.py)."""

    OFTEN = "each minute"
    HOUR = "at each full hour"
    NIGHT = "at 3 in the night"
    AFTER_NIGHT = "at 4 in the night, when the night's work is done"


class Timer(msgspec.Struct, frozen=True):
    """`work` takes no arguments; a missed call harms nobody."""

    cycle: Cycle
    work: Callable[[], Awaitable[object]]


class Listener:
    """Who hears an event: inside the transaction that publishes it, or after the commit."""

    def __init__(self, listen: Callable[[Events], None]) -> None:
        self.listen = listen


def inside(kind: type[Event], listener: Callable[[Event], None]) -> Listener:
    """A failure of `listener` rolls the change back."""
    return Listener(lambda events: events.subscribe(kind, listener))


def after_commit(kind: type[Event], listener: Callable[[Event], None]) -> Listener:
    return Listener(lambda events: events.on_commit(kind, listener))


class Part:
    """Every step is optional. They are taken in the order of the parts; stopping and closing in the
    opposite one."""

    def apis(self) -> Sequence[object]:
        """Objects with endpoints."""
        return ()

    def listeners(self) -> Sequence[Listener]:
        return ()

    def timers(self) -> Sequence[Timer]:
        return ()

    async def load(self) -> Any:
        """Reads what lives in memory."""

    async def recover(self) -> Any:
        """Before anybody is answered: what an ended server left undone waits again."""

    def start(self) -> None:
        """Begins to work beside the requests."""

    async def stop(self) -> Any:
        """Takes no more work, and gives what runs a moment to end."""

    async def close(self) -> Any:
        """Lets go of threads, sockets and files."""
