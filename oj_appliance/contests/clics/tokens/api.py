"""Calls of the back-office about a contest's Contest API (contract clics.md §6)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.clics.tokens.service import Tokens
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import CONTEST_ADMIN
from oj_appliance.web.wire import Id, Time


class ClicsQuery(msgspec.Struct):
    cid: Id


class ClicsToken(msgspec.Struct):
    """Who made it, and when; never itself."""

    author: str
    gmtCreate: Time


class ClicsSettings(msgspec.Struct):
    """`path` below the site's address; `isPublic` once everybody may read there."""

    path: str
    isPublic: bool
    token: ClicsToken | None


class NewToken(msgspec.Struct):
    token: str


class ClicsTokensApi:
    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    @get("/api/admin/contest/clics", guard=CONTEST_ADMIN, summary="How tools read a contest")
    async def get_contest_clics(self, call: Call, query: ClicsQuery) -> ClicsSettings:
        contest, token = await self._tokens.read(call.viewer, query.cid)
        told = token and ClicsToken(token.username, wire_time(token.created_at))
        path = f"/clics/contests/{contest.id}"
        return ClicsSettings(path, contest.visible and contest.open_rank, told)

    @post(
        "/api/admin/contest/clics-token",
        guard=CONTEST_ADMIN,
        summary="A token that reads a contest whole, told this once",
    )
    async def post_contest_clics_token(self, call: Call, body: ClicsQuery) -> NewToken:
        return NewToken(await self._tokens.make(call.actor, body.cid))

    @delete(
        "/api/admin/contest/clics-token",
        guard=CONTEST_ADMIN,
        summary="Withdraw a contest's token",
    )
    async def delete_contest_clics_token(self, call: Call, query: ClicsQuery) -> None:
        await self._tokens.withdraw(call.actor, query.cid)
