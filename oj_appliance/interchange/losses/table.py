"""What each format keeps of a problem: the table of formats §10 as a function."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.fields import everything
from oj_appliance.interchange.losses.round_trip import REFUSED, RoundTrip
from oj_appliance.interchange.types import Finding
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.rules import ProblemType

QUESTIONS = "objectiveParts"


def losses_of(problem: ExportProblem, column: Column | None) -> list[Finding]:
    """One entry for each row of the table that would not come back equal; none for a problem that
    the format holds. `exchange.refused` among them: it is not written at all; so are questions
    where the format is one of programs alone."""
    if column is not None and problem.draft.type == ProblemType.OBJECTIVE:
        return [Finding(REFUSED, {"field": phrases.FIELD_NAMES[QUESTIONS]}, QUESTIONS)]
    return what_comes_back(problem, column).findings()


def is_refused(losses: list[Finding]) -> bool:
    return any(loss.key == REFUSED for loss in losses)


def what_comes_back(problem: ExportProblem, column: Column | None) -> RoundTrip:
    """Every row's value after export and import; all as it was in a format without a column."""
    if column is None:
        return RoundTrip.of(problem, everything)
    trip = RoundTrip.of(problem, column.compared)
    if column.prepared is not None:
        trip.begin_with(column.prepared(problem.draft))
    for answer in column.answers():
        answer(trip)
    return trip
