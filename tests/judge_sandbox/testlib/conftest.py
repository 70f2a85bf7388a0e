"""Programs compiled once for all tests of the testlib header."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.judge_sandbox.testlib.compiled_programs import FIXTURES, OWN_PROGRAMS, Compiler, run

Ended = subprocess.CompletedProcess[bytes]


@pytest.fixture(scope="session")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> Compiler:
    """The compiler as the recorded behaviour was made with."""
    return Compiler(tmp_path_factory.mktemp("testlib"), "-O2", "-std=c++17")


@pytest.fixture(scope="session")
def vector_programs(compiler: Compiler) -> dict[str, Path]:
    return compiler.build_all(sorted((FIXTURES / "programs").glob("*.cpp")))


@pytest.fixture(scope="session")
def own_program(compiler: Compiler) -> Callable[[str], Path]:
    """Compiles one of the programs beside these tests: own_program("reader")."""
    return lambda name: compiler.build(OWN_PROGRAMS / f"{name}.cpp")


@pytest.fixture
def check(tmp_path: Path) -> Callable[..., Ended]:
    """Runs a checker on three texts: check(program, given=…, output=…, answer=…)."""

    def run_checker(
        program: Path, *more: str, given: str = "", output: str = "", answer: str = ""
    ) -> Ended:
        texts = {"input": given, "output": output, "answer": answer}
        for name, text in texts.items():
            (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
        return run(program, *texts, *more, folder=tmp_path)

    return run_checker
