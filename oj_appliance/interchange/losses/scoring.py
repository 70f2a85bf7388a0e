"""What comes back of type, scores and how cases add up (formats §10, middle rows)."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import case_mode
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.problems.rules import ProblemType

LOWEST = "subtask_lowest"


def points_lost(trip: RoundTrip) -> None:
    for row in ("type", "scores", "judgeCaseMode"):
        trip.lose_all(row)


def points_of_cases(trip: RoundTrip, *, smallest: int = 0) -> None:
    """A case has points, at least `smallest`; there are no groups."""
    draft, cases = trip.problem.draft, trip.problem.cases
    if draft.type != ProblemType.OI:
        points_lost(trip)
        return
    scores = tuple(case.score or 0 for case in cases)
    if draft.judge_case_mode.startswith("subtask"):
        scores = split_scores(cases, draft.judge_case_mode)
        trip.change("judgeCaseMode", ("default", ()), phrases.SUM_OF_CASES)
    scores = tuple(max(smallest, score) for score in scores)
    trip.change("scores", scores, _listed(scores))


def points_and_groups(trip: RoundTrip) -> None:
    """Cases have points, and groups that are worth their worst case. Every case of a group carries
    its minimum afterwards, and cases stand group by group."""
    draft, cases = trip.problem.draft, grouped(trip.problem.cases)
    if draft.type != ProblemType.OI or draft.judge_case_mode != LOWEST:
        points_of_cases(trip)
        return
    points = group_points(trip.problem.cases, LOWEST)
    scores = tuple(points[case.group] for case in cases)
    trip.change("scores", scores, _listed(scores))
    data = tuple((case.input.digest, case.output.digest) for case in cases)
    trip.change("cases", data, phrases.GROUP_BY_GROUP)
    groups = tuple(case.group for case in cases)
    trip.change("judgeCaseMode", case_mode(LOWEST, groups), phrases.GROUP_BY_GROUP)


def _listed(scores: tuple[int, ...]) -> str:
    return ", ".join(str(score) for score in scores)
