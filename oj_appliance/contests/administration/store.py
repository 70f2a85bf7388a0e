"""What organisers write: contests, and what goes with one that is removed."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.announcements.model import Announcement
from oj_appliance.contests.administration.types import ContestDraft
from oj_appliance.contests.model import ContestRow as Row
from oj_appliance.drafts.model import DraftRow as Draft
from oj_appliance.places.model import ParticipationRow as Participation
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_one, tuples
from oj_appliance.submissions.model import Submission
from oj_appliance.web.guards import Actor

_LISTS = ("star_accounts", "awards")


def numbers_of_group(gid: int) -> list[int]:
    return [int(number) for (number,) in tuples(Row.select(Row.id).where(Row.group_id == gid))]


def last_number() -> int:
    """The highest that was ever given: none is given twice."""
    row = fetch_one("SELECT seq FROM sqlite_sequence WHERE name = 'contest'")
    return int(row[0]) if row else 0


def insert(draft: ContestDraft, actor: Actor, *, source: int, gid: int | None, now: int) -> int:
    return int(
        Row.insert(
            **_columns(draft),
            user_id=actor.account_id,
            author=actor.username,
            source=source,
            group_id=gid,
            modified_user=actor.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(contest_id: int, draft: ContestDraft, *, editor: str, now: int) -> None:
    Row.update(**_columns(draft), modified_user=editor, updated_at=now).where(
        Row.id == contest_id
    ).execute()


def touch(contest_id: int, *, editor: str, now: int) -> None:
    """Its problems changed, or whether it is shown."""
    Row.update(modified_user=editor, updated_at=now).where(Row.id == contest_id).execute()


def set_visible(contest_id: int, visible: bool, *, editor: str, now: int) -> None:
    Row.update(visible=visible, modified_user=editor, updated_at=now).where(
        Row.id == contest_id
    ).execute()


def clear_registrations(contest_id: int) -> int:
    """How many there were. Virtual ones know no password."""
    return int(
        Participation.delete()
        .where(*_of_contest(contest_id), Participation.is_virtual == False)  # noqa: E712 - SQL
        .execute()
    )


def remove(contest_id: int) -> int:
    """The contest with all that was written in it; the number of submissions that went."""
    gone = Submission.delete().where(
        Submission.place_kind == Kind.CONTEST, Submission.place_id == contest_id
    )
    count = int(gone.execute())
    remove_but_submissions(contest_id)
    return count


def remove_but_submissions(contest_id: int) -> None:
    """Those alone that counted stay; problems, prints and comments go by their foreign keys."""
    Submission.delete().where(
        Submission.place_kind == Kind.VIRTUAL, Submission.place_id == contest_id
    ).execute()
    Participation.delete().where(*_of_contest(contest_id)).execute()
    Announcement.delete().where(Announcement.contest_id == contest_id).execute()
    Draft.delete().where(Draft.contest_id == contest_id).execute()
    Row.delete().where(Row.id == contest_id).execute()


def _of_contest(contest_id: int) -> tuple[Any, ...]:
    return Participation.place_kind == Kind.CONTEST, Participation.place_id == contest_id


def _columns(draft: ContestDraft) -> dict[str, object]:
    columns: dict[str, object] = msgspec.structs.asdict(draft)
    for name in _LISTS:
        columns[name] = msgspec.json.encode(columns[name]).decode()
    return columns
