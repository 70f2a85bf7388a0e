"""A timed work as its teachers see and send it (contract timedwork.md §8)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from oj_appliance.clock import wire_time
from oj_appliance.timed_work.administration import rules
from oj_appliance.timed_work.administration.types import WorkDraft, WorkRow
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import is_manager
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.timed_work.wire import TimedWorkInfo, information
from oj_appliance.web.guards import Viewer
from oj_appliance.web.wire import LARGEST_INTEGER, Id, Int, Moment, Time, read_moment, up_to

MS = 1000


class TimedWorkBody(msgspec.Struct, kw_only=True):
    """Absent stays as it is stored, or as a new work begins; `duration` in seconds, null = the
    whole window."""

    title: Annotated[str, up_to(rules.LONGEST_TITLE)] | UnsetType = UNSET
    description: Annotated[str, up_to(rules.LONGEST_DESCRIPTION)] | UnsetType | None = UNSET
    auth: Int | UnsetType = UNSET
    pwd: Annotated[str, up_to(rules.LONGEST_PASSWORD)] | UnsetType | None = UNSET
    gid: Id | UnsetType | None = UNSET
    startTime: Moment | UnsetType = UNSET
    endTime: Moment | UnsetType = UNSET
    duration: Int | UnsetType | None = UNSET
    visible: bool | UnsetType = UNSET
    scoreType: Annotated[str, up_to(10)] | UnsetType = UNSET


class ChangedTimedWork(TimedWorkBody, kw_only=True):
    id: Id
    gmtModified: Moment | None = None


class AdminTimedWorkRow(TimedWorkInfo, kw_only=True):
    """Without the password; `registerCount` have entered it, `recordCount` have begun."""

    visible: bool
    registerCount: int
    recordCount: int
    gmtCreate: Time
    gmtModified: Time


class AdminTimedWork(TimedWorkInfo, kw_only=True):
    """`isWholeWindow`: the personal time is the window, whatever that becomes."""

    pwd: str | None
    visible: bool
    scoreType: str
    isWholeWindow: bool
    gmtCreate: Time
    gmtModified: Time


# What is called otherwise on the wire than in a draft.
_NAMES = {
    "startTime": "start_time",
    "endTime": "end_time",
    "duration": "duration_ms",
    "pwd": "password",
    "gid": "group_id",
    "scoreType": "score_type",
}
_MOMENTS = ("startTime", "endTime")


def laid_over(base: WorkDraft, body: TimedWorkBody) -> WorkDraft:
    """What was sent in the place of what was there. Raises http.bad_param for what is no time."""
    changes: dict[str, object] = {}
    for name in TimedWorkBody.__struct_fields__:
        value = getattr(body, name)
        if value is UNSET:
            continue
        if name in _MOMENTS:
            value = read_moment(name, value)
        elif name == "duration" and value is not None:
            value = min(value, LARGEST_INTEGER // MS) * MS
        changes[_NAMES.get(name, name)] = value
    return replace(base, **changes)


def admin_row(row: WorkRow, viewer: Viewer, known: KnownTimedWorks, now: int) -> AdminTimedWorkRow:
    return AdminTimedWorkRow(
        **_information(row.work, viewer, known, now),
        visible=row.work.visible,
        registerCount=row.registered,
        recordCount=row.begun,
    )


def admin_timed_work(
    work: TimedWork, viewer: Viewer, known: KnownTimedWorks, now: int
) -> AdminTimedWork:
    return AdminTimedWork(
        **_information(work, viewer, known, now),
        pwd=work.password,
        visible=work.visible,
        scoreType=work.score_type,
        isWholeWindow=work.duration_ms == work.end_time - work.start_time,
    )


def _information(
    work: TimedWork, viewer: Viewer, known: KnownTimedWorks, now: int
) -> dict[str, Any]:
    told = information(work, viewer, known, access=True, now=now)
    return {
        **asdict(told),
        "now": wire_time(now),
        "isManager": is_manager(viewer, work),
        "gmtCreate": wire_time(work.created_at),
        "gmtModified": wire_time(work.updated_at),
    }
