"""Use cases of teachers: fill a lesson with groups and items, and order them (contract lesson.md).

Each change is a write of the lesson: its author alone may make it, and the log tells of it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.lessons import rules
from oj_appliance.lessons import store as lesson_store
from oj_appliance.lessons.administration.service import LessonEditing, target_of
from oj_appliance.lessons.administration.store import touch
from oj_appliance.lessons.contents import store
from oj_appliance.lessons.contents.types import GroupDraft, GroupOrder, ItemDraft, Meant
from oj_appliance.lessons.files.store import touch as keep_files
from oj_appliance.lessons.types import Item, ItemGroup, WholeLesson
from oj_appliance.storage.database import Database
from oj_appliance.trainings.service import Trainings
from oj_appliance.web.guards import Actor


class LessonContents:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        editing: LessonEditing,
        groups: Groups,
        trainings: Trainings,
    ) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing
        self._groups = groups
        self._trainings = trainings

    # -- groups

    async def add_group(self, actor: Actor, lesson_id: int, draft: GroupDraft) -> int:
        """Its number. Raises lesson.missing, lesson.not_allowed, lesson.full, content.empty,
        content.too_long, param.bad, group.missing."""
        draft = self._settled_group(draft)
        return await self._database.write(self._add_group, actor, lesson_id, draft)

    def _add_group(self, actor: Actor, lesson_id: int, draft: GroupDraft) -> int:
        whole, now = self._whole(actor, lesson_id), self._clock.now_ms()
        rules.refuse_more(len(whole.groups), rules.MOST_GROUPS)
        number = store.insert_group(lesson_id, draft, now=now)
        told = {"group": number, "name": draft.name, "gids": list(draft.gids or ())}
        self._log(actor, whole, None, told)
        return number

    async def change_group(
        self, actor: Actor, group_id: int, change: Callable[[ItemGroup], GroupDraft]
    ) -> None:
        """`change` makes the new one of the stored one. Raises as `add_group`, and
        lesson.group_missing."""
        await self._database.write(self._change_group, actor, group_id, change)

    def _change_group(
        self, actor: Actor, group_id: int, change: Callable[[ItemGroup], GroupDraft]
    ) -> None:
        whole, group = self._group(actor, group_id)
        draft = self._settled_group(change(group))
        store.update_group(group_id, draft, now=self._clock.now_ms())
        gids = group.gids if draft.gids is None else draft.gids
        before = {"group": group_id, "name": group.name, "gids": list(group.gids)}
        after = {"group": group_id, "name": draft.name, "gids": list(gids)}
        self._log(actor, whole, before, after)

    async def remove_group(self, actor: Actor, group_id: int) -> None:
        """Its items go with it. Raises lesson.group_missing, lesson.not_allowed."""
        await self._database.write(self._remove_group, actor, group_id)

    def _remove_group(self, actor: Actor, group_id: int) -> None:
        whole, group = self._group(actor, group_id)
        store.delete_group(group_id)
        keep_files(_files(group.items), now=self._clock.now_ms())
        told = {"group": group_id, "name": group.name, "items": [it.title for it in group.items]}
        self._log(actor, whole, told, None)

    def _settled_group(self, draft: GroupDraft) -> GroupDraft:
        name = rules.checked_title("name", draft.name, rules.LONGEST_NAME)
        if draft.seq is not None:
            rules.checked_seq(draft.seq)
        if draft.gids is None:
            return draft._replace(name=name)
        for gid in draft.gids:
            if self._groups.find(gid) is None:
                raise ApiError("group.missing", status=404, field="gids")
        return GroupDraft(name, draft.seq, tuple(dict.fromkeys(draft.gids)))

    # -- items

    async def add_item(self, actor: Actor, draft: ItemDraft) -> int:
        """Its number. Raises lesson.group_missing, lesson.not_allowed, lesson.full, content.empty,
        content.too_long, param.bad, lesson.item_empty, lesson.bad_url, file.missing,
        problem.missing, training.missing."""
        return await self._database.write(self._add_item, actor, draft)

    def _add_item(self, actor: Actor, draft: ItemDraft) -> int:
        whole, _ = self._group(actor, draft.group_id)
        rules.refuse_more(len(whole.items), rules.MOST_ITEMS)
        draft, meant = self._settled_item(draft)
        number = store.insert_item(draft, meant, now=self._clock.now_ms())
        self._log(actor, whole, None, _told(number, draft, meant))
        return number

    async def change_item(
        self, actor: Actor, item_id: int, change: Callable[[Item], ItemDraft]
    ) -> None:
        """`change` makes the new one of the stored one. Raises as `add_item`, and
        lesson.item_missing."""
        await self._database.write(self._change_item, actor, item_id, change)

    def _change_item(self, actor: Actor, item_id: int, change: Callable[[Item], ItemDraft]) -> None:
        whole, item = self._item(actor, item_id)
        draft, meant = self._settled_item(change(item))
        if all(group.id != draft.group_id for group in whole.groups):
            raise ApiError("lesson.group_missing", status=404)
        now = self._clock.now_ms()
        store.update_item(item_id, draft, meant, now=now)
        keep_files(_files([item]), now=now)
        before = {"item": item_id, "title": item.title, "url": item.url}
        before["isVisible"] = item.is_visible
        self._log(actor, whole, before, _told(item_id, draft, meant))

    async def remove_item(self, actor: Actor, item_id: int) -> None:
        """Raises lesson.item_missing, lesson.not_allowed."""
        await self._database.write(self._remove_item, actor, item_id)

    def _remove_item(self, actor: Actor, item_id: int) -> None:
        whole, item = self._item(actor, item_id)
        store.delete_item(item_id)
        keep_files(_files([item]), now=self._clock.now_ms())
        self._log(actor, whole, {"item": item_id, "title": item.title, "url": item.url}, None)

    def _settled_item(self, draft: ItemDraft) -> tuple[ItemDraft, Meant]:
        title = rules.checked_title("title", draft.title, rules.LONGEST_TITLE)
        if draft.seq is not None:
            rules.checked_seq(draft.seq)
        if sum(each is not None for each in _meanings(draft)) != 1:
            raise ApiError("lesson.item_empty", field="url")
        return replace(draft, title=title), self._meant(draft)

    def _meant(self, draft: ItemDraft) -> Meant:
        if draft.pid is not None or draft.display_id is not None:
            return _problem(draft)
        if draft.tid is not None:
            training = self._trainings.find(draft.tid)
            if training is None or training.group_id is not None:
                raise ApiError("training.missing", field="tid")
            return Meant(f"/training/{training.id}", training_id=training.id)
        name = rules.file_named(draft.url or "")
        if name is None:
            return Meant(rules.checked_url(draft.url or ""))
        file = lesson_store.file_named(name)
        if file is None:
            raise ApiError("file.missing", field="url")
        return Meant(rules.file_address(name), file_id=file.id, kind=file.kind)

    # -- order

    async def order(self, actor: Actor, lesson_id: int, orders: list[GroupOrder]) -> None:
        """Groups and their items in this order; what is not named stays behind. An item may have
        come from another group of the lesson. Raises lesson.missing, lesson.not_allowed,
        lesson.group_missing, lesson.item_missing for what is not the lesson's."""
        await self._database.write(self._order, actor, lesson_id, orders)

    def _order(self, actor: Actor, lesson_id: int, orders: list[GroupOrder]) -> None:
        whole, now = self._whole(actor, lesson_id), self._clock.now_ms()
        groups = {group.id for group in whole.groups}
        items = {item.id for item in whole.items}
        named = [item_id for each in orders for item_id in each.item_ids]
        if not {each.group_id for each in orders} <= groups:
            raise ApiError("lesson.group_missing", status=404)
        if not set(named) <= items or len(set(named)) < len(named):
            raise ApiError("lesson.item_missing", status=404)
        for place, each in enumerate(orders, start=1):
            store.set_group_place(each.group_id, place, now=now)
            rest = next(group for group in whole.groups if group.id == each.group_id).items
            behind = [item.id for item in rest if item.id not in set(named)]
            for seq, item_id in enumerate([*each.item_ids, *behind], start=1):
                store.set_item_place(item_id, each.group_id, seq, now=now)
        self._log(actor, whole, None, {"order": [list(each) for each in orders]})

    # -- inside a write

    def _whole(self, actor: Actor, lesson_id: int) -> WholeLesson:
        lesson = self._editing.stored(actor, lesson_id)
        found = lesson_store.whole(lesson.id)
        if found is None:
            raise ApiError("lesson.missing", status=404)
        return found

    def _group(self, actor: Actor, group_id: int) -> tuple[WholeLesson, ItemGroup]:
        lesson_id = store.lesson_of_group(group_id)
        if lesson_id is None:
            raise ApiError("lesson.group_missing", status=404)
        whole = self._whole(actor, lesson_id)
        return whole, next(group for group in whole.groups if group.id == group_id)

    def _item(self, actor: Actor, item_id: int) -> tuple[WholeLesson, Item]:
        found = lesson_store.place_of_item(item_id)
        if found is None:
            raise ApiError("lesson.item_missing", status=404)
        return self._whole(actor, found[0].id), found[2]

    def _log(
        self,
        actor: Actor,
        whole: WholeLesson,
        before: dict[str, object] | None,
        after: dict[str, object] | None,
    ) -> None:
        lesson, now = whole.lesson, self._clock.now_ms()
        touch(lesson.id, editor=actor.username, now=rules.later(lesson.updated_at, now))
        target = target_of(lesson)
        record_audit(actor, "lesson.contents", target, before=before, after=after, now=now)


def _meanings(draft: ItemDraft) -> tuple[object, ...]:
    return draft.url, draft.pid, draft.display_id, draft.tid


def _problem(draft: ItemDraft) -> Meant:
    is_named = draft.display_id is not None
    pid = store.number_of_problem(draft.display_id or "") if is_named else draft.pid
    display_id = None if pid is None else store.problem_of_bank(pid)
    if display_id is None:
        raise ApiError("problem.missing", status=404, field="problemId" if is_named else "pid")
    return Meant(f"/problem/{display_id}", problem_id=pid)


def _files(items: list[Item] | tuple[Item, ...]) -> list[int]:
    return [item.file.id for item in items if item.file is not None]


def _told(item_id: int, draft: ItemDraft, meant: Meant) -> dict[str, object]:
    return {
        "item": item_id,
        "title": draft.title,
        "url": meant.url,
        "isVisible": draft.is_visible,
    }
