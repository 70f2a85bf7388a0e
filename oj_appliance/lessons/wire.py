"""Lessons as their readers are told of them (contract lesson.md)."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.lessons.rules import LONGEST_SHOWN, file_address
from oj_appliance.lessons.types import (
    Done,
    FileKind,
    Item,
    ItemGroup,
    OpenedLesson,
    ShownAs,
    Slides,
    WholeLesson,
)
from oj_appliance.web.wire import Time

# Makes the key of an item's file for whoever asks.
MakeKey = Callable[[int], str]


class LessonEntry(msgspec.Struct, kw_only=True):
    """`desc`: its first 255 characters; `itemCount`: of what the caller may see."""

    id: int
    title: str
    logo: str | None
    desc: str
    itemCount: int
    gmtModified: Time


class LessonItemInfo(msgspec.Struct, kw_only=True):
    """`shownAs`: what a page does with it; `kind`, `fileName` and `size` (bytes) of a file.
    `converting`: slides that will become a PDF. `pid` and `problemId` of a problem, `tid` of a
    training; of both `acCount` of `problemCount` are solved by the caller."""

    id: int
    title: str
    url: str
    isVisible: bool
    isNotVideo: bool
    seq: int
    shownAs: ShownAs
    kind: FileKind | None
    fileName: str | None
    size: int | None
    converting: bool
    pid: int | None
    problemId: str | None
    tid: int | None
    seen: bool
    done: bool
    acCount: int
    problemCount: int


class LessonGroupInfo(msgspec.Struct):
    id: int
    name: str
    seq: int
    items: list[LessonItemInfo]


class LessonInfo(msgspec.Struct, kw_only=True):
    """`isManager`: the caller may change it. `doneCount` of `itemCount` are done by the caller."""

    id: int
    title: str
    logo: str | None
    desc: str
    author: str
    visible: bool
    gmtModified: Time
    isManager: bool
    itemCount: int
    doneCount: int
    groups: list[LessonGroupInfo]


def lesson_entry(whole: WholeLesson) -> LessonEntry:
    lesson = whole.lesson
    return LessonEntry(
        id=lesson.id,
        title=lesson.title,
        logo=lesson.logo,
        desc=lesson.description[:LONGEST_SHOWN],
        itemCount=len(whole.items),
        gmtModified=wire_time(lesson.updated_at),
    )


def lesson_info(opened: OpenedLesson, make_key: MakeKey) -> LessonInfo:
    lesson = opened.whole.lesson
    return LessonInfo(
        id=lesson.id,
        title=lesson.title,
        logo=lesson.logo,
        desc=lesson.description,
        author=lesson.author,
        visible=lesson.visible,
        gmtModified=wire_time(lesson.updated_at),
        isManager=opened.is_manager,
        itemCount=len(opened.whole.items),
        doneCount=sum(opened.done[each.id].is_done for each in opened.whole.items),
        groups=[_group(each, opened.done, make_key) for each in opened.whole.groups],
    )


def _group(group: ItemGroup, done: dict[int, Done], make_key: MakeKey) -> LessonGroupInfo:
    items = [item_info(each, done[each.id], make_key) for each in group.items]
    return LessonGroupInfo(group.id, group.name, group.seq, items)


def item_info(item: Item, done: Done, make_key: MakeKey) -> LessonItemInfo:
    file, problem = item.file, item.problem
    return LessonItemInfo(
        id=item.id,
        title=item.title,
        url=address_of(item, make_key),
        isVisible=item.is_visible,
        isNotVideo=item.is_not_video,
        seq=item.seq,
        shownAs=item.shown_as,
        kind=None if file is None else file.kind,
        fileName=None if file is None else file.client_name,
        size=None if file is None else file.content.size,
        converting=file is not None and file.slides is Slides.WAITING,
        pid=None if problem is None else problem.id,
        problemId=None if problem is None else problem.problem_id,
        tid=item.training_id,
        seen=done.seen_at is not None,
        done=done.is_done,
        acCount=done.solved,
        problemCount=done.problems,
    )


def address_of(item: Item, make_key: MakeKey) -> str:
    """Of a file one that opens it to the caller; of a problem or a training its page."""
    if item.file is not None:
        query = urlencode({"itemId": item.id, "key": make_key(item.id)})
        return f"{file_address(item.file.name)}?{query}"
    if item.problem is not None:
        return f"/problem/{item.problem.problem_id}"
    return item.url if item.training_id is None else f"/training/{item.training_id}"
