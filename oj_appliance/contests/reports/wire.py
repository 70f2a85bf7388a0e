"""Reports as the contract writes them (contest.md §3.3); seconds from the contest's start."""

from __future__ import annotations

import msgspec


class ReportPerson(msgspec.Struct, kw_only=True):
    """`name` is the one that the contest shows people by."""

    uid: str
    username: str
    name: str


class NamedProblem(msgspec.Struct, kw_only=True):
    displayId: str
    title: str
    color: str | None


class ReportProblem(NamedProblem, kw_only=True):
    """`errors` in ACM, `score` in OI."""

    tries: int
    errors: int | None
    solvedAt: int | None
    isFirst: bool
    score: int | None


class ReportSubmission(msgspec.Struct, kw_only=True):
    second: int
    displayId: str
    status: int
    score: int | None
    language: str


class ReportPlace(msgspec.Struct, kw_only=True):
    """`totalTime` in s (ACM) or ms (OI), as on the board."""

    second: int
    rank: int
    points: int
    totalTime: int


class ContestReport(ReportPerson, kw_only=True):
    """`rank` is -1 for whoever is not ranked; `ranked` is how many are."""

    school: str | None
    avatar: str | None
    rank: int
    ranked: int
    awardName: str | None
    points: int
    totalTime: int
    problems: list[ReportProblem]
    submissions: list[ReportSubmission]
    places: list[ReportPlace]


class VerdictCount(msgspec.Struct):
    status: int
    count: int


class LanguageCount(msgspec.Struct):
    language: str
    count: int
    accepted: int


class SolvedProblem(NamedProblem, kw_only=True):
    """`tried` and `solved` are people."""

    submissions: int
    tried: int
    solved: int
    firstSecond: int | None
    firstSolvers: list[ReportPerson]


class ProblemStatisticsRow(SolvedProblem, kw_only=True):
    """`accepted` and `others` are submissions by bucket of time."""

    averageScore: float | None
    verdicts: list[VerdictCount]
    accepted: list[int]
    others: list[int]
    languages: list[LanguageCount]


class ContestStatistics(msgspec.Struct):
    bucketSeconds: int
    problems: list[ProblemStatisticsRow]


class BestPerson(ReportPerson, kw_only=True):
    rank: int
    school: str | None
    points: int
    totalTime: int


class AbsentPerson(ReportPerson, kw_only=True):
    realname: str | None


class GivenAward(msgspec.Struct):
    awardName: str
    people: list[ReportPerson]


class ContestSummaryAnswer(msgspec.Struct, kw_only=True):
    """`registered` null where nobody need register."""

    registered: int | None
    participants: int
    submissions: int
    averagePoints: float
    problems: list[SolvedProblem]
    awards: list[GivenAward]
    best: list[BestPerson]
    absent: list[AbsentPerson]
