"""What teachers write of a lesson."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.lessons.types import Lesson


class LessonDraft(msgspec.Struct, frozen=True, kw_only=True):
    """Names as in Lesson; the values here are those of a new one."""

    title: str = ""
    logo: str | None = None
    description: str = ""
    visible: bool = True
    seq: int = 0


class Saving(NamedTuple):
    """What is saved; `read_at` is the gmtModified that the editor saw (epoch ms)."""

    draft: LessonDraft
    read_at: int | None = None


def draft_of(lesson: Lesson) -> LessonDraft:
    names = LessonDraft.__struct_fields__
    return LessonDraft(**{name: getattr(lesson, name) for name in names})
