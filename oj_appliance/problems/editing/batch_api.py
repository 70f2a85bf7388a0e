"""One call for many problems (contract admin.md §8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec

from oj_appliance.problems.editing.batch import MOST_PROBLEMS, MOST_TAGS, Action, ProblemBatch
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import PROBLEM_ADMIN, REJUDGE, Actor
from oj_appliance.web.wire import Id, Int, at_most


class BatchBody(msgspec.Struct):
    pids: Annotated[list[Id], at_most(MOST_PROBLEMS)]
    action: Action
    value: Int | Annotated[list[Id], at_most(MOST_TAGS)] | None = None


class RefusedProblem(msgspec.Struct):
    pid: int
    msg: str


class BatchAnswer(msgspec.Struct):
    ok: int
    failed: list[RefusedProblem]


class BatchApi:
    """`rejudge` judges the practice submissions of a problem again (who, pid)."""

    def __init__(
        self, batch: ProblemBatch, rejudge: Callable[[Actor, int], Awaitable[int]]
    ) -> None:
        self._batch = batch
        self._rejudge = rejudge

    @post("/api/admin/problem/batch", guard=PROBLEM_ADMIN, summary="One change for many problems")
    async def batch_problems(self, call: Call, body: BatchBody) -> BatchAnswer:
        if body.action == "rejudge":
            REJUDGE.check(call.viewer, token_was_sent=True)
            report = await self._batch.judge_again(
                body.pids, lambda pid: self._rejudge(call.actor, pid)
            )
        else:
            editor = call.actor
            report = await self._batch.apply(body.pids, body.action, body.value, editor)
        return BatchAnswer(
            report.changed,
            [RefusedProblem(pid, why.text(call.language)) for pid, why in report.refused],
        )
