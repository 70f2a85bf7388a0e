"""What the rooms of lessons hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.blobs import StoredBlob


class FileKind(StrEnum):
    """What a file is by its own first bytes; each is also the end of its name."""

    PDF = "pdf"
    PPT = "ppt"
    PPTX = "pptx"
    MP4 = "mp4"
    WEBM = "webm"

    @property
    def is_video(self) -> bool:
        return self in (FileKind.MP4, FileKind.WEBM)

    @property
    def is_slides(self) -> bool:
        return self in (FileKind.PPT, FileKind.PPTX)


class Slides(StrEnum):
    """How far slides are on their way to a PDF; NONE of what is no slides, and where nothing here
    could convert them."""

    NONE = "none"
    WAITING = "waiting"
    DONE = "done"
    FAILED = "failed"


class ShownAs(StrEnum):
    """What a page does with an item."""

    PDF = "pdf"
    VIDEO = "video"
    DOWNLOAD = "download"
    LINK = "link"
    PROBLEM = "problem"
    TRAINING = "training"


class LessonFile(msgspec.Struct, frozen=True):
    """`name` is random; `client_name` as the uploader called it. `is_active`: a PDF that brings
    programs. `pdf` is what slides were converted to."""

    id: int
    name: str
    uid: str | None
    kind: FileKind
    client_name: str
    content: StoredBlob
    is_active: bool
    pdf: StoredBlob | None
    slides: Slides

    @property
    def shown_as(self) -> ShownAs:
        if self.kind.is_video:
            return ShownAs.VIDEO
        is_pdf = self.kind is FileKind.PDF or self.pdf is not None
        return ShownAs.PDF if is_pdf and not self.is_active else ShownAs.DOWNLOAD


class ItemProblem(msgspec.Struct, frozen=True):
    """A problem of the bank as an item names it; what a policy of places asks of it."""

    id: int
    problem_id: str
    title: str
    auth: int
    author_uid: str | None
    is_group: bool
    group_id: int | None


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One of `file`, `problem`, `training_id`, or none of them: then `url` is a link."""

    id: int
    group_id: int
    title: str
    url: str
    file: LessonFile | None
    problem: ItemProblem | None
    training_id: int | None
    is_visible: bool
    is_not_video: bool
    seq: int

    @property
    def shown_as(self) -> ShownAs:
        if self.file is not None:
            return self.file.shown_as
        if self.problem is not None:
            return ShownAs.PROBLEM
        return ShownAs.LINK if self.training_id is None else ShownAs.TRAINING


class ItemGroup(msgspec.Struct, frozen=True, kw_only=True):
    """`gids`: those whose members see it, unless it is everybody's (`is_for_all`)."""

    id: int
    lesson_id: int
    name: str
    seq: int
    is_for_all: bool
    gids: tuple[int, ...]
    items: tuple[Item, ...]


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A stored lesson; `uid` is its author's, None once that account is gone."""

    id: int
    title: str
    logo: str | None
    description: str
    visible: bool
    seq: int
    uid: str | None
    author: str
    modified_user: str | None
    created_at: int
    updated_at: int


class WholeLesson(NamedTuple):
    """A lesson with what is in it: all, or what one viewer may see."""

    lesson: Lesson
    groups: tuple[ItemGroup, ...]

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]


class Done(NamedTuple):
    """How far somebody is with an item: `seen_at` when they said or showed that they have seen it;
    `solved` of `problems` where it is a problem or a training."""

    seen_at: int | None = None
    solved: int = 0
    problems: int = 0

    @property
    def is_done(self) -> bool:
        if self.problems:
            return self.solved >= self.problems
        return self.seen_at is not None


class OpenedLesson(NamedTuple):
    """As one viewer meets it; `done` by the numbers of its items."""

    whole: WholeLesson
    done: dict[int, Done]
    is_manager: bool


BANK = Place(Kind.PRACTICE)
