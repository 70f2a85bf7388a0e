"""What a timed work allows, by its times and its settings (S3 §4 and §6, contract timedwork.md §1
and §3). Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from oj_appliance.errors import ApiError
from oj_appliance.groups.types import Standing
from oj_appliance.places.participation import (
    Participation,
    closes_at,
    end_of,
    is_over,
    paused_since,
)
from oj_appliance.problems.types.objective import OBJECTIVE as ANSWERS
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import (
    Status,
    TimedWork,
    TimedWorkProblem,
    WorkAuth,
    WorkFilter,
    WorkType,
)
from oj_appliance.web.guards import Viewer

LIST_LIMIT = 10  # S3 §2.12
OBJECTIVE = 2  # a problem's type (contract 00-conventions)
MOST_WRONG_PASSWORDS = 10  # contract timedwork.md §3, register
WRONG_PASSWORDS_WINDOW_S = 600
# A work that is open for longer is homework; nobody sits before it all the time. In ms.
LONGEST_EXAM = 12 * 3_600_000


def status_of(work: TimedWork, now: int) -> Status:
    if now < work.start_time:
        return Status.SCHEDULED
    return Status.RUNNING if now < work.end_time else Status.ENDED


def is_exam(work: TimedWork) -> bool:
    """Whether all sit before it at one time, so that the server is theirs while it runs."""
    return work.end_time - work.start_time <= LONGEST_EXAM


def is_manager(viewer: Viewer, work: TimedWork) -> bool:
    """TWM: root, the creator, and whoever is root of the group in which it is held. Whoever tries
    a work manages nothing in it."""
    if work.dry_run_of is not None:
        return False
    is_creator = viewer.uid is not None and viewer.uid == work.uid
    return is_creator or viewer.is_root or standing_of(viewer, work).is_root


def standing_of(viewer: Viewer, work: TimedWork) -> Standing:
    """What the viewer is in the group of a work; nothing in one of none."""
    return Standing() if work.group is None else work.group.standing(viewer)


def organisers(work: TimedWork) -> set[str]:
    """Who takes no part in it, besides root users: its creator and the roots of its group; in a dry
    run nobody."""
    if work.dry_run_of is not None:
        return set()
    found = set() if work.group is None else work.group.roots()
    return found if work.uid is None else {*found, work.uid}


def reads_all(viewer: Viewer, work: TimedWork) -> bool:
    """Whether the viewer is shown everybody's submissions: any admin role, and managers; in
    a dry run everybody is a student."""
    if work.dry_run_of is not None:
        return False
    return viewer.is_staff or is_manager(viewer, work)


def has_started(record: Participation | None) -> bool:
    return record is not None and record.started_at is not None


def effective_status(work: TimedWork, record: Participation | None, now: int) -> Status:
    """Of one person: ended when their own time is over, running from their own start (S3 §4);
    before it the work's, but that what pauses took of the time to begin is given back."""
    if record is None or record.started_at is None:
        if now < work.start_time:
            return Status.SCHEDULED
        return Status.RUNNING if now < begins_until(work, record, now) else Status.ENDED
    return Status.ENDED if is_over(record, work.window, now) else Status.RUNNING


def begins_until(work: TimedWork, record: Participation | None, now: int) -> int:
    """Until when somebody who has not begun may, as things stand: to the window's end, later by the
    pauses that cover them. Time that was granted is of one's own, and moves it not."""
    own = () if record is None else record.pauses
    return closes_at(work.window, (*work.pauses, *own), now)


def may_be_begun(work: TimedWork, records: Iterable[Participation], now: int) -> bool:
    """Whether somebody may begin, or could when it starts."""
    if now < work.end_time:
        return True
    waiting = (each for each in records if not has_started(each))
    return any(now < begins_until(work, each, now) for each in (None, *waiting))


def is_running(work: TimedWork, records: Mapping[str, Participation], now: int) -> bool:
    """Whether anybody may still work, or begin: within the window, or on time that was granted or
    given back beyond."""
    if now < work.end_time:
        return now >= work.start_time
    return any(
        effective_status(work, each, now) is Status.RUNNING for each in (None, *records.values())
    )


def effective_end(work: TimedWork, record: Participation, now: int) -> int:
    """When the person's time runs out, as things stand."""
    return end_of(record, work.window, now)


def ended_at(work: TimedWork, record: Participation, now: int) -> int | None:
    """The record's end: when it was handed in, closed by staff or ran out; None while it runs."""
    end = effective_end(work, record, now)
    moments = [each for each in (record.handed_in_at, record.ended_at) if each is not None]
    if moments:
        return min(*moments, end)
    return end if now >= end else None


def end_for_all(work: TimedWork, records: Iterable[Participation], now: int) -> int:
    """When nobody may work any more, as things stand."""
    ends = [begins_until(work, None, now)]
    for each in records:
        if not has_started(each):
            ends.append(begins_until(work, each, now))
        elif ended_at(work, each, now) is None:
            ends.append(effective_end(work, each, now))
    return max(ends)


def latest_end(work: TimedWork, records: Iterable[Participation], now: int) -> int:
    """The same, also of whoever has stopped since."""
    ends = (
        effective_end(work, each, now) if has_started(each) else begins_until(work, each, now)
        for each in records
    )
    return max(begins_until(work, None, now), max(ends, default=0))


def is_shown(viewer: Viewer, work: TimedWork) -> bool:
    """Hidden ones are its managers' and staff's alone, a dry run its owner's."""
    if work.dry_run_of is not None:
        return viewer.uid is not None and viewer.uid == work.uid
    return work.visible or reads_all(viewer, work)


def check_entry(
    work: TimedWork | None, viewer: Viewer, *, record: Participation | None
) -> TimedWork:
    """The contract's "enter". Raises timedwork.missing, group.not_member,
    timedwork.register_first."""
    if work is None or not is_shown(viewer, work):
        raise ApiError("timedwork.missing", status=404)
    if is_manager(viewer, work):
        return work
    check_membership(work, viewer)
    if work.auth == WorkAuth.PRIVATE and not is_past_password(record):
        raise ApiError("timedwork.register_first", status=403)
    return work


def is_member(viewer: Viewer, work: TimedWork) -> bool:
    """Whether the work is held for the viewer: in no group, or in one of theirs."""
    return work.group_id is None or standing_of(viewer, work).is_member


def check_membership(work: TimedWork, viewer: Viewer) -> None:
    """Staff, who invigilate, need not belong to the group. Raises group.not_member."""
    if not is_member(viewer, work) and not reads_all(viewer, work):
        raise ApiError("group.not_member", status=403)


def is_registered(record: Participation | None) -> bool:
    return record is not None and record.registered_at is not None


def is_past_password(record: Participation | None) -> bool:
    """Whoever has begun is asked for no password any more, though it was changed since, or the
    common start has begun them: they are in the middle of it."""
    return is_registered(record) or has_started(record)


def check_started(viewer: Viewer, work: TimedWork, record: Participation | None) -> None:
    """Problems are for whoever has begun, and for staff. Raises timedwork.no_record."""
    if not has_started(record) and not reads_all(viewer, work):
        raise ApiError("timedwork.no_record", status=403)


def check_begun(work: TimedWork, viewer: Viewer, *, record: Participation | None, now: int) -> None:
    """What whoever writes fulfils, besides the problem and the end of their time. Raises as
    check_entry, and timedwork.not_started, timedwork.no_record."""
    check_entry(work, viewer, record=record)
    if is_manager(viewer, work):
        return
    if status_of(work, now) is Status.SCHEDULED:
        raise ApiError("timedwork.not_started", status=403)
    if not has_started(record):
        raise ApiError("timedwork.no_record", status=403)


def check_writer(
    work: TimedWork, viewer: Viewer, *, record: Participation | None, now: int
) -> None:
    """What whoever keeps drafts fulfils, also while paused: nothing written is lost. Raises as
    check_begun, and timedwork.ended."""
    check_begun(work, viewer, record=record, now=now)
    if not is_manager(viewer, work) and effective_status(work, record, now) is Status.ENDED:
        raise ApiError("timedwork.ended", status=403)


def paper(
    problems: Iterable[TimedWorkProblem], record: Participation | None
) -> tuple[TimedWorkProblem, ...]:
    """Those of the person's version, and those of no version."""
    version = None if record is None else record.paper_version
    return tuple(each for each in problems if each.version in (None, version))


def takes_language(settings: ExamSettings, language: str) -> bool:
    """Answers to questions are in none."""
    return settings.languages is None or language in (*settings.languages, ANSWERS)


def check_submitter(
    work: TimedWork, viewer: Viewer, *, record: Participation | None, now: int
) -> None:
    """What whoever submits fulfils, besides the problem and the end of their time, which has its
    grace. Raises as check_begun, and timedwork.paused."""
    check_begun(work, viewer, record=record, now=now)
    if not is_manager(viewer, work) and pause_of(work, record, now) is not None:
        raise ApiError("timedwork.paused", status=403)


def pause_of(work: TimedWork, record: Participation | None, now: int) -> int | None:
    """Since when this person's running time stands still, if it does."""
    if record is None or effective_status(work, record, now) is not Status.RUNNING:
        return None
    return paused_since(record, now) if record.started_at is not None else None


def is_listed(viewer: Viewer, work: TimedWork, wanted: WorkFilter, now: int) -> bool:
    """In everybody's list: visible ones, of no group or one of the viewer's, that fit the
    filters."""
    if not work.visible or not is_member(viewer, work):
        return False
    if wanted.status is not None and status_of(work, now) != wanted.status:
        return False
    return not wanted.keyword or wanted.keyword.lower() in work.title.lower()


def list_order(work: TimedWork, now: int) -> tuple[int, int, int]:
    """Running ones first, then those to come, then those that have ended; the last to start
    first."""
    order = (Status.RUNNING, Status.SCHEDULED, Status.ENDED)
    return order.index(status_of(work, now)), -work.start_time, -work.id


def type_of(problems: Iterable[TimedWorkProblem]) -> WorkType:
    kinds = {each.type == OBJECTIVE for each in problems}
    if kinds == {True}:
        return WorkType.OBJECTIVE
    return WorkType.MIXED if len(kinds) > 1 else WorkType.PROGRAMMING
