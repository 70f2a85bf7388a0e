"""A program for each language that adds two numbers: whether it comes out right shows whether the
language works on this machine, from compiler to verdict."""

from __future__ import annotations

from judge_sandbox.languages import all_languages
from oj_appliance.judging.types import TestRunTask

TIME_LIMIT_MS, MEMORY_LIMIT_MB, STACK_LIMIT_MB = 5000, 256, 128


def self_test(language: str) -> TestRunTask:
    """Raises KeyError for a language that the sandbox does not know."""
    return TestRunTask(
        source=all_languages()[language].selftest["AC"],
        language=language,
        time_limit_ms=TIME_LIMIT_MS,
        memory_limit_mb=MEMORY_LIMIT_MB,
        stack_limit_mb=STACK_LIMIT_MB,
        input="3 4\n",
        expected="7\n",
    )
