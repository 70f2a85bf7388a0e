"""Calls about a training's problems (contract training.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.problems.api import ProblemInfo, problem_info
from oj_appliance.problems.wire import ProblemRow, problem_row
from oj_appliance.trainings.problems.service import ShownProblem, TrainingProblems
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class TrainingProblemsQuery(msgspec.Struct):
    tid: Id


class TrainingProblemQuery(msgspec.Struct, kw_only=True):
    """`cid` and `trainingID` mean tid, `displayId` and `problemID` problemId."""

    tid: Id | None = None
    cid: Id | None = None
    trainingID: Id | None = None
    problemId: str | None = None
    displayId: str | None = None
    problemID: str | None = None


class TrainingProblemRow(ProblemRow, kw_only=True):
    """`displayId` is the training's name for it; `myStatus` is -10 where nothing was submitted."""

    displayId: str
    myStatus: int


class TrainingProblemsApi:
    def __init__(self, problems: TrainingProblems) -> None:
        self._problems = problems

    @get("/api/get-training-problem-list", guard=LOGIN, summary="The problems of a training")
    async def get_training_problem_list(
        self, call: Call, query: TrainingProblemsQuery
    ) -> list[TrainingProblemRow]:
        return [_row(each) for each in await self._problems.listed(call.viewer, query.tid)]

    @get("/api/get-training-problem-details", guard=LOGIN, summary="A problem's page in a training")
    async def get_training_problem_details(
        self, call: Call, query: TrainingProblemQuery
    ) -> ProblemInfo:
        tid = query.tid or query.trainingID or query.cid
        display_id = query.problemId or query.displayId or query.problemID
        if tid is None or display_id is None:
            raise BadRequestError("http.bad_param", name="tid" if tid is None else "problemId")
        view, status = await self._problems.detail(call.viewer, tid, display_id)
        return problem_info(view, status)


def _row(shown: ShownProblem) -> TrainingProblemRow:
    row = problem_row(shown.row)
    return TrainingProblemRow(
        **{name: getattr(row, name) for name in ProblemRow.__struct_fields__},
        displayId=shown.problem.display_id,
        myStatus=shown.own.status,
    )
