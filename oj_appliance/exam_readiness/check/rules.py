"""What would embarrass the teacher of an exam. What is true of any place where many meet a problem
comes from the check of contests. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from oj_appliance.contests.check import machine_rules, problem_rules
from oj_appliance.contests.check.rules import SHORTEST
from oj_appliance.contests.check.types import Finding, Severity, Where
from oj_appliance.exam_readiness.check.room_rules import of_rooms
from oj_appliance.exam_readiness.check.settings_rules import of_settings
from oj_appliance.exam_readiness.check.types import (
    ExamFacts,
    ExamProblemFacts,
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


def findings(facts: ExamFacts) -> tuple[Finding, ...]:
    """The worst first, then in the order in which an exam is made."""
    told = [
        *_of_times(facts),
        *_of_entry(facts),
        *of_settings(facts),
        *_of_problems(facts),
        *of_rooms(facts),
        *(each for problem in facts.problems for each in _of_problem(problem)),
        *_of_backups(facts),
        *machine_rules.of_machine(facts.judge, facts.disk, facts.registered),
    ]
    return tuple(sorted(told, key=lambda each: _ORDER.index(each.severity)))


def _of_times(facts: ExamFacts) -> Iterator[Finding]:
    work, status = facts.work, status_of(facts.work, facts.now)
    if work.duration_ms < SHORTEST:
        minutes = max(1, work.duration_ms // MINUTE)
        yield found("too_short", WARNING, Where.SETTINGS, minutes=minutes)
    if status is Status.ENDED:
        yield found("ended", WARNING, Where.SETTINGS)
    elif status is Status.RUNNING:
        yield found("begun", WARNING, Where.SETTINGS)
    begins = _local(work.start_time, facts)
    if not MORNING <= begins.hour < EVENING:
        yield found("at_night", HINT, Where.SETTINGS, time=begins.strftime("%H:%M"))
    for other in facts.alike:
        begins_at = f"{_local(other.start_time, facts):%Y-%m-%d %H:%M}"
        yield found("same_time", HINT, Where.SETTINGS, title=other.title, time=begins_at)


def _local(epoch_ms: int, facts: ExamFacts) -> datetime:
    return datetime.fromtimestamp(epoch_ms / 1000, UTC).astimezone(facts.zone)


def _of_entry(facts: ExamFacts) -> Iterator[Finding]:
    work = facts.work
    if not work.visible:
        yield found("hidden", ERROR, Where.SETTINGS)
    if work.group is not None and not work.group.is_there:
        yield found("group_gone", ERROR, Where.SETTINGS)
    if work.auth == WorkAuth.PUBLIC:
        if work.group_id is None:
            yield found("open_to_all", HINT, Where.SETTINGS)
    elif not work.password:
        yield found("no_password", ERROR, Where.SETTINGS)
    elif facts.registered == 0:
        yield found("nobody", HINT, Where.SETTINGS)


def _of_problems(facts: ExamFacts) -> Iterator[Finding]:
    links = [each.link for each in facts.problems]
    if not links:
        yield found("no_problems", ERROR, Where.PROBLEMS)
    elif not any(link.score for link in links):
        yield found("no_points", ERROR, Where.PROBLEMS)
    else:
        for link in links:
            if link.score == 0:
                yield found("problem_no_points", WARNING, Where.PROBLEMS, problem=link.display_id)
    for version in {link.version for link in links}:
        titles = (link.display_title for link in links if link.version == version)
        yield from problem_rules.of_titles(titles)


def _of_problem(facts: ExamProblemFacts) -> Iterator[Finding]:
    name, pid, ready = facts.link.display_id, facts.link.problem_id, facts.readiness
    if ready.auth == Auth.PUBLIC:
        yield found("problem_public", WARNING, Where.PROBLEM, pid=pid, problem=name)
    if facts.elsewhere:
        fill = {"problem": name, "places": ", ".join(facts.elsewhere)}
        yield found("problem_elsewhere", WARNING, Where.PROBLEMS, pid=pid, **fill)
    yield from problem_rules.of_readiness(name, pid, ready)


def _of_backups(facts: ExamFacts) -> Iterator[Finding]:
    if not facts.backup_folder:
        yield found("no_backup_folder", WARNING, Where.BACKUPS)
