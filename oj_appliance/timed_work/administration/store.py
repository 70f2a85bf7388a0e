"""What teachers write: timed works, and what goes with one that is removed."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.drafts.model import DraftRow as Draft
from oj_appliance.places.codec import cid_of
from oj_appliance.places.model import ParticipationRow as Participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission
from oj_appliance.timed_work.administration.types import WorkDraft
from oj_appliance.timed_work.model import TimedWorkRow as Row
from oj_appliance.web.guards import Actor


def insert(draft: WorkDraft, actor: Actor, *, now: int) -> int:
    return int(
        Row.insert(
            **_columns(draft),
            user_id=actor.account_id,
            author=actor.username,
            modified_user=actor.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(timed_work_id: int, draft: WorkDraft, *, editor: str, now: int) -> None:
    _write(timed_work_id, **_columns(draft), modified_user=editor, updated_at=now)


def touch(timed_work_id: int, *, editor: str, now: int) -> None:
    """Its problems changed."""
    _write(timed_work_id, modified_user=editor, updated_at=now)


def set_visible(timed_work_id: int, visible: bool, *, editor: str, now: int) -> None:
    _write(timed_work_id, visible=visible, modified_user=editor, updated_at=now)


def _write(timed_work_id: int, **columns: object) -> None:
    Row.update(**columns).where(Row.id == timed_work_id).execute()


def clear_registrations(timed_work_id: int, *, now: int) -> int:
    """How many went. Whoever has begun keeps theirs, and a seat is kept without it."""
    waiting = (Participation.registered_at.is_null(False), Participation.started_at.is_null())
    registered = (*_of_work(timed_work_id), *waiting)
    count = int(Participation.select().where(*registered).count())
    Participation.delete().where(*registered, Participation.seat.is_null()).execute()
    Participation.update(registered_at=None, updated_at=now).where(*registered).execute()
    return count


def remove(timed_work_id: int) -> int:
    """The work with all that was written in it, and its dry runs; the number of submissions that
    went. Its problems go by their foreign key."""
    for dry_run_id in dry_runs_of(timed_work_id):
        remove(dry_run_id)
    gone = Submission.delete().where(
        Submission.place_kind == Kind.TIMED_WORK, Submission.place_id == timed_work_id
    )
    count = int(gone.execute())
    Participation.delete().where(*_of_work(timed_work_id)).execute()
    place = Place(Kind.TIMED_WORK, timed_work_id)
    Draft.delete().where(Draft.contest_id == cid_of(place)).execute()
    Row.delete().where(Row.id == timed_work_id).execute()
    return count


def move_submissions(timed_work_id: int, group_id: int | None) -> None:
    """What was submitted in the work lies in its group."""
    Submission.update(group_id=group_id).where(
        Submission.place_kind == Kind.TIMED_WORK, Submission.place_id == timed_work_id
    ).execute()


def dry_runs_of(timed_work_id: int) -> list[int]:
    query = Row.select(Row.id).where(Row.dry_run_of == timed_work_id)
    return [int(number) for (number,) in tuples(query)]


def _of_work(timed_work_id: int) -> tuple[Any, ...]:
    return Participation.place_kind == Kind.TIMED_WORK, Participation.place_id == timed_work_id


def _columns(draft: WorkDraft) -> dict[str, object]:
    columns: dict[str, object] = msgspec.structs.asdict(draft)
    if draft.duration_ms is None:
        columns["duration_ms"] = draft.end_time - draft.start_time
    return columns
