"""The compiler of a sandbox: every submission and judges' program goes through here."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from judge_sandbox import testlib
from judge_sandbox.compilation.box import Artefact, CompileFailure, compile_program
from judge_sandbox.compilation.cache import CompileCache, artefact_key
from judge_sandbox.compilation.in_flight import InFlight
from judge_sandbox.compilation.installed import InstalledLanguages
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.compilation.recipes import Role, judge_language
from judge_sandbox.compilation.stored_artefacts import LARGEST_ARTEFACT
from judge_sandbox.compilation.surroundings import SurroundedSource
from judge_sandbox.compilation.toolchain.build import toolchain_build
from judge_sandbox.compilation.toolchain.caches import ToolchainCaches, cache_recipe
from judge_sandbox.compilation.toolchain.files import ToolchainFiles
from judge_sandbox.compilation.toolchain.headers import (
    PRECOMPILED,
    PrecompiledHeaders,
    header_recipe,
)
from judge_sandbox.compilation.warnings import KeptWarnings, has_warnings, with_warnings_on
from judge_sandbox.compilation.work import Work, fault_of
from judge_sandbox.languages import Language
from judge_sandbox.running import memory_files
from judge_sandbox.running.cache_folder import COMPILED
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.native_part import Manager
from judge_sandbox.types import JudgeProgram, Verdict

LANGUAGE_NOT_INSTALLED = "language not installed"
TESTLIB = "testlib.h"
# Judges' programs that a compiler refused, remembered until the judge ends.
MOST_REFUSED = 64


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

    def __init__(self, manager: Manager, cache_dir: Path, installed: InstalledLanguages) -> None:
        self._languages = installed.by_name
        self._versions = installed.versions
        self._toolchain_files = ToolchainFiles(manager, cache_dir / "pch")
        self._headers = PrecompiledHeaders(self._toolchain_files)
        self._toolchain_caches = ToolchainCaches(self._toolchain_files)
        self._cache = CompileCache(cache_dir / COMPILED)
        self._in_flight = InFlight()
        self._said = KeptWarnings()
        self._refused: dict[str, CompileFailure] = {}

    def remove_old_toolchain_files(self) -> None:
        """Frees what was made for compilers that were updated since. Called while Python has all
        rights and no other thread compiles."""
        recipes = set()
        for name, language in self._languages.items():
            version, cache = self._versions[name], language.toolchain_cache
            if language.precompiled_header:
                recipes.add(header_recipe(language, version))
            if cache is not None:
                recipes.add(cache_recipe(language, cache, version))
        self._toolchain_files.remove_all_but(recipes)

    def surrounded(self, submission: Submission) -> SurroundedSource:
        """The file that is compiled; its `translate` tells what a program of it says in lines of
        the student's part.

        Raises:
            KeyError: the language is not installed.
        """
        name = self._languages[submission.language].source
        return SurroundedSource(name, submission.prepend, submission.source, submission.append)

    def compile_submission(
        self,
        keeper: Keeper,
        submission: Submission,
        cancelled: threading.Event,
        *,
        with_warnings: bool = False,
    ) -> CompiledProgram | CompileFailure:
        """The program is the caller's to close.

        Raises:
            NativeError: the sandbox failed.
        """
        language = self._languages.get(submission.language)
        if language is None:
            return CompileFailure(Verdict.SYSTEM_ERROR, LANGUAGE_NOT_INSTALLED)
        source = self.surrounded(submission)
        parts = (source.prepend, source.code, source.append)
        warns = with_warnings and has_warnings(language)
        work = Work(language, source.text, parts, submission.extra_files, warns=warns)
        result = self._compile(keeper, work, cancelled)
        if isinstance(result, CompileFailure):
            return CompileFailure(result.status, source.translate(result.message))
        return replace(result, warnings=source.translate(result.warnings))

    def compile_judge_program(
        self,
        keeper: Keeper,
        program: JudgeProgram,
        role: Role,
        cancelled: threading.Event,
        *,
        afresh: bool = False,
    ) -> CompiledProgram | CompileFailure:
        """A checker ("spj") or interactor. A failure's text is for staff. That the compiler refuses
        a source is remembered, unless it shall be asked `afresh`: submissions to a broken problem
        do not wait for it again and again.

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
            files, flags = {TESTLIB: testlib.header(), **files}, ("-I.",)
        work = Work(language, program.source, (program.source,), files, flags)
        key = self._key(work, work.files())
        known = None if afresh else self._refused.get(key)
        if known is not None:
            return known
        result = self._compile(keeper, work, cancelled)
        if isinstance(result, CompileFailure) and result.is_of_source:
            self._refused[key] = result
        else:
            self._refused.pop(key, None)
        while len(self._refused) > MOST_REFUSED:
            self._refused.pop(next(iter(self._refused)))
        return result

    def _compile(
        self, keeper: Keeper, work: Work, cancelled: threading.Event
    ) -> CompiledProgram | CompileFailure:
        language, files = work.language, work.files()
        fault = fault_of(files)
        if fault is not None:
            return CompileFailure(Verdict.SYSTEM_ERROR, fault)
        if cancelled.is_set():
            # A short compile may end before anybody looks whether it is still wanted.
            return CompileFailure(Verdict.CANCELLED, "")
        if language.compile is None:
            result = compile_program(
                keeper, language, work.text, {}, headers=(), cancelled=cancelled
            )
        else:
            result = self._through_cache(keeper, work, files, cancelled)
        if isinstance(result, CompileFailure):
            return result
        beside = files if language.extra_files_at_run else {}
        beside.pop(result.name, None)
        warnings = result.said if work.warns else ""
        return CompiledProgram(result.name, result.fd, language, beside, warnings)

    def _through_cache(
        self, keeper: Keeper, work: Work, files: Mapping[str, str], cancelled: threading.Event
    ) -> Artefact | CompileFailure:
        language, flags = work.language, work.flags
        key = self._key(work, files)
        with self._in_flight.only_one(key, cancelled) as mine:
            if not mine:
                return CompileFailure(Verdict.CANCELLED, "")
            said = self._said.get(key) if work.warns else ""
            known = None if said is None else self._cache.get(key)
            if said is not None and known is not None:
                fd = memory_files.sealed(known, "artefact")
                return Artefact(language.artefact_name(), fd, said)
            version = self._versions[language.name]
            result = compile_program(
                keeper,
                with_warnings_on(language) if work.warns else language,
                work.text,
                files,
                headers=(*self._header_flags(keeper, language, work.text), *flags),
                cancelled=cancelled,
                first=self._toolchain_caches.unpack_commands(keeper, language, version, cancelled),
            )
            if isinstance(result, Artefact):
                # The program is the same with warnings and without.
                self._keep(key, result)
                if work.warns:
                    self._said.keep(key, result.said)
            return result

    def _key(self, work: Work, files: Mapping[str, str]) -> str:
        toolchain = toolchain_build(work.language, self._versions[work.language.name])
        return artefact_key(work.language, toolchain, work.flags, work.parts, files)

    def _keep(self, key: str, artefact: Artefact) -> None:
        if memory_files.size(artefact.fd) <= LARGEST_ARTEFACT:
            self._cache.put(key, memory_files.content(artefact.fd, LARGEST_ARTEFACT))

    def _header_flags(self, keeper: Keeper, language: Language, text: str) -> tuple[str, ...]:
        if not language.precompiled_header or PRECOMPILED not in text:
            return ()
        return self._headers.flags(keeper, language, self._versions[language.name])
