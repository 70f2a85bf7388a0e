"""Does a judge's program compile? The editor asks before it saves (contract admin.md §8.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oj_appliance.errors import ApiError, BadRequestError, catalogue_phrase
from oj_appliance.judging.types import Convention, JudgeProgram, ProgramRole
from oj_appliance.problems.rules import LONGEST_PROGRAM, check_length, is_plain_file_name

LONGEST_COMPILER_TEXT = 10_000

# The compiler's text, or None when the program compiles.
Compile = Callable[[JudgeProgram, ProgramRole], Awaitable[str | None]]


class ProgramCheck:
    def __init__(self, compile_check: Compile, installed_languages: Callable[[], tuple[str, ...]]):
        self._compile = compile_check
        self._installed_languages = installed_languages

    async def check(
        self, role: ProgramRole, *, code: str, language: str, extra_files: dict[str, str]
    ) -> None:
        """Raises param.empty, content.too_long, judge.no_sandbox, and judge.compile_failed with
        the compiler's text."""
        for name, text in (("code", code), ("language", language)):
            if not text.strip():
                raise ApiError("param.empty", name=name)
        check_length("code", code, LONGEST_PROGRAM)
        if not all(map(is_plain_file_name, extra_files)):
            raise BadRequestError("http.bad_param", name="extraFiles")
        installed = self._installed_languages()
        if installed and language not in installed:
            missing = catalogue_phrase("judge.program_language", language=language)
            raise ApiError("judge.compile_failed", text=missing)
        program = JudgeProgram(
            Convention.HOJ, language=language, source=code, extra_files=extra_files
        )
        failure = await self._compile(program, role)
        if failure is not None:
            raise ApiError("judge.compile_failed", text=failure[:LONGEST_COMPILER_TEXT])
