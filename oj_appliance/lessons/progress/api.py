"""The call for a lesson's progress (contract lesson.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.lessons.administration.service import LessonEditing
from oj_appliance.lessons.progress.service import LessonProgress
from oj_appliance.lessons.progress.types import StudentProgress
from oj_appliance.lessons.rules import LONGEST_KEYWORD, PROGRESS_LIMIT
from oj_appliance.lessons.types import Item, ShownAs
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time, up_to


class LessonProgressQuery(PageQuery, kw_only=True):
    """`gid`: of the members of this group alone."""

    lessonId: Id
    gid: Id | None = None
    limit: Int = PROGRESS_LIMIT
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""


class ProgressItem(msgspec.Struct):
    """`seen`: by how many students."""

    id: int
    title: str
    groupName: str
    shownAs: ShownAs
    seen: int


class ProgressCell(msgspec.Struct):
    """Of `problemCount` problems `acCount` are solved; both 0 of what has none."""

    itemId: int
    seen: Time | None
    done: bool
    acCount: int
    problemCount: int


class ProgressRow(msgspec.Struct):
    """`cells` of what was seen or begun alone."""

    uid: str
    username: str
    realname: str | None
    done: int
    cells: list[ProgressCell]


class LessonProgressInfo(Page[ProgressRow], kw_only=True):
    """A page of students, with the columns of their table."""

    title: str
    items: list[ProgressItem]


class LessonProgressApi:
    def __init__(self, progress: LessonProgress, editing: LessonEditing) -> None:
        self._progress = progress
        self._editing = editing

    @get("/api/admin/lesson/progress", guard=STAFF, summary="How far students are in a lesson")
    async def get_lesson_progress(
        self, call: Call, query: LessonProgressQuery
    ) -> LessonProgressInfo:
        await self._editing.managed(call.viewer, query.lessonId)
        window = query.window(PROGRESS_LIMIT)
        page = await self._progress.page(query.lessonId, query.gid, query.keyword, window)
        items = [
            _item(item, group.name, page.seen)
            for group in page.whole.groups
            for item in group.items
        ]
        students = page_of([_row(each) for each in page.rows], page.total, window)
        return LessonProgressInfo(
            **msgspec.structs.asdict(students), title=page.whole.lesson.title, items=items
        )


def _item(item: Item, group_name: str, seen: dict[int, int]) -> ProgressItem:
    return ProgressItem(item.id, item.title, group_name, item.shown_as, seen.get(item.id, 0))


def _row(row: StudentProgress) -> ProgressRow:
    cells = [
        ProgressCell(
            item_id,
            None if done.seen_at is None else wire_time(done.seen_at),
            done.is_done,
            done.solved,
            done.problems,
        )
        for item_id, done in row.done.items()
        if done.seen_at is not None or done.solved
    ]
    student = row.student
    count = sum(done.is_done for done in row.done.values())
    return ProgressRow(student.uid, student.username, student.realname, count, cells)
