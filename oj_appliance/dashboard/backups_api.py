"""Root's calls about the database's copies, its facts and what is kept in memory (admin.md §7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.dashboard.backups import Backup, Backups
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import ROOT, SYSTEM_INFO
from oj_appliance.web.wire import Time

Text = Annotated[str, Meta(max_length=255)]


class BackupName(msgspec.Struct):
    name: str


class BackupQuery(msgspec.Struct):
    name: Annotated[str, Meta(max_length=64)]


class BackupRow(msgspec.Struct, kw_only=True):
    """`size` in bytes; `error` is what the machine said."""

    name: str
    kind: Literal["manual", "nightly", "upgrade"]
    state: Literal["running", "done", "failed"]
    size: int
    gmtCreate: Time
    error: str | None


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


class BackupsApi:
    """`caches` each forget what they kept and say how many entries that were."""

    def __init__(
        self,
        backups: Backups,
        database: Database,
        clock: Clock,
        caches: Sequence[Callable[[], int]],
    ) -> None:
        self._backups = backups
        self._database = database
        self._clock = clock
        self._caches = caches

    @post("/api/admin/config/db-backup", guard=ROOT, summary="Copies the database")
    async def post_db_backup(self, call: Call) -> BackupName:
        return BackupName(await self._backups.begin(call.actor))

    @get("/api/admin/config/db-backup-list", guard=ROOT, summary="The database's copies")
    async def get_db_backup_list(self, call: Call) -> list[BackupRow]:
        return [_row(each) for each in await self._backups.all()]

    @get(
        "/api/file/download-db-backup",
        guard=ROOT,
        summary="A copy of the database",
        answers="application/vnd.sqlite3",
    )
    async def download_db_backup(self, call: Call, query: BackupQuery) -> web.StreamResponse:
        path = await self._backups.open(query.name, call.actor)
        headers = {
            "Content-Type": "application/vnd.sqlite3",
            "Content-Disposition": f"attachment;filename={path.name}",
            "Cache-Control": "no-store",
        }
        return web.FileResponse(path, headers=headers)

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


def _row(backup: Backup) -> BackupRow:
    return msgspec.convert(
        {
            "name": backup.name,
            "kind": backup.kind,
            "state": backup.state,
            "size": backup.size,
            "gmtCreate": wire_time(backup.at),
            "error": backup.error,
        },
        BackupRow,
    )
