"""Root's calls about backups that are looked through or put back for trial (contract admin.md
§7.3)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.backups.checks.service import BackupChecks
from oj_appliance.backups.checks.types import Check
from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Time

Kind = Literal["verify", "drill"]


class BackupCheckBody(msgspec.Struct):
    """`verify` reads all of it; `drill` puts it back into a folder that goes again."""

    name: Annotated[str, Meta(max_length=64)]
    kind: Kind


class RunningBackupCheck(msgspec.Struct):
    kind: Kind
    name: str


class BackupCheckRow(msgspec.Struct, kw_only=True):
    """`username` is who asked for it, "" the clock. `files` and `size` (bytes) were compared with
    their checksums; `rows` were counted in the main tables, by name."""

    kind: Kind
    name: str
    username: str
    at: Time
    tookMs: int
    files: int
    size: int
    rows: dict[str, int]
    error: str | None


class BackupChecksState(msgspec.Struct):
    """`checks`: the newest first."""

    running: RunningBackupCheck | None
    checks: list[BackupCheckRow]


class BackupChecksApi:
    def __init__(self, checks: BackupChecks) -> None:
        self._checks = checks

    @post("/api/admin/config/backup-check", guard=ROOT, summary="Opens a backup for trial")
    async def post_backup_check(self, call: Call, body: BackupCheckBody) -> None:
        await self._checks.begin(body.kind, body.name, call.actor)

    @get("/api/admin/config/backup-checks", guard=ROOT, summary="What came of such trials")
    async def get_backup_checks(self, call: Call) -> BackupChecksState:
        running = self._checks.running
        told = (
            msgspec.convert(running, RunningBackupCheck, from_attributes=True) if running else None
        )
        return BackupChecksState(
            told, [row(each, call.language) for each in await self._checks.newest()]
        )


def row(check: Check, language: Language) -> BackupCheckRow:
    return BackupCheckRow(
        kind="drill" if check.kind == "drill" else "verify",
        name=check.name,
        username=check.username,
        at=wire_time(check.at),
        tookMs=check.took_ms,
        files=check.findings.files,
        size=check.findings.size,
        rows=check.findings.rows,
        error=check.error.text(language) if check.error else None,
    )
