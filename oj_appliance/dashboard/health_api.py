"""Whether the server is well, in one word (contract home.md): nothing else for the public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import Time


class Health(msgspec.Struct):
    status: Literal["ok", "degraded"]
    now: Time


class HealthApi:
    """`ping` fails when the database does not answer; unless `is_well` health is degraded."""

    def __init__(
        self, ping: Callable[[], Awaitable[None]], is_well: Callable[[], bool], clock: Clock
    ) -> None:
        self._ping = ping
        self._is_well = is_well
        self._clock = clock

    @get("/api/health", guard=GUEST, summary="Is the server well", open_before_setup=True)
    async def get_health(self, call: Call) -> Health:
        await self._ping()
        status: Literal["ok", "degraded"] = "ok" if self._is_well() else "degraded"
        return Health(status, wire_time(self._clock.now_ms()))
