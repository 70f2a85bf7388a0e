"""Calls of submission.md: submit, list, detail, cases, statuses."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from msgspec import Meta

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.errors import ApiError
from oj_appliance.places.codec import place_of
from oj_appliance.places.types import PRACTICE, Kind, Place
from oj_appliance.submissions.rules import LONGEST_CODE
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.shown.subtasks import judge_cases
from oj_appliance.submissions.shown.wire import (
    Judge,
    JudgeCases,
    JudgeRow,
    SubmissionDetailAnswer,
    judge,
    judge_row,
    status_row,
)
from oj_appliance.submissions.types import (
    SubmissionDetail,
    SubmissionFilter,
    SubmissionRecord,
    SubmitRequest,
)
from oj_appliance.web import idempotency
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN, Viewer, permission
from oj_appliance.web.kept_answers import KeptAnswers
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, up_to

LIST_LIMIT = 15  # S1 §9
Word = Annotated[str, up_to(50)]
Code = Annotated[str, up_to(LONGEST_CODE)]


class SubmitBody(msgspec.Struct, kw_only=True):
    """In a timed work `displayTid` names the problem, and `pid` where it is not given."""

    pid: Id | Word
    displayTid: Word | None = None
    language: Word
    code: Code
    cid: Int | None = None
    tid: Int | None = None
    gid: Int | None = None
    isRemote: bool = False


class SubmitIdQuery(msgspec.Struct):
    submitId: Id


class SubmissionListQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    onlyMine: bool = False
    status: Int | None = None
    username: str | None = None
    problemID: str | None = None
    completeProblemID: bool = False
    gid: Id | None = None


class CheckStatusesBody(msgspec.Struct):
    submitIds: Annotated[list[Id], Meta(max_length=200)]


class CheckContestStatusesBody(CheckStatusesBody):
    cid: Id | None = None


class ProblemStatusBody(msgspec.Struct, kw_only=True):
    pidList: Annotated[list[Id], Meta(min_length=1, max_length=1000)]
    isContestProblemList: bool
    cid: Int | None = None
    gid: Id | None = None
    containsEnd: bool = False


class ProblemStatus(msgspec.Struct):
    status: int
    score: int | None


class NavigationQuery(msgspec.Struct):
    """`trainingId` and `contestId` mean tid and cid; a training wins."""

    tid: Id | None = None
    trainingId: Id | None = None
    cid: Int = 0
    contestId: Int = 0


class NavigationEntry(msgspec.Struct):
    pid: int
    problemId: str
    title: str
    status: int | None
    score: int | None


class SubmissionsApi:
    def __init__(self, submissions: Submissions, kept: KeptAnswers, names: ShownNames) -> None:
        self._submissions = submissions
        self._names = names
        self._kept = kept

    @post(
        "/api/submit-problem-judge", guard=permission("submit"), summary="Submit code for judging"
    )
    async def submit_problem_judge(self, call: Call, body: SubmitBody) -> Judge:
        place = place_of(cid=body.cid, tid=body.tid, gid=body.gid)
        named = body.displayTid if place.kind is Kind.TIMED_WORK else None
        request = SubmitRequest(
            problem=named or body.pid,
            place=place,
            language=body.language,
            code=body.code,
            ip=call.ip,
            received_at=call.received_at,
            idempotency_key=call.header(idempotency.HEADER) or None,
        )
        submitted = await self._submissions.submit(call.viewer, request)
        if submitted.is_replay:
            call.reply_headers["Idempotent-Replay"] = "true"
        return self._judge(submitted.detail)

    @get("/api/get-submission-detail", guard=GUEST, summary="One submission", previewed=True)
    async def get_submission_detail(
        self, call: Call, query: SubmitIdQuery
    ) -> SubmissionDetailAnswer:
        detail = await self._submissions.detail(call.viewer, query.submitId)
        return SubmissionDetailAnswer(self._judge(detail), detail.code_share)

    @get(
        "/api/get-all-case-result", guard=GUEST, summary="The cases of a submission", previewed=True
    )
    async def get_all_case_result(self, call: Call, query: SubmitIdQuery) -> JudgeCases | None:
        record, cases = await self._submissions.cases(call.viewer, query.submitId)
        return judge_cases(cases, record, call.language)

    @get("/api/get-submission-list", guard=GUEST, summary="Practice submissions, newest first")
    async def get_submission_list(self, call: Call, query: SubmissionListQuery) -> Page[JudgeRow]:
        if query.onlyMine and call.viewer.is_guest:
            raise ApiError("auth.login_required", status=401)
        place, window = place_of(gid=query.gid), query.window(LIST_LIMIT)
        wanted = SubmissionFilter(
            uid=call.viewer.uid if query.onlyMine else None,
            status=query.status,
            username=None if query.onlyMine else (query.username or "").strip() or None,
            problem=(query.problemID or "").strip() or None,
            complete_problem=query.completeProblemID,
            name_columns=self._names.searched_columns(call.viewer),
        )
        if query.onlyMine or call.viewer.is_staff or place != PRACTICE:
            return await self._page(call.viewer, place, wanted, window)
        return await self._page_for_most(call.viewer, wanted, window)

    async def _page(
        self, viewer: Viewer, place: Place, wanted: SubmissionFilter, window: Window
    ) -> Page[JudgeRow]:
        records, total = await self._submissions.list_submissions(
            viewer, place, wanted, offset=window.offset, limit=window.limit
        )
        return self._shaped(records, total, window)

    async def _page_for_most(
        self, viewer: Viewer, wanted: SubmissionFilter, window: Window
    ) -> Page[JudgeRow]:
        """A page that nearly everybody is shown alike comes ready-made (shown/visibility)."""
        key = (wanted, window)
        kept = self._kept.find(key, viewer.uid)
        if kept is None:
            mark = self._kept.mark()
            records, total, not_for = await self._submissions.list_for_most(
                wanted, offset=window.offset, limit=window.limit
            )
            if viewer.uid in not_for:
                return await self._page(viewer, PRACTICE, wanted, window)
            kept = self._kept.keep(key, mark, self._shaped(records, total, window), not_for)
        return cast(Page[JudgeRow], kept)

    def _shaped(
        self, records: list[SubmissionRecord], total: int, window: Window
    ) -> Page[JudgeRow]:
        rows = [judge_row(each, self._submissions.queue_position(each)) for each in records]
        return page_of(rows, total, window)

    def _judge(self, detail: SubmissionDetail) -> Judge:
        return judge(detail, self._submissions.queue_position(detail.record))

    @post("/api/check-submissions-status", guard=GUEST, summary="How these submissions stand")
    async def check_submissions_status(
        self, call: Call, body: CheckStatusesBody
    ) -> dict[str, Judge]:
        records = await self._submissions.check_statuses(call.viewer, body.submitIds)
        return {
            str(each.id): status_row(each, self._submissions.queue_position(each))
            for each in records
        }

    @post(
        "/api/check-contest-submissions-status",
        guard=LOGIN,
        summary="How these submissions of a contest stand",
        previewed=True,
    )
    async def check_contest_submissions_status(
        self, call: Call, body: CheckContestStatusesBody
    ) -> dict[str, Judge]:
        if body.cid is None:
            raise ApiError("param.cid", status=404)
        place = place_of(cid=body.cid)
        records = await self._submissions.check_statuses(call.viewer, body.submitIds, place)
        found = {}
        for each in records:
            row = status_row(each, self._submissions.queue_position(each))
            row.displayPid = ""
            found[str(each.id)] = row
        return found

    @post(
        "/api/get-user-problem-status",
        guard=LOGIN,
        summary="My result of these problems",
        previewed=True,
    )
    async def get_user_problem_status(
        self, call: Call, body: ProblemStatusBody
    ) -> dict[str, ProblemStatus]:
        place = place_of(cid=body.cid if body.isContestProblemList else None, gid=body.gid)
        if body.isContestProblemList and place.kind not in (Kind.CONTEST, Kind.TIMED_WORK):
            raise ApiError("contest.missing", status=404)
        found = await self._submissions.my_statuses(
            call.viewer, place, body.pidList, contains_end=body.containsEnd
        )
        return {str(pid): ProblemStatus(own.status, own.score) for pid, own in found.items()}

    @get(
        "/api/get-full-screen-problem-list",
        guard=LOGIN,
        summary="Problems beside this one, with my results",
        previewed=True,
    )
    async def get_full_screen_problem_list(
        self, call: Call, query: NavigationQuery
    ) -> list[NavigationEntry]:
        tid, cid = query.tid or query.trainingId, query.cid or query.contestId
        place = place_of(tid=tid) if tid else place_of(cid=cid)
        if place == PRACTICE:
            raise ApiError("param.tid_or_cid")
        listed = await self._submissions.listed_problems(call.viewer, place)
        return [
            NavigationEntry(
                each.pid,
                each.display_id,
                each.title,
                *((None, None) if mine is None else (mine.status, mine.score)),
            )
            for each, mine in listed
        ]
