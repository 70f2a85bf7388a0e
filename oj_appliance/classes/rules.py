"""What a class's table tells of a student (contract class.md §1). Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from oj_appliance.classes.types import Cell, ClassProblem, Person, Row, State, Tally
from oj_appliance.judging.types import Verdict
from oj_appliance.submissions.rules import TELLS_NO_RESULT
from oj_appliance.timed_work.rank.rules import points

DAY_MS = 24 * 60 * 60 * 1000
# What is no try: nobody was wrong about the problem.
NO_TRY = (*TELLS_NO_RESULT, Verdict.COMPILE_ERROR, Verdict.SYSTEM_ERROR)


def cell(problem: ClassProblem, tally: Tally) -> Cell | None:
    """None where nothing was tried and nothing waits."""
    if not tally.tries and not tally.waiting:
        return None
    if not tally.tries:
        return Cell(State.WAITING, 0, 0, tally.last_at)
    state = State.SOLVED if tally.is_solved else State.TRIED
    return Cell(state, tally.tries, _points(problem, tally), tally.last_at)


def _points(problem: ClassProblem, tally: Tally) -> int:
    if tally.is_solved:
        return problem.score
    return points(problem, Verdict.WRONG_ANSWER, tally.best_score)


def row(
    person: Person, problems: Mapping[int, ClassProblem], tallies: Iterable[Tally], now: int
) -> Row:
    """`tallies` are this person's, of any problems; those of others than `problems` count for the
    last sign of the person alone."""
    cells, last_at = {}, None
    for tally in tallies:
        last_at = tally.last_at if last_at is None else max(last_at, tally.last_at)
        problem = problems.get(tally.problem_id)
        found = None if problem is None else cell(problem, tally)
        if found is not None:
            cells[tally.problem_id] = found
    return Row(
        person,
        cells,
        solved=sum(each.state is State.SOLVED for each in cells.values()),
        points=sum(each.points for each in cells.values()),
        last_at=last_at,
        stuck_days=stuck_days(tried_since(cells.values()), now),
    )


def tried_since(cells: Iterable[Cell]) -> int | None:
    """When what waits longest to be solved was tried last; None where nothing waits for that."""
    return min((each.last_at for each in cells if each.state is State.TRIED), default=None)


def stuck_days(since: int | None, now: int) -> int | None:
    """Whole days."""
    return None if since is None else max(0, now - since) // DAY_MS


def order(person: Person) -> tuple[object, ...]:
    """Numbers of one length stand as they count; who has none comes last."""
    return (not person.number, len(person.number), person.number, person.username)
