"""Calls of the first page that bring a backup back (contract account.md, first start)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.backups.api import Password, RestoreProgress, progress_of
from oj_appliance.backups.first_start.service import FirstRestores, Found
from oj_appliance.clock import wire_time
from oj_appliance.errors import BadRequestError
from oj_appliance.files.resumable import PART_SIZE
from oj_appliance.files.resumable_api import (
    FileName,
    PartQuery,
    ReceivedPart,
    Size,
    StartedUpload,
    StateQuery,
    UploadProgress,
)
from oj_appliance.files.types import UploadId
from oj_appliance.web.endpoint import Call, get, post, put, read_limited
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import Time

Code = Annotated[str, Meta(max_length=64)]


class FirstRestoreStart(msgspec.Struct):
    code: Code
    name: FileName
    size: Size


class SetupCode(msgspec.Struct):
    code: Code


class FoundBackup(msgspec.Struct, kw_only=True):
    """As BackupRow (admin.md §7.3); `id` names it in POST /api/setup/restore."""

    id: str
    name: str
    kind: Literal["manual", "nightly", "upgrade", "exam"]
    folder: str
    whole: bool
    sealed: bool
    size: int
    gmtCreate: Time


class FirstRestoreBody(msgspec.Struct):
    """One of the two: a file that was sent, or one that was found."""

    code: Code
    uploadId: UploadId | None = None
    id: Annotated[str, Meta(max_length=32)] | None = None
    password: Password = ""


class FirstRestoresApi:
    def __init__(self, restores: FirstRestores) -> None:
        self._restores = restores

    @post(
        "/api/setup/restore-start",
        guard=GUEST,
        summary="Announces a backup that comes in parts",
        open_before_setup=True,
    )
    async def start_first_restore(self, call: Call, body: FirstRestoreStart) -> StartedUpload:
        upload_id = await self._restores.start_upload(body.code, call.ip, body.name, body.size)
        return StartedUpload(upload_id, PART_SIZE)

    @put(
        "/api/setup/restore-part",
        guard=GUEST,
        summary="The next bytes of a backup",
        open_before_setup=True,
    )
    async def put_first_restore_part(self, call: Call, query: PartQuery) -> ReceivedPart:
        self._restores.state()  # nobody's bytes are read once the site is set up
        content = await read_limited(call.request, PART_SIZE)
        state = await self._restores.append(query.uploadId, query.offset, content, query.sha256)
        return ReceivedPart(state.received)

    @get(
        "/api/setup/restore-state",
        guard=GUEST,
        summary="How much of a backup is here",
        open_before_setup=True,
    )
    async def get_first_restore_state(self, call: Call, query: StateQuery) -> UploadProgress:
        state = await self._restores.received(query.uploadId)
        return UploadProgress(state.received, state.size)

    @post(
        "/api/setup/restore-found",
        guard=GUEST,
        summary="Backups on the disks of this computer",
        open_before_setup=True,
    )
    async def find_first_backups(self, call: Call, body: SetupCode) -> list[FoundBackup]:
        return [_row(each) for each in await self._restores.found(body.code, call.ip)]

    @post(
        "/api/setup/restore",
        guard=GUEST,
        summary="Puts a backup back as the first thing",
        open_before_setup=True,
    )
    async def post_first_restore(self, call: Call, body: FirstRestoreBody) -> None:
        if body.uploadId is not None and body.id is None:
            await self._restores.restore_upload(body.code, call.ip, body.uploadId, body.password)
        elif body.id is not None and body.uploadId is None:
            await self._restores.restore_found(body.code, call.ip, body.id, body.password)
        else:
            raise BadRequestError("http.bad_param", name="id")

    @get(
        "/api/setup/restore",
        guard=GUEST,
        summary="How far that is",
        open_before_setup=True,
    )
    async def get_first_restore(self, call: Call) -> RestoreProgress:
        return progress_of(self._restores.state(), call.language)


def _row(found: Found) -> FoundBackup:
    backup = found.backup
    return msgspec.convert(
        {
            "id": found.id,
            "name": backup.name,
            "kind": backup.kind,
            "folder": backup.folder,
            "whole": backup.is_whole,
            "sealed": backup.is_sealed,
            "size": backup.size,
            "gmtCreate": wire_time(backup.at),
        },
        FoundBackup,
    )
