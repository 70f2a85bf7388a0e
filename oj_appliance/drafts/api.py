"""The three calls of drafts (contract submission.md §3)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.drafts.rules import client_name
from oj_appliance.drafts.service import Drafts
from oj_appliance.drafts.types import Conflict, Draft
from oj_appliance.errors import ApiError
from oj_appliance.places.codec import place_of
from oj_appliance.places.types import Place
from oj_appliance.submissions.rules import LONGEST_CODE
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import LARGEST_INTEGER, Id, Int, Time, up_to

Version = Annotated[int, Meta(ge=0, le=LARGEST_INTEGER)]


class _Where(msgspec.Struct, kw_only=True):
    """The problem and, where it is not met in the bank, what it belongs to there."""

    pid: Id
    cid: Int | None = None
    tid: Int | None = None
    gid: Int | None = None


class DraftBody(_Where, kw_only=True):
    language: Annotated[str, up_to(50)]
    code: Annotated[str, up_to(LONGEST_CODE)]
    version: Version


class DraftVersionsQuery(_Where, kw_only=True):
    language: str | None = None


class DraftQuery(DraftVersionsQuery, kw_only=True):
    version: Version | None = None


class SavedDraft(msgspec.Struct):
    version: int
    savedAt: Time


class DraftAnswer(msgspec.Struct):
    version: int
    language: str
    code: str
    savedAt: Time
    client: str


class DraftVersionAnswer(msgspec.Struct):
    version: int
    language: str
    length: int
    savedAt: Time
    client: str


class DraftConflict(msgspec.Struct):
    """Data of the refusal draft.conflict."""

    current: DraftAnswer
    yours: DraftAnswer


class DraftsApi:
    def __init__(self, drafts: Drafts) -> None:
        self._drafts = drafts

    @put("/api/draft", guard=LOGIN, summary="Keep the code that is being written")
    async def put_draft(self, call: Call, body: DraftBody) -> SavedDraft:
        client = client_name(call.ip, call.header("User-Agent"))
        outcome = await self._drafts.save(
            call.viewer,
            _place(body),
            body.pid,
            body.language,
            body.code,
            seen=body.version,
            client=client,
        )
        if isinstance(outcome, Conflict):
            both = DraftConflict(_answer(outcome.current), _answer(outcome.yours))
            raise ApiError("draft.conflict", data=both)
        return SavedDraft(outcome.version, wire_time(outcome.saved_at))

    @get("/api/draft", guard=LOGIN, summary="The code that was being written", previewed=True)
    async def get_draft(self, call: Call, query: DraftQuery) -> DraftAnswer | None:
        found = await self._drafts.find(
            call.viewer, _place(query), query.pid, query.language, query.version
        )
        return None if found is None else _answer(found)

    @get("/api/draft/versions", guard=LOGIN, summary="Earlier states of the code", previewed=True)
    async def get_draft_versions(
        self, call: Call, query: DraftVersionsQuery
    ) -> list[DraftVersionAnswer]:
        return [
            DraftVersionAnswer(
                each.version, each.language, each.length, wire_time(each.saved_at), each.client
            )
            for each in await self._drafts.versions(
                call.viewer, _place(query), query.pid, query.language
            )
        ]


def _place(where: _Where) -> Place:
    return place_of(cid=where.cid, tid=where.tid, gid=where.gid)


def _answer(draft: Draft) -> DraftAnswer:
    about = draft.about
    return DraftAnswer(
        about.version, about.language, draft.code, wire_time(about.saved_at), about.client
    )
