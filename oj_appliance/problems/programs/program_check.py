"""Does a judge's program compile? The editor asks before it saves (contract admin.md §8.2)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec

from oj_appliance.errors import ApiError, BadRequestError, catalogue_phrase
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.rules import is_language
from oj_appliance.judging.types import (
    Convention,
    JudgeProgram,
    ProgramRole,
    TestRunTask,
    Verdict,
)
from oj_appliance.problems.rules import (
    LONGEST_PROGRAM,
    LONGEST_TEXT,
    check_length,
    is_plain_file_name,
)
from oj_appliance.problems.types.settings import ProblemSettings

log = logging.getLogger(__name__)

LONGEST_COMPILER_TEXT = 10_000

# The compiler's text, or None when the program compiles.
Compile = Callable[[JudgeProgram, ProgramRole], Awaitable[str | None]]


class Parts(msgspec.Struct, frozen=True):
    """In the order in which they are compiled."""

    prepend: str
    code: str
    append: str


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

    async def check_saved(
        self, problem: ProblemSettings, before: ProblemSettings | None = None
    ) -> None:
        """A problem's checker and interactor, where one is another than `before`: whoever saves it
        hears of a fault, and the first submission finds it compiled. Where nothing can be compiled
        now, or not this language, nothing is said. Raises judge.compile_failed."""
        known = {} if before is None else _programs_of(before)
        for role, program in _programs_of(problem).items():
            is_new = known.get(role) != program
            if is_new and program.language in self._installed_languages():
                await self._check_one(role, program)

    async def _check_one(self, role: ProgramRole, program: JudgeProgram) -> None:
        try:
            failure = await self._compile(program, role)
        except ApiError as error:
            log.warning("a judge's program was saved unseen", extra={"reason": error.key})
            return
        if failure is not None:
            raise ApiError("judge.compile_failed", text=failure[:LONGEST_COMPILER_TEXT])


def _programs_of(problem: ProblemSettings) -> dict[ProgramRole, JudgeProgram]:
    """Those that are compiled, each with all that this depends on."""
    found: dict[ProgramRole, JudgeProgram] = {}

    def add(role: ProgramRole, abi: str | None, language: str | None, source: str | None) -> None:
        if abi not in (None, Convention.BUILTIN) and source and source.strip():
            found[role] = JudgeProgram(
                Convention.HOJ,
                language=language or "",
                source=source,
                extra_files=problem.judge_extra_file,
            )

    if problem.judge_mode == "spj":
        add("spj", problem.spj_abi, problem.spj_language, problem.spj_code)
    if problem.judge_mode == "interactive":
        add("interactive", problem.spj_abi, problem.spj_language, problem.spj_code)
        add("spj", problem.checker_abi, problem.checker_language, problem.checker_code)
    return found


class WholeProgramCheck:
    """Does a student's part compile between the code that a template puts around it?

    The program runs once without input, in the lane of test runs; how that ends does not matter.
    """

    def __init__(self, hand_over: HandOver) -> None:
        self._hand_over = hand_over

    async def check(
        self, uid: str, *, language: str, parts: Parts, extra_files: dict[str, str]
    ) -> None:
        """Raises judge.bad_language, content.too_long, http.bad_param, judge.no_sandbox, and
        judge.compile_failed with the compiler's text."""
        if not is_language(language):
            raise ApiError("judge.bad_language")
        for field in ("prepend", "code", "append"):
            check_length(field, getattr(parts, field), LONGEST_TEXT)
        if not all(map(is_plain_file_name, extra_files)):
            raise BadRequestError("http.bad_param", name="extraFiles")
        task = TestRunTask(
            source=parts.code,
            language=language,
            time_limit_ms=1000,
            memory_limit_mb=256,
            stack_limit_mb=128,
            input="",
            extra_files=extra_files,
            prepend=parts.prepend,
            append=parts.append,
        )
        report = await (await self._hand_over(task, owner=uid))
        if report.sandbox_failure is not None:
            raise ApiError("judge.no_sandbox")
        # A language that is not installed ends as a System Error.
        if report.status in (Verdict.COMPILE_ERROR, Verdict.SYSTEM_ERROR):
            raise ApiError("judge.compile_failed", text=report.stderr[:LONGEST_COMPILER_TEXT])
