"""The sign that a participant's page gives (contract timedwork.md §10.1)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.exam_rooms.presence.service import Presence
from oj_appliance.exam_rooms.refused_pastes.service import RefusedPastes
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Int

# Nobody presses the keys more often between two signs.
MOST_PASTES = 1000


class HereBody(msgspec.Struct):
    """`clock` is what the computer's own clock shows, in ms since 1970 (UTC); `refusedPastes` were
    refused in the work `tid` since the sign before."""

    clock: Int
    tid: Id | None = None
    refusedPastes: Annotated[int, msgspec.Meta(ge=0, le=MOST_PASTES)] = 0


class PresenceApi:
    def __init__(self, presence: Presence, pastes: RefusedPastes) -> None:
        self._presence = presence
        self._pastes = pastes

    @post("/api/exam/here", guard=LOGIN, summary="A participant's page is open")
    async def tell_presence(self, call: Call, body: HereBody) -> None:
        uid = call.viewer.account_id
        self._presence.told_clock(uid, body.clock)
        if body.tid is not None and body.refusedPastes:
            await self._pastes.told(body.tid, uid, body.refusedPastes)
