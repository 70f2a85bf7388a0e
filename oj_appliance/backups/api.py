"""Root's calls about backups (contract admin.md §7.3)."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.backups.exams.types import FEWEST_KEPT, MOST_KEPT, Chosen
from oj_appliance.backups.keeping import MOST_OF_EACH
from oj_appliance.backups.restores import Restores, RestoreState
from oj_appliance.backups.service import RULE, Backups
from oj_appliance.backups.types import SEALED, Backup
from oj_appliance.backups.whereabouts import PlaceState
from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError, BadRequestError, Language
from oj_appliance.files.resumable import LARGEST_BACKUP, ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Time

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
Name = Annotated[str, Meta(max_length=64)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class BackupName(msgspec.Struct):
    name: str


class BackupQuery(msgspec.Struct):
    name: Name


class BackupRow(msgspec.Struct, kw_only=True):
    """`checked` is what its newest check found, `error` why it failed or was found bad. `size` in
    bytes; `whole` is false for a copy of the database alone; `sealed`: it opens with a password.
    `folder` is where it lies, "" while it is being made."""

    name: str
    kind: Literal["manual", "nightly", "upgrade", "exam"]
    state: Literal["running", "done", "failed"]
    checked: Literal["none", "good", "bad"]
    whole: bool
    size: int
    gmtCreate: Time
    error: str | None
    sealed: bool
    folder: str


class BackupSettings(msgspec.Struct):
    """`folder` takes new backups; empty for the data folder's own. They are copied onto the disk
    with the label `disk`, "" for none. Of those of exams `examKept` stay at each place, of others
    as many nights, weeks, months and upgrades. `sealed`: new ones open with a password alone."""

    folder: str
    disk: str
    examKept: int
    nights: int
    weeks: int
    months: int
    upgrades: int
    sealed: bool


class BackupSettingsBody(msgspec.Struct):
    """What is absent stays as it is."""

    folder: Annotated[str, Meta(max_length=255)] | None = None
    disk: Annotated[str, Meta(max_length=64, pattern=r"^[^/\x00-\x1f]*$")] | None = None
    examKept: Annotated[int, Meta(ge=FEWEST_KEPT, le=MOST_KEPT)] | None = None
    nights: Annotated[int, Meta(ge=1, le=MOST_OF_EACH)] | None = None
    weeks: Annotated[int, Meta(ge=0, le=MOST_OF_EACH)] | None = None
    months: Annotated[int, Meta(ge=0, le=MOST_OF_EACH)] | None = None
    upgrades: Annotated[int, Meta(ge=1, le=MOST_OF_EACH)] | None = None


class RestoreBody(msgspec.Struct):
    """One of the two: a backup of the list, or a file that was sent. `password` of a sealed one
    that is not this site's own."""

    name: Name | None = None
    uploadId: UploadId | None = None
    password: Password = ""


class RestoreProgress(msgspec.Struct):
    state: Literal["idle", "running", "failed", "done"]
    name: str
    error: str | None


class BackupPlace(msgspec.Struct, kw_only=True):
    """`name` is the chosen folder or the disk's label; `free` and `total` in bytes; `apart`: on
    another disk than the site's data; `shared`: another computer's; `fault` says why nothing can be
    written there now."""

    kind: Literal["own", "folder", "disk"]
    name: str
    folder: str
    free: int
    total: int
    apart: bool
    shared: bool
    fault: str | None


class BackupPlaces(msgspec.Struct):
    """`offered`: further disks that are mounted, to be chosen by their label."""

    chosen: list[BackupPlace]
    offered: list[BackupPlace]


class BackupPasswordBody(msgspec.Struct):
    """ "" for none. Who loses it loses every backup that it seals."""

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


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
        sealed = path.name.endswith(SEALED)
        headers = {
            "Content-Type": "application/octet-stream" if sealed else "application/x-tar",
            "Content-Disposition": f"attachment;filename={path.name}",
            "Cache-Control": "no-store",
        }
        return web.FileResponse(path, headers=headers)

    @get("/api/admin/config/backup-settings", guard=ROOT, summary="Where backups go")
    async def get_backup_settings(self, call: Call) -> BackupSettings:
        chosen = await self._backups.chosen()
        return BackupSettings(
            *(chosen.folder, chosen.disk, chosen.kept),
            **asdict(chosen.rule),
            sealed=await self._backups.is_sealed(),
        )

    @put("/api/admin/config/backup-settings", guard=ROOT, summary="Chooses where backups go")
    async def put_backup_settings(self, call: Call, body: BackupSettingsBody) -> None:
        now = await self._backups.chosen()
        folder = now.folder if body.folder is None else body.folder.strip()
        disk = now.disk if body.disk is None else body.disk.strip()
        kept = now.kept if body.examKept is None else body.examKept
        given = {name: getattr(body, name) for name in RULE}
        rule = replace(now.rule, **{name: each for name, each in given.items() if each is not None})
        await self._backups.choose(Chosen(folder, disk, kept, rule), call.actor)

    @get("/api/admin/config/backup-places", guard=ROOT, summary="Places of backups, as they are")
    async def get_backup_places(self, call: Call) -> BackupPlaces:
        chosen, offered = await self._backups.states(), await self._backups.offered()
        return BackupPlaces(
            [_place(each, call.language) for each in chosen],
            [_place(each, call.language) for each in offered],
        )

    @put("/api/admin/config/backup-password", guard=ROOT, summary="Seals backups with a password")
    async def put_backup_password(self, call: Call, body: BackupPasswordBody) -> None:
        if body.password and len(body.password) < SHORTEST_PASSWORD:
            raise ApiError("backup.password_short", n=SHORTEST_PASSWORD)
        await self._backups.seal(body.password, call.actor)

    @post("/api/admin/config/db-restore", guard=ROOT, summary="Puts a backup back")
    async def post_db_restore(self, call: Call, body: RestoreBody) -> None:
        source, name = await self._source(call, body)
        await self._restores.begin(source, name, call.actor, body.password)

    @get("/api/admin/config/db-restore", guard=ROOT, summary="How far a restore is")
    async def get_db_restore(self, call: Call) -> RestoreProgress:
        return progress_of(self._restores.state, call.language)

    async def _source(self, call: Call, body: RestoreBody) -> tuple[Path, str]:
        if (body.name is None) == (body.uploadId is None):
            raise BadRequestError("http.bad_param", name="name")
        if body.uploadId is not None:
            uid = call.viewer.account_id
            sent = await asyncio.to_thread(
                self._uploads.take_upload, body.uploadId, uid, most=LARGEST_BACKUP
            )
            return sent.path, sent.client_name
        found = await self._backups.find(body.name or "")
        if found is None:
            raise ApiError("backup.missing")
        return found, found.name


def progress_of(state: RestoreState, language: Language) -> RestoreProgress:
    error = state.error.text(language) if state.error else None
    return msgspec.convert(
        {"state": state.state, "name": state.name, "error": error}, RestoreProgress
    )


def _row(backup: Backup, language: Language) -> BackupRow:
    return msgspec.convert(
        {
            "name": backup.name,
            "kind": backup.kind,
            "state": backup.state,
            "checked": backup.checked,
            "whole": backup.is_whole,
            "size": backup.size,
            "gmtCreate": wire_time(backup.at),
            "error": backup.error.text(language) if backup.error else None,
            "sealed": backup.is_sealed,
            "folder": backup.folder,
        },
        BackupRow,
    )


def _place(place: PlaceState, language: Language) -> BackupPlace:
    return BackupPlace(
        kind=msgspec.convert(place.kind, Literal["own", "folder", "disk"]),
        name=place.name,
        folder=place.folder,
        free=place.free,
        total=place.total,
        apart=place.is_apart,
        shared=place.is_shared,
        fault=place.fault.text(language) if place.fault else None,
    )
