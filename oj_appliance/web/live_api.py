"""The upgrade of /api/live."""

from __future__ import annotations

from aiohttp import web

from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.live import LiveHub


class LiveApi:
    def __init__(self, hub: LiveHub) -> None:
        self._hub = hub

    @get("/api/live", guard=GUEST, summary="Live events (WebSocket)", answers="")
    async def live(self, call: Call) -> web.WebSocketResponse:
        return await self._hub.serve(call.request, call.ip, call.way)
