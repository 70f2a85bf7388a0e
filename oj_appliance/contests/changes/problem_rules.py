"""What it does to people when a problem of a contest goes, or is called otherwise. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.changes.types import Effect, Tally, effect
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.contests.types import ContestProblem, Status


def effects(
    link: ContestProblem, name: ProblemName | None, touched: Tally, status: Status
) -> tuple[Effect, ...]:
    """As rules.effects tells them: all while it runs; before and after, what is strong."""
    found = tuple(_effects(link, name, touched))
    if status is Status.RUNNING:
        return found
    return tuple(each for each in found if each.is_strong)


def _effects(link: ContestProblem, name: ProblemName | None, touched: Tally) -> Iterator[Effect]:
    old, rows, people = link.display_id, touched.submissions, touched.people
    if name is None:
        yield effect("problem_gone", strong=rows > 0, problem=old, n=rows, people=people)
        return
    if name.display_id != old:
        yield effect("problem_renamed", old=old, new=name.display_id, n=rows)
    if name.display_title != link.display_title:
        yield effect("problem_retitled", problem=old, title=name.display_title)
    if name.color != link.color:
        yield effect("problem_color", problem=old)
