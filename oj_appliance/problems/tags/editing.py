"""Use cases of the tag page: tags, their classifications, levels of difficulty (contract admin.md
§9, §17). Who may is the guard's matter; every change leaves an audit row."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.problems import rules
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.store import difficulties, tags
from oj_appliance.problems.tags import rules as tag_rules
from oj_appliance.problems.types.tags import (
    ClassificationRecord,
    DifficultyRecord,
    TagChange,
    TagRecord,
)
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class TagEditing:
    def __init__(self, database: Database, clock: Clock, bank: ProblemBank) -> None:
        self._database = database
        self._clock = clock
        self._bank = bank

    # -- tags

    async def add_tag(
        self, name: str, color: str | None, oj: str, classification: int | None, editor: Actor
    ) -> TagRecord:
        """Raises tag.exists, content.empty, content.too_long, http.bad_param."""
        draft = TagRecord(
            0,
            rules.checked_name(name, rules.LONGEST_TAG),
            color,
            tag_rules.judge_of(oj),
            None,
            classification,
        )
        tag_rules.check_color(color)
        return await self._database.write(self._add_tag, draft, editor, self._clock.now_ms())

    def _add_tag(self, draft: TagRecord, editor: Actor, now: int) -> TagRecord:
        _check_tag(draft, None)
        tag_id = tags.insert_tag(
            draft.name, draft.color, draft.oj, draft.classification_id, now=now
        )
        tag = replace(draft, id=tag_id)
        log_tag(editor, "tag.create", {"tagId": tag_id, "name": tag.name}, None, tag_view(tag), now)
        return tag

    async def change_tag(self, tag_id: int, change: TagChange, editor: Actor) -> None:
        """Raises update.failed when there is no such tag, else as `add_tag`."""
        if change.name is not msgspec.UNSET:
            change = replace(change, name=rules.checked_name(change.name, rules.LONGEST_TAG))
        if change.color is not msgspec.UNSET:
            tag_rules.check_color(change.color)
        await self._database.write(self._change_tag, tag_id, change, editor, self._clock.now_ms())

    def _change_tag(self, tag_id: int, change: TagChange, editor: Actor, now: int) -> None:
        before = tags.find_tag(tag_id)
        if before is None:
            raise ApiError("update.failed")
        after = change.laid_over(before)
        _check_tag(after, tag_id)
        tags.update_tag(after, now=now)
        target = {"tagId": tag_id, "name": after.name}
        log_tag(editor, "tag.update", target, tag_view(before), tag_view(after), now)

    async def delete_tag(self, tag_id: int, editor: Actor) -> None:
        """Takes it off every problem. Raises delete.failed."""
        await self._database.write(delete_one_tag, tag_id, editor, self._clock.now_ms())
        await self._bank.forget()

    # -- classifications

    async def classifications(self, oj: str | None) -> list[ClassificationRecord]:
        """Of one judge or of all, by rank."""
        return await self._database.read(tags.classifications, oj)

    async def add_classification(
        self, name: str, oj: str, rank: int, editor: Actor
    ) -> ClassificationRecord:
        """Raises tag.class_exists, content.empty, content.too_long, http.bad_param."""
        now = self._clock.now_ms()
        kept = rules.checked_name(name, rules.LONGEST_TAG)
        draft = ClassificationRecord(0, kept, tag_rules.judge_of(oj), rank, now, now)
        return await self._database.write(self._add_classification, draft, editor, now)

    def _add_classification(
        self, draft: ClassificationRecord, editor: Actor, now: int
    ) -> ClassificationRecord:
        if tags.classification_id_of_name(draft.name, draft.oj) is not None:
            raise ApiError("tag.class_exists")
        class_id = tags.insert_classification(draft.name, draft.oj, draft.rank, now=now)
        made = replace(draft, id=class_id)
        target = {"classificationId": class_id, "name": made.name}
        log_tag(editor, "tag.class_create", target, None, _class_view(made), now)
        return made

    async def change_classification(
        self, class_id: int, name: str, rank: int, editor: Actor
    ) -> None:
        """Raises update.failed when there is none, else as `add_classification`."""
        kept = rules.checked_name(name, rules.LONGEST_TAG)
        await self._database.write(
            self._change_classification, class_id, kept, rank, editor, self._clock.now_ms()
        )

    def _change_classification(
        self, class_id: int, name: str, rank: int, editor: Actor, now: int
    ) -> None:
        before = tags.find_classification(class_id)
        if before is None:
            raise ApiError("update.failed")
        if tags.classification_id_of_name(name, before.oj) not in (None, class_id):
            raise ApiError("tag.class_exists")
        after = replace(before, name=name, rank=rank)
        tags.update_classification(after, now=now)
        target = {"classificationId": class_id, "name": name}
        log_tag(editor, "tag.class_update", target, _class_view(before), _class_view(after), now)

    async def delete_classification(self, class_id: int, editor: Actor) -> None:
        """Its tags stay, without one. Raises delete.failed."""
        await self._database.write(
            self._delete_classification, class_id, editor, self._clock.now_ms()
        )

    def _delete_classification(self, class_id: int, editor: Actor, now: int) -> None:
        before = tags.find_classification(class_id)
        if before is None:
            raise ApiError("delete.failed")
        tags.delete_classification(class_id)
        target = {"classificationId": class_id, "name": before.name}
        log_tag(editor, "tag.class_delete", target, _class_view(before), None, now)


class DifficultyEditing:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def add(
        self, level: int | None, name: str, color: str, editor: Actor
    ) -> DifficultyRecord:
        """`level` None = the next number. Raises http.bad_param (a number that is taken, a colour
        that is none), content.empty, content.too_long."""
        kept = _checked_level_name(name, color)
        return await self._database.write(
            self._add, level, kept, color, editor, self._clock.now_ms()
        )

    def _add(
        self, level: int | None, name: str, color: str, editor: Actor, now: int
    ) -> DifficultyRecord:
        if level is not None and difficulties.find_difficulty(level) is not None:
            raise BadRequestError("http.bad_param", name="id")
        chosen = difficulties.next_difficulty_id() if level is None else level
        made = DifficultyRecord(chosen, name, color)
        difficulties.insert_difficulty(made, now=now)
        log_tag(editor, "difficulty.create", {"id": chosen}, None, _level_view(made), now)
        return made

    async def change(self, level: int, name: str, color: str, editor: Actor) -> None:
        """Raises update.failed when there is no such level, else as `add`."""
        record = DifficultyRecord(level, _checked_level_name(name, color), color)
        await self._database.write(self._change, record, editor, self._clock.now_ms())

    def _change(self, after: DifficultyRecord, editor: Actor, now: int) -> None:
        before = difficulties.find_difficulty(after.id)
        if before is None:
            raise ApiError("update.failed")
        difficulties.update_difficulty(after, now=now)
        views = _level_view(before), _level_view(after)
        log_tag(editor, "difficulty.update", {"id": after.id}, *views, now)

    async def delete(self, level: int, editor: Actor) -> None:
        """Raises difficulty.in_use; delete.failed when there is none or it is one of the first
        three."""
        await self._database.write(self._delete, level, editor, self._clock.now_ms())

    def _delete(self, level: int, editor: Actor, now: int) -> None:
        before = difficulties.find_difficulty(level)
        if before is None or level in tag_rules.FIRST_DIFFICULTIES:
            raise ApiError("delete.failed")
        if difficulties.is_difficulty_used(level):
            raise ApiError("difficulty.in_use")
        difficulties.delete_difficulty(level)
        log_tag(editor, "difficulty.delete", {"id": level}, _level_view(before), None, now)


def _check_tag(tag: TagRecord, own_id: int | None) -> None:
    if tags.tag_id_of_name(tag.name, tag.oj) not in (None, own_id):
        raise ApiError("tag.exists")
    if tag.classification_id is not None:
        classification = tags.find_classification(tag.classification_id)
        if classification is None or classification.oj != tag.oj:
            raise BadRequestError("http.bad_param", name="tcid")


def _checked_level_name(name: str, color: str) -> str:
    tag_rules.check_color(color)
    return rules.checked_name(name, rules.LONGEST_DIFFICULTY)


def delete_one_tag(tag_id: int, editor: Actor, now: int) -> None:
    """Within a write. Raises delete.failed."""
    before = tags.find_tag(tag_id)
    if before is None:
        raise ApiError("delete.failed")
    view = {**tag_view(before), "problems": tags.count_problems_with(tag_id)}
    tags.delete_tag(tag_id)
    log_tag(editor, "tag.delete", {"tagId": tag_id, "name": before.name}, view, None, now)


def tag_view(tag: TagRecord) -> dict[str, object]:
    return {
        "name": tag.name,
        "color": tag.color,
        "oj": tag.oj,
        "classificationId": tag.classification_id,
    }


def _class_view(record: ClassificationRecord) -> dict[str, object]:
    return {"name": record.name, "oj": record.oj, "rank": record.rank}


def _level_view(record: DifficultyRecord) -> dict[str, object]:
    return {"name": record.name, "color": record.color}


def log_tag(
    editor: Actor,
    action: str,
    target: object,
    before: dict[str, object] | None,
    after: dict[str, object] | None,
    now: int,
) -> None:
    record_audit(editor, action, target, before=before, after=after, now=now)
