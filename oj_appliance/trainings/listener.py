"""Keeps the rank's counters in step with the submissions: hears of every move, inside the
transaction that moves it."""

from __future__ import annotations

from oj_appliance.places.practice import is_practised
from oj_appliance.submissions.types import SubmissionMoved
from oj_appliance.trainings import cells


def follow_move(event: SubmissionMoved) -> None:
    before, after = event.before, event.after
    if after.problem_id is None or after.is_trial or not is_practised(after.place):
        return
    statuses = {after.status} if before is None else {before.status, after.status}
    if statuses.isdisjoint(cells.COUNTED):
        return
    for training_id in cells.private_ones_with(after.problem_id):
        cells.derive_cell(training_id, after.uid, after.problem_id)
