"""What the documents tell teachers to type is what the programs understand."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", *(f"docs/{path.name}" for path in PROJECT.glob("docs/*.md")))
FOR_TEACHERS = (
    "install",
    "first-lesson",
    "classes-and-accounts",
    "making-problems",
    "contests",
    "moving-problems",
    "site-move",
    "running-the-site",
    "command-line",
    "settings",
)
_TYPED = re.compile(r"`(?:sudo )?((?:\.venv/bin/)?oj [^`\n]+|bash installer/[^`\n]+)`")
_BLOCK = re.compile(r"^ *```\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_CHINESE = re.compile(r"[\u4e00-\u9fff]")

pytestmark = pytest.mark.quick


def typed_in(text: str) -> list[str]:
    """Commands in code spans, and the lines of blocks that call a program of ours."""
    blocks = "\n".join(_BLOCK.findall(text)).splitlines()
    lines = [line.strip() for line in blocks]
    called = [line for line in lines if line.startswith((".venv/bin/oj ", "bash installer/"))]
    return [*_TYPED.findall(_BLOCK.sub("", text)), *called]


@cache
def help_of(*program: str) -> str:
    outcome = subprocess.run(
        [*program, "--help"], capture_output=True, text=True, check=True, cwd=PROJECT
    )
    return outcome.stdout


def fault_of(command: str) -> str | None:
    words = shlex.split(command.partition("#")[0])
    if words[0] == "bash":
        told = help_of("bash", words[1])
    else:
        program = (sys.executable, "-m", "oj_appliance.cli.main")
        if words[1] not in re.findall(r"[\w-]+", help_of(*program)):
            return f"{command}: no such command"
        told = help_of(*program, words[1])
        if "ACTION ..." in told and len(words) > 2:
            told += help_of(*program, words[1], words[2])
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    unknown = [option for option in options if option not in told]
    return f"{command}: {unknown}" if unknown else None


@pytest.mark.slow  # starts the program for every command
@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_of_a_document_is_understood(name: str) -> None:
    text = PROJECT.joinpath(name).read_text("utf-8")
    assert [fault for command in typed_in(text) if (fault := fault_of(command))] == []


@pytest.mark.slow
def test_there_is_much_to_type_and_a_wrong_option_is_found() -> None:
    typed = [each for name in DOCUMENTS for each in typed_in(PROJECT.joinpath(name).read_text())]
    assert len(set(typed)) > 25
    assert fault_of("oj user add zhangsan --real-name x") is not None
    assert fault_of("oj users") is not None
    assert fault_of("bash installer/quickstart.sh --servce") is not None


@pytest.mark.parametrize("name", FOR_TEACHERS)
def test_what_teachers_read_is_told_in_chinese_first(name: str) -> None:
    lines = PROJECT.joinpath(f"docs/{name}.md").read_text("utf-8").splitlines()
    first = next(line for line in lines if line and not line.startswith("#"))
    assert _CHINESE.search(lines[0]) and _CHINESE.search(first)
