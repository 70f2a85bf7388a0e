"""Use cases of a restore before anybody is administrator (contract account.md, first start). Each
takes the setup code: without it anybody of the network could bring a site of their own."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import msgspec

from oj_appliance.accounts.service import Accounts
from oj_appliance.backups.restores import Restores, RestoreState
from oj_appliance.backups.types import Backup
from oj_appliance.backups.whereabouts import backups_in, elsewhere
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError
from oj_appliance.files.resumable import LARGEST_BACKUP, ResumableUploads, UploadState

# Nobody has an account yet: the one who knows the code sends as this one.
SENDER = "setup"
MOST_FOUND = 100


class Found(msgspec.Struct, frozen=True):
    """`id` names it among those that are found now."""

    id: str
    backup: Backup


class FirstRestores:
    def __init__(
        self,
        accounts: Accounts,
        restores: Restores,
        uploads: ResumableUploads,
        folder: DataFolder,
    ) -> None:
        self._accounts = accounts
        self._restores = restores
        self._uploads = uploads
        self._folder = folder

    async def start_upload(self, code: str, address: str, name: str, size: int) -> str:
        """The id of an upload. Raises as `Accounts.check_setup_code`; file.too_large,
        file.no_space."""
        await self._accounts.check_setup_code(code, address)
        return await asyncio.to_thread(self._uploads.start, SENDER, name, size, most=LARGEST_BACKUP)

    async def append(
        self, upload_id: str, offset: int, content: bytes, digest: str | None
    ) -> UploadState:
        """The upload's id was given to who knew the code. Raises setup.done; as
        `ResumableUploads.append`."""
        self._check_open()
        return await asyncio.to_thread(
            self._uploads.append, upload_id, SENDER, offset, content, digest
        )

    async def received(self, upload_id: str) -> UploadState:
        """Raises setup.done, file.missing."""
        self._check_open()
        return await asyncio.to_thread(self._uploads.state, upload_id, SENDER)

    async def found(self, code: str, address: str) -> list[Found]:
        """Backups in the data folder and on every disk that is mounted, the newest first."""
        await self._accounts.check_setup_code(code, address)
        return await asyncio.to_thread(self._look)

    async def restore_upload(self, code: str, address: str, upload_id: str, password: str) -> None:
        """Raises as `Restores.begin`; setup.*, file.missing, file.bad_offset."""
        await self._accounts.check_setup_code(code, address)
        sent = await asyncio.to_thread(
            self._uploads.take_upload, upload_id, SENDER, most=LARGEST_BACKUP
        )
        await self._begin(sent.path, sent.client_name, password)

    async def restore_found(self, code: str, address: str, found_id: str, password: str) -> None:
        """Raises as `Restores.begin`; setup.*, backup.missing."""
        for each in await self.found(code, address):
            if each.id == found_id:
                path = Path(each.backup.folder) / each.backup.name
                return await self._begin(path, each.backup.name, password)
        raise ApiError("backup.missing")

    def state(self) -> RestoreState:
        """Raises setup.done."""
        self._check_open()
        return self._restores.state

    async def _begin(self, source: Path, name: str, password: str) -> None:
        await self._restores.begin(
            source, name, None, password, still=lambda: self._accounts.setup_is_needed
        )

    def _look(self) -> list[Found]:
        everywhere = [*backups_in([self._folder.backups]), *elsewhere()]
        by_age = sorted(everywhere, key=lambda each: (each.at, each.name), reverse=True)
        return [Found(_id_of(each), each) for each in by_age[:MOST_FOUND]]

    def _check_open(self) -> None:
        if not self._accounts.setup_is_needed:
            raise ApiError("setup.done")


def _id_of(backup: Backup) -> str:
    return hashlib.sha256(f"{backup.folder}/{backup.name}".encode()).hexdigest()[:32]
