"""Who is in the middle of an exam, by which way they may reach it, and what of the site is shut to
them (contract timedwork.md §12). Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.errors import GuardError
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.access.addresses import is_within
from oj_appliance.timed_work.access.locked_browser import is_allowed
from oj_appliance.timed_work.access.types import Sitting
from oj_appliance.timed_work.rules import effective_end, ended_at
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Viewer
from oj_appliance.web.way import Way


def has_door(settings: ExamSettings) -> bool:
    """Whether there is anything to ask those who are in the middle of it."""
    return bool(
        settings.addresses
        or asks_for_browser(settings)
        or settings.closed
        or settings.one_place != "any"
    )


def is_sitting(
    work: TimedWork, record: Participation | None, settings: ExamSettings, now: int
) -> bool:
    """From one's own begin to one's own end, and as long after it as what arrives still counts."""
    if record is None or record.started_at is None:
        return False
    if is_working(work, record, now):
        return True
    ended = ended_at(work, record, now)
    return ended == effective_end(work, record, now) and now < ended + settings.grace_s * 1000


def is_working(work: TimedWork, record: Participation, now: int) -> bool:
    return ended_at(work, record, now) is None


def asks_for_browser(settings: ExamSettings) -> bool:
    """Whether only a locked browser may be used."""
    return bool(settings.config_keys or settings.exam_keys)


def check_way(timed_work_id: int, settings: ExamSettings, way: Way, viewer: Viewer) -> None:
    """Raises exam.address_refused, which tells the page the way back; exam.browser_required, which
    tells it by which session's number its address has to be loaded."""
    if not is_within(way.address, settings.addresses):
        raise GuardError("exam.address_refused", address=way.address, data={"tid": timed_work_id})
    keys = {"config_keys": settings.config_keys, "exam_keys": settings.exam_keys}
    if not is_allowed(way, **keys, session_id=viewer.session_id):
        raise GuardError("exam.browser_required", data={"session": viewer.session_id})


def closing(part: str, sittings: Iterable[Sitting], now: int) -> Sitting | None:
    """The exam for which this part of the site is shut now."""
    return next(
        (
            each
            for each in sittings
            if part in each.settings.closed and is_working(each.work, each.record, now)
        ),
        None,
    )


def closed(sitting: Sitting, part: str) -> GuardError:
    """The refusal, with the way back."""
    work = sitting.work
    return GuardError(
        "exam.closed", data={"tid": work.id, "title": work.title, "part": part}, title=work.title
    )
