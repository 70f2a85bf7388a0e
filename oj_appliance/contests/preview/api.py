"""The call that opens a preview (contract admin.md §12)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.preview.rules import Stage
from oj_appliance.contests.preview.service import ContestPreviews, Opened
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import CONTEST_ADMIN
from oj_appliance.web.wire import Id, Time


class ContestPreviewBody(msgspec.Struct):
    cid: Id
    stage: Stage | None = None


class ContestPreview(msgspec.Struct):
    """`key` goes with each call of the page as the header Contest-Preview; `now` is the moment that
    it looks at."""

    key: str
    stage: Stage
    stages: list[Stage]
    now: Time


class ContestPreviewApi:
    def __init__(self, previews: ContestPreviews, editing: ContestEditing) -> None:
        self._previews = previews
        self._editing = editing

    @post(
        "/api/admin/contest/preview",
        guard=CONTEST_ADMIN,
        summary="Look at a contest as its participants do",
    )
    async def preview_contest(self, call: Call, body: ContestPreviewBody) -> ContestPreview:
        contest = self._editing.contest(call.viewer, body.cid)
        return opened_preview(await self._previews.open(call.actor, contest, body.stage))


def opened_preview(opened: Opened) -> ContestPreview:
    return ContestPreview(opened.key, opened.stage, list(opened.stages), wire_time(opened.now))
