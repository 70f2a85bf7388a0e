"""What a pause does to the participations that it covers (contract timedwork.md §11). Pure; moments
are epoch ms. Ends are computed by the shared clock alone: here a record is given other stretches of
pause, never an end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.pauses.types import ExamPause, PauseOrder
from oj_appliance.places.participation import Participation, Pause, paused_between
from oj_appliance.timed_work.rules import effective_status, status_of
from oj_appliance.timed_work.types import Status, TimedWork

MS = 1000
LONGEST_S = 24 * 3600
LONGEST_REASON = 200
# A restart of the server takes less; nobody is asked about it.
SHORTEST_OUTAGE_MS = 20_000


def stretch(work: TimedWork, order: PauseOrder, now: int) -> tuple[int, int | None]:
    """Since when, not before the work's start, and until when. Raises timedwork.not_started,
    http.bad_param."""
    if now < work.start_time:
        raise ApiError("timedwork.not_started", status=403)
    if not 0 <= order.back_ms <= LONGEST_S * MS:
        raise BadRequestError("http.bad_param", name="backS")
    since = max(now - order.back_ms, work.start_time)
    if order.length_ms is None:
        return since, None
    until = min(now, now - order.back_ms + order.length_ms)
    if order.length_ms <= 0 or until <= since:
        raise BadRequestError("http.bad_param", name="lengthS")
    return since, until


def paused(record: Participation, pauses: Iterable[Pause]) -> Participation:
    """With these, each once."""
    known = numbers(record)
    more = tuple(each for each in pauses if each.number not in known)
    return replace(record, pauses=(*record.pauses, *more)) if more else record


def numbers(record: Participation) -> set[int | None]:
    """Of the pauses that reached this person."""
    return {each.number for each in record.pauses}


def helps(work: TimedWork, audience: Audience, after: Iterable[Participation], now: int) -> bool:
    """Whether anybody it covers may still work with it, or begin; `work` as it is with it."""
    if audience.uid is None and status_of(work, now) is not Status.ENDED:
        return True
    covered = (None, *after) if audience.is_everybody else after
    return any(effective_status(work, each, now) is Status.RUNNING for each in covered)


def resumed(record: Participation, number: int, now: int) -> Participation:
    pauses = tuple(
        _until(each, now) if each.number == number and each.until is None else each
        for each in record.pauses
    )
    return record if pauses == record.pauses else replace(record, pauses=pauses)


def undone(record: Participation, number: int) -> Participation:
    """What was granted anew after it stays: without the pause the time had run out earlier, and the
    grant was of all that was missed since."""
    left = tuple(each for each in record.pauses if each.number != number)
    if left == record.pauses:
        return record
    after = replace(record, pauses=left)
    lost = _settled_ms(record) - _settled_ms(after)
    return replace(after, extra_ms=record.extra_ms + lost)


def _settled_ms(record: Participation) -> int:
    """What pauses gave back of the own time before it was granted anew."""
    pauses = tuple(each for each in record.pauses if each.is_settled)
    until = max((each.until or each.since for each in pauses), default=0)
    return paused_between(replace(record, pauses=pauses), record.started_at or 0, until)


def moved(
    record: Participation, room_id: int | None, of_rooms: Sequence[ExamPause], now: int
) -> Participation:
    """Of somebody who sits in another room now: what stands still there does so for them from now
    on, and no longer what stands still where they were. Whoever has not begun is covered by all
    that their room was given."""
    if record.started_at is None:
        numbers = {each.id for each in of_rooms}
        own = tuple(each for each in record.pauses if each.number not in numbers)
        there = tuple(
            Pause(each.since, each.until, each.id) for each in of_rooms if each.room_id == room_id
        )
        return replace(record, pauses=(*own, *there))
    for each in of_rooms:
        if not each.is_open:
            continue
        if each.room_id != room_id:
            record = resumed(record, each.id, now)
        elif not _stands(record, each.id):
            record = replace(record, pauses=(*record.pauses, Pause(now, None, each.id)))
    return record


def _stands(record: Participation, number: int) -> bool:
    return any(each.number == number and each.until is None for each in record.pauses)


def _until(pause: Pause, now: int) -> Pause:
    return Pause(pause.since, max(now, pause.since), pause.number)
