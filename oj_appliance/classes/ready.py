"""A class's table as it is answered. In a group each student's cells are encoded once, and kept
until that student submits or is judged there: a table then costs what its people and its problems
cost, not its cells (contract class.md §7)."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from oj_appliance.classes import rules
from oj_appliance.classes.types import ClassProblem, ClassTable, Person, Row, Tally
from oj_appliance.places.types import Kind
from oj_appliance.problems.types.problem import ProblemRemoved
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionMoved

# Of all tables together, some 25 bytes each.
MOST_KEPT_CELLS = 500_000

_encode = msgspec.json.Encoder().encode


class ReadyRow(msgspec.Struct, frozen=True):
    """`cells` are one for each problem, encoded; `tried_at` is the last try of what waits longest
    to be solved, `submitted` are the problems of which there is anything."""

    cells: msgspec.Raw
    solved: int
    points: int
    last_at: int | None
    tried_at: int | None
    submitted: tuple[int, ...]


class ReadyTable(msgspec.Struct, frozen=True):
    """As ClassTable; everybody has a row, by uid."""

    problems: Sequence[ClassProblem]
    people: Sequence[Person]
    rows: dict[str, ReadyRow]
    is_teacher: bool
    is_cut: bool
    now: int


def ready_row(
    row: Row, problems: Iterable[ClassProblem], tallies: Iterable[Tally] = ()
) -> ReadyRow:
    """`tallies` are those of which the row was made, if it is to be kept."""
    return ReadyRow(
        msgspec.Raw(_encode([row.cells.get(each.id) for each in problems])),
        row.solved,
        row.points,
        row.last_at,
        rules.tried_since(row.cells.values()),
        tuple(each.problem_id for each in tallies),
    )


def ready(table: ClassTable) -> ReadyTable:
    rows = {each.person.uid: ready_row(each, table.problems) for each in table.rows}
    people = [each.person for each in table.rows]
    return ReadyTable(table.problems, people, rows, table.is_teacher, table.is_cut, table.now)


@dataclass(frozen=True, slots=True)
class _Kept:
    """`rows` by uid, each with how many commits it knows of."""

    problems: Sequence[ClassProblem]
    rows: dict[str, tuple[int, ReadyRow]]

    @property
    def size(self) -> int:
        return len(self.rows) * max(1, len(self.problems))


class KeptRows:
    """Of the tables of groups and of their trainings. Nothing is true for ever: what is found has
    been compared with all that was heard of since it was read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # How many commits there had been when a student of a group was last heard of: what was read
        # before there were more may lack what that transaction wrote.
        self._moved: dict[tuple[int, str], int] = {}
        self._all_moved = -1
        self._kept: OrderedDict[tuple[int, int | None], _Kept] = OrderedDict()
        self._size = 0
        # Tables are read in several threads.
        self._lock = threading.Lock()

    def follow_move(self, event: SubmissionMoved) -> None:
        """Listens inside the transaction."""
        row = event.after
        if row.place.kind is Kind.GROUP:
            self._moved[row.place.id, row.uid] = self._database.changes

    def forget_problem(self, _event: ProblemRemoved) -> None:
        """Likewise: its cells go with it, whosever they are."""
        self._all_moved = self._database.changes

    def mark(self) -> int:
        """To be asked before the read begins in which rows are found or made."""
        return self._database.changes

    def find(self, gid: int, tid: int | None) -> tuple[Sequence[ClassProblem], dict[str, ReadyRow]]:
        """The rows that are still true, for these problems."""
        with self._lock:
            kept = self._kept.get((gid, tid))
            if kept is None:
                return (), {}
            self._kept.move_to_end((gid, tid))
        rows = {uid: row for uid, (mark, row) in kept.rows.items() if self._holds(gid, uid, mark)}
        return kept.problems, rows

    def keep(
        self,
        gid: int,
        tid: int | None,
        problems: Sequence[ClassProblem],
        rows: dict[str, ReadyRow],
        mark: int,
    ) -> None:
        kept = _Kept(problems, {uid: (mark, row) for uid, row in rows.items()})
        with self._lock:
            before = self._kept.pop((gid, tid), None)
            self._kept[gid, tid] = kept
            self._size += kept.size - (0 if before is None else before.size)
            while self._size > MOST_KEPT_CELLS:
                _, gone = self._kept.popitem(last=False)
                self._size -= gone.size

    def _holds(self, gid: int, uid: str, mark: int) -> bool:
        return mark > max(self._moved.get((gid, uid), -1), self._all_moved)
