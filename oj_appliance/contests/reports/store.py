"""Queries of reports."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.types import Measure
from oj_appliance.contests.reports.types import Entry
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

ENTRIES = (
    "SELECT user_id, problem_id, status, language, id, submit_time, score, time FROM submission"  # noqa: S608 - constants
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND problem_id IS NOT NULL"
    f" AND {IS_NO_TRIAL}"
)


def entries(contest_id: int, measure: Measure) -> Iterator[Entry]:
    """Those from the start on, in no order."""
    for uid, problem, status, language, number, at, score, run_time in fetch_all(
        ENTRIES, contest_id
    ):
        record = record_of(measure, number, at, status, score, run_time)
        if record is not None:
            yield Entry(uid, problem, status, language, record)
