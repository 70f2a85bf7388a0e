"""The last look at each computer."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.exam_readiness.room_check.model import RoomCheckRow as Row
from oj_appliance.exam_readiness.room_check.rules import faults
from oj_appliance.exam_readiness.room_check.types import CheckedSeat, Measured
from oj_appliance.storage.base import tuples


def put(checked: CheckedSeat) -> None:
    values = {
        "address": checked.address,
        "is_green": checked.is_green,
        "found": msgspec.json.encode(checked.measured).decode(),
        "updated_at": checked.at,
    }
    insert: Any = Row.insert(seat=checked.seat, created_at=checked.at, **values)
    insert.on_conflict(conflict_target=(Row.seat,), update=values).execute()


def forget_before(moment: int) -> None:
    Row.delete().where(Row.updated_at < moment).execute()


def has(seat: str) -> bool:
    return bool(Row.select().where(Row.seat == seat).exists())


def count() -> int:
    return int(Row.select().count())


def all_since(moment: int) -> list[CheckedSeat]:
    """The newest first."""
    query = (
        Row.select(Row.seat, Row.address, Row.found, Row.updated_at)
        .where(Row.updated_at >= moment)
        .order_by(Row.updated_at.desc())
    )
    found = []
    for seat, address, text, at in tuples(query):
        measured = msgspec.json.decode(text, type=Measured)
        found.append(CheckedSeat(seat, address, faults(measured), measured, at))
    return found
