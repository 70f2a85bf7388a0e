"""Corrections as they are answered (contract timedwork.md §15.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.timed_work.corrections.types import (
    Correction,
    CorrectionBook,
    Corrections,
    Effect,
    Judged,
    State,
)
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.types import TimedWorkProblem
from oj_appliance.web.wire import Time

KindName = Literal["void", "full_marks", "points"]


class CountingCorrection(msgspec.Struct):
    id: int
    kind: KindName
    reason: str


class CorrectedProblem(msgspec.Struct, kw_only=True):
    """`failed`: submissions that the judge itself failed on."""

    pid: int
    displayId: str
    displayTitle: str
    score: int
    unfinished: int
    failed: int
    submissions: int
    paused: bool
    pauseReason: str | None
    correction: CountingCorrection | None


class CorrectedPerson(msgspec.Struct, kw_only=True):
    """`points` by display id."""

    uid: str
    username: str
    realname: str | None
    score: int
    points: dict[str, int]


class CorrectionRow(msgspec.Struct, kw_only=True):
    """`displayId` None for a problem that was taken out of the work."""

    id: int
    pid: int
    displayId: str | None
    kind: KindName
    uid: str | None
    username: str | None
    points: int | None
    reason: str
    by: str
    at: Time
    undoneBy: str | None
    undoneAt: Time | None


class CorrectionsInfo(msgspec.Struct, kw_only=True):
    tid: int
    title: str
    problems: list[CorrectedProblem]
    people: list[CorrectedPerson]
    history: list[CorrectionRow]


class EffectRow(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    realname: str | None
    before: int
    after: int


def told(book: CorrectionBook, state: State) -> CorrectionsInfo:
    counting = Corrections.of(book.history)
    letters = {each.problem_id: each.display_id for each in book.problems}
    names = {each.ranked.standing.uid: each.person.username for each in book.rows}
    return CorrectionsInfo(
        tid=book.work.id,
        title=book.work.title,
        problems=[_problem(each, counting, state) for each in book.problems],
        people=[_person(each, letters) for each in book.rows],
        history=[_row(each, letters, names) for each in book.history],
    )


def _problem(problem: TimedWorkProblem, counting: Corrections, state: State) -> CorrectedProblem:
    pid = problem.problem_id
    judged = state.judged.get(pid, Judged())
    found = counting.problems.get(pid)
    return CorrectedProblem(
        pid=pid,
        displayId=problem.display_id,
        displayTitle=problem.display_title,
        score=problem.score,
        unfinished=judged.unfinished,
        failed=judged.failed,
        submissions=judged.total,
        paused=pid in state.paused,
        pauseReason=state.paused.get(pid),
        correction=None
        if found is None
        else CountingCorrection(found.id, found.kind.value, found.reason),
    )


def _person(row: RankRow, letters: dict[int, str]) -> CorrectedPerson:
    standing = row.ranked.standing
    return CorrectedPerson(
        uid=standing.uid,
        username=row.person.username,
        realname=row.person.realname,
        score=standing.score,
        points={letters[pid]: cell.score for pid, cell in standing.cells.items() if pid in letters},
    )


def _row(correction: Correction, letters: dict[int, str], names: dict[str, str]) -> CorrectionRow:
    undone_at = correction.undone_at
    return CorrectionRow(
        id=correction.id,
        pid=correction.problem_id,
        displayId=letters.get(correction.problem_id),
        kind=correction.kind.value,
        uid=correction.uid,
        username=names.get(correction.uid or ""),
        points=correction.points,
        reason=correction.reason,
        by=correction.made_by,
        at=wire_time(correction.made_at),
        undoneBy=correction.undone_by,
        undoneAt=None if undone_at is None else wire_time(undone_at),
    )


def effects(found: Iterable[Effect]) -> list[EffectRow]:
    return [
        EffectRow(
            uid=each.row.ranked.standing.uid,
            username=each.row.person.username,
            realname=each.row.person.realname,
            before=each.before,
            after=each.after,
        )
        for each in found
    ]
