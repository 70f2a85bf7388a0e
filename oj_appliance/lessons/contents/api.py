"""Calls of the back-office about what is in a lesson (contract lesson.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from oj_appliance.lessons import rules
from oj_appliance.lessons.administration.service import LessonEditing
from oj_appliance.lessons.administration.wire import AdminLessonGroup, NewLesson, admin_group
from oj_appliance.lessons.api import key_maker
from oj_appliance.lessons.contents.service import LessonContents
from oj_appliance.lessons.contents.types import (
    GroupDraft,
    GroupOrder,
    ItemDraft,
    draft_of_item,
)
from oj_appliance.lessons.files.keys import FileKeys
from oj_appliance.lessons.types import Item, ItemGroup
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Int, up_to

Name = Annotated[str, up_to(rules.LONGEST_NAME)]
Title = Annotated[str, up_to(rules.LONGEST_TITLE)]
Url = Annotated[str, up_to(rules.LONGEST_URL)]
DisplayId = Annotated[str, Meta(max_length=50)]
Gids = Annotated[list[Id], Meta(max_length=rules.MOST_TEAMS)]


class LessonGroupsQuery(msgspec.Struct):
    lessonId: Id


class LessonPartQuery(msgspec.Struct):
    id: Id


class NewLessonGroup(msgspec.Struct, kw_only=True):
    lessonId: Id
    name: Name
    seq: Int | None = None
    gids: Gids = []


class ChangedLessonGroup(msgspec.Struct, kw_only=True):
    """Absent stays as it is."""

    id: Id
    name: Name | UnsetType = UNSET
    seq: Int | UnsetType = UNSET
    gids: Gids | UnsetType = UNSET


class NewLessonItem(msgspec.Struct, kw_only=True):
    """One of `url` (a file that was sent, an address of this site or of the web), `pid`,
    `problemId` (a display id) and `tid`."""

    groupId: Id
    title: Title
    url: Url | None = None
    pid: Id | None = None
    problemId: DisplayId | None = None
    tid: Id | None = None
    isVisible: bool = True
    isNotVideo: bool = True
    seq: Int | None = None


class ChangedLessonItem(msgspec.Struct, kw_only=True):
    """Absent stays as it is; what says what it is replaces what it was."""

    id: Id
    groupId: Id | UnsetType = UNSET
    title: Title | UnsetType = UNSET
    url: Url | UnsetType = UNSET
    pid: Id | UnsetType = UNSET
    problemId: DisplayId | UnsetType = UNSET
    tid: Id | UnsetType = UNSET
    isVisible: bool | UnsetType = UNSET
    isNotVideo: bool | UnsetType = UNSET
    seq: Int | UnsetType = UNSET


class ItemPlace(msgspec.Struct):
    id: Id
    seq: Int


class GroupPlace(msgspec.Struct):
    id: Id
    seq: Int
    items: Annotated[list[ItemPlace], Meta(max_length=rules.MOST_ITEMS)]


class LessonOrder(msgspec.Struct):
    lessonId: Id
    groups: Annotated[list[GroupPlace], Meta(max_length=rules.MOST_GROUPS)]


class LessonContentsApi:
    def __init__(self, contents: LessonContents, editing: LessonEditing, keys: FileKeys) -> None:
        self._contents = contents
        self._editing = editing
        self._keys = keys

    @get("/api/admin/lesson/groups", guard=STAFF, summary="What is in a lesson")
    async def get_lesson_groups(
        self, call: Call, query: LessonGroupsQuery
    ) -> list[AdminLessonGroup]:
        whole = await self._editing.whole(query.lessonId)
        make_key = key_maker(self._keys, call)
        return [admin_group(each, make_key) for each in whole.groups]

    @post("/api/admin/lesson/group", guard=STAFF, summary="Add a group of items")
    async def create_lesson_group(self, call: Call, body: NewLessonGroup) -> NewLesson:
        draft = GroupDraft(body.name, body.seq, tuple(body.gids))
        return NewLesson(await self._contents.add_group(call.actor, body.lessonId, draft))

    @put("/api/admin/lesson/group", guard=STAFF, summary="Change a group of items")
    async def update_lesson_group(self, call: Call, body: ChangedLessonGroup) -> None:
        def change(group: ItemGroup) -> GroupDraft:
            return GroupDraft(
                group.name if body.name is UNSET else body.name,
                None if body.seq is UNSET else body.seq,
                None if body.gids is UNSET else tuple(body.gids),
            )

        await self._contents.change_group(call.actor, body.id, change)

    @delete("/api/admin/lesson/group", guard=STAFF, summary="Remove a group with its items")
    async def delete_lesson_group(self, call: Call, query: LessonPartQuery) -> None:
        await self._contents.remove_group(call.actor, query.id)

    @post("/api/admin/lesson/item", guard=STAFF, summary="Add an item")
    async def create_lesson_item(self, call: Call, body: NewLessonItem) -> NewLesson:
        draft = ItemDraft(
            group_id=body.groupId,
            title=body.title,
            url=body.url,
            pid=body.pid,
            display_id=body.problemId,
            tid=body.tid,
            is_visible=body.isVisible,
            is_not_video=body.isNotVideo,
            seq=body.seq,
        )
        return NewLesson(await self._contents.add_item(call.actor, draft))

    @put("/api/admin/lesson/item", guard=STAFF, summary="Change an item")
    async def update_lesson_item(self, call: Call, body: ChangedLessonItem) -> None:
        await self._contents.change_item(call.actor, body.id, lambda item: _changed(item, body))

    @delete("/api/admin/lesson/item", guard=STAFF, summary="Remove an item")
    async def delete_lesson_item(self, call: Call, query: LessonPartQuery) -> None:
        await self._contents.remove_item(call.actor, query.id)

    @put("/api/admin/lesson/sort", guard=STAFF, summary="Order groups and items")
    async def sort_lesson(self, call: Call, body: LessonOrder) -> None:
        orders = [
            GroupOrder(group.id, tuple(item.id for item in sorted(group.items, key=_place)))
            for group in sorted(body.groups, key=_place)
        ]
        await self._contents.order(call.actor, body.lessonId, orders)


def _place(part: ItemPlace | GroupPlace) -> int:
    return part.seq


def _changed(item: Item, body: ChangedLessonItem) -> ItemDraft:
    meanings = {
        "url": body.url,
        "pid": body.pid,
        "display_id": body.problemId,
        "tid": body.tid,
    }
    others = {
        "group_id": body.groupId,
        "title": body.title,
        "is_visible": body.isVisible,
        "is_not_video": body.isNotVideo,
        "seq": body.seq,
    }
    given: dict[str, Any] = {name: value for name, value in meanings.items() if value is not UNSET}
    if given:
        given = {**dict.fromkeys(meanings), **given}
    given.update({name: value for name, value in others.items() if value is not UNSET})
    return replace(draft_of_item(item), **given)
