"""What teachers write of lessons."""

from __future__ import annotations

import msgspec

from oj_appliance.lessons.administration.types import LessonDraft
from oj_appliance.lessons.model import LessonRow as Row
from oj_appliance.web.guards import Actor


def insert(draft: LessonDraft, actor: Actor, *, now: int) -> int:
    return int(
        Row.insert(
            **msgspec.structs.asdict(draft),
            user_id=actor.account_id,
            author=actor.username,
            modified_user=actor.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(lesson_id: int, draft: LessonDraft, *, editor: str, now: int) -> None:
    _write(lesson_id, **msgspec.structs.asdict(draft), modified_user=editor, updated_at=now)


def touch(lesson_id: int, *, editor: str, now: int) -> None:
    """What is in it changed."""
    _write(lesson_id, modified_user=editor, updated_at=now)


def _write(lesson_id: int, **columns: object) -> None:
    Row.update(**columns).where(Row.id == lesson_id).execute()


def remove(lesson_id: int) -> None:
    """Groups, items and marks go with it; files stay until nothing names them for a day."""
    Row.delete().where(Row.id == lesson_id).execute()
