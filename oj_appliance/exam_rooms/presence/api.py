"""The sign that a participant's page gives (contract timedwork.md §10.1)."""

from __future__ import annotations

import msgspec

from oj_appliance.exam_rooms.presence.service import Presence
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Int


class HereBody(msgspec.Struct):
    """`clock` is what the computer's own clock shows, in ms since 1970 (UTC)."""

    clock: Int


class PresenceApi:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence

    @post("/api/exam/here", guard=LOGIN, summary="A participant's page is open")
    async def tell_presence(self, call: Call, body: HereBody) -> None:
        self._presence.told_clock(call.viewer.account_id, body.clock)
