"""OI: one person's cell of one problem (contract scoreboard.md §4, §6). Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.contests.boards.types import Measure, OiCell, Record, Scoring, View
from oj_appliance.contests.records import Result


def cell(records: Sequence[Record], measure: Measure, view: View) -> OiCell | None:
    """`records` by second and number. None where none of them is chosen."""
    counted = [record for record in records if _counts(record, measure, view)]
    if measure.scoring is Scoring.OI_RECENT:
        chosen = counted[-1:]
    else:
        scored = [record.score for record in counted if record.score is not None]
        best = max(scored, default=None)
        chosen = [record for record in counted if best is not None and record.score == best]
    if not chosen:
        return None
    times = [
        record.run_time
        for record in chosen
        if record.result == Result.SOLVED and record.run_time is not None
    ]
    first = (counted[0].second, counted[0].id)
    return OiCell(first, len(counted), chosen[-1].score, min(times, default=None))


def _counts(record: Record, measure: Measure, view: View) -> bool:
    if record.result is None or (record.is_late and not view.with_late):
        return False
    if view.is_sealed and measure.seal_second is not None:
        return record.second < measure.seal_second
    return True
