"""What teachers write of groups and items."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.lessons.contents.types import GroupDraft, ItemDraft, Meant
from oj_appliance.lessons.model import LessonGroupRow as GroupRow
from oj_appliance.lessons.model import LessonItemRow as ItemRow
from oj_appliance.lessons.model import LessonTeamRow as TeamRow
from oj_appliance.storage.base import fetch_one

_LAST_GROUP = "SELECT ifnull(max(seq), 0) + 1 FROM lesson_group WHERE lesson_id = ?"
_LAST_ITEM = "SELECT ifnull(max(seq), 0) + 1 FROM lesson_item WHERE lesson_group_id = ?"


def lesson_of_group(group_id: int) -> int | None:
    row = fetch_one("SELECT lesson_id FROM lesson_group WHERE id = ?", group_id)
    return None if row is None else int(row[0])


def problem_of_bank(pid: int) -> str | None:
    """Its display id."""
    row = fetch_one(
        "SELECT problem_id FROM problem WHERE id = ? AND is_group = 0 AND deleted_at IS NULL", pid
    )
    return None if row is None else str(row[0])


def number_of_problem(display_id: str) -> int | None:
    row = fetch_one("SELECT id FROM problem WHERE problem_id = ?", display_id.strip().upper())
    return None if row is None else int(row[0])


def insert_group(lesson_id: int, draft: GroupDraft, *, now: int) -> int:
    number = int(
        GroupRow.insert(
            lesson_id=lesson_id,
            name=draft.name,
            seq=_next(_LAST_GROUP, lesson_id) if draft.seq is None else draft.seq,
            is_for_all=not draft.gids,
            created_at=now,
            updated_at=now,
        ).execute()
    )
    _set_teams(number, draft.gids or ())
    return number


def update_group(group_id: int, draft: GroupDraft, *, now: int) -> None:
    columns: dict[str, object] = {"name": draft.name, "updated_at": now}
    if draft.seq is not None:
        columns["seq"] = draft.seq
    if draft.gids is not None:
        columns["is_for_all"] = not draft.gids
        _set_teams(group_id, draft.gids)
    GroupRow.update(**columns).where(GroupRow.id == group_id).execute()


def _set_teams(group_id: int, gids: Sequence[int]) -> None:
    TeamRow.delete().where(TeamRow.lesson_group_id == group_id).execute()
    for gid in gids:
        TeamRow.insert(lesson_group_id=group_id, group_id=gid).execute()


def delete_group(group_id: int) -> None:
    """Its items and their marks go with it."""
    GroupRow.delete().where(GroupRow.id == group_id).execute()


def insert_item(draft: ItemDraft, meant: Meant, *, now: int) -> int:
    seq = _next(_LAST_ITEM, draft.group_id) if draft.seq is None else draft.seq
    columns = _columns(draft, meant)
    return int(ItemRow.insert(**columns, seq=seq, created_at=now, updated_at=now).execute())


def update_item(item_id: int, draft: ItemDraft, meant: Meant, *, now: int) -> None:
    columns = _columns(draft, meant)
    if draft.seq is not None:
        columns["seq"] = draft.seq
    ItemRow.update(**columns, updated_at=now).where(ItemRow.id == item_id).execute()


def delete_item(item_id: int) -> None:
    ItemRow.delete().where(ItemRow.id == item_id).execute()


def set_group_place(group_id: int, seq: int, *, now: int) -> None:
    GroupRow.update(seq=seq, updated_at=now).where(GroupRow.id == group_id).execute()


def set_item_place(item_id: int, group_id: int, seq: int, *, now: int) -> None:
    ItemRow.update(lesson_group_id=group_id, seq=seq, updated_at=now).where(
        ItemRow.id == item_id
    ).execute()


def _next(sql: str, number: int) -> int:
    row = fetch_one(sql, number)
    return int(row[0]) if row else 1


def _columns(draft: ItemDraft, meant: Meant) -> dict[str, object]:
    return {
        "lesson_group_id": draft.group_id,
        "title": draft.title,
        "url": meant.url,
        "file_id": meant.file_id,
        "problem_id": meant.problem_id,
        "training_id": meant.training_id,
        "is_visible": draft.is_visible,
        # Of a file its contents say it.
        "is_not_video": draft.is_not_video if meant.kind is None else not meant.kind.is_video,
    }
