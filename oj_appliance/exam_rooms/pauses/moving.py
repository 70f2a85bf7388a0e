"""Somebody sits in another room, in the write that seats them."""

from __future__ import annotations

from oj_appliance.exam_rooms.pauses import rules, store
from oj_appliance.places.participation import Participation


def moved(record: Participation, room_id: int | None, now: int) -> Participation:
    """With the pauses of the room in which they are from now on; None: in none."""
    pauses = store.counted_pauses(record.place.id)
    return rules.moved(record, room_id, [each for each in pauses if each.room_id], now)
