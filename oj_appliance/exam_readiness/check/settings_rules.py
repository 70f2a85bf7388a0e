"""What of an exam's settings would embarrass its teacher. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.check.types import Severity
from oj_appliance.exam_readiness.check.types import ExamFacts, ExamFinding, ExamWhere, found

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


def of_settings(facts: ExamFacts) -> Iterator[ExamFinding]:
    settings = facts.work.settings
    yield from _of_results(facts)
    if not settings.closed:
        yield found("nothing_closed", HINT, ExamWhere.SETTINGS)
    if settings.languages is not None:
        missing = [name for name in settings.languages if name not in facts.installed]
        if len(missing) == len(settings.languages):
            yield found("no_language", ERROR, ExamWhere.SETTINGS)
        elif missing:
            yield found(
                "language_missing", WARNING, ExamWhere.SETTINGS, languages=", ".join(missing)
            )


def _of_results(facts: ExamFacts) -> Iterator[ExamFinding]:
    settings = facts.work.settings
    if settings.results == "own_end":
        yield found("results_early", HINT, ExamWhere.SETTINGS)
    elif settings.results == "released" and settings.release_at is None:
        yield found("not_released", HINT, ExamWhere.SETTINGS)
    elif settings.results == "released" and (settings.release_at or 0) < facts.work.end_time:
        yield found("released_before_end", ERROR, ExamWhere.SETTINGS)
