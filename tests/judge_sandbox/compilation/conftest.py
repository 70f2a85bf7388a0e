"""A sandbox whose compiler can be made anew, as after a restart."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.compilation.recipes import Role
from judge_sandbox.languages import Language
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.run import BoxKind
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import Convention, JudgeProgram, TestRunTask
from tests.judge_sandbox.sandbox_fixture import open_sandbox


class CountingKeeper(Keeper):
    """A slot's keeper that counts the boxes it made for compiling."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper._socket.dup(), keeper.pid)
        self.compiles = 0

    def box(self, kind: BoxKind) -> Box:
        self.compiles += kind is BoxKind.COMPILE
        return super().box(kind)


@dataclass
class Workshop:
    sandbox: Sandbox
    cache_dir: Path
    keepers: list[CountingKeeper]
    never: threading.Event = field(default_factory=threading.Event)

    @property
    def languages(self) -> dict[str, Language]:
        return self.sandbox.workplace(0).languages

    @property
    def compiled(self) -> Path:
        return self.cache_dir / "compiled"

    def new_compiler(self) -> Compiler:
        """Knows nothing but what is stored."""
        return Compiler(self.sandbox._manager, self.cache_dir, self.sandbox._installed)

    def compile(
        self,
        compiler: Compiler,
        source: str,
        language: str = "C",
        *,
        slot: int = 0,
        cancelled: threading.Event | None = None,
        **more: object,
    ) -> bytes | CompileFailure:
        """The artefact, or why there is none."""
        task = TestRunTask(source, language, 1000, 64, 64, "", **more)  # type: ignore[arg-type] # fields by name
        result = compiler.compile_submission(self.keepers[slot], task, cancelled or self.never)
        return _content(result)

    def compile_judge_program(
        self,
        compiler: Compiler,
        source: str,
        language: str = "C++",
        *,
        role: Role = "spj",
        extra_files: dict[str, str] | None = None,
        afresh: bool = False,
    ) -> bytes | CompileFailure:
        program = JudgeProgram(Convention.TESTLIB, language, source, (), extra_files or {})
        result = compiler.compile_judge_program(
            self.keepers[0], program, role, self.never, afresh=afresh
        )
        return _content(result)

    def compiles(self) -> int:
        return sum(keeper.compiles for keeper in self.keepers)


def _content(result: CompiledProgram | CompileFailure) -> bytes | CompileFailure:
    if isinstance(result, CompileFailure):
        return result
    try:
        return memory_files.content(result.fd, memory_files.size(result.fd))
    finally:
        result.close()


@pytest.fixture(scope="package")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    cache_dir = tmp_path_factory.mktemp("cache")
    with open_sandbox(cache_dir, slots=2) as sandbox:
        keepers = [CountingKeeper(sandbox.workplace(slot).keeper) for slot in (0, 1)]
        yield Workshop(sandbox, cache_dir, keepers)
        for keeper in keepers:
            keeper.close()


@pytest.fixture
def compiler(workshop: Workshop) -> Compiler:
    return workshop.new_compiler()
