"""Reports told as the contract writes them. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from oj_appliance.contests.boards.ranking import STAR_RANK, Ranked
from oj_appliance.contests.boards.types import Names, Person
from oj_appliance.contests.reports.types import Book, PersonsReport, ProblemStatistics, Summary
from oj_appliance.contests.reports.wire import (
    AbsentPerson,
    BestPerson,
    ContestReport,
    ContestStatistics,
    ContestSummaryAnswer,
    GivenAward,
    LanguageCount,
    NamedProblem,
    ProblemStatisticsRow,
    ReportPerson,
    ReportPlace,
    ReportProblem,
    ReportSubmission,
    SolvedProblem,
    VerdictCount,
)
from oj_appliance.contests.types import ContestProblem
from oj_appliance.places.types import Auth

MOST_FIRST = 10
BEST = 10


def shown_problems(problems: Iterable[ContestProblem]) -> dict[int, NamedProblem]:
    """By number, without private ones."""
    return {
        each.problem_id: NamedProblem(
            displayId=each.display_id, title=each.display_title, color=each.color
        )
        for each in problems
        if each.auth != Auth.PRIVATE
    }


def told_report(
    report: PersonsReport, names: Names, problems: Mapping[int, NamedProblem]
) -> ContestReport:
    person, row = report.person, report.row
    return ContestReport(
        **_person(person, names),
        school=person.school,
        avatar=person.avatar,
        rank=row.rank,
        ranked=report.ranked,
        awardName=None if row.award is None else row.award.name,
        points=row.standing.points,
        totalTime=row.standing.time,
        problems=[
            ReportProblem(
                **_problem(problems[each.problem]),
                tries=each.tries,
                errors=each.errors,
                solvedAt=each.solved_at,
                isFirst=each.is_first,
                score=each.score,
            )
            for each in report.problems
            if each.problem in problems
        ],
        submissions=[
            ReportSubmission(
                second=entry.record.second,
                displayId=problems[entry.problem].displayId,
                status=entry.status,
                score=entry.record.score,
                language=entry.language,
            )
            for entry in report.entries
            if entry.problem in problems
        ],
        places=[
            ReportPlace(
                second=place.second, rank=place.rank, points=place.points, totalTime=place.time
            )
            for place in report.places
        ],
    )


def told_statistics(
    book: Book, names: Names, problems: Mapping[int, NamedProblem]
) -> ContestStatistics:
    return ContestStatistics(
        book.bucket_s,
        [
            ProblemStatisticsRow(
                **_solved(book, each, names, problems[each.problem]),
                averageScore=each.average_score,
                verdicts=[VerdictCount(status, count) for status, count in each.verdicts],
                accepted=list(each.accepted),
                others=list(each.others),
                languages=[LanguageCount(*language) for language in each.languages],
            )
            for each in book.problems
            if each.problem in problems
        ],
    )


def told_summary(
    summary: Summary, names: Names, problems: Mapping[int, NamedProblem]
) -> ContestSummaryAnswer:
    book = summary.book
    awards: dict[str, list[ReportPerson]] = {}
    for row in book.rows:
        if row.award is not None:
            person = ReportPerson(**_person(book.people[row.standing.uid], names))
            awards.setdefault(row.award.name, []).append(person)
    return ContestSummaryAnswer(
        registered=summary.registered,
        participants=len(book.rows),
        submissions=summary.submissions,
        averagePoints=summary.average,
        problems=[
            SolvedProblem(**_solved(book, each, names, problems[each.problem]))
            for each in book.problems
            if each.problem in problems
        ],
        awards=[GivenAward(name, people) for name, people in awards.items()],
        best=[
            _best(book, row, names)
            for row in [it for it in book.rows if it.rank != STAR_RANK][:BEST]
        ],
        absent=[
            AbsentPerson(**_person(each, names), realname=each.realname) for each in summary.absent
        ],
    )


def _best(book: Book, row: Ranked, names: Names) -> BestPerson:
    person = book.people[row.standing.uid]
    return BestPerson(
        **_person(person, names),
        rank=row.rank,
        school=person.school,
        points=row.standing.points,
        totalTime=row.standing.time,
    )


def _solved(
    book: Book, each: ProblemStatistics, names: Names, problem: NamedProblem
) -> dict[str, Any]:
    first = () if each.first is None else sorted(each.first.uids)[:MOST_FIRST]
    return {
        **_problem(problem),
        "submissions": each.submissions,
        "tried": each.tried,
        "solved": each.solved,
        "firstSecond": None if each.first is None else each.first.second,
        "firstSolvers": [ReportPerson(**_person(book.people[uid], names)) for uid in first],
    }


def _problem(problem: NamedProblem) -> dict[str, Any]:
    return {"displayId": problem.displayId, "title": problem.title, "color": problem.color}


def _person(person: Person, names: Names) -> dict[str, Any]:
    return {"uid": person.uid, "username": person.username, "name": names.of(person)}
