"""Calls of staff about the computers at which participants work (contract timedwork.md §12)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError
from oj_appliance.timed_work.access.places import ExamPlaces
from oj_appliance.timed_work.access.types import BoundPlace, PlaceEvent, PlaceEventKind
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, Uid

LONGEST_REASON = 200


class ExamPlacesQuery(msgspec.Struct, kw_only=True):
    """Without `uid` of everybody."""

    tid: Id
    uid: Uid | None = None


class ExamMoveBody(msgspec.Struct, kw_only=True):
    tid: Id
    uid: Uid
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] | None = None


class ExamMoved(msgspec.Struct):
    """How many sessions were ended."""

    ended: int


class ExamPlaceInfo(msgspec.Struct):
    address: str
    agent: str
    since: Time


class ExamPlaceEventInfo(msgspec.Struct):
    """`fromAddress` is that of the place before, `staff` who moved them."""

    uid: str
    kind: PlaceEventKind
    address: str
    agent: str
    fromAddress: str | None
    staff: str | None
    time: Time


class ExamPlacesAnswer(msgspec.Struct):
    """`place` where the person works, if one was asked for and is bound; `events` newest first."""

    place: ExamPlaceInfo | None
    events: list[ExamPlaceEventInfo]


class ExamPlacesApi:
    def __init__(self, places: ExamPlaces, known: KnownTimedWorks) -> None:
        self._places = places
        self._known = known

    @get("/api/admin/exam/places", guard=STAFF, summary="At which computers participants work")
    async def get_exam_places(self, call: Call, query: ExamPlacesQuery) -> ExamPlacesAnswer:
        if self._known.find(query.tid) is None:
            raise ApiError("timedwork.missing", status=404)
        place = self._places.place(query.tid, query.uid) if query.uid else None
        events = await self._places.events(query.tid, query.uid)
        return ExamPlacesAnswer(_place(place), [_event(each) for each in events])

    @post("/api/admin/exam/move", guard=STAFF, summary="Sends a participant to another computer")
    async def move_exam_place(self, call: Call, body: ExamMoveBody) -> ExamMoved:
        if self._known.find(body.tid) is None:
            raise ApiError("timedwork.missing", status=404)
        if self._known.record(body.tid, body.uid) is None:
            raise ApiError("timedwork.record_missing", status=404)
        reason = (body.reason or "").strip() or None
        return ExamMoved(await self._places.move(call.actor, body.tid, body.uid, reason))


def _place(place: BoundPlace | None) -> ExamPlaceInfo | None:
    if place is None:
        return None
    return ExamPlaceInfo(place.address, place.agent, wire_time(place.bound_at))


def _event(event: PlaceEvent) -> ExamPlaceEventInfo:
    return ExamPlaceEventInfo(
        uid=event.uid,
        kind=event.kind,
        address=event.address,
        agent=event.agent,
        fromAddress=event.from_address,
        staff=event.staff_name,
        time=wire_time(event.happened_at),
    )
