"""How programs are compiled and run, in the words of a command line (judge-rules §1)."""

from __future__ import annotations

from judge_sandbox.languages import all_languages

# What stands for a problem's own limits.
_MEMORY_MB, _STACK_MB = 256, 128


def compile_line(name: str) -> str:
    """Empty for a language that is run as it is written."""
    language = all_languages()[name]
    if language.compile is None:
        return ""
    return " && ".join(_line(command) for command in language.compile_commands())


def run_line(name: str) -> str:
    """With the usual limits of a problem, 256 MB and a stack of 128 MB."""
    words = all_languages()[name].run_command(memory_mb=_MEMORY_MB, stack_mb=_STACK_MB)
    # The interpreter's own mark in the name of the byte code is known where it is installed.
    return _line(words).replace("..pyc", ".pyc")


def _line(words: list[str]) -> str:
    program, *rest = words
    return " ".join([program.rsplit("/", 1)[-1] if program.startswith("/usr/") else program, *rest])
