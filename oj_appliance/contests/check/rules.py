"""What would embarrass the organiser of a contest. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oj_appliance.contests import rules
from oj_appliance.contests.check import problem_rules
from oj_appliance.contests.check.machine_rules import of_machine
from oj_appliance.contests.check.types import ContestFacts, Finding, Severity, Where, finding
from oj_appliance.contests.types import AwardType, Contest, ContestAuth, Status

# Nobody reads, thinks and types through a contest in less, in ms.
SHORTEST = 10 * 60_000
HUNDRED_PERCENT = 100

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT
_ORDER = tuple(Severity)


def findings(facts: ContestFacts) -> tuple[Finding, ...]:
    """The worst first, then in the order in which a contest is made."""
    found = [
        *_of_times(facts),
        *_of_seal(facts.contest),
        *_of_entry(facts),
        *_of_board(facts),
        *problem_rules.of_set(facts.problems),
        *(
            each
            for problem in facts.problems
            for each in problem_rules.of_problem(problem, is_oi=rules.is_oi(facts.contest))
        ),
        *of_machine(facts.judge, facts.disk, facts.people.registered),
    ]
    return worst_first(found)


def worst_first(found: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(found, key=lambda each: _ORDER.index(each.severity)))


def _of_times(facts: ContestFacts) -> Iterator[Finding]:
    contest, status = facts.contest, rules.status_of(facts.contest, facts.now)
    length = contest.end_time - contest.start_time
    if length < SHORTEST:
        minutes = max(1, length // 60_000)
        yield finding("contest_check.too_short", WARNING, Where.SETTINGS, minutes=minutes)
    if status is Status.ENDED:
        yield finding("contest_check.ended", WARNING, Where.SETTINGS)
    elif status is Status.RUNNING:
        yield finding("contest_check.begun", WARNING, Where.SETTINGS)
    if not contest.visible:
        yield finding("contest_check.hidden", WARNING, Where.SETTINGS)
    for other in facts.alike:
        yield finding("contest_check.same_title", WARNING, Where.SETTINGS, number=other.id)


def _of_seal(contest: Contest) -> Iterator[Finding]:
    is_oi, seal = rules.is_oi(contest), contest.seal_rank_time
    if not contest.seal_rank:
        if is_oi:
            yield finding("contest_check.oi_unsealed", HINT, Where.SETTINGS)
        return
    if seal is None or not contest.start_time <= seal <= contest.end_time:
        yield finding("contest_check.seal_outside", ERROR, Where.SETTINGS)
        return
    if is_oi and seal > contest.start_time:
        yield finding("contest_check.oi_seal_late", WARNING, Where.SETTINGS)
    if not is_oi and seal == contest.start_time:
        yield finding("contest_check.acm_all_sealed", HINT, Where.SETTINGS)
    if not contest.auto_real_rank:
        yield finding("contest_check.stays_sealed", HINT, Where.SETTINGS)


def _of_entry(facts: ContestFacts) -> Iterator[Finding]:
    contest, people = facts.contest, facts.people
    if contest.auth != ContestAuth.PUBLIC and not contest.password:
        yield finding("contest_check.no_password", ERROR, Where.SETTINGS)
    if people.fitting == 0:
        yield finding("contest_check.rule_fits_nobody", ERROR, Where.SETTINGS)
    if people.unfit:
        yield finding("contest_check.registered_unfit", WARNING, Where.SETTINGS, n=people.unfit)
    if not people.has_creator:
        key = "contest_check.print_no_desk" if contest.open_print else "contest_check.no_creator"
        yield finding(key, WARNING, Where.USERS)


def _of_board(facts: ContestFacts) -> Iterator[Finding]:
    contest, unknown = facts.contest, facts.people.unknown_stars
    if unknown:
        names = ", ".join(unknown)
        yield finding("contest_check.stars_unknown", WARNING, Where.SETTINGS, names=names)
    if contest.award_type == AwardType.NONE:
        return
    awarded = sum(award.num for award in contest.awards)
    if awarded == 0:
        yield finding("contest_check.awards_nobody", WARNING, Where.SETTINGS)
    elif contest.award_type == AwardType.PROPORTION and awarded > HUNDRED_PERCENT:
        yield finding("contest_check.awards_over", WARNING, Where.SETTINGS, percent=awarded)
