"""Submissions of a contest, as far as the viewer may know them (contract contest.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests import rules
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest
from oj_appliance.contests.virtual.courses import virtual_place
from oj_appliance.places.types import ALWAYS, NEVER, Sql
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import SubmissionFilter, SubmissionRecord
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class ContestSubmissionFilter(msgspec.Struct, frozen=True, kw_only=True):
    """`problem` is a display id of the contest, whole or a part of one. `is_before` asks for what
    came before the start, `contains_end` for what came after the end too, `is_virtual` for what the
    viewer has submitted virtually: whoever takes part so now is shown nothing else."""

    only_mine: bool = False
    problem: str | None = None
    complete_problem: bool = False
    status: int | None = None
    username: str | None = None
    is_before: bool = False
    contains_end: bool = False
    is_virtual: bool = False
    name_columns: tuple[str, ...] = ("username",)


class ContestSubmissions:
    def __init__(self, clock: Clock, contests: Contests, submissions: Submissions) -> None:
        self._clock = clock
        self._contests = contests
        self._submissions = submissions

    async def page(
        self, viewer: Viewer, contest_id: int, wanted: ContestSubmissionFilter, window: Window
    ) -> tuple[list[SubmissionRecord], int]:
        """One page, newest first, and the number of rows of all pages. Raises as
        rules.check_entry."""
        contest = self._contests.entered(viewer, contest_id)
        if wanted.is_virtual or self._contests.course(viewer, contest) is not None:
            place, further = virtual_place(contest), self._made_virtually(viewer, wanted)
        else:
            place, further = contest.place, self._within(viewer, contest, wanted)
        found = SubmissionFilter(
            uid=viewer.uid if wanted.only_mine else None,
            status=wanted.status,
            username=None if wanted.only_mine else wanted.username,
            name_columns=wanted.name_columns,
            pids=self._pids(contest, wanted),
            further=further,
        )
        return await self._submissions.list_submissions(
            viewer, place, found, offset=window.offset, limit=window.limit
        )

    def _pids(self, contest: Contest, wanted: ContestSubmissionFilter) -> tuple[int, ...] | None:
        if wanted.problem is None:
            return None
        word, problems = wanted.problem.upper(), self._contests.known.problems(contest.id)
        if wanted.complete_problem:
            return tuple(each.problem_id for each in problems if each.display_id.upper() == word)
        return tuple(each.problem_id for each in problems if word in each.display_id.upper())

    def _made_virtually(self, viewer: Viewer, wanted: ContestSubmissionFilter) -> Sql:
        if wanted.is_before:
            return NEVER
        return Sql("submission.user_id = ?", (viewer.uid or "",))

    def _within(self, viewer: Viewer, contest: Contest, wanted: ContestSubmissionFilter) -> Sql:
        """Before the start, or from it to the bound; one's own go on beyond, so that what one has
        sent is there."""
        if wanted.is_before:
            return Sql("submission.submit_time < ?", (contest.start_time,))
        until = rules.counted_until(
            viewer, contest, force=True, contains_end=wanted.contains_end, now=self._clock.now_ms()
        )
        bound = ALWAYS
        if until is not None:
            bound = Sql(
                "(submission.submit_time < ? OR submission.user_id = ?)", (until, viewer.uid or "")
            )
        return Sql(
            f"submission.submit_time >= ? AND {bound.text}", (contest.start_time, *bound.values)
        )
