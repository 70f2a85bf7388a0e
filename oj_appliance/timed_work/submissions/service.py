"""Submissions of a timed work, as far as the viewer may know them (contract timedwork.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import SubmissionFilter, SubmissionRecord
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class TimedWorkSubmissionFilter(msgspec.Struct, frozen=True, kw_only=True):
    """`display_id` is the work's own, in any letter case."""

    display_id: str | None = None
    status: int | None = None
    username: str | None = None
    only_mine: bool = False
    name_columns: tuple[str, ...] = ("username",)


class ListedSubmission(msgspec.Struct, frozen=True):
    """`message` is what its reader is told of why it failed."""

    record: SubmissionRecord
    message: str | None


class TimedWorkSubmissions:
    def __init__(self, works: TimedWorks, submissions: Submissions) -> None:
        self._works = works
        self._submissions = submissions

    async def page(
        self,
        viewer: Viewer,
        timed_work_id: int,
        wanted: TimedWorkSubmissionFilter,
        window: Window,
    ) -> tuple[list[ListedSubmission], int]:
        """One page, newest first, and the number of rows of all pages; participants are shown their
        own. Raises as timed_work.rules.check_entry."""
        work = self._works.entered(viewer, timed_work_id)
        found = SubmissionFilter(
            uid=viewer.uid if wanted.only_mine else None,
            status=wanted.status,
            username=None if wanted.only_mine else wanted.username,
            name_columns=wanted.name_columns,
            pids=self._pids(work.id, wanted.display_id),
        )
        records, total = await self._submissions.list_submissions(
            viewer, work.place, found, offset=window.offset, limit=window.limit
        )
        messages = await self._submissions.messages(viewer, records)
        return [ListedSubmission(each, messages.get(each.id)) for each in records], total

    def _pids(self, timed_work_id: int, display_id: str | None) -> tuple[int, ...] | None:
        if display_id is None:
            return None
        problems = self._works.known.problems(timed_work_id)
        return tuple(
            each.problem_id for each in problems if each.display_id.upper() == display_id.upper()
        )
