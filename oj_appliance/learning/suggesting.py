"""What to try next, from what was nearly solved: three problems, each with one reason that its
reader can check. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from oj_appliance.learning.types import Attempt, Facts, Reason, Suggestion, Tag

MOST = 3
# So many of the newest are looked at.
MOST_NEAR = 10
MOST_RECENT = 10
MOST_TAGS = 12


class Near(msgspec.Struct, frozen=True):
    """A problem that was tried and is not solved."""

    problem: Facts
    attempt: Attempt


def nearly_solved(attempts: Iterable[Attempt], problems: Mapping[int, Facts]) -> tuple[Near, ...]:
    """Of the newest, the one of which most was right first."""
    tried = [
        Near(problems[each.pid], each)
        for each in attempts
        if each.solved_at is None and each.pid in problems
    ]
    tried.sort(key=lambda near: (-near.attempt.last_at, near.problem.id))
    return tuple(
        sorted(
            tried[:MOST_NEAR],
            key=lambda near: (-near.attempt.share, -near.attempt.last_at, near.problem.id),
        )
    )


def solved_of_late(attempts: Iterable[Attempt], problems: Mapping[int, Facts]) -> tuple[Facts, ...]:
    solved = [each for each in attempts if each.solved_at is not None and each.pid in problems]
    solved.sort(key=lambda each: (-(each.solved_at or 0), each.pid))
    return tuple(problems[each.pid] for each in solved[:MOST_RECENT])


def tags_to_practise(near: Sequence[Near], recent: Sequence[Facts]) -> tuple[int, ...]:
    """Numbers of the tags among whose problems candidates are to be looked for."""
    sources = [*(each.problem for each in near), *recent]
    found = tuple(dict.fromkeys(tag.id for problem in sources for tag in problem.tags))
    return found[:MOST_TAGS]


def suggest(
    near: Sequence[Near],
    recent: Sequence[Facts],
    candidates: Collection[Facts],
    levels: Sequence[int],
) -> tuple[Suggestion, ...]:
    """`candidates` were neither solved nor tried; `levels` are all there are, the easiest first."""
    chosen: list[Suggestion] = []
    taken: set[int] = set()

    def take(found: Iterable[Suggestion], most: int = MOST) -> None:
        for each in found:
            if len(chosen) >= MOST or most <= 0:
                return
            if each.problem.id not in taken:
                taken.add(each.problem.id)
                chosen.append(each)
                most -= 1

    finish = [_finish(each) for each in near]
    take(finish, 1)
    # One for each problem that was nearly solved, before a second one for any.
    practise = [_like(each.problem, candidates, Reason.PRACTISE, levels) for each in near]
    for found in practise:
        take([each for each in found if each.problem.id not in taken], 1)
    following = [_like(each, candidates, Reason.NEXT, levels) for each in recent]
    for found in following:
        take([each for each in found if each.problem.id not in taken], 1)
    for found in (*practise, *following):
        take(found)
    take(finish)
    take(_begin(candidates))
    return tuple(chosen)


def _finish(near: Near) -> Suggestion:
    # What is not solved is never told to be whole.
    share = min(99, round(near.attempt.share * 100))
    return Suggestion(near.problem, Reason.FINISH, share=share or None)


def _like(
    source: Facts, candidates: Iterable[Facts], reason: Reason, levels: Sequence[int]
) -> list[Suggestion]:
    """Those that share a tag with `source`, whose level fits: the nearest first."""
    place = {level: number for number, level in enumerate(levels)}
    here = place.get(source.difficulty, 0)
    low, high = (0, here) if reason is Reason.PRACTISE else (here, here + 1)
    fitting = [
        (each, _shared(source, each))
        for each in candidates
        if low <= place.get(each.difficulty, 0) <= high
    ]
    shared = [(each, tags) for each, tags in fitting if tags]
    shared.sort(
        key=lambda pair: (
            -len(pair[1]),
            abs(place.get(pair[0].difficulty, 0) - here),
            *by_success(pair[0]),
        )
    )
    return [Suggestion(each, reason, tags[0], source) for each, tags in shared]


def _shared(one: Facts, other: Facts) -> list[Tag]:
    return [tag for tag in one.tags if tag in other.tags]


def _begin(candidates: Iterable[Facts]) -> list[Suggestion]:
    easy = sorted(candidates, key=lambda each: (each.difficulty, *by_success(each)))
    return [Suggestion(each, Reason.BEGIN) for each in easy]


def by_success(problem: Facts) -> tuple[float, int, str]:
    """Those that most get right first; an order in any case. Two are added to both sides, so that
    one lucky submission is not the best of all."""
    rate = (problem.accepted + 1) / (problem.submitted + 2)
    return -rate, len(problem.display_id), problem.display_id
