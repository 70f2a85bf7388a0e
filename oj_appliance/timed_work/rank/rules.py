"""Points, cells and order of a timed work's rank (contract timedwork.md §6). Pure; moments are
epoch ms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from oj_appliance.errors import ApiError
from oj_appliance.judging.types import Verdict
from oj_appliance.places.participation import Participation, used_ms
from oj_appliance.submissions.rules import TELLS_NO_RESULT
from oj_appliance.timed_work import grace, rules
from oj_appliance.timed_work.corrections.types import Correction, Corrections, Kind
from oj_appliance.timed_work.rank.types import Cell, Ranked, Sent, Standing
from oj_appliance.timed_work.types import ScoreType, Status, TimedWork, TimedWorkProblem

ACM = 0  # a problem's type (contract 00-conventions)


def check_reader(
    work: TimedWork, record: Participation | None, *, tells_results: bool, now: int
) -> None:
    """Participants see it once they have handed in, everybody once the work has ended, and none
    before results are told. Raises timedwork.rank_after_hand_in, timedwork.results_later."""
    if tells_results:
        return
    if rules.effective_status(work, record, now) is not Status.ENDED:
        raise ApiError("timedwork.rank_after_hand_in", status=403)
    raise ApiError("timedwork.results_later", status=403)


class Valued(Protocol):
    """A problem and the points that it is worth; `full_score` is that of its judging."""

    @property
    def type(self) -> int: ...
    @property
    def score(self) -> int: ...
    @property
    def full_score(self) -> int: ...


def points(problem: Valued, status: int, score: int | None) -> int:
    """What a submission is worth: all or nothing where verdicts count, otherwise the share of the
    full score that it reached, half up."""
    if problem.type == ACM:
        return problem.score if status == Verdict.ACCEPTED else 0
    if not score or problem.full_score <= 0 or status in TELLS_NO_RESULT:
        return 0
    whole = problem.full_score
    return (2 * problem.score * min(score, whole) + whole) // (2 * whole)


def cell(problem: TimedWorkProblem, sent: Sequence[Sent], score_type: str) -> Cell | None:
    """Of one person's submissions of the problem: the newest, or the earliest of the best. One that
    has no result counts only where there is no other."""
    told = [each for each in sent if each.status not in TELLS_NO_RESULT] or sent
    if not told:
        return None
    if score_type == ScoreType.RECENT:
        counted = max(told, key=lambda each: each.id)
    else:
        counted = min(told, key=lambda each: (-_points(problem, each), each.id))
    return Cell(counted.status, _points(problem, counted), counted.id)


def _points(problem: TimedWorkProblem, sent: Sent) -> int:
    return points(problem, sent.status, sent.score)


def cells(
    work: TimedWork, problems: Iterable[TimedWorkProblem], sent: Iterable[Sent]
) -> dict[int, Cell]:
    """One person's, by problem."""
    by_problem = defaultdict(list)
    for each in sent:
        by_problem[each.problem_id].append(each)
    found = {
        problem.problem_id: cell(problem, by_problem[problem.problem_id], work.score_type)
        for problem in problems
    }
    return {pid: each for pid, each in found.items() if each is not None}


def corrected(
    problems: Iterable[TimedWorkProblem],
    uid: str | None,
    reached: Mapping[int, Cell],
    corrections: Corrections,
) -> dict[int, Cell]:
    """What corrections make of one person's cells, submitted or not."""
    found = dict(reached)
    for problem in problems:
        pid = problem.problem_id
        decided = corrections.for_person(uid, pid)
        if decided is None:
            continue
        status = found[pid].status if pid in found else Verdict.NOT_SUBMITTED
        number = found[pid].submission_id if pid in found else None
        found[pid] = Cell(status, corrected_points(problem, decided), number, is_corrected=True)
    return found


def corrected_points(problem: TimedWorkProblem, decided: Correction) -> int:
    if decided.kind is Kind.VOID:
        return 0
    return problem.score if decided.points is None else decided.points


def counted(
    work: TimedWork, record: Participation, sent: Iterable[Sent], *, now: int
) -> list[Sent]:
    """What came until the person's time was over, or within its grace."""
    return [each for each in sent if grace.counts(work, record, each.submit_time, now)]


def used_seconds(work: TimedWork, record: Participation, *, now: int) -> int:
    """From the person's start to their end, or to now while it runs, without pauses; whole
    seconds."""
    return used_ms(record, work.window, now) // 1000


def standings(
    work: TimedWork,
    problems: Sequence[TimedWorkProblem],
    records: Iterable[Participation],
    sent: Iterable[Sent],
    corrections: Corrections,
    *,
    now: int,
) -> list[Standing]:
    """Of whoever has started, in no order."""
    by_person = defaultdict(list)
    for each in sent:
        by_person[each.uid].append(each)
    found = []
    for record in records:
        if not rules.has_started(record):
            continue
        of_person = counted(work, record, by_person[record.uid], now=now)
        paper = rules.paper(problems, record)
        reached = corrected(paper, record.uid, cells(work, paper, of_person), corrections)
        total = sum(each.score for each in reached.values())
        used = used_seconds(work, record, now=now)
        found.append(Standing(record.uid, reached, total, used))
    return found


def ranked(rows: Iterable[Standing]) -> list[Ranked]:
    """Most points first, then the least time; who has both alike shares the rank."""
    found: list[Ranked] = []
    for row in sorted(rows, key=lambda each: (-each.score, each.used_s, each.uid)):
        rank = len(found) + 1
        if found:
            last = found[-1].standing
            if (last.score, last.used_s) == (row.score, row.used_s):
                rank = found[-1].rank
        found.append(Ranked(rank, row))
    return found
