"""What would embarrass the teacher of an exam. What is true of any place where many meet a problem
comes from the check of contests. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from oj_appliance.clock import wire_time
from oj_appliance.contests.check import machine_rules, problem_rules
from oj_appliance.contests.check.rules import SHORTEST
from oj_appliance.contests.check.types import Finding, Severity
from oj_appliance.exam_readiness.check.settings_rules import of_settings
from oj_appliance.exam_readiness.check.types import (
    ExamFacts,
    ExamFinding,
    ExamProblemFacts,
    ExamWhere,
    found,
)
from oj_appliance.places.types import Auth
from oj_appliance.timed_work.rules import status_of
from oj_appliance.timed_work.types import Status, WorkAuth

# Hours of the day between which no school writes.
EVENING, MORNING = 21, 6
MINUTE = 60_000  # ms

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT
_ORDER = tuple(Severity)


def findings(facts: ExamFacts) -> tuple[ExamFinding, ...]:
    """The worst first, then in the order in which an exam is made."""
    told = [
        *_of_times(facts),
        *_of_entry(facts),
        *of_settings(facts),
        *_of_problems(facts),
        *(each for problem in facts.problems for each in _of_problem(problem)),
        *_of_backups(facts),
        *map(_shared, machine_rules.of_machine(facts.judge, facts.disk, facts.registered)),
    ]
    return tuple(sorted(told, key=lambda each: _ORDER.index(each.severity)))


def _shared(told: Finding) -> ExamFinding:
    """What contests say too, under the key that it has there."""
    return ExamFinding(told.key, told.severity, told.text, ExamWhere(told.where.value), told.pid)


def _of_times(facts: ExamFacts) -> Iterator[ExamFinding]:
    work, status = facts.work, status_of(facts.work, facts.now)
    if work.duration_ms < SHORTEST:
        minutes = max(1, work.duration_ms // MINUTE)
        yield found("too_short", WARNING, ExamWhere.SETTINGS, minutes=minutes)
    if status is Status.ENDED:
        yield found("ended", WARNING, ExamWhere.SETTINGS)
    elif status is Status.RUNNING:
        yield found("begun", WARNING, ExamWhere.SETTINGS)
    begins = datetime.fromtimestamp(work.start_time / 1000, UTC).astimezone(facts.zone)
    if not MORNING <= begins.hour < EVENING:
        yield found("at_night", HINT, ExamWhere.SETTINGS, time=begins.strftime("%H:%M"))
    for other in facts.alike:
        begins_at = wire_time(other.start_time)[:16].replace("T", " ")
        yield found("same_time", HINT, ExamWhere.SETTINGS, title=other.title, time=begins_at)


def _of_entry(facts: ExamFacts) -> Iterator[ExamFinding]:
    work = facts.work
    if not work.visible:
        yield found("hidden", ERROR, ExamWhere.SETTINGS)
    if work.auth == WorkAuth.PUBLIC:
        yield found("open_to_all", HINT, ExamWhere.SETTINGS)
    elif not work.password:
        yield found("no_password", ERROR, ExamWhere.SETTINGS)
    elif facts.registered == 0:
        yield found("nobody", HINT, ExamWhere.SETTINGS)


def _of_problems(facts: ExamFacts) -> Iterator[ExamFinding]:
    links = [each.link for each in facts.problems]
    if not links:
        yield found("no_problems", ERROR, ExamWhere.PROBLEMS)
    elif not any(link.score for link in links):
        yield found("no_points", ERROR, ExamWhere.PROBLEMS)
    else:
        for link in links:
            if link.score == 0:
                yield found(
                    "problem_no_points", WARNING, ExamWhere.PROBLEMS, problem=link.display_id
                )
    for version in {link.version for link in links}:
        titles = (link.display_title for link in links if link.version == version)
        yield from map(_shared, problem_rules.of_titles(titles))


def _of_problem(facts: ExamProblemFacts) -> Iterator[ExamFinding]:
    name, pid, ready = facts.link.display_id, facts.link.problem_id, facts.readiness
    if ready.auth == Auth.PUBLIC:
        yield found("problem_public", WARNING, ExamWhere.PROBLEM, pid=pid, problem=name)
    if facts.elsewhere:
        fill = {"problem": name, "places": ", ".join(facts.elsewhere)}
        yield found("problem_elsewhere", WARNING, ExamWhere.PROBLEMS, pid=pid, **fill)
    yield from map(_shared, problem_rules.of_readiness(name, pid, ready))


def _of_backups(facts: ExamFacts) -> Iterator[ExamFinding]:
    if not facts.backup_folder:
        yield found("no_backup_folder", WARNING, ExamWhere.BACKUPS)
