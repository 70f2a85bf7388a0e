"""What everybody in a contest has reached, kept in step record by record.

Each cell is a pure function of one person's records of one problem, and a standing the sum of its
cells; so what one record moves is one cell and one standing of each view, and the outcome is that
of a computation from scratch, in whatever order the records came.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from operator import attrgetter

from oj_appliance.contests.boards import acm, oi
from oj_appliance.contests.boards.types import Cell, Measure, Record, Scoring, Standing, View

_in_order = attrgetter("second", "id")
Cells = dict[int, list[Record]]


class Standings:
    """`records` come with their person and problem. A view is worked out when it is first asked
    for."""

    def __init__(self, measure: Measure, records: Iterable[tuple[str, int, Record]] = ()) -> None:
        self.measure = measure
        self._of_people: dict[str, Cells] = {}
        self._views: dict[View, dict[str, Standing]] = {}
        for uid, problem, record in records:
            self._records(uid, problem).append(record)
        for cells in self._of_people.values():
            for found in cells.values():
                found.sort()

    def of(self, view: View) -> dict[str, Standing]:
        """By uid, in no order."""
        known = self._views.get(view)
        if known is None:
            made = (self._standing(uid, self._cells(uid, view)) for uid in self._of_people)
            known = self._views[view] = {it.uid: it for it in made if it is not None}
        return known

    def put(self, uid: str, problem: int, record: Record) -> set[View]:
        """A new record, or another state of one that is here: its second and number stay. The views
        that it changed."""
        found = self._records(uid, problem)
        at = bisect_left(found, (record.second, record.id), key=_in_order)
        if at < len(found) and found[at].id == record.id:
            found[at] = record
        else:
            found.insert(at, record)
        return {view for view in self._views if self._moved(view, uid, problem)}

    def uids(self) -> set[str]:
        """Of all who have submitted, whether it counts or not."""
        return set(self._of_people)

    def cells(self) -> Iterator[tuple[str, int, list[Record]]]:
        """Person, problem, and the records by second and number."""
        for uid, cells in self._of_people.items():
            for problem, records in cells.items():
                if problem in self.measure.problems:
                    yield uid, problem, records

    def waits_before(self, second: int) -> bool:
        """Whether something that was submitted before it has no verdict yet."""
        return any(
            record.result is None and record.second < second
            for _, _, records in self.cells()
            for record in records
        )

    def _records(self, uid: str, problem: int) -> list[Record]:
        cells = self._of_people.get(uid)
        if cells is None:
            cells = self._of_people[uid] = {}
        found = cells.get(problem)
        if found is None:
            found = cells[problem] = []
        return found

    def _moved(self, view: View, uid: str, problem: int) -> bool:
        known = self._views[view]
        before = known.get(uid)
        cells = {} if before is None else dict(before.cells)
        cell = self._cell(self._of_people[uid][problem], problem, view)
        if cells.get(problem) == cell:
            return False
        if cell is None:
            del cells[problem]
        else:
            cells[problem] = cell
        after = self._standing(uid, cells)
        if after is None:
            del known[uid]
        else:
            known[uid] = after
        return True

    def _cells(self, uid: str, view: View) -> dict[int, Cell]:
        made = {
            problem: self._cell(records, problem, view)
            for problem, records in self._of_people[uid].items()
        }
        return {problem: cell for problem, cell in made.items() if cell is not None}

    def _cell(self, records: list[Record], problem: int, view: View) -> Cell | None:
        if problem not in self.measure.problems:
            return None
        if self.measure.scoring is Scoring.ACM:
            return acm.cell(records, self.measure, view)
        return oi.cell(records, self.measure, view)

    @staticmethod
    def _standing(uid: str, cells: dict[int, Cell]) -> Standing | None:
        """None for whoever has nothing that counts: such people are not on the board."""
        if not cells:
            return None
        return Standing(
            uid=uid,
            points=sum(cell.points for cell in cells.values()),
            time=sum(cell.time for cell in cells.values()),
            first=min(cell.first for cell in cells.values()),
            records=sum(cell.records for cell in cells.values()),
            cells=cells,
        )
