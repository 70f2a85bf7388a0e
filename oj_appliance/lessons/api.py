"""Calls of whoever comes to lessons (contract lesson.md)."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.lessons import wire
from oj_appliance.lessons.files.keys import FileKeys
from oj_appliance.lessons.progress.service import LessonProgress
from oj_appliance.lessons.rules import LONGEST_KEYWORD, PAGE_LIMIT
from oj_appliance.lessons.service import Lessons
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to


class LessonPageQuery(PageQuery, kw_only=True):
    limit: Int = PAGE_LIMIT
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""


class LessonQuery(msgspec.Struct):
    """Either way of naming it."""

    lessonId: Id | None = None
    id: Id | None = None


class SeenBody(msgspec.Struct):
    itemId: Id
    seen: bool = True


class LessonsApi:
    def __init__(self, lessons: Lessons, progress: LessonProgress, keys: FileKeys) -> None:
        self._lessons = lessons
        self._progress = progress
        self._keys = keys

    @get("/api/lesson/page", guard=GUEST, summary="Lessons that are shown")
    async def get_lesson_page(self, call: Call, query: LessonPageQuery) -> Page[wire.LessonEntry]:
        window = query.window(PAGE_LIMIT)
        found, total = await self._lessons.page(call.viewer, query.keyword, window)
        return page_of([wire.lesson_entry(each) for each in found], total, window)

    @get("/api/lesson", guard=LOGIN, summary="A lesson with what of it the caller may see")
    async def get_lesson(self, call: Call, query: LessonQuery) -> wire.LessonInfo:
        opened = await self._lessons.open(call.viewer, named(query))
        return wire.lesson_info(opened, key_maker(self._keys, call))

    @post("/api/lesson/seen", guard=LOGIN, summary="Marks an item as seen, or no more")
    async def post_lesson_seen(self, call: Call, body: SeenBody) -> None:
        await self._progress.mark(call.viewer, body.itemId, is_seen=body.seen)


def named(query: LessonQuery) -> int:
    """Raises BadRequestError http.bad_param."""
    number = query.lessonId or query.id
    if number is None:
        raise BadRequestError("http.bad_param", name="lessonId")
    return number


def key_maker(keys: FileKeys, call: Call) -> wire.MakeKey:
    return partial(keys.make, session_id=call.viewer.session_id or 0)
