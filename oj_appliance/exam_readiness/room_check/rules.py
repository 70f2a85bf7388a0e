"""When a computer is fit for an exam. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oj_appliance.exam_readiness.room_check.types import CheckedSeat, Fault, Measured
from oj_appliance.exam_rooms.types import Room, Seat

LONGEST_SEAT = 40
# Nothing of an exam goes by it; a computer that is hours off shows wrong times all the same.
LARGEST_CLOCK_OFF_MS = 60_000
SLOW_CALL_MS = 500
SLOW_DOWNLOAD_MS = 3000  # 200 kB
DAY = 86_400_000  # ms
KEPT_MS = 7 * DAY
MOST_KEPT = 2000


def faults(measured: Measured) -> tuple[Fault, ...]:
    return tuple(_faults(measured))


def _faults(measured: Measured) -> Iterator[Fault]:
    if abs(measured.clock_off_ms) > LARGEST_CLOCK_OFF_MS:
        yield Fault.CLOCK
    if not measured.browser:
        yield Fault.BROWSER
    if not measured.storage:
        yield Fault.STORAGE
    if measured.round_trip_ms > SLOW_CALL_MS or measured.download_ms > SLOW_DOWNLOAD_MS:
        yield Fault.NETWORK
    if not measured.keyboard:
        yield Fault.KEYBOARD


def green_of(checked: Sequence[CheckedSeat], drawn: Sequence[tuple[Room, Seat]]) -> int:
    """How many drawn seats were found fit: by the computer's address where it is known, else by the
    name that was typed, with or without that of the room."""
    green = [each for each in checked if each.is_green]
    if not drawn:
        return len(green)
    names = {_plain(each.seat) for each in green}
    addresses = {each.address for each in green}
    return sum(
        seat.address in addresses
        if seat.address is not None
        else not names.isdisjoint({_plain(seat.name), _plain(f"{room.name} {seat.name}")})
        for room, seat in drawn
    )


def _plain(name: str) -> str:
    return "".join(name.split()).casefold()
