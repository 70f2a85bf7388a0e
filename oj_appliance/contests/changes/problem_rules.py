"""What it does to people when problems of a contest go or are called otherwise. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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


def order_effects(
    links: Sequence[ContestProblem], moved: Mapping[int, str], touched: Tally, status: Status
) -> tuple[Effect, ...]:
    """`moved` are new display ids by pid, `touched` what was submitted to these problems."""
    if not moved or status is not Status.RUNNING:
        return ()
    pairs = (
        f"{each.display_id} → {moved[each.problem_id]}"
        for each in links
        if each.problem_id in moved
    )
    return (effect("problems_reordered", names=", ".join(pairs), n=touched.submissions),)


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
