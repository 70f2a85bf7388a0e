"""The call for what the results say of problems and classes (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio

import msgspec

from oj_appliance.exam_results import store
from oj_appliance.exam_results.api import ExamQuery
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_results.statistics.rules import ProblemFigures, figures
from oj_appliance.storage.database import Database
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF


class ExamVerdictCount(msgspec.Struct):
    status: int
    count: int


class ExamProblemFigures(msgspec.Struct, kw_only=True):
    """Of those on whose `version` of the paper it is. `spread` counts people by tenths of the
    points, the last those with all; `discrimination` from -1 to 1, null with too few people;
    lengths in seconds."""

    displayId: str
    version: str | None
    title: str
    points: int
    people: int
    tried: int
    solved: int
    submissions: int
    average: float
    spread: list[int]
    discrimination: float | None
    medianFirstAccepted: int | None
    firstAccepted: list[int]
    verdicts: list[ExamVerdictCount]


class ExamClassFigures(msgspec.Struct):
    """`averages` in the order of the problems, null for one that was on nobody's paper; without a
    name: people of no class."""

    className: str | None
    people: int
    average: float
    averages: list[float | None]


class ExamStatistics(msgspec.Struct, kw_only=True):
    average: float
    median: float
    bucketSeconds: int
    problems: list[ExamProblemFigures]
    classes: list[ExamClassFigures]


class ExamStatisticsApi:
    def __init__(self, database: Database, results: ExamResults) -> None:
        self._database = database
        self._results = results

    @get(
        "/api/admin/exam/statistics",
        guard=STAFF,
        summary="What the results of a timed work say of its problems and of classes",
    )
    async def get_exam_statistics(self, call: Call, query: ExamQuery) -> ExamStatistics:
        results = await self._results.now(call.viewer, query.tid)
        submitted = await self._database.read(store.submitted, query.tid)
        length = results.work.duration_ms // 1000
        found = await asyncio.to_thread(figures, results.sheet, submitted, length)
        return ExamStatistics(
            average=found.average,
            median=found.median,
            bucketSeconds=found.bucket_s,
            problems=[_problem(each) for each in found.problems],
            classes=[
                ExamClassFigures(each.class_name, each.people, each.average, list(each.averages))
                for each in found.classes
            ],
        )


def _problem(found: ProblemFigures) -> ExamProblemFigures:
    """Verdicts by how often they came."""
    verdicts = sorted(found.verdicts.items(), key=lambda row: (-row[1], row[0]))
    return ExamProblemFigures(
        displayId=found.display_id,
        version=found.version,
        title=found.title,
        points=found.points,
        people=found.people,
        tried=found.tried,
        solved=found.solved,
        submissions=found.submissions,
        average=found.average,
        spread=list(found.spread),
        discrimination=found.discrimination,
        medianFirstAccepted=found.median_first_s,
        firstAccepted=list(found.first_accepted),
        verdicts=[ExamVerdictCount(status, count) for status, count in verdicts],
    )
