"""The call for a timed work's submissions (contract timedwork.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.clock import wire_time
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.places.codec import cid_of
from oj_appliance.submissions.shown.wire import LateArrival, late_arrival
from oj_appliance.timed_work.naming import named_work
from oj_appliance.timed_work.submissions.service import (
    ListedSubmission,
    TimedWorkSubmissionFilter,
    TimedWorkSubmissions,
)
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time

LIST_LIMIT = 15  # S1 §9


class TimedWorkSubmissionsQuery(PageQuery, kw_only=True):
    """`id`, `timedWorkID` and `timedWorkId` mean tid, `problemID` displayId."""

    tid: Id | None = None
    id: Id | None = None
    timedWorkID: Id | None = None
    timedWorkId: Id | None = None

    limit: Int = LIST_LIMIT
    displayId: str | None = None
    problemID: str | None = None
    status: Int | None = None
    username: str | None = None
    onlyMine: bool = False


class TimedWorkSubmission(msgspec.Struct, kw_only=True):
    """The fields that S3 §3 names. `displayTid` and `displayId` are the work's own id of the
    problem."""

    submitId: int
    pid: int | None
    displayTid: str | None
    displayId: str | None
    status: int
    score: int | None
    oiRankScore: int | None
    time: int | None
    memory: int | None
    length: int | None
    language: str
    judger: str | None
    username: str
    uid: str
    submitTime: Time
    errorMessage: str | None
    isManual: bool
    cid: int
    arrival: LateArrival | msgspec.UnsetType = msgspec.UNSET


class TimedWorkSubmissionsApi:
    def __init__(self, listed: TimedWorkSubmissions, names: ShownNames) -> None:
        self._listed = listed
        self._names = names

    @get(
        "/api/homework/get-timed-work-submission-list",
        guard=LOGIN,
        summary="Submissions of a timed work",
    )
    async def get_timed_work_submission_list(
        self, call: Call, query: TimedWorkSubmissionsQuery
    ) -> Page[TimedWorkSubmission]:
        window = query.window(LIST_LIMIT)
        wanted = TimedWorkSubmissionFilter(
            display_id=(query.displayId or query.problemID or "").strip() or None,
            status=query.status,
            username=(query.username or "").strip() or None,
            only_mine=query.onlyMine,
            name_columns=self._names.searched_columns(call.viewer),
        )
        found, total = await self._listed.page(call.viewer, named_work(query), wanted, window)
        return page_of([_row(each) for each in found], total, window)


def _row(listed: ListedSubmission) -> TimedWorkSubmission:
    record = listed.record
    is_unfinished = record.status in IN_PROGRESS
    return TimedWorkSubmission(
        submitId=record.id,
        pid=record.problem_id,
        displayTid=record.display_id,
        displayId=record.display_id,
        status=record.status,
        score=None if is_unfinished else record.score,
        oiRankScore=None if is_unfinished else record.oi_rank_score,
        time=None if is_unfinished else record.time,
        memory=None if is_unfinished else record.memory,
        length=record.length,
        language=record.language,
        judger=record.judger,
        username=record.username,
        uid=record.uid,
        submitTime=wire_time(record.submit_time),
        errorMessage=listed.message,
        isManual=bool(record.is_manual),
        cid=cid_of(record.place),
        arrival=late_arrival(record.arrival),
    )
