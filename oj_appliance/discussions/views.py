"""How often discussions were read. Counted in memory, written once a minute: reading must not wait
for the disk."""

from __future__ import annotations

from collections import Counter

from oj_appliance.discussions import store
from oj_appliance.storage.database import Database


class Views:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._unwritten: Counter[int] = Counter()

    def count(self, discussion_id: int) -> None:
        self._unwritten[discussion_id] += 1

    def unwritten(self, discussion_id: int) -> int:
        return self._unwritten[discussion_id]

    async def write(self) -> None:
        """What cannot be written now is kept for the next time."""
        views, self._unwritten = self._unwritten, Counter()
        if not views:
            return
        try:
            await self._database.write_quietly(store.count_views, views)
        except BaseException:
            self._unwritten.update(views)
            raise
