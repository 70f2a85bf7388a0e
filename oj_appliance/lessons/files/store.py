"""Queries on files of lessons."""

from __future__ import annotations

from oj_appliance.lessons.model import LessonFileRow as Row
from oj_appliance.lessons.store import file_of
from oj_appliance.lessons.types import FileKind, LessonFile, Slides
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.blobs import StoredBlob

_UNUSED = (
    "SELECT id, name, user_id, kind, client_name, blob, size, is_active, pdf, pdf_size, slides"
    " FROM lesson_file WHERE updated_at < ?"
    " AND NOT EXISTS (SELECT 1 FROM lesson_item WHERE file_id = lesson_file.id)"
)


def insert(
    *,
    name: str,
    uid: str,
    kind: FileKind,
    client_name: str,
    content: StoredBlob,
    is_active: bool,
    slides: Slides,
    now: int,
) -> None:
    Row.insert(
        name=name,
        user_id=uid,
        kind=kind.value,
        client_name=client_name,
        size=content.size,
        blob=content.sha256,
        is_active=is_active,
        slides=slides.value,
        created_at=now,
        updated_at=now,
    ).execute()


def unused(before: int) -> list[LessonFile]:
    """Those of no item, and made or let go of before then (epoch ms)."""
    return [file_of(row) for row in fetch_all(_UNUSED, before)]


def delete(file_id: int) -> None:
    Row.delete().where(Row.id == file_id).execute()


def touch(file_ids: list[int], *, now: int) -> None:
    """Whatever no item names from now on is kept for a while."""
    Row.update(updated_at=now).where(Row.id.in_(file_ids)).execute()
