"""What a room and its seats may be (contract timedwork.md §10). Pure."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

import msgspec

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.exam_rooms.types import DrawnSeat, Room, RoomDraft, Seat
from oj_appliance.places.participation import Participation

LONGEST_ROOM_NAME = 30
LONGEST_SEAT_NAME = 15
LONGEST_VERSION = 20
LONGEST_ADDRESS = 64
MOST_ROWS = 30
MOST_COLUMNS = 30
MOST_ROOMS = 100
MOST_SEATS = MOST_ROWS * MOST_COLUMNS


def checked(draft: RoomDraft) -> RoomDraft:
    """Without blanks around it. Raises content.empty, content.too_long, http.bad_param."""
    name, version = draft.name.strip(), (draft.version or "").strip() or None
    if not name:
        raise ApiError("content.empty", field="name")
    if len(name) > LONGEST_ROOM_NAME:
        raise ApiError("content.too_long", field="name", max=LONGEST_ROOM_NAME)
    if version is not None and len(version) > LONGEST_VERSION:
        raise ApiError("content.too_long", field="version", max=LONGEST_VERSION)
    if not 1 <= draft.rows <= MOST_ROWS:
        raise BadRequestError("http.bad_param", name="rows")
    if not 1 <= draft.columns <= MOST_COLUMNS:
        raise BadRequestError("http.bad_param", name="columns")
    return msgspec.structs.replace(draft, name=name, version=version)


def check_name(name: str, others: Iterable[Room]) -> None:
    """Raises examroom.name_used."""
    if any(each.name == name for each in others):
        raise ApiError("examroom.name_used", field="name")


def full(draft: RoomDraft) -> list[DrawnSeat]:
    """A seat at every place, numbered row by row."""
    places = [(row, column) for row in range(draft.rows) for column in range(draft.columns)]
    return [
        DrawnSeat(name=str(number), row=row, column=column)
        for number, (row, column) in enumerate(places, 1)
    ]


def check_size(draft: RoomDraft, seats: Iterable[Seat]) -> None:
    """Raises examroom.seat_outside where the smaller map would lose a seat."""
    if any(each.row >= draft.rows or each.column >= draft.columns for each in seats):
        raise ApiError("examroom.seat_outside", field="rows")


def checked_seats(
    drawn: Sequence[DrawnSeat], room: Room, before: Collection[int]
) -> list[DrawnSeat]:
    """Each at a place of its own, under a name of its own; `before` are the ids that the room has.
    Raises content.empty, content.too_long, examroom.seat_outside, examroom.seat_used,
    examroom.seat_missing, examroom.bad_address."""
    found = [_checked_seat(each, room) for each in drawn]
    ids = [each.id for each in found if each.id is not None]
    if not set(ids) <= set(before):
        raise ApiError("examroom.seat_missing", status=404)
    places = {(each.row, each.column) for each in found}
    names = {each.name for each in found}
    if len(found) != len(places) or len(found) != len(names) or len(set(ids)) != len(ids):
        raise ApiError("examroom.seat_used", field="seats")
    return found


def _checked_seat(drawn: DrawnSeat, room: Room) -> DrawnSeat:
    name = drawn.name.strip()
    if not name:
        raise ApiError("content.empty", field="seats")
    if len(name) > LONGEST_SEAT_NAME:
        raise ApiError("content.too_long", field="seats", max=LONGEST_SEAT_NAME)
    if not (0 <= drawn.row < room.rows and 0 <= drawn.column < room.columns):
        raise ApiError("examroom.seat_outside", field="seats")
    return msgspec.structs.replace(drawn, name=name, address=checked_address(drawn.address))


def checked_address(address: str | None) -> str | None:
    """As the server writes those of callers. Raises examroom.bad_address."""
    text = (address or "").strip()
    if not text:
        return None
    try:
        return str(ipaddress.ip_address(text))
    except ValueError as error:
        raise ApiError("examroom.bad_address", field="address", address=text[:40]) from error


def seated(record: Participation, room: Room, seat: Seat, *, is_common: bool) -> Participation:
    """Whoever has begun keeps the paper they began with, that without a version, too: a spare
    computer in another room changes nothing of it. `is_common`: some problem of the work stands on
    every paper; where none does, whoever has no version has nothing on theirs yet."""
    is_fixed = record.paper_version is not None or is_common
    keeps = record.started_at is not None and is_fixed
    version = record.paper_version if keeps else room.version
    return replace(record, seat=f"{room.name} {seat.name}", paper_version=version)


def unseated(record: Participation) -> Participation:
    begun = record.started_at is not None
    return replace(record, seat=None, paper_version=record.paper_version if begun else None)
