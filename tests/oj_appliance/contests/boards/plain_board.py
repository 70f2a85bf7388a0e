"""The contract's words on boards taken literally (scoreboard.md §4 to §7): all records in one row,
one after the other, whatever it costs. What the product keeps in memory must equal this."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

MINUTES_20 = 1200
COUNTED = {0: 1, -3: -1, -1: -1, 1: -1, 2: -1, 3: -1}  # submission.md §5.1
IN_PROGRESS = (5, 6, 7)


@dataclass(frozen=True)
class Submitted:
    """`at` in epoch ms, `run_time` in ms."""

    id: int
    uid: str
    problem: int
    at: int
    status: int
    score: int | None = None
    run_time: int | None = None

    @property
    def result(self) -> int | None:
        return None if self.status in IN_PROGRESS else COUNTED.get(self.status, 0)


@dataclass(frozen=True)
class Settings:
    """`scoring` is acm, recent or highest; times in epoch ms."""

    scoring: str
    start: int
    end: int
    seal: int | None
    problems: frozenset[int]
    stars: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()

    def second(self, submitted: Submitted) -> int:
        return (submitted.at - self.start) // 1000

    @property
    def seal_second(self) -> int:
        return 0 if self.seal is None else (self.seal - self.start) // 1000


@dataclass
class PlainRow:
    uid: str
    ac: int = 0
    total: int = 0
    time: int = 0
    score: int = 0
    rank: int = 0
    cells: dict[int, Any] = field(default_factory=dict)


def plain_board(
    submitted: list[Submitted], settings: Settings, *, is_sealed: bool, with_late: bool
) -> list[PlainRow]:
    counted = [
        each
        for each in submitted
        if each.result is not None
        and each.at >= settings.start
        and (each.at < settings.end or (with_late and not is_sealed))
        and each.uid not in settings.hidden
        and each.problem in settings.problems
    ]
    counted.sort(key=lambda each: (settings.second(each), each.id))
    board = _acm if settings.scoring == "acm" else _oi
    rows = board(counted, settings, is_sealed)
    rows.sort(key=lambda row: (-row.ac, -row.score, row.time))
    _number(rows, settings)
    return rows


def _acm(counted: list[Submitted], settings: Settings, is_sealed: bool) -> list[PlainRow]:
    rows: dict[str, PlainRow] = {}
    solved_first: dict[int, int] = {}
    for each in counted:
        second = settings.second(each)
        row = rows.setdefault(each.uid, PlainRow(each.uid))
        cell = row.cells.setdefault(each.problem, {"errorNum": 0})
        row.total += 1
        if is_sealed and settings.seal is not None and second >= settings.seal_second:
            cell["tryNum"] = cell.get("tryNum", 0) + 1
        elif cell.get("isAC"):
            pass
        elif each.result == 1:
            row.ac += 1
            row.time += cell["errorNum"] * MINUTES_20 + second
            cell.update(isAC=True, ACTime=second)
            cell["isFirstAC"] = solved_first.setdefault(each.problem, second) == second
            if each.at >= settings.end:
                cell["isAfterContest"] = True
        elif each.result == -1:
            cell["errorNum"] += 1
    return list(rows.values())


def _oi(counted: list[Submitted], settings: Settings, is_sealed: bool) -> list[PlainRow]:
    rows: dict[str, PlainRow] = {}
    if is_sealed and settings.seal is not None:
        counted = [each for each in counted if settings.second(each) < settings.seal_second]
    for each in counted:
        own = [it for it in counted if (it.uid, it.problem) == (each.uid, each.problem)]
        if settings.scoring == "recent":
            chosen = [own[-1]]
        else:
            best = max((it.score for it in own if it.score is not None), default=None)
            chosen = [it for it in own if best is not None and it.score == best]
        if not chosen:
            continue
        row = rows.setdefault(each.uid, PlainRow(each.uid))
        row.cells.setdefault(each.problem, (None, None))
        times = [it.run_time for it in chosen if it.result == 1 and it.run_time is not None]
        row.cells[each.problem] = (chosen[-1].score, min(times, default=None))
    for row in rows.values():
        row.score = sum(score or 0 for score, _ in row.cells.values())
        row.time = sum(time or 0 for _, time in row.cells.values())
    return list(rows.values())


def _number(rows: list[PlainRow], settings: Settings) -> None:
    number, last = 0, None
    for row in rows:
        if row.uid in settings.stars:
            row.rank = -1
            continue
        number += 1
        same = last is not None and (last.ac, last.score, last.time) == (
            row.ac,
            row.score,
            row.time,
        )
        row.rank = last.rank if same and last is not None else number
        last = row
