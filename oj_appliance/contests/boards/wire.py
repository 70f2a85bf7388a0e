"""A row of a board as the wire has it (contract scoreboard.md, Row)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.types import AcmCell, Cell, Names, OiCell, Person


class BoardCell(msgspec.Struct, kw_only=True):
    """One person's of one problem in an ACM contest; what does not apply is absent."""

    errorNum: int
    isAC: bool | UnsetType = UNSET
    isFirstAC: bool | UnsetType = UNSET
    isAfterContest: bool | UnsetType = UNSET
    ACTime: int | UnsetType = UNSET
    tryNum: int | UnsetType = UNSET


class BoardRow(msgspec.Struct, kw_only=True):
    """`ac` and `total` stand in ACM rows, `totalScore` and `timeInfo` in OI rows. In OI a cell is
    the score, or null. `isVirtual` stands in the row of whoever takes part virtually."""

    rank: int
    uid: str
    username: str
    nickname: str | None
    realname: str | None
    school: str | None
    gender: str
    avatar: str | None
    rankShowName: str
    isWinAward: bool
    awardName: str | None
    awardBackground: str | None
    awardColor: str | None
    totalTime: int
    submissionInfo: dict[str, BoardCell | int | None]
    ac: int | UnsetType = UNSET
    total: int | UnsetType = UNSET
    totalScore: int | UnsetType = UNSET
    timeInfo: dict[str, int] | UnsetType | None = UNSET
    isVirtual: bool | UnsetType = UNSET


def board_row(
    row: Ranked,
    person: Person,
    *,
    names: Names,
    problems: Mapping[int, str],
    firsts: Mapping[int, int],
    is_acm: bool,
) -> BoardRow:
    """`problems` are display ids in their order, `firsts` of ranking.first_solutions."""
    standing, award = row.standing, row.award
    cells = {
        display_id: standing.cells[problem]
        for problem, display_id in problems.items()
        if problem in standing.cells
    }
    told = BoardRow(
        rank=row.rank,
        uid=person.uid,
        username=person.username,
        nickname=person.nickname if names.shows_nickname else None,
        realname=person.realname if names.shows_realname else None,
        school=person.school,
        gender=person.gender,
        avatar=person.avatar,
        rankShowName=names.of(person),
        isWinAward=award is not None,
        awardName=award.name if award else None,
        awardBackground=award.background if award else None,
        awardColor=award.color if award else None,
        totalTime=standing.time,
        submissionInfo={},
    )
    if is_acm:
        told.ac, told.total = standing.points, standing.records
        found = {problems[problem]: first for problem, first in firsts.items()}
        told.submissionInfo = {key: _acm(cell, found.get(key)) for key, cell in cells.items()}
    else:
        told.totalScore = standing.points
        told.submissionInfo = {key: _score(cell) for key, cell in cells.items()}
        told.timeInfo = _times(cells) or None
    return told


def _acm(cell: Cell, first: int | None) -> BoardCell | None:
    if not isinstance(cell, AcmCell):
        return None
    told = BoardCell(errorNum=cell.errors)
    if cell.tries:
        told.tryNum = cell.tries
    if cell.solved_at is not None:
        told.isAC, told.ACTime, told.isFirstAC = True, cell.solved_at, cell.solved_at == first
    if cell.is_late:
        told.isAfterContest = True
    return told


def _score(cell: Cell) -> int | None:
    return cell.score if isinstance(cell, OiCell) else None


def _times(cells: Mapping[str, Cell]) -> dict[str, int]:
    return {
        key: cell.best_time
        for key, cell in cells.items()
        if isinstance(cell, OiCell) and cell.best_time is not None
    }
