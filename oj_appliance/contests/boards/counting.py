"""How a submission becomes a record (contract scoreboard.md, definitions, §4). Pure."""

from __future__ import annotations

from oj_appliance.contests.boards.types import Measure, Record
from oj_appliance.contests.records import result_of


def record_of(
    measure: Measure,
    submission_id: int,
    submit_time: int,
    status: int,
    score: int | None,
    run_time: int | None,
) -> Record | None:
    """None for what came before the start. `submit_time` in epoch ms, `run_time` in ms."""
    if submit_time < measure.start:
        return None
    second = (submit_time - measure.start) // 1000
    is_late = submit_time >= measure.end
    return Record(second, submission_id, result_of(status), score, run_time, is_late)
