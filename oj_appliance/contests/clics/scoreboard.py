"""The scoreboard: rows of the contest's own board, in the shape of the Contest API (contract
clics.md §4). Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.types import AcmCell, Cell, OiCell, Standing
from oj_appliance.contests.clics import wire
from oj_appliance.contests.clics.times import moment, span
from oj_appliance.contests.clics.types import Told
from oj_appliance.contests.rules import is_oi
from oj_appliance.contests.types import Contest, ContestProblem

Cellmate = tuple[str, str]  # team, problem


def scoreboard(
    contest: Contest, problems: Iterable[ContestProblem], told: Told, rows: Iterable[Ranked]
) -> wire.Scoreboard:
    """`rows` without the unofficial ones. Equal ranks stand in the order of the teams' names; teams
    and problems that this audience is not told are left out."""
    listed = [it for it in problems if str(it.id) in told.problems]
    pending = _pending(told)
    scored_at = _scored_at(told) if is_oi(contest) else {}
    known = [row for row in rows if row.standing.uid in told.teams]
    known.sort(key=lambda row: (row.rank, told.teams[row.standing.uid].name, row.standing.uid))
    return wire.Scoreboard(
        time=moment(told.moved_at),
        contest_time=span(told.moved_at - contest.start_time),
        state=told.state,
        rows=[
            wire.ScoreboardRow(
                rank=row.rank,
                team_id=row.standing.uid,
                score=_score(contest, row.standing),
                problems=list(_cells(row.standing, listed, pending, scored_at)),
            )
            for row in known
        ],
    )


def _score(contest: Contest, standing: Standing) -> wire.Score:
    if is_oi(contest):
        return wire.Score(score=float(standing.points))
    return wire.Score(num_solved=standing.points, total_time=standing.time // 60)


def _cells(
    standing: Standing,
    problems: list[ContestProblem],
    pending: Counter[Cellmate],
    scored_at: dict[tuple[str, str, float], int],
) -> Iterator[wire.ProblemScore]:
    for problem in problems:
        team, number = standing.uid, str(problem.id)
        cell = standing.cells.get(problem.problem_id)
        waiting = pending[team, number]
        if isinstance(cell, OiCell):
            score = float(cell.points)
            yield wire.ProblemScore(
                problem_id=number,
                num_judged=cell.records,
                num_pending=waiting,
                score=score,
                time=scored_at.get((team, number, score), cell.first[0] // 60) if score else None,
            )
        else:
            yield _acm_cell(number, cell, waiting)


def _acm_cell(problem: str, cell: Cell | None, waiting: int) -> wire.ProblemScore:
    """What costs no time is no try: 20 minutes for each but the last one make the penalty."""
    solved_at = cell.solved_at if isinstance(cell, AcmCell) else None
    errors = cell.errors if isinstance(cell, AcmCell) else 0
    return wire.ProblemScore(
        problem_id=problem,
        num_judged=errors + (solved_at is not None),
        num_pending=waiting,
        solved=solved_at is not None,
        time=None if solved_at is None else solved_at // 60,
    )


def _pending(told: Told) -> Counter[Cellmate]:
    """Told without a judgement: not judged yet, or sealed."""
    return Counter(
        (it.team_id, it.problem_id)
        for it in told.submissions.values()
        if it.id not in told.judgements
    )


def _scored_at(told: Told) -> dict[tuple[str, str, float], int]:
    """By team, problem and score: the minute at which it was reached first."""
    found: dict[tuple[str, str, float], int] = {}
    for judgement in told.judgements.values():
        sent = told.submissions[judgement.submission_id]
        key = (sent.team_id, sent.problem_id, judgement.score or 0.0)
        found.setdefault(key, _minute(sent.contest_time))
    return found


def _minute(contest_time: str) -> int:
    hours, minutes, _ = contest_time.split(":")
    return int(hours) * 60 + int(minutes)
