"""What a person was sent, as that person reads it (contract message.md)."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.messages import store
from oj_appliance.messages.types import CopyType, NoticeCopy
from oj_appliance.storage.database import Database
from oj_appliance.web.paging import Window


class Inbox:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def unread(self, uid: str) -> dict[str, int]:
        """How many by their type; none is left out as 0."""
        return await self._database.read(store.unread_of, uid)

    async def page(self, uid: str, kind: CopyType, window: Window) -> tuple[list[NoticeCopy], int]:
        """As it was before this look, which makes the unread among them read."""
        copies, total = await self._database.read(
            store.copies_of, uid, kind, limit=window.limit, offset=window.offset
        )
        if fresh := [each.id for each in copies if not each.is_read]:
            await self._database.write(store.mark_read, fresh, now=self._clock.now_ms())
        return copies, total
