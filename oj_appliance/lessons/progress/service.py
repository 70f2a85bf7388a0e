"""Use cases of progress: a student marks what they have seen; the teacher sees how far all are."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.lessons import store as lesson_store
from oj_appliance.lessons.policy import LessonPolicy
from oj_appliance.lessons.progress import store
from oj_appliance.lessons.progress.types import ProgressPage, StudentProgress
from oj_appliance.lessons.types import Done, Item, WholeLesson
from oj_appliance.storage.database import Database
from oj_appliance.trainings.service import Trainings
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class LessonProgress:
    def __init__(
        self, database: Database, clock: Clock, policy: LessonPolicy, trainings: Trainings
    ) -> None:
        self._database = database
        self._clock = clock
        self._policy = policy
        self._trainings = trainings

    async def own(self, viewer: Viewer, items: Collection[Item]) -> dict[int, Done]:
        """How far the viewer is, by item."""
        uid = viewer.account_id
        found = await self._database.read(self._done_by_all, [uid], items)
        return found[uid]

    async def mark(self, viewer: Viewer, item_id: int, *, is_seen: bool) -> None:
        """Raises lesson.item_missing, also of what the viewer may not open."""
        found = await self._database.read(lesson_store.place_of_item, item_id)
        if found is None or not self._policy.may_open(viewer, *found):
            raise ApiError("lesson.item_missing", status=404)
        uid, now = viewer.account_id, self._clock.now_ms()
        await self._database.write_quietly(_mark, item_id, uid, is_seen, now)

    async def page(
        self, lesson_id: int, gid: int | None, keyword: str, window: Window
    ) -> ProgressPage:
        """Of the students of a lesson, or of one group (`gid`) alone. Raises lesson.missing."""
        found = await self._database.read(self._page, lesson_id, gid, keyword.strip(), window)
        if found is None:
            raise ApiError("lesson.missing", status=404)
        return found

    def _page(
        self, lesson_id: int, gid: int | None, keyword: str, window: Window
    ) -> ProgressPage | None:
        whole = lesson_store.whole(lesson_id)
        if whole is None:
            return None
        items = [each for each in whole.items if each.is_visible]
        item_ids = [each.id for each in items]
        gids = [gid] if gid else sorted({it for group in whole.groups for it in group.gids})
        students, total = store.students(
            gids, item_ids, is_of_groups=gid is not None, keyword=keyword, window=window
        )
        done = self._done_by_all([each.uid for each in students], items)
        rows = [StudentProgress(each, done[each.uid]) for each in students]
        return ProgressPage(_visible(whole), store.seen_counts(item_ids), rows, total)

    def _done_by_all(
        self, uids: Collection[str], items: Collection[Item]
    ) -> dict[str, dict[int, Done]]:
        """By person and item."""
        marks = store.seen_by_all([each.id for each in items], uids)
        pids = {each.id: self._problems(each) for each in items}
        solved = store.solved(uids, set().union(*pids.values()))
        return {
            uid: {
                each.id: Done(
                    marks.get(uid, {}).get(each.id),
                    len(pids[each.id] & solved.get(uid, set())),
                    len(pids[each.id]),
                )
                for each in items
            }
            for uid in uids
        }

    def _problems(self, item: Item) -> frozenset[int]:
        """Numbers of those that have to be solved before the item is done."""
        if item.problem is not None:
            return frozenset([item.problem.id])
        if item.training_id is None:
            return frozenset()
        problems = self._trainings.problems(item.training_id)
        return frozenset(each.problem_id for each in problems)


def _visible(whole: WholeLesson) -> WholeLesson:
    """Without what is hidden from every student."""
    groups = tuple(
        replace(group, items=tuple(each for each in group.items if each.is_visible))
        for group in whole.groups
    )
    return WholeLesson(whole.lesson, groups)


def _mark(item_id: int, uid: str, is_seen: bool, now: int) -> None:
    if lesson_store.place_of_item(item_id) is None:
        raise ApiError("lesson.item_missing", status=404)
    if is_seen:
        store.mark(item_id, uid, now=now)
    else:
        store.unmark(item_id, uid)
