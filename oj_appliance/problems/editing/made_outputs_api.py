"""Calls that make answers with a reference solution (contract admin.md §8.5)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.errors import Language
from oj_appliance.judging.types import Verdict
from oj_appliance.problems.editing.made_outputs import (
    SHOWN_CHARACTERS,
    MadeOutput,
    MadeOutputs,
    OutputRun,
)
from oj_appliance.problems.programs.solution_api import FAILED, LONGEST_MESSAGE
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import PROBLEM_KEEPER
from oj_appliance.web.wire import Id

LONGEST_ERROR = 2000  # characters of what a program said to a case
RunKey = Annotated[str, Meta(max_length=64)]


class OutputsBody(msgspec.Struct, kw_only=True):
    pid: Id
    solutionId: Id
    every: bool = False


class OutputsKey(msgspec.Struct):
    key: RunKey


class ApplyBody(msgspec.Struct, kw_only=True):
    key: RunKey
    partly: bool = False


class OutputRow(msgspec.Struct, kw_only=True):
    """`size` in bytes of what was made, null where nothing was; `before` of the stored answer."""

    seq: int
    input: str
    output: str
    before: int
    status: int
    time: int | None
    memory: int | None
    size: int | None
    text: str
    isCut: bool
    errorMessage: str | None


class OutputsState(msgspec.Struct, kw_only=True):
    state: Literal["running", "done"]
    done: int
    total: int
    made: int
    solution: str
    errorMessage: str | None
    rows: list[OutputRow]


class MadeOutputsApi:
    def __init__(self, outputs: MadeOutputs) -> None:
        self._outputs = outputs

    @post(
        "/api/admin/problem/outputs",
        guard=PROBLEM_KEEPER,
        summary="Run a reference solution on the inputs",
    )
    async def start_outputs(self, call: Call, body: OutputsBody) -> OutputsKey:
        key = await self._outputs.start(call.viewer, body.pid, body.solutionId, every=body.every)
        return OutputsKey(key)

    @get(
        "/api/admin/problem/outputs",
        guard=PROBLEM_KEEPER,
        summary="What the reference solution wrote",
    )
    async def get_outputs(self, call: Call, query: OutputsKey) -> OutputsState:
        return _state(self._outputs.find(call.viewer, query.key), call.language)

    @post(
        "/api/admin/problem/outputs-apply",
        guard=PROBLEM_KEEPER,
        summary="Make what it wrote the answers",
    )
    async def apply_outputs(self, call: Call, body: ApplyBody) -> None:
        await self._outputs.apply(call.actor, body.key, partly=body.partly)


def _state(run: OutputRun, language: Language) -> OutputsState:
    return OutputsState(
        state="running" if run.ended_at is None else "done",
        done=run.done,
        total=len(run.rows),
        made=sum(row.output is not None for row in run.rows),
        solution=run.solution.name,
        errorMessage=_failure(run, language),
        rows=[_row(each) for each in run.rows],
    )


def _failure(run: OutputRun, language: Language) -> str | None:
    """Why it could not be run at all; what is inside a failed sandbox is not told."""
    if run.failed is None:
        return None
    if run.failed.sandbox_failure is not None:
        return FAILED[language]
    return (run.failed.error_message or "")[:LONGEST_MESSAGE] or FAILED[language]


def _row(row: MadeOutput) -> OutputRow:
    report = row.report
    said = f"{report.message}\n{report.errors}".strip() if report else ""
    return OutputRow(
        seq=row.case.seq,
        input=row.case.input_name,
        output=row.case.output_name,
        before=row.case.output.size,
        status=report.status if report else Verdict.PENDING,
        time=report.time_ms if report else None,
        memory=report.memory_kb if report else None,
        size=row.output.size if row.output else None,
        text=row.beginning[:SHOWN_CHARACTERS],
        isCut=len(row.beginning) > SHOWN_CHARACTERS,
        errorMessage=said[:LONGEST_ERROR] or None,
    )
