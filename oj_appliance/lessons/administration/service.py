"""Use cases of teachers: make, change, show and remove lessons (contract lesson.md)."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.lessons import rules
from oj_appliance.lessons import store as lesson_store
from oj_appliance.lessons.administration import store
from oj_appliance.lessons.administration.types import LessonDraft, Saving, draft_of
from oj_appliance.lessons.files.store import touch as keep_files
from oj_appliance.lessons.policy import LessonPolicy
from oj_appliance.lessons.types import Lesson, WholeLesson
from oj_appliance.storage.database import Database
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class LessonEditing:
    def __init__(self, database: Database, clock: Clock, policy: LessonPolicy) -> None:
        self._database = database
        self._clock = clock
        self._policy = policy

    # -- reading

    async def page(self, keyword: str, window: Window) -> tuple[list[WholeLesson], int]:
        """Hidden ones too, in the order in which readers meet them."""
        return await self._database.read(_page, keyword.strip(), window)

    async def whole(self, lesson_id: int) -> WholeLesson:
        """With all that is in it. Raises lesson.missing."""
        found = await self._database.read(lesson_store.whole, lesson_id)
        if found is None:
            raise ApiError("lesson.missing", status=404)
        return found

    async def managed(self, viewer: Viewer, lesson_id: int) -> Lesson:
        """Raises lesson.missing, lesson.not_allowed."""
        found = await self._database.read(lesson_store.lesson, lesson_id)
        return self._policy.check_managed(viewer, found)

    # -- writing

    async def create(self, actor: Actor, draft: LessonDraft) -> int:
        """Its number. Raises as `settled`."""
        draft = settled(draft)
        return await self._database.write(_insert, actor, draft, self._clock.now_ms())

    async def update(self, actor: Actor, lesson_id: int, saving: Saving) -> None:
        """Raises as `settled`, lesson.missing, lesson.not_allowed, edit.conflict."""
        saving = saving._replace(draft=settled(saving.draft))
        await self._database.write(self._update, actor, lesson_id, saving)

    def _update(self, actor: Actor, lesson_id: int, saving: Saving) -> None:
        before = self.stored(actor, lesson_id)
        refuse_stale(before, saving.read_at)
        self._write(actor, "lesson.update", before, saving.draft)

    async def set_visible(self, actor: Actor, lesson_id: int, visible: bool) -> None:
        """Raises lesson.missing, lesson.not_allowed."""
        await self._database.write(self._set_visible, actor, lesson_id, visible)

    def _set_visible(self, actor: Actor, lesson_id: int, visible: bool) -> None:
        before = self.stored(actor, lesson_id)
        if before.visible != visible:
            self._write(actor, "lesson.visible", before, replace(draft_of(before), visible=visible))

    def _write(self, actor: Actor, action: str, before: Lesson, draft: LessonDraft) -> None:
        now = self._clock.now_ms()
        later = rules.later(before.updated_at, now)
        store.update(before.id, draft, editor=actor.username, now=later)
        after = self.stored(actor, before.id)
        record_change(actor, action, target_of(after), before=before, after=after, now=now)

    async def delete(self, actor: Actor, lesson_id: int) -> None:
        """Raises lesson.missing, lesson.not_allowed."""
        await self._database.write(self._delete, actor, lesson_id)

    def _delete(self, actor: Actor, lesson_id: int) -> None:
        before, now = self.stored(actor, lesson_id), self._clock.now_ms()
        found = lesson_store.whole(lesson_id)
        files = [it.file.id for it in (found.items if found else []) if it.file is not None]
        store.remove(lesson_id)
        keep_files(files, now=now)
        record_change(actor, "lesson.delete", target_of(before), before=before, now=now)

    def stored(self, actor: Actor, lesson_id: int) -> Lesson:
        """Inside a write: one that the actor may change. Raises lesson.missing,
        lesson.not_allowed."""
        return self._policy.check_managed(actor.viewer, lesson_store.lesson(lesson_id))


def settled(draft: LessonDraft) -> LessonDraft:
    """As it is stored. Raises content.empty, content.too_long, lesson.bad_logo, param.bad."""
    return replace(
        draft,
        title=rules.checked_title("title", draft.title, rules.LONGEST_TITLE),
        description=rules.bounded_text("desc", draft.description, rules.LONGEST_DESCRIPTION),
        logo=rules.checked_logo(draft.logo),
        seq=rules.checked_seq(draft.seq),
    )


def target_of(lesson: Lesson) -> dict[str, object]:
    """How the audit log names a lesson."""
    return {"id": lesson.id, "title": lesson.title}


def _page(keyword: str, window: Window) -> tuple[list[WholeLesson], int]:
    found, total = lesson_store.lessons(
        keyword, is_hidden_too=True, limit=window.limit, offset=window.offset
    )
    return lesson_store.with_contents(found), total


def _insert(actor: Actor, draft: LessonDraft, now: int) -> int:
    lesson_id = store.insert(draft, actor, now=now)
    made = lesson_store.lesson(lesson_id)
    if made is None:
        raise ApiError("lesson.missing", status=404)
    record_change(actor, "lesson.create", target_of(made), after=made, now=now)
    return lesson_id
