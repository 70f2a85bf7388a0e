"""Calls of staff about discussions and reports (contract admin.md §14)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.discussions.office.service import DiscussionOffice
from oj_appliance.discussions.reports.service import (
    LONGEST_ANSWER,
    LONGEST_REPORT,
    PAGE_LIMIT,
    Reports,
)
from oj_appliance.discussions.reports.types import Report
from oj_appliance.discussions.wire import DiscussionEntry, wire_entry
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN, STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Time, up_to

MOST_AT_ONCE = 500
Numbers = Annotated[list[Id], Meta(max_length=MOST_AT_ONCE)]


class NewReport(msgspec.Struct, kw_only=True):
    """`content`: `#tags#`, then the reason."""

    did: Id
    content: Annotated[str, up_to(LONGEST_REPORT)]


class TurnedDiscussion(msgspec.Struct, kw_only=True):
    """What is left out stays as it is; `status` 1 hides it."""

    id: Id
    status: Annotated[int, Meta(ge=0, le=1)] | None = None
    topPriority: bool | None = None


class ReportEntry(msgspec.Struct, kw_only=True):
    """With the text that it is about; `status`: it was read."""

    id: int
    did: int
    gid: int | None
    discussionTitle: str
    discussionAuthor: str
    discussion: DiscussionEntry
    uid: str
    reporter: str
    content: str
    status: bool
    answer: str | None
    gmtCreate: Time
    gmtModified: Time


class SettledReport(msgspec.Struct, kw_only=True):
    """`answer` goes to whoever reported."""

    id: Id
    status: bool
    answer: Annotated[str, up_to(LONGEST_ANSWER)] | None = None


class DiscussionOfficeApi:
    def __init__(self, office: DiscussionOffice, reports: Reports) -> None:
        self._office = office
        self._reports = reports

    @post("/api/discussion-report", guard=LOGIN, summary="Tells staff of a discussion")
    async def post_discussion_report(self, call: Call, body: NewReport) -> None:
        await self._reports.write(call.viewer, body.did, body.content)

    @put("/api/admin/discussion", guard=STAFF, summary="Hides, shows, puts on top")
    async def put_admin_discussion(self, call: Call, body: TurnedDiscussion) -> None:
        await self._office.turn(call.actor, body.id, status=body.status, is_top=body.topPriority)

    @delete("/api/admin/discussion", guard=STAFF, summary="Removes discussions")
    async def delete_admin_discussion(self, call: Call, body: Numbers) -> None:
        await self._office.delete(call.actor, body)

    @get("/api/admin/discussion-report", guard=STAFF, summary="What readers report")
    async def get_admin_discussion_report(self, call: Call, query: PageQuery) -> Page[ReportEntry]:
        window = query.window(PAGE_LIMIT)
        reports, total = await self._reports.page(window)
        return page_of([_wire(each) for each in reports], total, window)

    @put("/api/admin/discussion-report", guard=STAFF, summary="Marks it read, and answers it")
    async def put_admin_discussion_report(self, call: Call, body: SettledReport) -> None:
        await self._reports.settle(call.actor, body.id, is_read=body.status, answer=body.answer)


def _wire(report: Report) -> ReportEntry:
    discussion = report.discussion
    return ReportEntry(
        id=report.id,
        did=discussion.id,
        gid=discussion.group_id,
        discussionTitle=discussion.title,
        discussionAuthor=discussion.author.username,
        discussion=wire_entry(discussion),
        uid=report.uid,
        reporter=report.reporter,
        content=report.content,
        status=report.is_read,
        answer=report.answer,
        gmtCreate=wire_time(report.created_at),
        gmtModified=wire_time(report.updated_at),
    )
