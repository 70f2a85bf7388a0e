"""Compiling a submission in a box of its own (contract judge-rules §3)."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from judge_sandbox import memory_files
from judge_sandbox.boxes import Box, Execution, Keeper, Manager
from judge_sandbox.languages import CompileStep, Language
from judge_sandbox.limits import (
    COMPILE_FILE_CAP,
    COMPILE_OUTPUT_CAP,
    DIAGNOSTIC_CAP,
    compile_limits,
)
from judge_sandbox.protocol import BoxKind, NativeError, OutputFile, RunEnd, RunLimits
from judge_sandbox.types import Verdict

MISSING_ARTEFACT = "Executable file not found"
# Made once for each compiler build; on a busy machine it may take its time.
_HEADER_WALL_MS = 120_000
PRECOMPILED = "bits/stdc++.h"
_HEADER_SOURCE = f"#include <{PRECOMPILED}>\n"


@dataclass(frozen=True, slots=True)
class Artefact:
    """The compiled program: a sealed memory file; whoever received it closes it."""

    name: str
    fd: int

    def close(self) -> None:
        os.close(self.fd)


@dataclass(frozen=True, slots=True)
class CompileFailure:
    """COMPILE_ERROR with the compiler's words, SUBMITTED_FAILED, or CANCELLED."""

    status: Verdict
    message: str


def compile_program(
    keeper: Keeper,
    language: Language,
    source: str,
    extra_files: Mapping[str, str],
    *,
    headers: tuple[str, ...],
    cancelled: threading.Event,
) -> Artefact | CompileFailure:
    """Compiles, or takes the source as it is when the language has no compile step.

    Raises:
        NativeError: the sandbox failed.
    """
    step = language.compile
    if step is None:
        return Artefact(language.source, memory_files.sealed(source.encode(), "source"))
    with keeper.box(BoxKind.COMPILE) as box, _EmptyInput() as stdin:
        put_text(box, language.source, source)
        for name, content in extra_files.items():
            if name != language.source:
                put_text(box, name, content)
        budget = _Budget(language, step)
        for command in language.compile_commands(headers):
            execution = box.run(
                command,
                language.environment,
                budget.limits(),
                stdin=stdin.fd,
                cancelled=cancelled,
                keep_files=True,
            )
            try:
                failure = budget.spend(execution)
            finally:
                execution.close()
            if failure is not None:
                return failure
        state, fd = box.get(language.artefact_path(), COMPILE_FILE_CAP)
        if fd is None or state is not OutputFile.COPIED:
            return CompileFailure(Verdict.SUBMITTED_FAILED, MISSING_ARTEFACT)
        return Artefact(language.artefact_name(), fd)


class _Budget:
    """What is left of the compile limits, which hold for all commands together."""

    def __init__(self, language: Language, step: CompileStep) -> None:
        self._all = compile_limits(
            step.cpu_ms, step.wall_ms, step.memory_mb, threads=max(64, language.threads)
        )
        self._left = self._all

    def limits(self) -> RunLimits:
        return self._left

    def spend(self, execution: Execution) -> CompileFailure | None:
        result = execution.result
        if result.end is RunEnd.CANCELLED:
            return CompileFailure(Verdict.CANCELLED, "")
        if result.end is not RunEnd.ITSELF:
            return _compile_error(execution, "the compiler exceeded its time limit")
        if result.oom_kills:
            return _compile_error(execution, "the compiler exceeded its memory limit")
        flood = max(memory_files.size(execution.stdout), memory_files.size(execution.stderr))
        if flood > COMPILE_OUTPUT_CAP:
            return _compile_error(execution, "the compiler printed too much")
        if result.signal:
            return _compile_error(execution, f"the compiler was ended by signal {result.signal}")
        if result.exit_code:
            return _compile_error(execution, "")
        self._left = replace(
            self._left,
            cpu_ms=max(1, self._left.cpu_ms - result.cpu_ns // 1_000_000),
            wall_ms=max(1, self._left.wall_ms - result.wall_ns // 1_000_000),
        )
        return None


def _compile_error(execution: Execution, reason: str) -> CompileFailure:
    parts = [clean_diagnostics(memory_files.content(execution.stdout, DIAGNOSTIC_CAP))]
    parts.append(clean_diagnostics(memory_files.content(execution.stderr, DIAGNOSTIC_CAP)))
    text = "\n".join(part for part in (*parts, reason) if part.strip())
    return CompileFailure(Verdict.COMPILE_ERROR, text or "the compiler failed without a word")


def clean_diagnostics(text: bytes) -> str:
    """Readable text without control characters and without the box's own paths."""
    plain = text.decode("utf-8", "replace").replace("/w/", "").replace("\r\n", "\n")
    return "".join(c for c in plain if c in "\n\t" or c.isprintable())


def put_text(box: Box, name: str, content: str) -> None:
    fd = memory_files.sealed(content.encode("utf-8", "replace"), "source")
    try:
        box.put(name, fd)
    finally:
        os.close(fd)


class _EmptyInput:
    """Empty standard input."""

    def __enter__(self) -> _EmptyInput:
        self.fd = memory_files.sealed(b"", "stdin")
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.fd)


class PrecompiledHeaders:
    """bits/stdc++.h compiled once for each compiler build and set of flags.

    Made at first use inside a box, stored by the manager where only root writes, and seen
    read-only by compile boxes under /pch. g++ ignores one whose flags do not fit.
    """

    def __init__(self, manager: Manager, folder_names: set[str]) -> None:
        self._manager = manager
        self._known = folder_names
        self._making = threading.Lock()

    def flags(self, keeper: Keeper, language: Language, version: str) -> tuple[str, ...]:
        """The include flag for a compile, making the header when it is missing."""
        name = _header_name(language, version)
        if name not in self._known and not self._try_to_make(keeper, language, name):
            return ()
        return (f"-I/pch/{name}",)

    def _try_to_make(self, keeper: Keeper, language: Language, name: str) -> bool:
        """While one slot makes a header the others compile without it rather than wait."""
        if not self._making.acquire(blocking=False):
            return False
        try:
            if name not in self._known and self._make(keeper, language, name):
                self._known.add(name)
            return name in self._known
        finally:
            self._making.release()

    def _make(self, keeper: Keeper, language: Language, name: str) -> bool:
        step = language.compile
        if step is None:
            return False
        command = [
            word if word != language.source else "stdc++.h"
            for word in language.compile_commands()[0]
        ]
        command[command.index("stdc++.h") : command.index("stdc++.h")] = ["-x", "c++-header"]
        command = [*command[: command.index("-lm")], "-o", "header.gch"]
        limits = compile_limits(step.cpu_ms, _HEADER_WALL_MS, 2 * step.memory_mb, threads=64)
        with keeper.box(BoxKind.COMPILE) as box, _EmptyInput() as stdin:
            put_text(box, "stdc++.h", _HEADER_SOURCE)
            execution = box.run(
                command,
                language.environment,
                limits,
                stdin=stdin.fd,
                cancelled=threading.Event(),
                keep_files=True,
            )
            result = execution.result
            execution.close()
            if result.exit_code or result.signal:
                return False
            _, fd = box.get("header.gch", COMPILE_FILE_CAP)
            if fd is None:
                return False
            try:
                self._manager.store_header(name, fd)
            except NativeError:
                return False
            finally:
                os.close(fd)
        return True


def _header_name(language: Language, version: str) -> str:
    """Names compiler build and command: after an update of the compiler a new header is made."""
    build = Path(language.probe[0]).resolve().stat()
    command = [word for command in language.compile_commands() for word in command]
    key = "\0".join([version, str(build.st_mtime_ns), str(build.st_size), *command])
    return hashlib.sha256(key.encode()).hexdigest()[:32]
