"""The picture of oneself (S1 §5, contract file.md §1)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oj_appliance.accounts import rules, store
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files.service import PublicFiles
from oj_appliance.storage.database import Database


class Avatars:
    def __init__(self, database: Database, clock: Clock, files: PublicFiles) -> None:
        self._database = database
        self._clock = clock
        self._files = files

    async def change(self, uid: str, upload: Path) -> None:
        """Draws the upload anew as the account's picture; the old one goes.

        Raises ApiError file.bad_type, file.no_space, user.missing."""
        content = await asyncio.to_thread(upload.read_bytes)
        saved = await asyncio.to_thread(
            self._files.save_avatar, content, uid=uid, side=rules.AVATAR_SIDE_PX
        )
        old = await self._database.write(self._write, uid, saved.link)
        if old is not None:
            await asyncio.to_thread(self._files.unlink, old)

    def _write(self, uid: str, link: str) -> str | None:
        account = store.find_account(uid)
        if account is None:
            raise ApiError("user.missing")
        store.set_avatar(uid, link, now=self._clock.now_ms())
        return self._files.forget_avatar(account.avatar) if account.avatar else None
