"""What honest programs do works in each language, and profiles say what they mean."""

from dataclasses import replace
from pathlib import Path

import pytest

from judge_sandbox.doctor.selftest import debian_languages
from judge_sandbox.languages import all_languages, reader
from judge_sandbox.types import JudgeReport, Verdict
from tests.judge_sandbox.sandbox_fixture import Bench

PROGRAMS = Path(__file__).parent / "honest_programs"
NUMBERS = range(1, 20_001)
DEPTH = 30_000


def _judge_honest(bench: Bench, language: str) -> JudgeReport:
    """Reads lines, adds them up by a library of the language, recurses, keeps some 40 MB."""
    source = PROGRAMS.joinpath(all_languages()[language].source).read_text(encoding="utf-8")
    given = f"{len(NUMBERS)} {DEPTH}\n" + "".join(f"{number}\n" for number in NUMBERS)
    case = bench.case(given.encode(), f"{sum(NUMBERS)} {DEPTH}\n".encode())
    return bench.judge(bench.task(source, language, cases=(case,), time_limit_ms=5000))


@pytest.mark.parametrize("language", debian_languages())
def test_deep_recursion_and_much_memory_within_the_limits_are_accepted(
    bench: Bench, language: str
) -> None:
    report = _judge_honest(bench, language)
    assert report.status is Verdict.ACCEPTED, report
    assert report.memory_kb > 30 * 1024


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("Python3", "a = [0] * 10**14"),
        ("PyPy3", "a = [0] * 10**14"),
        ("Golang", "package main\nfunc main() { n := 1 << 45; println(len(make([]byte, n))) }"),
        ("Ruby", 'a = "x" * (1 << 45)'),
        ("PHP", '<?php $a = str_repeat("x", 1 << 45);'),
        ("JavaScript Node", "const a = []; for (;;) a.push({ a });"),
        (
            "Java",
            "public class Main { public static void main(String[] a)"
            " { System.out.println(new long[1 << 30].length); } }",
        ),
    ],
)
def test_more_memory_than_any_machine_has_is_the_memory_limit_everywhere(
    bench: Bench, language: str, source: str
) -> None:
    # To fill its memory one of them takes a second on a slow machine.
    report = bench.judge(bench.task(source, language, time_limit_ms=10_000))
    assert report.status is Verdict.MEMORY_LIMIT_EXCEEDED, report


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("Python3", "def deep(n): return deep(n + 1)\ndeep(0)"),
        ("PyPy3", "def deep(n): return 1 + deep(n + 1)\ndeep(0)"),
        ("JavaScript Node", "const deep = (n) => 1 + deep(n + 1); deep(0);"),
        ("Ruby", "def deep(n) = 1 + deep(n + 1)\ndeep(0)"),
        (
            "Rust",
            "fn deep(n: u64) -> u64 { let own = [n; 8]; let rest = deep(n + 1);"
            " rest + unsafe { std::ptr::read_volatile(&own[3]) } }"
            ' fn main() { println!("{}", deep(0)); }',
        ),
        ("C", "int deep(int n) { return 1 + deep(n + 1); } int main(void) { return deep(0); }"),
    ],
)
def test_recursion_without_end_is_a_runtime_error(bench: Bench, language: str, source: str) -> None:
    report = bench.judge(bench.task(source, language, memory_limit_mb=256))
    assert report.status is Verdict.RUNTIME_ERROR, report


def test_the_first_program_that_is_here_is_taken() -> None:
    probe: dict[str, object] = {"programs": ["/usr/nowhere/sh", "/bin/sh", "/usr/bin/env"]}
    assert reader._program(probe) == "/bin/sh"
    assert reader._program({"programs": ["/usr/nowhere/a", "/usr/nowhere/b"]}).endswith("/a")


def test_limits_are_filled_into_command_and_environment() -> None:
    java, ruby = all_languages()["Java"], all_languages()["Ruby"]
    assert {"-Xmx108m", "-Xss64m"} < set(java.run_command(memory_mb=128, stack_mb=64))
    assert "-Xmx16m" in java.run_command(memory_mb=20, stack_mb=64)
    environment = ruby.run_environment(memory_mb=128, stack_mb=64)
    assert environment["RUBY_THREAD_VM_STACK_SIZE"] == str(32 << 20)
    assert environment["HOME"] == "/w"
    assert not [word for word in ruby.environment.values() if "{" in word]


def test_byte_code_has_the_name_that_the_probe_told() -> None:
    python = replace(all_languages()["Python3"], tag="cpython-399")
    assert python.artefact_path() == "__pycache__/main.cpython-399.pyc"
    assert python.run_command(memory_mb=64, stack_mb=64)[-1] == "/w/main.cpython-399.pyc"


def test_a_toolchain_cache_is_needed_from_its_version_on() -> None:
    cache = all_languages()["Golang"].toolchain_cache
    assert cache is not None
    needed = {version: cache.is_needed(version) for version in ("1.19", "1.19.8", "1.20", "1.23.5")}
    assert needed == {"1.19": False, "1.19.8": False, "1.20": True, "1.23.5": True}
    assert cache.unpack_command("/pch/x")[-1] == "/pch/x"
