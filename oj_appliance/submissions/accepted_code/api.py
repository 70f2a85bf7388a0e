"""The call that gives back one's own last accepted code (contract problem.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.places.codec import place_of
from oj_appliance.submissions.accepted_code.service import AcceptedCodes
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Int


class LastAcceptedCodeQuery(msgspec.Struct, kw_only=True):
    pid: Id
    cid: Int = 0


class LastAcceptedCodeAnswer(msgspec.Struct):
    submitId: int | None
    code: str
    language: str | None


class AcceptedCodeApi:
    def __init__(self, codes: AcceptedCodes) -> None:
        self._codes = codes

    @get(
        "/api/get-last-ac-code",
        guard=LOGIN,
        summary="My last accepted code of a problem",
        previewed=True,
    )
    async def get_last_ac_code(
        self, call: Call, query: LastAcceptedCodeQuery
    ) -> LastAcceptedCodeAnswer:
        found = await self._codes.last(call.viewer, query.pid, place_of(cid=query.cid))
        return LastAcceptedCodeAnswer(found.submission_id, found.code, found.language)
