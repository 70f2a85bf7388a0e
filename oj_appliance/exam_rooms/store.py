"""Queries on rooms and seats."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from oj_appliance.accounts.model import Account
from oj_appliance.exam_rooms.model import ExamRoomRow as RoomRow
from oj_appliance.exam_rooms.model import ExamSeatRow as SeatRow
from oj_appliance.exam_rooms.types import DrawnSeat, Room, RoomDraft, Seat, SeatedPerson
from oj_appliance.storage.base import tuples

_ROOM = (RoomRow.id, RoomRow.timed_work_id, RoomRow.name, RoomRow.version, RoomRow.rows)
_SEAT = (SeatRow.id, SeatRow.room_id, SeatRow.name, SeatRow.row, SeatRow.column, SeatRow.user_id)


def rooms(*conditions: Any) -> list[Room]:
    """Of all works, or those of the conditions, in the order in which they were made."""
    query = RoomRow.select(*_ROOM, RoomRow.columns).order_by(RoomRow.id)
    names = Room.__struct_fields__
    found = tuples(query.where(*conditions) if conditions else query)
    return [Room(**dict(zip(names, row, strict=True))) for row in found]


def rooms_of(timed_work_id: int) -> list[Room]:
    return rooms(RoomRow.timed_work_id == timed_work_id)


def room(room_id: int) -> Room | None:
    found = rooms(RoomRow.id == room_id)
    return found[0] if found else None


def seats(*conditions: Any) -> list[Seat]:
    """Row by row, from the front."""
    query = SeatRow.select(*_SEAT, SeatRow.address).order_by(
        SeatRow.room_id, SeatRow.row, SeatRow.column
    )
    names = Seat.__struct_fields__
    found = tuples(query.where(*conditions) if conditions else query)
    return [Seat(**dict(zip(names, row, strict=True))) for row in found]


def seats_of(timed_work_id: int) -> list[Seat]:
    """Of all its rooms."""
    inside = RoomRow.select(RoomRow.id).where(RoomRow.timed_work_id == timed_work_id)
    return seats(SeatRow.room_id.in_(inside))


def seats_in(room_id: int) -> list[Seat]:
    return seats(SeatRow.room_id == room_id)


def seat(seat_id: int) -> Seat | None:
    found = seats(SeatRow.id == seat_id)
    return found[0] if found else None


def seat_of(timed_work_id: int, uid: str) -> Seat | None:
    found = [each for each in seats_of(timed_work_id) if each.uid == uid]
    return found[0] if found else None


def people(uids: Collection[str]) -> dict[str, SeatedPerson]:
    """By uid, of those who are there."""
    query = Account.select(Account.id, Account.username, Account.realname, Account.number)
    found = tuples(query.where(Account.id.in_(list(uids)), Account.deleted_at.is_null()))
    return {row[0]: SeatedPerson(*row) for row in found}


def insert_room(timed_work_id: int, draft: RoomDraft, *, now: int) -> int:
    columns = msgspec.structs.asdict(draft)
    return int(
        RoomRow.insert(
            timed_work_id=timed_work_id, **columns, created_at=now, updated_at=now
        ).execute()
    )


def update_room(room_id: int, draft: RoomDraft, *, now: int) -> None:
    columns = msgspec.structs.asdict(draft)
    RoomRow.update(**columns, updated_at=now).where(RoomRow.id == room_id).execute()


def remove_room(room_id: int) -> None:
    """Its seats go by their foreign key."""
    RoomRow.delete().where(RoomRow.id == room_id).execute()


def insert_seats(room_id: int, drawn: Iterable[DrawnSeat], *, now: int) -> None:
    for each in drawn:
        SeatRow.insert(room_id=room_id, **_drawn(each), created_at=now, updated_at=now).execute()


def move_seats(drawn: Collection[DrawnSeat], *, now: int) -> None:
    """Those that were there. First to places and names that none can have, since two may change
    theirs."""
    for each in drawn:
        _write(each.id, row=-1, column=-(each.id or 0), name=f"/{each.id}", updated_at=now)
    for each in drawn:
        _write(each.id, **_drawn(each), updated_at=now)


def remove_seats(ids: Collection[int]) -> None:
    SeatRow.delete().where(SeatRow.id.in_(list(ids))).execute()


def set_person(seat_id: int, uid: str | None, *, now: int) -> None:
    _write(seat_id, user_id=uid, updated_at=now)


def set_address(seat_id: int, address: str | None, *, now: int) -> None:
    _write(seat_id, address=address, updated_at=now)


def _write(seat_id: int | None, **columns: object) -> None:
    SeatRow.update(**columns).where(SeatRow.id == seat_id).execute()


def _drawn(drawn: DrawnSeat) -> dict[str, object]:
    columns: dict[str, object] = msgspec.structs.asdict(drawn)
    del columns["id"]
    return columns
