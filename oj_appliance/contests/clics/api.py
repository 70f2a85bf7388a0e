"""Calls of the Contest API: no envelope, and read-only (contract clics.md)."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance import __version__
from oj_appliance.contests.clics import wire
from oj_appliance.contests.clics.access import Access, Reader
from oj_appliance.contests.clics.refusals import JSON, ClicsError, refused
from oj_appliance.contests.clics.service import Clics
from oj_appliance.web import endpoint
from oj_appliance.web.endpoint import Call
from oj_appliance.web.guards import GUEST
from oj_appliance.web.headers import TOKEN_HEADER

VERSION = "2023-06"
VERSION_URL = "https://ccs-specs.icpc.io/2023-06/contest_api"
LONGEST_NUMBER = 15

_encode = msgspec.json.Encoder().encode
# The guard lets everybody in: who reads what is asked by the token of the API's own.
get = partial(endpoint.get, guard=GUEST, answers=JSON, refuses=refused)
Identifier = Annotated[str, Meta(max_length=36)]


class Wanted(msgspec.Struct, kw_only=True):
    """Objects with these properties alone; "" stands for none."""

    language_id: Identifier | None = None
    problem_id: Identifier | None = None
    team_id: Identifier | None = None
    submission_id: Identifier | None = None
    judgement_type_id: Identifier | None = None
    organization_id: Identifier | None = None


class ScoreboardQuery(msgspec.Struct, kw_only=True):
    group_id: Identifier | None = None


class ClicsApi:
    def __init__(self, clics: Clics, access: Access) -> None:
        self._clics = clics
        self._access = access

    @get("/clics/", summary="What this API is", open_before_setup=True)
    async def get_clics(self, call: Call) -> web.StreamResponse:
        provider = wire.Provider(name="OJ Appliance", version=__version__)
        return _answer(
            wire.ApiInformation(version=VERSION, version_url=VERSION_URL, provider=provider)
        )

    @get("/clics/contests", summary="Contests that the caller may read")
    async def get_clics_contests(self, call: Call) -> web.StreamResponse:
        return _answer(self._clics.contests(reader_of(call, self._access)))

    @get("/clics/contests/{cid}", summary="A contest")
    async def get_clics_contest(self, call: Call) -> web.StreamResponse:
        return _answer(self._clics.contest(*self._asked(call)))

    @get("/clics/contests/{cid}/access", summary="What the caller finds in a contest")
    async def get_clics_access(self, call: Call) -> web.StreamResponse:
        return _answer(self._clics.access(*self._asked(call)))

    @get("/clics/contests/{cid}/state", summary="How far a contest has come")
    async def get_clics_state(self, call: Call) -> web.StreamResponse:
        return _answer(await self._clics.state(*self._asked(call)))

    @get("/clics/contests/{cid}/scoreboard", summary="The board of a contest")
    async def get_clics_scoreboard(self, call: Call, query: ScoreboardQuery) -> web.StreamResponse:
        reader, contest_id = self._asked(call)
        return _answer(await self._clics.scoreboard(reader, contest_id, query.group_id))

    @get("/clics/contests/{cid}/{kind}", summary="All objects of a kind")
    async def get_clics_objects(self, call: Call, query: Wanted) -> web.StreamResponse:
        # An empty value asks for what has none, where elsewhere it asks for nothing.
        given = call.request.query
        wanted = {name: given[name] for name in query.__struct_fields__ if name in given}
        kind = call.request.match_info["kind"]
        return _answer(await self._clics.collection(*self._asked(call), kind, wanted))

    @get("/clics/contests/{cid}/{kind}/{number}", summary="One object")
    async def get_clics_object(self, call: Call) -> web.StreamResponse:
        named = call.request.match_info
        return _answer(await self._clics.one(*self._asked(call), named["kind"], named["number"]))

    def _asked(self, call: Call) -> tuple[Reader, int]:
        return reader_of(call, self._access), contest_of(call)


def reader_of(call: Call, access: Access) -> Reader:
    """Raises clics.wrong_token (401)."""
    return access.reader(call.header(TOKEN_HEADER))


def contest_of(call: Call) -> int:
    """Raises contest.missing for what is no number."""
    text = call.request.match_info["cid"]
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise ClicsError("contest.missing", 404)
    return int(text)


def _answer(told: object) -> web.StreamResponse:
    return web.Response(body=_encode(told), content_type=JSON)
