"""What an audience is told of a contest now: pure functions of what is kept of it.

Everybody is told what the outside board tells a guest: while results are sealed, of what came after
the seal that it was submitted, in ACM, where the board counts it as a try, and nothing in OI.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oj_appliance.contests import sealing
from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.settings import board_settings
from oj_appliance.contests.boards.types import Measure, Names, Person
from oj_appliance.contests.clics import naming, wire
from oj_appliance.contests.clics.state import contest_told, state_told, turns_at
from oj_appliance.contests.clics.times import moment, span
from oj_appliance.contests.clics.types import Audience, Counted, Kept, ProblemFacts, Sent, Told
from oj_appliance.contests.clics.verdicts import judgement_type_of, judgement_types
from oj_appliance.contests.rules import is_oi
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.places.types import Auth, Shown

# All who are ranked.
PARTICIPANTS = wire.Group(id="participants", name="Participants")


def told(kept: Kept, audience: Audience, now: int) -> Told:
    contest = kept.contest
    settings = board_settings(contest, kept.problems)
    is_staff = audience is Audience.STAFF
    problems = [it for it in kept.problems if is_staff or it.auth != Auth.PRIVATE]
    is_sealed = sealing.sealed_from(contest, now) is not None
    seal = settings.measure.seal_second if is_sealed and not is_staff else None
    tells_times = (
        is_staff or Shown.TIMES in sealing.sight_of(contest, may_enter=True, now=now).others
    )
    counted = list(_counted(kept, settings.measure, {it.problem_id: it for it in problems}))
    if seal is not None and is_oi(contest):
        counted = [it for it in counted if it.record.second < seal]
    open_ones = [it for it in counted if seal is None or it.record.second < seal]
    judged = [it for it in open_ones if it.record.result is not None]
    uids = {it.sent.uid for it in counted} | (kept.registered if is_staff else frozenset())
    people = [kept.people[uid] for uid in sorted(uids & kept.people.keys())]
    numbers = {it.problem_id: str(it.id) for it in problems}
    sealed = {it.sent.id for it in counted} - {it.sent.id for it in open_ones}
    is_done = len(judged) == len(counted)
    moved_at = max(
        [contest.start_time, *(it.sent.submit_time for it in counted), *map(_ended, judged)]
    )
    return Told(
        contest=contest_told(contest),
        judgement_types=judgement_types(with_penalty=not is_oi(contest)),
        languages=_languages(kept.languages, open_ones, has_sealed=bool(sealed)),
        problems={it.id: it for it in _problems(problems, kept, audience)},
        groups={PARTICIPANTS.id: PARTICIPANTS},
        organizations={it.id: it for it in map(_organization, people) if it is not None},
        teams={it.uid: _team(it, contest, settings.stars) for it in people},
        submissions={
            str(it.sent.id): _submission(it.sent, contest, numbers, is_sealed=it.sent.id in sealed)
            for it in counted
        },
        judgements={
            str(it.sent.id): _judgement(it.sent, contest, tells_times=tells_times) for it in judged
        },
        state=state_told(
            contest,
            now,
            is_sealed=is_sealed,
            is_done=is_done and seal is None,
            moved_at=moved_at,
        ),
        moved_at=moved_at,
        turns_at=turns_at(contest, now),
    )


def _counted(
    kept: Kept, measure: Measure, problems: dict[int, ContestProblem]
) -> Iterator[Counted]:
    """Submissions of people who may be on the boards, from the start to the end, in their order."""
    for sent in sorted(kept.sent, key=lambda it: (it.submit_time, it.id)):
        if sent.uid not in kept.people or sent.problem not in problems:
            continue
        record = record_of(
            measure, sent.id, sent.submit_time, sent.status, sent.score, sent.run_time
        )
        if record is not None and not record.is_late:
            yield Counted(sent, record)


def _languages(
    offered: Iterable[str], counted: Iterable[Counted], *, has_sealed: bool
) -> dict[str, wire.Language]:
    names = dict.fromkeys([*offered, *sorted({it.sent.language for it in counted})])
    found = {naming.language_id(name): naming.language(name) for name in names}
    if has_sealed:
        found[naming.SEALED_LANGUAGE.id] = naming.SEALED_LANGUAGE
    return found


def _problems(
    problems: list[ContestProblem], kept: Kept, audience: Audience
) -> Iterator[wire.Problem]:
    """What a guest reads of a problem on the outside board; limits and data are staff's."""
    nothing = ProblemFacts(0, 0, 0)
    for ordinal, problem in enumerate(problems, 1):
        facts = kept.facts.get(problem.problem_id, nothing)
        is_staff = audience is Audience.STAFF
        yield wire.Problem(
            id=str(problem.id),
            label=problem.display_id,
            name=problem.display_title,
            ordinal=ordinal,
            rgb=problem.color,
            time_limit=facts.time_limit / 1000 if is_staff else None,
            test_data_count=facts.cases if is_staff else None,
            max_score=float(facts.full_score) if is_oi(kept.contest) else None,
        )


def _organization(person: Person) -> wire.Organization | None:
    return naming.organization(person.school) if person.school else None


def _team(person: Person, contest: Contest, stars: frozenset[str]) -> wire.Team:
    """By the name that the contest shows people by."""
    names = Names(contest.rank_show_name, shows_nickname=False, shows_realname=False)
    school, is_star = _organization(person), person.username in stars
    return wire.Team(
        id=person.uid,
        label=person.username,
        name=names.of(person),
        group_ids=() if is_star else (PARTICIPANTS.id,),
        organization_id=None if school is None else school.id,
        hidden=is_star,
    )


def _submission(
    sent: Sent, contest: Contest, problems: dict[int, str], *, is_sealed: bool
) -> wire.Submission:
    language = naming.SEALED_LANGUAGE.id if is_sealed else naming.language_id(sent.language)
    return wire.Submission(
        id=str(sent.id),
        language_id=language,
        problem_id=problems[sent.problem],
        team_id=sent.uid,
        time=moment(sent.submit_time),
        contest_time=span(sent.submit_time - contest.start_time),
        files=(),
        entry_point=naming.JAVA_CLASS if language == naming.JAVA else None,
    )


def _judgement(sent: Sent, contest: Contest, *, tells_times: bool) -> wire.Judgement:
    began, ended = _began(sent), _ended_of(sent)
    return wire.Judgement(
        id=str(sent.id),
        submission_id=str(sent.id),
        judgement_type_id=judgement_type_of(sent.status),
        start_time=moment(began),
        start_contest_time=span(began - contest.start_time),
        end_time=moment(ended),
        end_contest_time=span(ended - contest.start_time),
        score=float(max(0, sent.score or 0)) if is_oi(contest) else None,
        max_run_time=sent.run_time / 1000 if tells_times and sent.run_time is not None else None,
    )


def _began(sent: Sent) -> int:
    """When it last began to wait: no moment of its first case is kept."""
    return max(sent.submit_time, sent.queued_at or 0)


def _ended_of(sent: Sent) -> int:
    return max(_began(sent), sent.updated_at)


def _ended(counted: Counted) -> int:
    return _ended_of(counted.sent)
