"""Use cases of whoever comes to lessons: find them, open one (contract lesson.md)."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.errors import ApiError
from oj_appliance.lessons import store
from oj_appliance.lessons.policy import LessonPolicy, is_manager
from oj_appliance.lessons.progress.service import LessonProgress
from oj_appliance.lessons.types import OpenedLesson, WholeLesson
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class Lessons:
    def __init__(self, database: Database, policy: LessonPolicy, progress: LessonProgress) -> None:
        self._database = database
        self._policy = policy
        self._progress = progress

    async def page(
        self, viewer: Viewer, keyword: str, window: Window
    ) -> tuple[list[WholeLesson], int]:
        """The visible ones with what of them the viewer may see, and how many there are."""
        found, total = await self._database.read(_page, keyword.strip(), window)
        return [self._policy.shown(viewer, each) for each in found], total

    async def open(self, viewer: Viewer, lesson_id: int) -> OpenedLesson:
        """Raises lesson.missing."""
        found = await self._database.read(store.whole, lesson_id)
        if found is None:
            raise ApiError("lesson.missing", status=404)
        self._policy.check_seen(viewer, found.lesson)
        whole = self._policy.shown(viewer, found)
        done = await self._progress.own(viewer, whole.items)
        return OpenedLesson(whole, done, is_manager(viewer, found.lesson))


def _page(keyword: str, window: Window) -> tuple[list[WholeLesson], int]:
    found, total = store.lessons(
        keyword, is_hidden_too=False, limit=window.limit, offset=window.offset
    )
    return store.with_contents(found), total


def follow_author(event: AccountRenamed) -> None:
    """Listens to AccountRenamed, inside its transaction."""
    store.rename_author(event.uid, event.username)
