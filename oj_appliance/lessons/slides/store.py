"""Queries on slides that wait for their PDF."""

from __future__ import annotations

from oj_appliance.lessons.model import LessonFileRow as Row
from oj_appliance.lessons.store import file_named
from oj_appliance.lessons.types import FileKind, LessonFile, Slides
from oj_appliance.storage.base import fetch_one
from oj_appliance.storage.blobs import StoredBlob

_KINDS = [kind.value for kind in FileKind if kind.is_slides]
_NEXT = "SELECT name FROM lesson_file WHERE slides = 'waiting' ORDER BY id LIMIT 1"


def next_waiting() -> LessonFile | None:
    """The oldest."""
    row = fetch_one(_NEXT)
    return None if row is None else file_named(row[0])


def let_all_wait(largest: int) -> None:
    """What nothing here could convert until now; `largest` in bytes."""
    Row.update(slides=Slides.WAITING.value).where(
        Row.slides == Slides.NONE.value, Row.kind.in_(_KINDS), Row.size <= largest
    ).execute()


def let_none_wait() -> None:
    Row.update(slides=Slides.NONE.value).where(Row.slides == Slides.WAITING.value).execute()


def set_failed(file_id: int) -> None:
    Row.update(slides=Slides.FAILED.value).where(Row.id == file_id).execute()


def set_done(file_id: int, pdf: StoredBlob, *, is_active: bool) -> bool:
    """Whether the file is still there."""
    changed = (
        Row.update(slides=Slides.DONE.value, pdf=pdf.sha256, pdf_size=pdf.size, is_active=is_active)
        .where(Row.id == file_id)
        .execute()
    )
    return bool(changed)
