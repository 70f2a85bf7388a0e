"""What teachers write of trainings."""

from __future__ import annotations

import msgspec

from oj_appliance.drafts.model import DraftRow as Draft
from oj_appliance.trainings.administration.types import TrainingDraft
from oj_appliance.trainings.model import TrainingRow as Row
from oj_appliance.web.guards import Actor


def insert(
    draft: TrainingDraft, category_id: int, group_id: int | None, actor: Actor, *, now: int
) -> int:
    return int(
        Row.insert(
            **_columns(draft),
            category_id=category_id,
            group_id=group_id,
            author=actor.username,
            author_uid=actor.account_id,
            modified_user=actor.username,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(
    training_id: int, draft: TrainingDraft, category_id: int, *, editor: str, now: int
) -> None:
    columns = _columns(draft)
    _write(training_id, **columns, category_id=category_id, modified_user=editor, updated_at=now)


def touch(training_id: int, *, editor: str, now: int) -> None:
    """Its problems changed."""
    _write(training_id, modified_user=editor, updated_at=now)


def set_status(training_id: int, status: bool, *, editor: str, now: int) -> None:
    _write(training_id, status=status, modified_user=editor, updated_at=now)


def _write(training_id: int, **columns: object) -> None:
    Row.update(**columns).where(Row.id == training_id).execute()


def remove(training_id: int) -> None:
    """Its problems, registrations and counters go by their foreign keys; what was submitted stays
    where it lies."""
    Draft.delete().where(Draft.training_id == training_id).execute()
    Row.delete().where(Row.id == training_id).execute()


def _columns(draft: TrainingDraft) -> dict[str, object]:
    columns: dict[str, object] = msgspec.structs.asdict(draft)
    columns["private_pwd"] = columns.pop("password")
    return columns
