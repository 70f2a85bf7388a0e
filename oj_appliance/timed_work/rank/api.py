"""The call for a timed work's rank (contract timedwork.md §3)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.rank.service import TimedWorkRanks
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN


class TimedWorkRankCell(msgspec.Struct):
    """`score` in the work's points; `corrected`: staff has decided them, absent where it has
    not."""

    score: int
    status: int
    corrected: bool | UnsetType = UNSET


class TimedWorkRank(msgspec.Struct):
    """`usedTime` in seconds; `submissionInfo` by display id, with what was submitted alone.
    `realname` is for whoever is shown everything of the work."""

    rank: int
    uid: str
    username: str
    nickname: str | None
    realname: str | None
    score: int
    usedTime: int
    submissionInfo: dict[str, TimedWorkRankCell]


class TimedWorkRankApi:
    def __init__(self, ranks: TimedWorkRanks, works: TimedWorks, names: ShownNames) -> None:
        self._ranks = ranks
        self._works = works
        self._names = names

    @get("/api/homework/get-timed-work-rank", guard=LOGIN, summary="The rank of a timed work")
    async def get_timed_work_rank(self, call: Call, query: TimedWorkQuery) -> list[TimedWorkRank]:
        work, rows = await self._ranks.of(call.viewer, named_work(query))
        tells_all = rules.reads_all(call.viewer, work)
        shows_nicknames = tells_all or self._names.shows_nicknames(call.viewer)
        letters = {each.problem_id: each.display_id for each in self._works.known.problems(work.id)}
        return [
            _row(each, letters, shows_nickname=shows_nicknames, shows_realname=tells_all)
            for each in rows
        ]


def _row(
    row: RankRow, letters: dict[int, str], *, shows_nickname: bool, shows_realname: bool
) -> TimedWorkRank:
    standing = row.ranked.standing
    return TimedWorkRank(
        rank=row.ranked.rank,
        uid=standing.uid,
        username=row.person.username,
        nickname=row.person.nickname if shows_nickname else None,
        realname=row.person.realname if shows_realname else None,
        score=standing.score,
        usedTime=standing.used_s,
        submissionInfo={
            letters[pid]: TimedWorkRankCell(
                cell.score, cell.status, True if cell.is_corrected else UNSET
            )
            for pid, cell in standing.cells.items()
            if pid in letters
        },
    )
