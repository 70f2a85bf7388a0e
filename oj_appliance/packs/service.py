"""Use cases of every sealed file: which there are, and removing one (contract pack.md §1)."""

from __future__ import annotations

from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files.service import release_blobs
from oj_appliance.packs import store
from oj_appliance.packs.types import Pack, Role, State
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class Packs:
    """Root sees all of them, others those that they made or took in."""

    def __init__(self, database: Database, clock: Clock, blobs: BlobFolder) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs

    async def page(self, viewer: Viewer, window: Window) -> tuple[list[Pack], int]:
        """The newest first, and how many there are."""
        uid = None if viewer.is_root else viewer.account_id
        return await self._database.read(
            store.page, uid=uid, limit=window.limit, offset=window.offset
        )

    async def find(self, viewer: Viewer, number: int, role: Role | None = None) -> Pack:
        """Raises pack.missing, also where it is another's or has another role."""
        return await self._database.read(theirs, viewer, number, role)

    async def file(self, actor: Actor, number: int) -> tuple[Pack, Path]:
        """A sealed file to be carried away. Raises pack.missing, pack.not_ready."""
        pack = await self._database.write(self._file, actor, number)
        return pack, self._blobs.path(pack.sha256 or "")

    def _file(self, actor: Actor, number: int) -> Pack:
        pack = theirs(actor.viewer, number, Role.MADE)
        if pack.state is not State.READY:
            raise ApiError("pack.not_ready")
        record_audit(actor, "pack.download", target_of(pack), now=self._clock.now_ms())
        return pack

    async def remove(self, actor: Actor, number: int) -> None:
        """The file and what is known of it; what was opened stays. Raises pack.missing,
        pack.making."""
        await self._database.write(self._remove, actor, number)

    def _remove(self, actor: Actor, number: int) -> None:
        pack = theirs(actor.viewer, number)
        if pack.state is State.MAKING:
            raise ApiError("pack.making")
        now = self._clock.now_ms()
        held = store.code_of_results(number)
        store.delete(number)
        release_blobs([*held, *([pack.sha256] if pack.sha256 else [])], now=now)
        record_audit(actor, "pack.remove", target_of(pack), now=now)


def theirs(viewer: Viewer, number: int, role: Role | None = None) -> Pack:
    """Inside a read or write. Raises pack.missing, as `Packs.find`."""
    pack = store.find(number)
    is_shown = pack is not None and (viewer.is_root or pack.user_id == viewer.uid)
    if pack is None or not is_shown or role not in (None, pack.role):
        raise ApiError("pack.missing", status=404)
    return pack


def target_of(pack: Pack) -> dict[str, object]:
    """How the audit log names it."""
    return {"id": pack.id, "kind": pack.kind, "title": pack.title}
