"""Root's calls about the database's facts and what is kept in memory (admin.md §7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import ROOT, SYSTEM_INFO

Text = Annotated[str, Meta(max_length=255)]


class DatabaseFacts(msgspec.Struct, kw_only=True):
    """The names of an older product's settings; here they are facts and cannot be changed."""

    dbName: str
    dbHost: str = "local"
    dbPort: int = 0
    dbUsername: str = ""
    dbPassword: str = ""
    redisHost: str = "in-process"
    redisPort: int = 0
    redisPassword: str = ""


class DatabaseBody(msgspec.Struct, kw_only=True):
    dbName: Text | None = None
    dbHost: Text | None = None


class Cleared(msgspec.Struct):
    cleared: int


class DatabaseApi:
    """`caches` each forget what they kept and say how many entries that were."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        caches: Sequence[Callable[[], int]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._caches = caches

    @get(
        "/api/admin/config/get-db-and-redis-config", guard=SYSTEM_INFO, summary="Where the data is"
    )
    async def get_db_and_redis_config(self, call: Call) -> DatabaseFacts:
        return DatabaseFacts(dbName=str(self._database.path))

    @put(
        "/api/admin/config/set-db-and-redis-config", guard=SYSTEM_INFO, summary="Cannot be changed"
    )
    async def set_db_and_redis_config(self, call: Call, body: DatabaseBody) -> None:
        raise ApiError("config.read_only")

    @post("/api/admin/config/cache-clear", guard=ROOT, summary="Forgets what can be read again")
    async def post_cache_clear(self, call: Call) -> Cleared:
        cleared = sum(forget() for forget in self._caches)
        now, after = self._clock.now_ms(), {"cleared": cleared}
        await self._database.write(
            record_audit, call.actor, "cache.clear", {}, after=after, now=now
        )
        return Cleared(cleared)
