"""What of the way a work is held as an exam would embarrass its teacher. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.check.types import Finding, Severity, Where
from oj_appliance.exam_readiness.check.types import ExamFacts, found

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


def of_settings(facts: ExamFacts) -> Iterator[Finding]:
    settings = facts.work.settings
    yield from _of_results(facts)
    if not settings.closed:
        yield found("nothing_closed", HINT, Where.EXAM)
    if settings.languages is not None:
        missing = [name for name in settings.languages if name not in facts.installed]
        if len(missing) == len(settings.languages):
            yield found("no_language", ERROR, Where.EXAM)
        elif missing:
            yield found("language_missing", WARNING, Where.EXAM, languages=", ".join(missing))


def _of_results(facts: ExamFacts) -> Iterator[Finding]:
    settings = facts.work.settings
    if settings.results == "own_end":
        yield found("results_early", HINT, Where.EXAM)
    elif settings.results == "released" and settings.release_at is None:
        yield found("not_released", HINT, Where.EXAM)
    elif settings.results == "released" and (settings.release_at or 0) < facts.work.end_time:
        yield found("released_before_end", ERROR, Where.EXAM)
