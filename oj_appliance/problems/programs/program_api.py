"""Compile checks of judges' programs (contract admin.md §8.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.judging.types import ProgramRole
from oj_appliance.problems.form import Program, Word
from oj_appliance.problems.programs.program_check import Parts, ProgramCheck, WholeProgramCheck
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import PROBLEM_EDITOR, PROBLEM_WRITER
from oj_appliance.web.wire import Id


class ProgramBody(msgspec.Struct, kw_only=True):
    """`pid` says whose program it is; what was compiled once is found by its content."""

    pid: Id | None = None
    code: Program
    language: Word
    extraFiles: dict[str, Program] | None = None


class WholeProgramBody(msgspec.Struct, kw_only=True):
    """`code` stands for a student's; `extraFiles` are the files that lie beside it."""

    language: Word
    code: Program
    prepend: Program = ""
    append: Program = ""
    extraFiles: dict[str, Program] | None = None


class ProgramApi:
    def __init__(self, programs: ProgramCheck, whole: WholeProgramCheck) -> None:
        self._programs = programs
        self._whole = whole

    @post(
        "/api/admin/problem/compile-spj",
        guard=PROBLEM_EDITOR,
        summary="Does the checker compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_spj(self, call: Call, body: ProgramBody) -> None:
        await check_program(self._programs, "spj", body)

    @post(
        "/api/admin/problem/compile-interactive",
        guard=PROBLEM_EDITOR,
        summary="Does the interactor compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_interactive(self, call: Call, body: ProgramBody) -> None:
        await check_program(self._programs, "interactive", body)

    @post(
        "/api/admin/problem/compile-template",
        guard=PROBLEM_WRITER,
        summary="Does a student's part compile with the code around it?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_template(self, call: Call, body: WholeProgramBody) -> None:
        await self._whole.check(
            call.viewer.account_id,
            language=body.language,
            parts=Parts(body.prepend, body.code, body.append),
            extra_files=body.extraFiles or {},
        )


async def check_program(programs: ProgramCheck, role: ProgramRole, body: ProgramBody) -> None:
    await programs.check(
        role, code=body.code, language=body.language, extra_files=body.extraFiles or {}
    )
