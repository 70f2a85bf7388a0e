"""Root's calls about backups (contract admin.md §7.3)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.backups.exams.types import FEWEST_KEPT, MOST_KEPT, Chosen
from oj_appliance.backups.restores import Restores
from oj_appliance.backups.service import Backups
from oj_appliance.backups.types import Backup
from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError, BadRequestError, Language
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Time

Name = Annotated[str, Meta(max_length=64)]


class BackupName(msgspec.Struct):
    name: str


class BackupQuery(msgspec.Struct):
    name: Name


class BackupRow(msgspec.Struct, kw_only=True):
    """`size` in bytes; `whole` is false for a copy of the database alone."""

    name: str
    kind: Literal["manual", "nightly", "upgrade", "exam"]
    state: Literal["running", "done", "failed"]
    whole: bool
    size: int
    gmtCreate: Time
    error: str | None


class BackupSettings(msgspec.Struct):
    """`folder` takes new backups; empty for the data folder's own. While an exam runs they go onto
    the disk with the label `disk` too, "" for none; `examKept` of these stay at each place."""

    folder: str
    disk: str
    examKept: int


class BackupSettingsBody(msgspec.Struct):
    """What is absent stays as it is."""

    folder: Annotated[str, Meta(max_length=255)] | None = None
    disk: Annotated[str, Meta(max_length=64, pattern=r"^[^/\x00-\x1f]*$")] | None = None
    examKept: Annotated[int, Meta(ge=FEWEST_KEPT, le=MOST_KEPT)] | None = None


class RestoreBody(msgspec.Struct):
    """One of the two: a backup of the list, or a file that was sent."""

    name: Name | None = None
    uploadId: UploadId | None = None


class RestoreProgress(msgspec.Struct):
    state: Literal["idle", "running", "failed", "done"]
    name: str
    error: str | None


class BackupsApi:
    def __init__(self, backups: Backups, restores: Restores, uploads: ResumableUploads) -> None:
        self._backups = backups
        self._restores = restores
        self._uploads = uploads

    @post("/api/admin/config/db-backup", guard=ROOT, summary="Makes a backup")
    async def post_db_backup(self, call: Call) -> BackupName:
        return BackupName(await self._backups.begin(call.actor))

    @get("/api/admin/config/db-backup-list", guard=ROOT, summary="Backups that are there")
    async def get_db_backup_list(self, call: Call) -> list[BackupRow]:
        return [_row(each, call.language) for each in await self._backups.all()]

    @get(
        "/api/file/download-db-backup",
        guard=ROOT,
        summary="A backup as a file",
        answers="application/x-tar",
    )
    async def download_db_backup(self, call: Call, query: BackupQuery) -> web.StreamResponse:
        path = await self._backups.open(query.name, call.actor)
        headers = {
            "Content-Type": "application/x-tar",
            "Content-Disposition": f"attachment;filename={path.name}",
            "Cache-Control": "no-store",
        }
        return web.FileResponse(path, headers=headers)

    @get("/api/admin/config/backup-settings", guard=ROOT, summary="Where backups go")
    async def get_backup_settings(self, call: Call) -> BackupSettings:
        chosen = await self._backups.chosen()
        return BackupSettings(chosen.folder, chosen.disk, chosen.kept)

    @put("/api/admin/config/backup-settings", guard=ROOT, summary="Chooses where backups go")
    async def put_backup_settings(self, call: Call, body: BackupSettingsBody) -> None:
        now = await self._backups.chosen()
        folder = now.folder if body.folder is None else body.folder.strip()
        disk = now.disk if body.disk is None else body.disk.strip()
        kept = now.kept if body.examKept is None else body.examKept
        await self._backups.choose(Chosen(folder, disk, kept), call.actor)

    @post("/api/admin/config/db-restore", guard=ROOT, summary="Puts a backup back")
    async def post_db_restore(self, call: Call, body: RestoreBody) -> None:
        source, name = await self._source(call, body)
        await self._restores.begin(source, name, call.actor)

    @get("/api/admin/config/db-restore", guard=ROOT, summary="How far a restore is")
    async def get_db_restore(self, call: Call) -> RestoreProgress:
        state = self._restores.state
        error = state.error.text(call.language) if state.error else None
        return msgspec.convert(
            {"state": state.state, "name": state.name, "error": error}, RestoreProgress
        )

    async def _source(self, call: Call, body: RestoreBody) -> tuple[Path, str]:
        if (body.name is None) == (body.uploadId is None):
            raise BadRequestError("http.bad_param", name="name")
        if body.uploadId is not None:
            sent = await asyncio.to_thread(
                self._uploads.take_upload, body.uploadId, call.viewer.account_id
            )
            return sent.path, sent.client_name
        found = await self._backups.find(body.name or "")
        if found is None:
            raise ApiError("backup.missing")
        return found, found.name


def _row(backup: Backup, language: Language) -> BackupRow:
    return msgspec.convert(
        {
            "name": backup.name,
            "kind": backup.kind,
            "state": backup.state,
            "whole": backup.is_whole,
            "size": backup.size,
            "gmtCreate": wire_time(backup.at),
            "error": backup.error.text(language) if backup.error else None,
        },
        BackupRow,
    )
