"""Use cases of the pictures on the start page: everybody sees them, root brings and removes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from oj_appliance.audit.service import record
from oj_appliance.audit.types import AuditEntry
from oj_appliance.clock import Clock
from oj_appliance.files.service import CAROUSEL_IMAGE, HOME_IMAGE, PublicFiles
from oj_appliance.files.types import SavedImage
from oj_appliance.home import store
from oj_appliance.home.types import CarouselPicture
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class Carousel:
    def __init__(self, database: Database, clock: Clock, files: PublicFiles) -> None:
        self._database = database
        self._clock = clock
        self._files = files

    async def pictures(self) -> list[CarouselPicture]:
        """In the order in which they came."""
        return await self._database.read(store.carousel, CAROUSEL_IMAGE)

    async def add(self, viewer: Viewer, ip: str, path: Path, client_name: str) -> SavedImage:
        """Raises file.bad_type, file.no_space."""
        saved = await self._save(viewer, path, client_name, CAROUSEL_IMAGE)
        target = {"id": saved.id, "name": client_name}
        entry = AuditEntry(viewer.uid, viewer.username, ip, "carousel.add", target)
        await self._database.write(record, entry, now=self._clock.now_ms())
        return saved

    async def add_promo(self, viewer: Viewer, path: Path, client_name: str) -> SavedImage:
        """A picture that the website's settings may then name. Raises as `add`."""
        return await self._save(viewer, path, client_name, HOME_IMAGE)

    async def remove(self, viewer: Viewer, ip: str, file_id: int) -> None:
        """Raises file.missing."""
        entry = AuditEntry(viewer.uid, viewer.username, ip, "carousel.remove", {"id": file_id})
        name = await self._database.write(self._forget, file_id, entry)
        await asyncio.to_thread(self._files.unlink, name)

    def _forget(self, file_id: int, entry: AuditEntry) -> str:
        name = self._files.forget_image(file_id, kind=CAROUSEL_IMAGE)
        record(replace(entry, before={"file": name}), now=self._clock.now_ms())
        return name

    async def _save(self, viewer: Viewer, path: Path, client_name: str, kind: str) -> SavedImage:
        content = await asyncio.to_thread(path.read_bytes)
        return await asyncio.to_thread(
            self._files.save_image,
            content,
            uid=viewer.account_id,
            client_name=client_name,
            kind=kind,
        )
