"""The call for a contest's submissions (contract contest.md §3)."""

from __future__ import annotations

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.contests.submissions.service import ContestSubmissionFilter, ContestSubmissions
from oj_appliance.errors import BadRequestError
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.shown.wire import JudgeRow, judge_row
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int

LIST_LIMIT = 15  # S1 §9


class ContestSubmissionsQuery(PageQuery, kw_only=True):
    """`cid` means contestID; `problemID` is a display id of the contest."""

    contestID: Id | None = None
    cid: Id | None = None
    limit: Int = LIST_LIMIT
    onlyMine: bool = False
    problemID: str | None = None
    completeProblemID: bool = False
    status: Int | None = None
    username: str | None = None
    beforeContestSubmit: bool = False
    containsEnd: bool = False
    virtual: bool = False


class ContestSubmissionsApi:
    def __init__(
        self, listed: ContestSubmissions, submissions: Submissions, names: ShownNames
    ) -> None:
        self._listed = listed
        self._submissions = submissions
        self._names = names

    @get(
        "/api/contest-submissions", guard=LOGIN, summary="Submissions of a contest", previewed=True
    )
    async def contest_submissions(
        self, call: Call, query: ContestSubmissionsQuery
    ) -> Page[JudgeRow]:
        cid, window = query.contestID or query.cid, query.window(LIST_LIMIT)
        if cid is None:
            raise BadRequestError("http.bad_param", name="contestID")
        wanted = ContestSubmissionFilter(
            only_mine=query.onlyMine,
            problem=(query.problemID or "").strip() or None,
            complete_problem=query.completeProblemID,
            status=query.status,
            username=(query.username or "").strip() or None,
            is_before=query.beforeContestSubmit,
            contains_end=query.containsEnd,
            is_virtual=query.virtual,
            name_columns=self._names.searched_columns(call.viewer),
        )
        records, total = await self._listed.page(call.viewer, cid, wanted, window)
        return page_of([self._row(each) for each in records], total, window)

    def _row(self, record: SubmissionRecord) -> JudgeRow:
        """The bank's names of the problem stay out of a contest's list."""
        row = judge_row(record, self._submissions.queue_position(record))
        row.pid, row.displayPid, row.oiRankScore = None, "", None
        return row
