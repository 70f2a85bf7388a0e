"""Root's calls about upgrades (contract admin.md §7.4)."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.files.resumable import ResumableUploads, SentFile
from oj_appliance.files.types import UploadId
from oj_appliance.installation.sealed_file import Manifest
from oj_appliance.own_command import oj_command
from oj_appliance.upgrades.service import Upgrades
from oj_appliance.upgrades.types import Past
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Time


class VersionRow(msgspec.Struct):
    """`builtAt` is the time of the commit; null where the file does not tell."""

    version: str
    commit: str
    builtAt: Time | None


class PastUpgrade(msgspec.Struct, kw_only=True):
    """`step` is the last one that was done; `tookMs` from the word to the end."""

    at: Time
    version: str
    versionBefore: str
    ending: Literal["done", "back", "refused"]
    step: Literal["", "taken", "unpacked", "copied", "migrated", "healthy", "switched", "settled"]
    reason: str | None
    backup: str | None
    tookMs: int


class UpgradeState(msgspec.Struct, kw_only=True):
    """`installed` false: this site runs from a checkout. `service`: the machine starts it again by
    itself; else whoever started it does, by `command`."""

    installed: bool
    service: bool
    running: VersionRow | None
    state: Literal["idle", "backup", "waiting", "ending"]
    version: str | None
    error: str | None
    command: str | None
    history: list[PastUpgrade]


class UpgradeFileBody(msgspec.Struct):
    uploadId: Annotated[UploadId, Meta(description="a whole upload of the caller's")]


class UpgradeOffer(msgspec.Struct):
    """`key` is the name of the key that signed the file. Sizes in bytes."""

    offered: VersionRow
    key: str
    programBytes: int
    dataBytes: int


class UpgradesApi:
    def __init__(self, upgrades: Upgrades, uploads: ResumableUploads) -> None:
        self._upgrades = upgrades
        self._uploads = uploads

    @get("/api/admin/upgrade", guard=ROOT, summary="The version that runs, and upgrades")
    async def get_upgrade(self, call: Call) -> UpgradeState:
        upgrades, progress = self._upgrades, self._upgrades.progress
        installed = upgrades.installed
        manifest = installed.manifest if installed else None
        by_hand = installed is not None and not installed.record.as_service
        return msgspec.convert(
            {
                "installed": installed is not None,
                "service": installed is not None and installed.record.as_service,
                "running": _version(manifest) if manifest else None,
                "state": progress.doing,
                "version": progress.version or None,
                "error": progress.error.text(call.language) if progress.error else None,
                "command": oj_command("serve") if by_hand else None,
                "history": [_past(each, call.language) for each in await upgrades.history()],
            },
            UpgradeState,
            from_attributes=True,
        )

    @post("/api/admin/upgrade/check", guard=ROOT, summary="What a file would bring")
    async def post_upgrade_check(self, call: Call, body: UpgradeFileBody) -> UpgradeOffer:
        sent = await self._file(call, body)
        offer = await self._upgrades.look(sent.path, sent.client_name)
        return UpgradeOffer(
            _version(offer.manifest), offer.key, offer.program_bytes, offer.data_bytes
        )

    @post("/api/admin/upgrade", guard=ROOT, summary="Upgrades to the version of a file")
    async def post_upgrade(self, call: Call, body: UpgradeFileBody) -> None:
        sent = await self._file(call, body)
        await self._upgrades.begin(sent.path, sent.client_name, call.actor)

    @delete("/api/admin/upgrade", guard=ROOT, summary="Withdraws an upgrade that waits")
    async def delete_upgrade(self, call: Call) -> None:
        await self._upgrades.withdraw(call.actor)

    async def _file(self, call: Call, body: UpgradeFileBody) -> SentFile:
        return await asyncio.to_thread(
            self._uploads.take_upload, body.uploadId, call.viewer.account_id
        )


def _version(manifest: Manifest) -> VersionRow:
    built = wire_time(manifest.time * 1000) if manifest.time else None
    return VersionRow(manifest.version, manifest.commit[:8], built)


def _past(past: Past, language: Language) -> PastUpgrade:
    reason = past.reason_zh if language == "zh-CN" else past.reason_en
    return msgspec.convert(
        {
            "at": wire_time(past.at),
            "version": past.version,
            "versionBefore": past.version_before,
            "ending": past.ending,
            "step": past.step,
            "reason": reason or None,
            "backup": past.backup or None,
            "tookMs": max(0, past.at - past.began_at),
        },
        PastUpgrade,
    )
