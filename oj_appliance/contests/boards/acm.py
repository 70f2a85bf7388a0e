"""ACM: one person's cell of one problem (contract scoreboard.md §4, §5). Pure."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.contests.boards.types import AcmCell, Measure, Record, View
from oj_appliance.contests.records import Result


def cell(records: Iterable[Record], measure: Measure, view: View) -> AcmCell | None:
    """`records` by second and number. None where none of them counts."""
    sealed_from = measure.seal_second if view.is_sealed else None
    first, count, errors, tries = None, 0, 0, 0
    solved_at, is_late = None, False
    for record in records:
        if record.result is None or (record.is_late and not view.with_late):
            continue
        if first is None:
            first = (record.second, record.id)
        count += 1
        if sealed_from is not None and record.second >= sealed_from:
            tries += 1
        elif solved_at is not None:
            continue
        elif record.result == Result.SOLVED:
            solved_at, is_late = record.second, record.is_late
        elif record.result == Result.FAILED:
            errors += 1
    if first is None:
        return None
    return AcmCell(first, count, errors, tries, solved_at, is_late)
