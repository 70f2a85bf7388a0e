"""What of its problems would embarrass a contest's organiser, or an exam's. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from oj_appliance.contests.check.types import Finding, ProblemFacts, Severity, Where, finding
from oj_appliance.places.types import Auth
from oj_appliance.problems.programs.readiness import Readiness
from oj_appliance.problems.rules import ProblemType

# A limit leaves the slowest reference solution at least this much room, since machines differ.
LEAST_ROOM = 2

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


def of_set(problems: Sequence[ProblemFacts]) -> Iterator[Finding]:
    """What is wrong between them."""
    if not problems:
        yield finding("contest_check.no_problems", ERROR, Where.PROBLEMS)
    links = [each.link for each in problems]
    yield from of_titles(link.display_title for link in links)
    for name in _twice(link.display_id.upper() for link in links):
        yield finding("contest_check.display_id_twice", WARNING, Where.PROBLEMS, problem=name)
    colors = [link.color.lower() for link in links if link.color]
    for color in _twice(iter(colors)):
        yield finding("contest_check.color_twice", WARNING, Where.PROBLEMS, color=color)
    if 0 < len(colors) < len(links):
        missing = ", ".join(link.display_id for link in links if not link.color)
        yield finding("contest_check.color_missing", HINT, Where.PROBLEMS, problems=missing)


def of_titles(titles: Iterable[str]) -> Iterator[Finding]:
    for title in _twice(title.strip() for title in titles):
        yield finding("contest_check.title_twice", WARNING, Where.PROBLEMS, title=title)


def _twice(words: Iterator[str]) -> list[str]:
    return [word for word, count in Counter(words).items() if count > 1]


def of_problem(facts: ProblemFacts, *, is_oi: bool) -> Iterator[Finding]:
    """`is_oi` is the contest's rule."""
    name, pid, ready = facts.link.display_id, facts.link.problem_id, facts.readiness

    def found(key: str, severity: Severity, where: Where, **fill: object) -> Finding:
        full = f"contest_check.{key}"
        return finding(full, severity, where, pid=pid, problem=name, **fill)

    if ready.auth == Auth.PRIVATE:
        yield found("problem_private", ERROR, Where.PROBLEM)
    if ready.auth == Auth.PUBLIC:
        yield found("problem_public", WARNING, Where.PROBLEM)
    if ready.type == ProblemType.OI and not is_oi:
        yield found("problem_of_oi", WARNING, Where.PROBLEM)
    if ready.type == ProblemType.ACM and is_oi and not ready.is_remote:
        yield found("problem_of_acm", ERROR, Where.PROBLEM)
    if facts.elsewhere:
        contests = ", ".join(facts.elsewhere)
        yield found("problem_elsewhere", WARNING, Where.PROBLEMS, contests=contests)
    yield from of_readiness(name, pid, ready)


def of_readiness(name: str, pid: int, ready: Readiness) -> Iterator[Finding]:
    """Of a problem that its place calls `name`, wherever many are to meet it at once."""

    def found(key: str, severity: Severity, where: Where, **fill: object) -> Finding:
        full = f"contest_check.{key}"
        return finding(full, severity, where, pid=pid, problem=name, **fill)

    if ready.statements == 1:
        yield found("one_language", HINT, Where.PROBLEM)
    if ready.is_paused:
        yield found("problem_paused", ERROR, Where.JUDGE)
    if not ready.is_remote and ready.type != ProblemType.OBJECTIVE:
        yield from _of_judging(ready, found)


def _of_judging(ready: Readiness, found: Callable[..., Finding]) -> Iterator[Finding]:
    if ready.unsupported is not None:
        reason = ready.unsupported
        yield found("problem_unsupported", ERROR, Where.PROBLEM, reason=reason)
    if ready.cases == 0:
        yield found("no_data", ERROR, Where.PROBLEM)
    if not ready.offers_language:
        yield found("no_language", ERROR, Where.PROBLEM)
    elif ready.missing_languages:
        names = ", ".join(ready.missing_languages)
        yield found("language_missing", WARNING, Where.PROBLEM, languages=names)
    yield from _of_solutions(ready, found)


def _of_solutions(ready: Readiness, found: Callable[..., Finding]) -> Iterator[Finding]:
    run = ready.run
    if not ready.has_solution:
        yield found("no_solution", WARNING, Where.SOLUTIONS)
    elif run is None:
        yield found("solution_not_run", WARNING, Where.SOLUTIONS)
    elif run.fails:
        yield found("solution_fails", ERROR, Where.SOLUTIONS, solutions=", ".join(run.fails))
    if run is not None and run.slowest_ms is not None:
        limit, slowest = ready.time_limit_ms, run.slowest_ms
        if limit < LEAST_ROOM * slowest:
            yield found("limit_tight", WARNING, Where.PROBLEM, limit=limit, time=slowest)


def is_to_be_run(ready: Readiness) -> bool:
    """Whether whoever asks may, and would learn something."""
    return ready.may_edit and ready.has_solution and ready.cases > 0 and ready.run is None
