"""Root's calls about moving a site in (contract admin.md §7.5)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.configuration.rules import check_timezone
from oj_appliance.configuration.service import Configuration
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.types import UploadId
from oj_appliance.site_move import rules
from oj_appliance.site_move.dumps.opening import Encoding
from oj_appliance.site_move.service import SiteMoves
from oj_appliance.site_move.types import System, Wish
from oj_appliance.site_move.wire import SiteMoveAnswer, SiteMoveRow, move_answer, move_row
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import ROOT

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Site = Annotated[str, Meta(min_length=1, max_length=rules.LONGEST_SITE)]


class SiteMoveBody(msgspec.Struct):
    """`timezone` is that of moments which name none; the site's own where it is absent."""

    system: System
    site: Site
    dumpUploadId: UploadId
    fileUploadIds: Annotated[list[UploadId], Meta(max_length=rules.MOST_ARCHIVES)] = []
    timezone: Annotated[str, Meta(max_length=64)] | None = None
    encoding: Encoding = Encoding.AUTO


class SiteMoveQuery(msgspec.Struct):
    key: Key


class SiteMoveStart(msgspec.Struct):
    key: Key
    keepsStaff: bool = False


class SiteMoveKey(msgspec.Struct):
    key: str


class SiteMoveApi:
    def __init__(
        self, moves: SiteMoves, uploads: ResumableUploads, configuration: Configuration
    ) -> None:
        self._moves = moves
        self._uploads = uploads
        self._configuration = configuration

    @post("/api/admin/site-move/look", guard=ROOT, summary="Looks what another site's dump holds")
    async def look(self, call: Call, body: SiteMoveBody) -> SiteMoveKey:
        if body.timezone:
            check_timezone(body.timezone)
        wish = Wish(
            system=body.system,
            site=body.site,
            timezone=body.timezone or self._configuration.website.timezone,
            encoding=body.encoding,
        )
        dump = await self._sent(call, body.dumpUploadId)
        archives = [await self._sent(call, each) for each in body.fileUploadIds]
        return SiteMoveKey(await self._moves.begin(wish, call.actor, dump=dump, archives=archives))

    @get("/api/admin/site-move", guard=ROOT, summary="How far a site's move is, and its report")
    async def get_move(self, call: Call, query: SiteMoveQuery) -> SiteMoveAnswer:
        return move_answer(await self._moves.move(query.key), call.language)

    @get("/api/admin/site-move/list", guard=ROOT, summary="Sites that moved in or were looked at")
    async def get_moves(self, call: Call) -> list[SiteMoveRow]:
        return [move_row(each, call.language) for each in await self._moves.newest()]

    @post("/api/admin/site-move/start", guard=ROOT, summary="Brings what a dry run has shown")
    async def start(self, call: Call, body: SiteMoveStart) -> None:
        await self._moves.start_import(body.key, call.actor, keeps_staff=body.keepsStaff)

    @post("/api/admin/site-move/discard", guard=ROOT, summary="Forgets a dry run and its files")
    async def discard(self, call: Call, body: SiteMoveQuery) -> None:
        await self._moves.discard(body.key, call.actor)

    async def _sent(self, call: Call, upload_id: str) -> tuple[Path, str]:
        sent = await asyncio.to_thread(self._uploads.take_upload, upload_id, call.viewer.account_id)
        return sent.path, sent.client_name
