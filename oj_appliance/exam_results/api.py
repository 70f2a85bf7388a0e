"""Calls about the results of a timed work and their signed versions (contract timedwork.md §16)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.exam_results import rules
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_results.wire import (
    ExamResultAnswer,
    ExamSignedAnswer,
    told_results,
    told_signed,
)
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id


class ExamQuery(msgspec.Struct, kw_only=True):
    tid: Id


class ExamVersionQuery(msgspec.Struct, kw_only=True):
    tid: Id
    version: Id


class SignedResults(msgspec.Struct, kw_only=True):
    """`digest` names the results that the signer has before them."""

    tid: Id
    digest: Annotated[str, msgspec.Meta(max_length=64)]
    note: Annotated[str, msgspec.Meta(max_length=rules.LONGEST_NOTE)] | None = None


class NewVersion(msgspec.Struct):
    version: int


class ExamResultsApi:
    def __init__(self, results: ExamResults) -> None:
        self._results = results

    @get(
        "/api/admin/exam/results",
        guard=STAFF,
        summary="What a timed work came to, and whether all of it is in and judged",
    )
    async def get_exam_results(self, call: Call, query: ExamQuery) -> ExamResultAnswer:
        return told_results(await self._results.now(call.viewer, query.tid))

    @post(
        "/api/admin/exam/results/sign-off",
        guard=STAFF,
        summary="Keep the results as they stand, with the name of whoever signs them",
    )
    async def sign_exam_results(self, call: Call, body: SignedResults) -> NewVersion:
        note = (body.note or "").strip() or None
        return NewVersion(await self._results.sign(call.actor, body.tid, body.digest, note))

    @get(
        "/api/admin/exam/results/version",
        guard=STAFF,
        summary="One signed version, and how it differs from the one before",
    )
    async def get_exam_result_version(
        self, call: Call, query: ExamVersionQuery
    ) -> ExamSignedAnswer:
        signed = await self._results.version(call.viewer, query.tid, query.version)
        return told_signed(signed)
