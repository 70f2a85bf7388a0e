"""How well a problem told people apart, how long it took, what went wrong, and how classes did
(contract timedwork.md §16). Pure; lengths in seconds, shares from 0 to 1."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, median

import msgspec

from oj_appliance.exam_results.types import ResultPerson, ResultProblem, ResultSheet, Submitted
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict

BINS = 10
# Kelley 1939: with groups of 27 % the difference is surest.
GROUP_SHARE = 0.27
FEWEST_IN_GROUP = 3
BUCKETS = 20


class ProblemFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Of those on whose version of the paper it is. `spread` counts people by tenths of the points,
    the last those with all of them; who sent nothing counts as 0 points, and is in `people` but not
    in `tried`. `discrimination`: how much better the best 27 % of them in the whole exam did here
    than the last 27 %, None with too few people.
    `first_accepted` counts people by length of time from their start to their first accepted
    submission, in buckets."""

    display_id: str
    version: str | None
    title: str
    points: int
    people: int
    tried: int
    solved: int
    submissions: int
    average: float
    spread: tuple[int, ...]
    discrimination: float | None
    median_first_s: int | None
    first_accepted: tuple[int, ...]
    verdicts: dict[int, int]


class ClassFigures(msgspec.Struct, frozen=True):
    """`averages` in the order of the problems, None for one that was on nobody's paper. Without a
    name: people of no class."""

    class_name: str | None
    people: int
    average: float
    averages: tuple[float | None, ...]


class ExamFigures(msgspec.Struct, frozen=True):
    """`bucket_s` is the length of a bucket of `first_accepted`."""

    problems: tuple[ProblemFigures, ...]
    classes: tuple[ClassFigures, ...]
    average: float
    median: float
    bucket_s: int


def figures(sheet: ResultSheet, submitted: Iterable[Submitted], duration_s: int) -> ExamFigures:
    """Two versions of a paper have other problems under one display id: each has its figures."""
    by_problem: dict[int, list[Submitted]] = defaultdict(list)
    people = {each.uid: each for each in sheet.people}
    for each in submitted:
        if each.uid in people:
            by_problem[each.problem_id].append(each)
    bucket = max(60, -(-duration_s // BUCKETS))
    totals = [each.score for each in sheet.people]
    return ExamFigures(
        tuple(
            _problem(each, _writers(each, sheet.people), by_problem[each.pid], bucket)
            for each in sheet.problems
        ),
        tuple(_classes(sheet)),
        round(mean(totals), 2) if totals else 0.0,
        round(float(median(totals)), 2) if totals else 0.0,
        bucket,
    )


def _writers(problem: ResultProblem, people: Iterable[ResultPerson]) -> list[ResultPerson]:
    """On whose paper it is."""
    return [each for each in people if each.writes(problem)]


def _problem(
    problem: ResultProblem, people: Sequence[ResultPerson], sent: Sequence[Submitted], bucket: int
) -> ProblemFigures:
    shares = {each.uid: _share(problem, each) for each in people}
    sent = [each for each in sent if each.uid in shares]
    firsts = _first_accepted({each.uid: each.started_at for each in people}, sent)
    return ProblemFigures(
        display_id=problem.display_id,
        version=problem.version,
        title=problem.title,
        points=problem.points,
        people=len(people),
        tried=len({each.uid for each in sent}),
        solved=sum(share >= 1 for share in shares.values()),
        submissions=len(sent),
        average=_average(problem, people) or 0.0,
        spread=spread(shares.values()),
        discrimination=discrimination(people, shares),
        median_first_s=round(median(firsts)) if firsts else None,
        first_accepted=_counted(firsts, bucket),
        verdicts=dict(Counter(each.status for each in sent if each.status not in IN_PROGRESS)),
    )


def _average(problem: ResultProblem, people: Sequence[ResultPerson]) -> float | None:
    """None of nobody."""
    return round(mean(_points(problem, each) for each in people), 2) if people else None


def _points(problem: ResultProblem, person: ResultPerson) -> int:
    cell = person.cells.get(problem.display_id)
    return 0 if cell is None else cell.score


def _share(problem: ResultProblem, person: ResultPerson) -> float:
    return _points(problem, person) / problem.points if problem.points else 0.0


def spread(shares: Iterable[float]) -> tuple[int, ...]:
    """How many lie in each tenth; those with everything in a place of their own at the end."""
    found = [0] * (BINS + 1)
    for share in shares:
        found[min(BINS, int(share * BINS + 1e-9))] += 1
    return tuple(found)


def discrimination(people: Sequence[ResultPerson], shares: Mapping[str, float]) -> float | None:
    """The mean share of the upper group less that of the lower one, from -1 to 1. The groups are
    those of the total; who is equal stands by uid, so that the same results give the same."""
    size = round(len(people) * GROUP_SHARE)
    if size < FEWEST_IN_GROUP:
        return None
    ordered = sorted(people, key=lambda each: (-each.score, each.uid))
    upper = mean(shares[each.uid] for each in ordered[:size])
    lower = mean(shares[each.uid] for each in ordered[-size:])
    return round(upper - lower, 3)


def _first_accepted(started: Mapping[str, int], sent: Iterable[Submitted]) -> list[float]:
    """Seconds from each person's start; of whom nothing was accepted, none."""
    first: dict[str, int] = {}
    for each in sent:
        if each.status == Verdict.ACCEPTED:
            first[each.uid] = min(first.get(each.uid, each.submit_time), each.submit_time)
    return sorted(max(0, moment - started[uid]) / 1000 for uid, moment in first.items())


def _counted(seconds: Iterable[float], bucket: int) -> tuple[int, ...]:
    """What took longer than all buckets is in the last."""
    found = [0] * BUCKETS
    for each in seconds:
        found[min(BUCKETS - 1, int(each // bucket))] += 1
    return tuple(found)


def _classes(sheet: ResultSheet) -> list[ClassFigures]:
    """By name; people of none at the end."""
    by_class: dict[str | None, list[ResultPerson]] = defaultdict(list)
    for each in sheet.people:
        by_class[each.class_name or None].append(each)
    return [
        ClassFigures(
            name,
            len(members),
            round(mean(each.score for each in members), 2),
            tuple(_average(problem, _writers(problem, members)) for problem in sheet.problems),
        )
        for name, members in sorted(
            by_class.items(), key=lambda row: (row[0] is None, row[0] or "")
        )
    ]
