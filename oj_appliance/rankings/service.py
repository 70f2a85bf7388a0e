"""Use cases of ranks."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.rankings import store
from oj_appliance.rankings.types import PersonSearch, RankRow, RankType, RecentRankRow
from oj_appliance.storage.database import Database
from oj_appliance.web.paging import Window

SEVEN_DAYS_MS = 7 * 86_400_000
RECENT_ROWS = 10  # contract home.md
KEPT_MS = 10_000


class Rankings:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: tuple[int, list[RecentRankRow]] = (-KEPT_MS, [])

    async def recent_rank(self) -> list[RecentRankRow]:
        """The last seven days, at most ten seconds old: every home page asks for it."""
        now = self._clock.now_ms()
        made_at, rows = self._kept
        if not 0 <= now - made_at < KEPT_MS:
            rows = await self._database.read(
                store.recent_rank, since=now - SEVEN_DAYS_MS, limit=RECENT_ROWS
            )
            self._kept = (now, rows)
        return rows

    def forget(self) -> int:
        """Drops the rank that is kept; how many entries that were."""
        dropped = 1 if self._kept[1] else 0
        self._kept = (-KEPT_MS, [])
        return dropped

    async def rank(
        self, kind: int, search: PersonSearch, window: Window
    ) -> tuple[list[RankRow], int]:
        """One page and the number of all who fit `search`. Raises rank.bad_type."""
        if kind not in list(RankType):
            raise ApiError("rank.bad_type")
        rows = await self._database.read(
            store.rank_page, RankType(kind), search, offset=window.offset, limit=window.limit
        )
        return rows, await self._database.read(store.count_ranked, RankType(kind), search)
