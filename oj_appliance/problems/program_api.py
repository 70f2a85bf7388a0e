"""Compile checks of judges' programs (contract admin.md §8.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.judging.types import ProgramRole
from oj_appliance.problems.editor_form import LARGEST_PROBLEM_BODY, Program, Word
from oj_appliance.problems.program_check import ProgramCheck
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id


class ProgramBody(msgspec.Struct, kw_only=True):
    """`pid` says whose program it is; what was compiled once is found by its content."""

    pid: Id | None = None
    code: Program = ""
    language: Word = ""
    extraFiles: dict[str, Program] | None = None


class ProgramApi:
    def __init__(self, programs: ProgramCheck) -> None:
        self._programs = programs

    @post(
        "/api/admin/problem/compile-spj",
        guard=STAFF,
        summary="Does the checker compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_spj(self, call: Call, body: ProgramBody) -> None:
        await self._check("spj", body)

    @post(
        "/api/admin/problem/compile-interactive",
        guard=STAFF,
        summary="Does the interactor compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_interactive(self, call: Call, body: ProgramBody) -> None:
        await self._check("interactive", body)

    async def _check(self, role: ProgramRole, body: ProgramBody) -> None:
        await self._programs.check(
            role, code=body.code, language=body.language, extra_files=body.extraFiles or {}
        )
