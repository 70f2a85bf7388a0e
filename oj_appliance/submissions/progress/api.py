"""The call behind the report card of an accepted submission (contract account.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.submissions.progress.service import Progress
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class AcResultQuery(msgspec.Struct):
    submitId: Id | None = None


class AcResultAnswer(msgspec.Struct):
    accepted: int
    days: int
    everAc: bool
    firstAcOfProblem: bool | None


class ProgressApi:
    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    @get("/api/get-user-ac-result", guard=LOGIN, summary="What I have solved, and on how many days")
    async def get_user_ac_result(self, call: Call, query: AcResultQuery) -> AcResultAnswer:
        found = await self._progress.ac_result(call.viewer, query.submitId)
        return AcResultAnswer(found.accepted, found.days, found.days > 0, found.is_first_of_problem)
