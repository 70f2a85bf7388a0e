"""What a teacher may save (contract timedwork.md §8). Pure; moments are epoch ms."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.administration.types import WorkDraft
from oj_appliance.timed_work.types import ScoreType, TimedWork, WorkAuth, WorkFilter
from oj_appliance.web.guards import Viewer

LONGEST_TITLE = 255
LONGEST_DESCRIPTION = 65_535
LONGEST_PASSWORD = 50


def settled(draft: WorkDraft) -> WorkDraft:
    """As it is stored: without a password that nobody is asked for. Raises as `check_draft`."""
    draft = replace(
        draft,
        title=draft.title.strip(),
        password=(draft.password or None) if draft.auth == WorkAuth.PRIVATE else None,
    )
    check_draft(draft)
    return draft


def check_draft(draft: WorkDraft) -> None:
    """Raises content.empty, content.too_long, http.bad_param, timedwork.bad_time,
    timedwork.pwd_required."""
    if not draft.title:
        raise ApiError("content.empty", field="title")
    if len(draft.title) > LONGEST_TITLE:
        raise ApiError("content.too_long", field="title", max=LONGEST_TITLE)
    if len(draft.description or "") > LONGEST_DESCRIPTION:
        raise ApiError("content.too_long", field="description", max=LONGEST_DESCRIPTION)
    if draft.auth not in tuple(WorkAuth):
        raise BadRequestError("http.bad_param", name="auth")
    if draft.score_type not in tuple(ScoreType):
        raise BadRequestError("http.bad_param", name="scoreType")
    _check_password(draft)
    _check_times(draft)


def _check_password(draft: WorkDraft) -> None:
    if draft.auth == WorkAuth.PUBLIC:
        return
    if not draft.password:
        raise ApiError("timedwork.pwd_required", field="pwd")
    if len(draft.password) > LONGEST_PASSWORD:
        raise ApiError("content.too_long", field="pwd", max=LONGEST_PASSWORD)


def _check_times(draft: WorkDraft) -> None:
    if draft.start_time <= 0:
        raise ApiError("timedwork.bad_time", field="startTime")
    if draft.end_time <= draft.start_time:
        raise ApiError("timedwork.bad_time", field="endTime")
    window = draft.end_time - draft.start_time
    if draft.duration_ms is not None and not 0 < draft.duration_ms <= window:
        raise ApiError("timedwork.bad_time", field="duration")


def ends_registrations(before: TimedWork, after: WorkDraft) -> bool:
    """Who knew the old password need not know the new one. Of those who have not begun alone."""
    return after.auth == WorkAuth.PRIVATE and after.password != before.password


def is_listed(work: TimedWork, wanted: WorkFilter, now: int) -> bool:
    """In the back-office's list, hidden ones too; `keyword` is a number or part of a title."""
    if wanted.status is not None and rules.status_of(work, now) != wanted.status:
        return False
    keyword = (wanted.keyword or "").strip().lower()
    return keyword in work.title.lower() or keyword == str(work.id)


def list_order(viewer: Viewer, work: TimedWork) -> tuple[bool, int, int]:
    """What the viewer may change first, then the latest start."""
    return not rules.is_manager(viewer, work), -work.start_time, -work.id
