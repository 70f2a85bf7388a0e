"""What a room check hands on. Moments are epoch ms."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Fault(StrEnum):
    """What is wrong with a computer: the page's language and its own marks tell it in words."""

    CLOCK = "clock"
    BROWSER = "browser"
    STORAGE = "storage"
    NETWORK = "network"
    KEYBOARD = "keyboard"


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """By the page: by how much the computer's clock is off (ms), whether the browser has what the
    site needs and keeps what is stored, what a call and 200 kB took (ms), and whether the line was
    typed as it was given."""

    clock_off_ms: int
    browser: bool
    storage: bool
    round_trip_ms: int
    download_ms: int
    keyboard: bool


class CheckedSeat(msgspec.Struct, frozen=True):
    seat: str
    address: str
    faults: tuple[Fault, ...]
    measured: Measured
    at: int

    @property
    def is_green(self) -> bool:
        return not self.faults


class RoomChecks(msgspec.Struct, frozen=True):
    """`seats` that were looked at, newest first; of the `drawn` ones of an exam's rooms `green`
    were found fit. Without rooms both count what was looked at."""

    seats: tuple[CheckedSeat, ...]
    green: int
    drawn: int
