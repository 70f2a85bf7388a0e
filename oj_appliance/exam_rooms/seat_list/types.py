"""What the rooms of the seat list hand to each other."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.exam_rooms.types import SeatedPerson


class SeatLine(msgspec.Struct, frozen=True):
    """One line as it stands in the list, counted from 1; `number` is a student number or a
    username, "" where nobody sits."""

    line: int
    room: str
    seat: str
    number: str
    address: str


class ReadList(msgspec.Struct, frozen=True):
    """`sheet` is the one of a workbook of several that was read, `others` are those that might have
    been read as well."""

    lines: list[SeatLine]
    sheet: str | None = None
    others: tuple[str, ...] = ()


class CheckedLine(msgspec.Struct, frozen=True):
    """`address` as the server writes it; with a fault the list cannot be applied."""

    line: SeatLine
    person: SeatedPerson | None
    address: str | None
    fault: Phrase | None


class CheckedList(msgspec.Struct, frozen=True):
    read: ReadList
    lines: list[CheckedLine]
