"""The call for a training's rank (contract training.md §3)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.judging.types import Verdict
from oj_appliance.trainings.rank.service import TrainingRanks
from oj_appliance.trainings.rank.types import RankCell, RankRow
from oj_appliance.trainings.service import Trainings
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to

LIST_LIMIT = 30
LONGEST_KEYWORD = 100


class TrainingRankQuery(PageQuery, kw_only=True):
    tid: Id
    limit: Int = LIST_LIMIT
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""


class TrainingRankCell(msgspec.Struct):
    """`isAC` and `runTime` (ms) of what is solved alone."""

    status: int
    score: int | None
    isAC: bool | UnsetType = UNSET
    runTime: int | UnsetType = UNSET


class TrainingRank(msgspec.Struct, kw_only=True):
    """`totalRunTime` in ms; `submissionInfo` by display id, with what was submitted alone;
    `realname` is for those who manage the training."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    school: str | None
    gender: str
    avatar: str | None
    ac: int
    totalRunTime: int
    submissionInfo: dict[str, TrainingRankCell]


class TrainingRankApi:
    def __init__(self, ranks: TrainingRanks, trainings: Trainings, names: ShownNames) -> None:
        self._ranks = ranks
        self._trainings = trainings
        self._names = names

    @get("/api/get-training-rank", guard=LOGIN, summary="The rank of a training")
    async def get_training_rank(self, call: Call, query: TrainingRankQuery) -> Page[TrainingRank]:
        window = query.window(LIST_LIMIT)
        training, rows, total = await self._ranks.page(
            call.viewer, query.tid, query.keyword, window
        )
        tells_all = self._trainings.is_manager(call.viewer, training)
        shows_nicknames = tells_all or self._names.shows_nicknames(call.viewer)
        names = {each.problem_id: each.display_id for each in self._trainings.problems(training.id)}
        told = [
            _row(each, names, shows_nickname=shows_nicknames, shows_realname=tells_all)
            for each in rows
        ]
        return page_of(told, total, window)


def _row(
    row: RankRow, names: dict[int, str], *, shows_nickname: bool, shows_realname: bool
) -> TrainingRank:
    return TrainingRank(
        uid=row.uid,
        username=row.username,
        nickname=row.nickname if shows_nickname else None,
        realname=row.realname if shows_realname else None,
        school=row.school,
        gender=row.gender,
        avatar=row.avatar,
        ac=row.accepted,
        totalRunTime=row.run_time,
        submissionInfo={names[pid]: _cell(cell) for pid, cell in row.cells.items() if pid in names},
    )


def _cell(cell: RankCell) -> TrainingRankCell:
    if cell.status != Verdict.ACCEPTED:
        return TrainingRankCell(cell.status, cell.score)
    return TrainingRankCell(cell.status, cell.score, True, cell.run_time)
