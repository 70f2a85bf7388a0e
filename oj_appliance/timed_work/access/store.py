"""Queries on the places of participants."""

from __future__ import annotations

from oj_appliance.storage.base import tuples
from oj_appliance.timed_work.access.model import ExamPlaceEventRow as Event
from oj_appliance.timed_work.access.model import ExamPlaceRow as Place
from oj_appliance.timed_work.access.types import BoundPlace, PlaceEvent, PlaceEventKind


def bound_places() -> dict[tuple[int, str], BoundPlace]:
    """By work and uid."""
    query = Place.select(
        *(Place.timed_work_id, Place.user_id),
        *(Place.session_id, Place.address, Place.agent, Place.bound_at),
    )
    return {(work, uid): BoundPlace(*place) for work, uid, *place in tuples(query)}


def bind(timed_work_id: int, uid: str, place: BoundPlace) -> None:
    Place.replace(timed_work_id=timed_work_id, user_id=uid, **place._asdict()).execute()


def free(timed_work_id: int, uid: str) -> None:
    Place.delete().where(Place.timed_work_id == timed_work_id, Place.user_id == uid).execute()


def add_event(timed_work_id: int, event: PlaceEvent) -> None:
    values = event._asdict()
    Event.insert(timed_work_id=timed_work_id, user_id=values.pop("uid"), **values).execute()


def events(timed_work_id: int, uid: str | None, *, limit: int) -> list[PlaceEvent]:
    """Of a work, or of one person in it, the newest first."""
    query = (
        Event.select(
            *(Event.user_id, Event.kind, Event.session_id, Event.address, Event.agent),
            *(Event.from_session_id, Event.from_address, Event.staff_name, Event.happened_at),
        )
        .where(Event.timed_work_id == timed_work_id)
        .order_by(Event.id.desc())
        .limit(limit)
    )
    if uid is not None:
        query = query.where(Event.user_id == uid)
    return [PlaceEvent(uid, PlaceEventKind(kind), *rest) for uid, kind, *rest in tuples(query)]
