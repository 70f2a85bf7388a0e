"""Use case of a group's rank (contract group.md §8)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.rankings.groups import rules, store
from oj_appliance.rankings.groups.types import GroupRankRow
from oj_appliance.rankings.types import PersonSearch, RankType
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window

KEPT_MS = 10_000


@dataclass(frozen=True, slots=True)
class _Kept:
    """`made_at` in epoch ms."""

    made_at: int
    uids: Collection[str]
    rows: list[GroupRankRow]


class GroupRanks:
    def __init__(self, database: Database, clock: Clock, groups: Groups) -> None:
        self._database = database
        self._clock = clock
        self._groups = groups
        self._kept: dict[int, _Kept] = {}

    async def rank(
        self, viewer: Viewer, gid: int, kind: int, search: PersonSearch, window: Window
    ) -> tuple[list[GroupRankRow], int]:
        """One page and the number of all who fit `search`. Raises rank.bad_type, group.missing,
        group.not_member."""
        if kind not in list(RankType):
            raise ApiError("rank.bad_type")
        self._groups.check_member(viewer, gid)
        rows = rules.in_order(await self._rows(gid), RankType(kind))
        if search.word:
            rows = rules.found(rows, search)
        return rows[window.offset : window.offset + window.limit], len(rows)

    async def _rows(self, gid: int) -> list[GroupRankRow]:
        """At most ten seconds old, but with those who are members now."""
        now, uids = self._clock.now_ms(), sorted(self._groups.members(gid))
        kept = self._kept.get(gid)
        if kept is None or not 0 <= now - kept.made_at < KEPT_MS or kept.uids != uids:
            self._kept = {
                each: old for each, old in self._kept.items() if 0 <= now - old.made_at < KEPT_MS
            }
            rows = await self._database.read(_made, gid, uids)
            kept = self._kept[gid] = _Kept(now, uids, rows)
        return kept.rows


def _made(gid: int, uids: Collection[str]) -> list[GroupRankRow]:
    return rules.ranked(
        store.members(uids), store.submitted(gid), store.solved(gid), store.best(gid)
    )
