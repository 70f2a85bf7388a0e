"""What counts of an assignment, and for how much (contract class.md §5). Pure; every moment is the
server's, in epoch ms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from oj_appliance.classes.assignments.types import LateRule, Mark, Result, Sent, Terms, Turn
from oj_appliance.classes.rules import DAY_MS, NO_TRY
from oj_appliance.classes.types import ClassProblem, State
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict
from oj_appliance.timed_work.rank.rules import points

LONGEST_TITLE = 100
WHOLE = 100  # percent


def settled(terms: Terms) -> Terms:
    """Without what its late rule does not ask for. Raises class.bad_times, class.bad_late_rule."""
    percent, cut_off = terms.late_percent, terms.cut_off_at
    if terms.late_rule is not LateRule.PERCENT:
        percent = None
    elif percent is None or not 1 <= percent <= WHOLE:
        raise ApiError("class.bad_late_rule")
    if terms.late_rule is LateRule.NOTHING:
        cut_off = None
    elif terms.late_rule is LateRule.FULL and cut_off is None:
        raise ApiError("class.bad_times")
    if terms.starts_at >= terms.due_at or (cut_off is not None and cut_off <= terms.due_at):
        raise ApiError("class.bad_times")
    return Terms(
        terms.starts_at, terms.due_at, terms.late_rule, percent, cut_off, terms.counts_last
    )


def closes_at(terms: Terms) -> int:
    """From when on nothing is worth anything any more."""
    if terms.late_rule is LateRule.NOTHING:
        return terms.due_at
    ends = [] if terms.cut_off_at is None else [terms.cut_off_at]
    if terms.late_rule is LateRule.PERCENT and terms.late_percent:
        # The day with which all is lost is worth nothing from its beginning.
        ends.append(terms.due_at + (-(-WHOLE // terms.late_percent) - 1) * DAY_MS)
    return max(terms.due_at, min(ends, default=terms.due_at))


def turn(terms: Terms, now: int) -> Turn:
    if now < terms.starts_at:
        return Turn.COMING
    if now < terms.due_at:
        return Turn.OPEN
    return Turn.LATE if now < closes_at(terms) else Turn.OVER


def late_days(terms: Terms, at: int) -> int:
    """Days of 24 hours that had begun after the due time."""
    return 0 if at < terms.due_at else (at - terms.due_at) // DAY_MS + 1


def counts(terms: Terms, at: int) -> bool:
    """Whether what was submitted then is looked at."""
    if at < terms.starts_at:
        return False
    if at < terms.due_at:
        return True
    if terms.late_rule is LateRule.NOTHING:
        return False
    return terms.cut_off_at is None or at < terms.cut_off_at


def deducted(terms: Terms, whole: int, days: int) -> int:
    """What is left of so many points after so many days, half up."""
    if terms.late_rule is not LateRule.PERCENT or terms.late_percent is None:
        return whole
    left = max(0, WHOLE - days * terms.late_percent)
    return (2 * whole * left + WHOLE) // (2 * WHOLE)


def mark(terms: Terms, problem: ClassProblem, sent: Iterable[Sent]) -> Mark | None:
    """Of one student's submissions of the problem; None where none counts."""
    counted = [each for each in sent if counts(terms, each.submit_time)]
    judged = [each for each in counted if each.status not in NO_TRY]
    if not judged:
        waiting = [each.submit_time for each in counted if each.status in IN_PROGRESS]
        return Mark(State.WAITING, 0, max(waiting), 0) if waiting else None
    marks = [(each, _worth(terms, problem, each)) for each in judged]
    if terms.counts_last:
        return max(marks, key=lambda each: (each[0].submit_time, each[0].id))[1]
    # An accepted one that came too late to be worth anything is still worth more than a wrong one.
    return min(
        marks,
        key=lambda each: (-each[1].points, each[1].state, each[0].submit_time, each[0].id),
    )[1]


def _worth(terms: Terms, problem: ClassProblem, sent: Sent) -> Mark:
    days = late_days(terms, sent.submit_time)
    is_solved = sent.status == Verdict.ACCEPTED
    whole = problem.score if is_solved else points(problem, sent.status, sent.score)
    state = State.SOLVED if is_solved else State.TRIED
    return Mark(state, deducted(terms, whole, days), sent.submit_time, days)


def result(terms: Terms, problems: Sequence[ClassProblem], sent: Iterable[Sent]) -> Result:
    """One student's, of all that they have submitted anywhere it counts."""
    by_problem: dict[int, list[Sent]] = defaultdict(list)
    for each in sent:
        by_problem[each.problem_id].append(each)
    marks = {each.id: mark(terms, each, by_problem[each.id]) for each in problems}
    return Result({pid: found for pid, found in marks.items() if found is not None})
