"""The compiler of a sandbox: every submission and judges' program goes through here."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from judge_sandbox.boxes import Keeper, Manager
from judge_sandbox.checkers.program import CompiledProgram
from judge_sandbox.compilation.compile_box import CompileFailure, compile_program
from judge_sandbox.compilation.headers import PRECOMPILED, PrecompiledHeaders
from judge_sandbox.compilation.recipes import Role, judge_language
from judge_sandbox.compilation.surroundings import SurroundedSource
from judge_sandbox.languages import Language
from judge_sandbox.types import JudgeProgram, Verdict

LANGUAGE_NOT_INSTALLED = "language not installed"
TESTLIB = "testlib.h"
# A box keeps 64 files, the program and its source among them.
_MOST_FILES = 60


class Submission(Protocol):
    """What a JudgeTask and a TestRunTask have in common."""

    @property
    def source(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def extra_files(self) -> dict[str, str]: ...
    @property
    def prepend(self) -> str: ...
    @property
    def append(self) -> str: ...


class Compiler:
    """One for all slots; a slot is one thread at a time."""

    def __init__(
        self,
        manager: Manager,
        cache_dir: Path,
        languages: Mapping[str, Language],
        versions: Mapping[str, str],
    ) -> None:
        """`languages` are the installed ones, `versions` what their tools said of themselves."""
        self._languages = languages
        self._versions = versions
        self._headers = PrecompiledHeaders(manager, cache_dir / "pch")

    def surrounded(self, submission: Submission) -> SurroundedSource:
        """The file that is compiled; its `translate` tells what a program of it says in lines of
        the student's part.

        Raises:
            KeyError: the language is not installed.
        """
        name = self._languages[submission.language].source
        return SurroundedSource(name, submission.prepend, submission.source, submission.append)

    def compile_submission(
        self, keeper: Keeper, submission: Submission, cancelled: threading.Event
    ) -> CompiledProgram | CompileFailure:
        """The program is the caller's to close.

        Raises:
            NativeError: the sandbox failed.
        """
        language = self._languages.get(submission.language)
        if language is None:
            return CompileFailure(Verdict.SYSTEM_ERROR, LANGUAGE_NOT_INSTALLED)
        source = self.surrounded(submission)
        result = self._compile(keeper, language, source.text, submission.extra_files, cancelled)
        if isinstance(result, CompileFailure):
            return CompileFailure(result.status, source.translate(result.message))
        return result

    def compile_judge_program(
        self, keeper: Keeper, program: JudgeProgram, role: Role, cancelled: threading.Event
    ) -> CompiledProgram | CompileFailure:
        """A checker ("spj") or interactor. A failure's text is for staff.

        Raises:
            NativeError: the sandbox failed.
        """
        language = judge_language(self._languages, program.language, role)
        if language is None:
            return CompileFailure(Verdict.SYSTEM_ERROR, LANGUAGE_NOT_INSTALLED)
        files = program.extra_files
        flags: tuple[str, ...] = ()
        if language.source.endswith(".cpp"):
            # Both #include "testlib.h" and <testlib.h>; a package's own one is preferred.
            files, flags = {TESTLIB: _testlib(), **files}, ("-I.",)
        return self._compile(keeper, language, program.source, files, cancelled, flags)

    def _compile(
        self,
        keeper: Keeper,
        language: Language,
        text: str,
        extra_files: Mapping[str, str],
        cancelled: threading.Event,
        flags: tuple[str, ...] = (),
    ) -> CompiledProgram | CompileFailure:
        files = {name: content for name, content in extra_files.items() if name.strip() and content}
        files.pop(language.source, None)
        fault = _fault(files)
        if fault is not None:
            return CompileFailure(Verdict.SYSTEM_ERROR, fault)
        result = compile_program(
            keeper,
            language,
            text,
            files,
            headers=(*self._header_flags(keeper, language, text), *flags),
            cancelled=cancelled,
        )
        if isinstance(result, CompileFailure):
            return result
        beside = files if language.compile is None else {}
        return CompiledProgram(result.name, result.fd, language, beside)

    def _header_flags(self, keeper: Keeper, language: Language, text: str) -> tuple[str, ...]:
        if not language.precompiled_header or PRECOMPILED not in text:
            return ()
        return self._headers.flags(keeper, language, self._versions[language.name])


def _fault(files: Mapping[str, str]) -> str | None:
    """Why a box would refuse these files, in words for staff."""
    if len(files) > _MOST_FILES:
        return f"more than {_MOST_FILES} extra files"
    for name in files:
        if name.startswith(".") or "/" in name or "\0" in name or len(name.encode()) > 127:
            return f"an extra file cannot have the name {name!r}"
    return None


def _testlib() -> str:
    header = getattr(importlib.import_module("judge_sandbox.testlib"), "header", None)
    return str(header()) if header is not None else ""
