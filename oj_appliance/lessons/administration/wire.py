"""A lesson as its teachers see and send it (contract lesson.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oj_appliance.clock import wire_time
from oj_appliance.lessons import rules
from oj_appliance.lessons.administration.types import LessonDraft, Saving
from oj_appliance.lessons.types import (
    FileKind,
    Item,
    ItemGroup,
    ShownAs,
    Slides,
    WholeLesson,
)
from oj_appliance.lessons.wire import MakeKey, address_of
from oj_appliance.web.wire import Id, Int, Moment, Time, read_moment, up_to


class LessonBody(msgspec.Struct, kw_only=True):
    """Absent stays as it is stored, or as a new lesson begins."""

    id: Id | None = None
    title: Annotated[str, up_to(rules.LONGEST_TITLE)] | UnsetType = UNSET
    logo: Annotated[str, up_to(rules.LONGEST_LOGO)] | UnsetType | None = UNSET
    desc: Annotated[str, up_to(rules.LONGEST_DESCRIPTION)] | UnsetType = UNSET
    visible: bool | UnsetType = UNSET
    seq: Int | UnsetType = UNSET
    gmtModified: Moment | None = None


class AdminLessonEntry(msgspec.Struct, kw_only=True):
    """`itemCount` with the hidden ones; `isManager`: the caller may change it."""

    id: int
    title: str
    logo: str | None
    desc: str
    itemCount: int
    visible: bool
    author: str
    seq: int
    isManager: bool
    gmtCreate: Time
    gmtModified: Time


class AdminLessonItem(msgspec.Struct, kw_only=True):
    """`url` as it is stored; `address` opens it to the caller."""

    id: int
    groupId: int
    title: str
    url: str
    address: str
    isVisible: bool
    isNotVideo: bool
    seq: int
    shownAs: ShownAs
    kind: FileKind | None
    fileName: str | None
    size: int | None
    slides: Slides
    hasScripts: bool
    pid: int | None
    problemId: str | None
    tid: int | None


class AdminLessonGroup(msgspec.Struct, kw_only=True):
    """`forAll`: of everybody; else of the members of `gids`."""

    id: int
    lessonId: int
    name: str
    seq: int
    forAll: bool
    gids: list[int]
    items: list[AdminLessonItem]


class AdminLesson(AdminLessonEntry, kw_only=True):
    groups: list[AdminLessonGroup]


class NewLesson(msgspec.Struct):
    id: int


def saving_of(base: LessonDraft, body: LessonBody) -> Saving:
    """What was sent in the place of what was there. Raises http.bad_param for what is no time."""
    given = {
        "title": body.title,
        "logo": body.logo,
        "description": body.desc,
        "visible": body.visible,
        "seq": body.seq,
    }
    draft = replace(base, **{name: value for name, value in given.items() if value is not UNSET})
    return Saving(draft, read_moment("gmtModified", body.gmtModified))


def admin_entry(whole: WholeLesson, *, is_manager: bool) -> AdminLessonEntry:
    lesson = whole.lesson
    return AdminLessonEntry(
        id=lesson.id,
        title=lesson.title,
        logo=lesson.logo,
        desc=lesson.description[: rules.LONGEST_SHOWN],
        itemCount=len(whole.items),
        visible=lesson.visible,
        author=lesson.author,
        seq=lesson.seq,
        isManager=is_manager,
        gmtCreate=wire_time(lesson.created_at),
        gmtModified=wire_time(lesson.updated_at),
    )


def admin_lesson(whole: WholeLesson, make_key: MakeKey, *, is_manager: bool) -> AdminLesson:
    entry = admin_entry(whole, is_manager=is_manager)
    told = {name: getattr(entry, name) for name in AdminLessonEntry.__struct_fields__}
    groups = [admin_group(each, make_key) for each in whole.groups]
    return AdminLesson(**{**told, "desc": whole.lesson.description}, groups=groups)


def admin_group(group: ItemGroup, make_key: MakeKey) -> AdminLessonGroup:
    return AdminLessonGroup(
        id=group.id,
        lessonId=group.lesson_id,
        name=group.name,
        seq=group.seq,
        forAll=group.is_for_all,
        gids=list(group.gids),
        items=[_item(each, make_key) for each in group.items],
    )


def _item(item: Item, make_key: MakeKey) -> AdminLessonItem:
    file, problem = item.file, item.problem
    return AdminLessonItem(
        id=item.id,
        groupId=item.group_id,
        title=item.title,
        url=item.url,
        address=address_of(item, make_key),
        isVisible=item.is_visible,
        isNotVideo=item.is_not_video,
        seq=item.seq,
        shownAs=item.shown_as,
        kind=None if file is None else file.kind,
        fileName=None if file is None else file.client_name,
        size=None if file is None else file.content.size,
        slides=Slides.NONE if file is None else file.slides,
        hasScripts=file is not None and file.is_active,
        pid=None if problem is None else problem.id,
        problemId=None if problem is None else problem.problem_id,
        tid=item.training_id,
    )
