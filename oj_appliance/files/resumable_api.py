"""Calls of contract 00-conventions §8: large files in parts."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.files.resumable import (
    LARGEST_BACKUP,
    LARGEST_FILM,
    PART_SIZE,
    ResumableUploads,
)
from oj_appliance.files.rules import refuse_all_but_root, refuse_others
from oj_appliance.files.service import UploadRate
from oj_appliance.files.types import UploadId
from oj_appliance.web.endpoint import Call, delete, get, post, put, read_limited
from oj_appliance.web.guards import STAFF_OR_GROUP_ADMIN
from oj_appliance.web.uploads import LARGEST_UPLOAD
from oj_appliance.web.wire import LARGEST_INTEGER, Id

FileName = Annotated[str, Meta(min_length=1, max_length=255)]
Size = Annotated[int, Meta(ge=1, le=LARGEST_INTEGER)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
LARGEST = {None: LARGEST_UPLOAD, "lesson": LARGEST_FILM, "backup": LARGEST_BACKUP}
Offset = Annotated[int, Meta(ge=0, le=LARGEST_INTEGER)]


class StartBody(msgspec.Struct):
    """`purpose`: of a lesson it may be a whole film; a backup is root's alone."""

    name: FileName
    size: Size
    gid: Id | None = None
    purpose: Literal["lesson", "backup"] | None = None


class StartedUpload(msgspec.Struct):
    uploadId: str
    partSize: int


class PartQuery(msgspec.Struct):
    """`sha256` of the part, in hex."""

    uploadId: UploadId
    offset: Offset
    sha256: Digest | None = None


class ReceivedPart(msgspec.Struct):
    received: int


class StateQuery(msgspec.Struct):
    uploadId: UploadId


class UploadProgress(msgspec.Struct):
    received: int
    size: int


class ResumableUploadsApi:
    def __init__(self, uploads: ResumableUploads, rate: UploadRate) -> None:
        self._uploads = uploads
        self._rate = rate

    @post(
        "/api/file/upload-start",
        guard=STAFF_OR_GROUP_ADMIN,
        summary="Announce a large file that comes in parts",
    )
    async def start_upload(self, call: Call, body: StartBody) -> StartedUpload:
        refuse_others(call.viewer, body.gid)
        uid = call.viewer.account_id
        self._rate.check(uid)
        most = LARGEST[body.purpose]
        if body.purpose is not None:
            refuse_others(call.viewer, None)
        if body.purpose == "backup":
            refuse_all_but_root(call.viewer)
        upload_id = await asyncio.to_thread(
            self._uploads.start, uid, body.name, body.size, most=most
        )
        return StartedUpload(upload_id, PART_SIZE)

    @put(
        "/api/file/upload-part",
        guard=STAFF_OR_GROUP_ADMIN,
        summary="The next bytes of a large file",
    )
    async def upload_part(self, call: Call, query: PartQuery) -> ReceivedPart:
        content = await read_limited(call.request, PART_SIZE)
        state = await asyncio.to_thread(
            self._uploads.append,
            *(query.uploadId, call.viewer.account_id, query.offset, content, query.sha256),
        )
        return ReceivedPart(state.received)

    @get(
        "/api/file/upload-state",
        guard=STAFF_OR_GROUP_ADMIN,
        summary="How much of a large file is here",
    )
    async def get_upload_state(self, call: Call, query: StateQuery) -> UploadProgress:
        state = await asyncio.to_thread(self._uploads.state, query.uploadId, call.viewer.account_id)
        return UploadProgress(state.received, state.size)

    @delete(
        "/api/file/upload",
        guard=STAFF_OR_GROUP_ADMIN,
        summary="A large file is wanted no more",
    )
    async def delete_upload(self, call: Call, query: StateQuery) -> None:
        await asyncio.to_thread(self._uploads.drop, query.uploadId, call.viewer.account_id)
