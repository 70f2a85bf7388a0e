"""Calls of the back-office about lessons (contract lesson.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.lessons import rules
from oj_appliance.lessons.administration import wire
from oj_appliance.lessons.administration.service import LessonEditing
from oj_appliance.lessons.administration.types import LessonDraft, draft_of
from oj_appliance.lessons.api import key_maker
from oj_appliance.lessons.files.keys import FileKeys
from oj_appliance.lessons.policy import is_manager
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to


class AdminLessonPageQuery(PageQuery, kw_only=True):
    limit: Int = rules.OFFICE_LIMIT
    keyword: Annotated[str, up_to(rules.LONGEST_KEYWORD)] = ""


class AdminLessonQuery(msgspec.Struct):
    lessonId: Id


class LessonVisibleQuery(msgspec.Struct):
    lessonId: Id
    visible: bool


class LessonEditingApi:
    def __init__(self, editing: LessonEditing, keys: FileKeys) -> None:
        self._editing = editing
        self._keys = keys

    @get("/api/admin/lesson/page", guard=STAFF, summary="Lessons, hidden ones too")
    async def get_admin_lesson_page(
        self, call: Call, query: AdminLessonPageQuery
    ) -> Page[wire.AdminLessonEntry]:
        window = query.window(rules.OFFICE_LIMIT)
        found, total = await self._editing.page(query.keyword, window)
        told = [
            wire.admin_entry(each, is_manager=is_manager(call.viewer, each.lesson))
            for each in found
        ]
        return page_of(told, total, window)

    @get("/api/admin/lesson", guard=STAFF, summary="A lesson as its teacher sees it")
    async def get_admin_lesson(self, call: Call, query: AdminLessonQuery) -> wire.AdminLesson:
        whole = await self._editing.whole(query.lessonId)
        may_change = is_manager(call.viewer, whole.lesson)
        return wire.admin_lesson(whole, key_maker(self._keys, call), is_manager=may_change)

    @post("/api/admin/lesson", guard=STAFF, summary="Make a lesson")
    async def create_lesson(self, call: Call, body: wire.LessonBody) -> wire.NewLesson:
        saving = wire.saving_of(LessonDraft(), body)
        return wire.NewLesson(await self._editing.create(call.actor, saving.draft))

    @put("/api/admin/lesson", guard=STAFF, summary="Change a lesson")
    async def update_lesson(self, call: Call, body: wire.LessonBody) -> None:
        if body.id is None:
            raise BadRequestError("http.bad_param", name="id")
        lesson = await self._editing.managed(call.viewer, body.id)
        saving = wire.saving_of(draft_of(lesson), body)
        await self._editing.update(call.actor, lesson.id, saving)

    @delete("/api/admin/lesson", guard=STAFF, summary="Remove a lesson")
    async def delete_lesson(self, call: Call, query: AdminLessonQuery) -> None:
        await self._editing.delete(call.actor, query.lessonId)

    @put("/api/admin/lesson/change-visible", guard=STAFF, summary="Show or hide a lesson")
    async def change_lesson_visible(self, call: Call, query: LessonVisibleQuery) -> None:
        await self._editing.set_visible(call.actor, query.lessonId, query.visible)
