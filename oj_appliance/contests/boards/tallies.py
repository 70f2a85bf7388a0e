"""How often each problem of a contest was submitted and solved (contract contest.md,
get-contest-problem): whoever may not see behind the seal is told what stood before it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import (
    REAL,
    REAL_WITH_LATE,
    SEALED,
    Measure,
    ProblemCount,
    Record,
    View,
)
from oj_appliance.contests.records import Result


class Tallies:
    """Counted when somebody asks, cell by cell, and again where something moved."""

    def __init__(self, standings: Standings) -> None:
        self._standings = standings
        self._cells: dict[tuple[str, int], dict[View, ProblemCount]] = {}
        self._sums: dict[View, dict[int, ProblemCount]] = {}
        self._counted: Container[str] = ()

    def forget(self, uid: str, problem: int) -> None:
        self._cells.pop((uid, problem), None)
        self._sums.clear()

    def of(self, view: View, counted: Container[str]) -> dict[int, ProblemCount]:
        """By problem, of the people in `counted`; those without submissions are left out."""
        if counted is not self._counted:
            self._counted = counted
            self._sums.clear()
        known = self._sums.get(view)
        if known is None:
            known = self._sums[view] = self._summed(view)
        return known

    def _summed(self, view: View) -> dict[int, ProblemCount]:
        sums: dict[int, ProblemCount] = {}
        for uid, problem, records in self._standings.cells():
            if uid not in self._counted:
                continue
            cell = self._cells.get((uid, problem))
            if cell is None:
                cell = self._cells[uid, problem] = _counts(records, self._standings.measure)
            found, more = sums.get(problem, _NOTHING), cell[view]
            sums[problem] = ProblemCount(
                found.solved + more.solved, found.submitted + more.submitted
            )
        return sums


_NOTHING = ProblemCount(0, 0)


def _counts(records: Sequence[Record], measure: Measure) -> dict[View, ProblemCount]:
    in_time = [record for record in records if not record.is_late]
    before_seal = [
        record
        for record in in_time
        if measure.seal_second is None or record.second < measure.seal_second
    ]
    return {
        SEALED: _count(before_seal),
        REAL: _count(in_time),
        REAL_WITH_LATE: _count(records),
    }


def _count(records: Sequence[Record]) -> ProblemCount:
    return ProblemCount(sum(it.result == Result.SOLVED for it in records), len(records))
