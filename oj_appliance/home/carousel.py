"""Use cases of the pictures on the start page: everybody sees them, root brings and removes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.files.service import CAROUSEL_IMAGE, HOME_IMAGE, PublicFiles
from oj_appliance.files.types import SavedImage
from oj_appliance.home import store
from oj_appliance.home.types import CarouselPicture
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer


class Carousel:
    def __init__(self, database: Database, clock: Clock, files: PublicFiles) -> None:
        self._database = database
        self._clock = clock
        self._files = files

    async def pictures(self) -> list[CarouselPicture]:
        """In the order in which they came."""
        return await self._database.read(store.carousel, CAROUSEL_IMAGE)

    async def add(self, actor: Actor, path: Path, client_name: str) -> SavedImage:
        """Raises file.bad_type, file.no_space."""
        saved = await self._save(actor.viewer, path, client_name, CAROUSEL_IMAGE)
        target = {"id": saved.id, "name": client_name}
        now = self._clock.now_ms()
        await self._database.write(record_audit, actor, "carousel.add", target, now=now)
        return saved

    async def add_promo(self, viewer: Viewer, path: Path, client_name: str) -> SavedImage:
        """A picture that the website's settings may then name. Raises as `add`."""
        return await self._save(viewer, path, client_name, HOME_IMAGE)

    async def remove(self, actor: Actor, file_id: int) -> None:
        """Raises file.missing."""
        name = await self._database.write(self._forget, actor, file_id)
        await asyncio.to_thread(self._files.unlink, name)

    def _forget(self, actor: Actor, file_id: int) -> str:
        name = self._files.forget_image(file_id, kind=CAROUSEL_IMAGE)
        now, target = self._clock.now_ms(), {"id": file_id}
        record_audit(actor, "carousel.remove", target, before={"file": name}, now=now)
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
