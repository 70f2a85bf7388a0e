"""Calls of whoever gets a sealed file (contract pack.md §3, §4)."""

from __future__ import annotations

import msgspec
from aiohttp import web

from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.packs.api import PACK_TYPE, PackQuery, Password, file_name
from oj_appliance.packs.container.layout import read_facts
from oj_appliance.packs.receiving.service import PackReceiving
from oj_appliance.packs.receiving.wire import PackAnswer, pack_answer
from oj_appliance.packs.results.service import PackResults
from oj_appliance.packs.service import Packs
from oj_appliance.packs.types import Pack, Role
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id

LARGEST_PACK = 2 * 1024**3


class PackForm(msgspec.Struct):
    uploadId: UploadId | None = None


class PackNumber(msgspec.Struct):
    id: int


class OpenBody(msgspec.Struct, kw_only=True):
    """`people`: accounts for the roster that travels along. A file without a secret needs no
    `password`."""

    id: Id
    password: Password | None = None
    people: bool = True


class PackReceivingApi:
    def __init__(
        self,
        packs: Packs,
        receiving: PackReceiving,
        results: PackResults,
        uploads: ResumableUploads,
    ) -> None:
        self._packs = packs
        self._receiving = receiving
        self._results = results
        self._uploads = uploads

    @get("/api/admin/pack", guard=STAFF, summary="One sealed file, and whether it can be opened")
    async def get_pack(self, call: Call, query: PackQuery) -> PackAnswer:
        pack = await self._packs.find(call.viewer, query.id)
        return self._told(call, pack)

    @post("/api/admin/pack/receive", guard=STAFF, summary="Takes a sealed file in, unopened")
    async def receive_pack(self, call: Call, upload: Upload[PackForm]) -> PackNumber:
        uid = call.viewer.account_id
        sent = await self._uploads.file_of(upload, uid, most=LARGEST_PACK)
        return PackNumber(await self._receiving.receive(call.actor, sent.path))

    @post("/api/admin/pack/open", guard=STAFF, summary="Opens a sealed file with its password")
    async def open_pack(self, call: Call, body: OpenBody) -> PackAnswer:
        pack = await self._packs.find(call.viewer, body.id, Role.RECEIVED)
        await self._receiving.open(call.actor, pack, body.password or "", takes_people=body.people)
        return self._told(call, await self._packs.find(call.viewer, body.id))

    @get(
        "/api/file/download-pack-results",
        guard=STAFF,
        summary="What an opened exam came to, for the office that sent it",
        answers=PACK_TYPE,
        has_effect=True,
    )
    async def download_pack_results(self, call: Call, query: PackQuery) -> web.StreamResponse:
        try:
            pack = await self._packs.find(call.viewer, query.id, Role.RECEIVED)
            file, school = await self._results.write(call.actor, pack)
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        return await send_open_file(call, file, file_name("results", pack.title, school), PACK_TYPE)

    def _told(self, call: Call, pack: Pack) -> PackAnswer:
        is_received = pack.role is Role.RECEIVED
        return pack_answer(
            pack,
            None if pack.facts is None else read_facts(pack.facts.encode()),
            self._receiving.readiness(pack) if is_received else None,
            needs_password=self._receiving.needs_password(pack),
            is_opening=self._receiving.is_opening(pack.id),
            failure=self._receiving.failure(pack.id),
            language=call.language,
        )
