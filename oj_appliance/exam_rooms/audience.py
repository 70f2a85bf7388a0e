"""Whom something that an invigilator does is meant for: one person, a room, or everybody."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.known import KnownTimedWorks


class Audience(NamedTuple):
    """Everybody in the work, unless a room or a person is named."""

    room_id: int | None = None
    uid: str | None = None

    @property
    def is_everybody(self) -> bool:
        return self.room_id is None and self.uid is None


def checked(audience: Audience) -> Audience:
    """Raises http.bad_param where both are named."""
    if audience.room_id is not None and audience.uid is not None:
        raise BadRequestError("http.bad_param", name="roomId")
    return audience


def named_room(rooms: KnownRooms, timed_work_id: int, audience: Audience) -> str | None:
    """The room's name. Raises examroom.missing."""
    if audience.room_id is None:
        return None
    room = rooms.room(timed_work_id, audience.room_id)
    if room is None:
        raise ApiError("examroom.missing", status=404, field="roomId")
    return room.name


def reaches(rooms: KnownRooms, timed_work_id: int, audience: Audience, uid: str) -> bool:
    """Whether this person is meant, as they sit now."""
    if audience.uid is not None:
        return audience.uid == uid
    if audience.room_id is None:
        return True
    seat = rooms.seat_of(timed_work_id, uid)
    return seat is not None and seat.room_id == audience.room_id


def person_in(works: KnownTimedWorks, timed_work_id: int, uid: str) -> Participation:
    """Somebody with a seat or a record in the work. Raises exam.person_missing."""
    record = works.record(timed_work_id, uid)
    if record is None:
        raise ApiError("exam.person_missing", status=404, field="uid")
    return record
