"""What the tools said is known to the next start, until something changes (judge-rules §1)."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from judge_sandbox.compilation import installed, kept_answers
from judge_sandbox.languages import Language, all_languages
from tests.judge_sandbox.sandbox_fixture import open_sandbox

# It answers each time with another number: the same one was not asked again.
TOOL = "import time; print(f'3.{time.time_ns()} cpython-311')"
Versions = Callable[[], dict[str, str]]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of a tool that is asked after C's compiler."""
    file = tmp_path / "tool"
    file.write_text("first")
    asked = replace(all_languages()["Python3"], probe=("/usr/bin/python3", "-c", TOOL, str(file)))
    languages: dict[str, Language] = {"C": all_languages()["C"], "Python3": asked}
    monkeypatch.setattr(installed, "all_languages", lambda: languages)
    return file


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The list of what is installed on this machine."""
    file = tmp_path / "status"
    file.write_text("one")
    monkeypatch.setattr(kept_answers, "_PACKAGES", file)
    return file


@pytest.fixture
def versions(tool: Path, packages: Path, tmp_path: Path) -> Versions:
    """What a judge knows that was opened anew."""

    def start() -> dict[str, str]:
        with open_sandbox(tmp_path / "cache") as sandbox:
            return {language.name: language.version for language in sandbox.languages()}

    return start


def kept_file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "compiled" / kept_answers.NAME


def test_a_start_knows_what_the_tools_said_before_it(versions: Versions) -> None:
    first = versions()
    assert set(first) == {"C", "Python3"}
    assert versions() == first


def test_a_changed_tool_is_asked_again(versions: Versions, tool: Path) -> None:
    first = versions()
    tool.write_text("another release")
    second = versions()
    assert (second["C"], second["Python3"] == first["Python3"]) == (first["C"], False)
    assert versions() == second


def test_a_tool_of_the_same_size_and_another_time_is_asked_again(
    versions: Versions, tool: Path
) -> None:
    first = versions()
    os.utime(tool, ns=(1, 1))
    assert versions() != first


def test_all_are_asked_after_the_machines_packages_changed(
    versions: Versions, packages: Path
) -> None:
    first = versions()
    packages.write_text("another one")
    assert versions()["Python3"] != first["Python3"]


def test_a_tool_that_is_gone_is_no_language(
    versions: Versions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions()
    gone = replace(all_languages()["C"], probe=(str(tmp_path / "gone"), "-v"))
    monkeypatch.setattr(installed, "all_languages", lambda: {"C": gone})
    assert versions() == {}


def test_when_the_one_that_is_always_asked_says_something_new_all_are_asked(
    versions: Versions, tmp_path: Path
) -> None:
    first = versions()
    file = kept_file(tmp_path)
    file.write_text(file.read_text().replace(f'"{first["C"]}"', '"1.0"'))
    second = versions()
    assert second["C"] == first["C"] and second["Python3"] != first["Python3"]


def test_looking_again_asks_all_and_the_next_start_knows_it(
    versions: Versions, tmp_path: Path
) -> None:
    first = versions()
    with open_sandbox(tmp_path / "cache") as sandbox:
        again = {each.name: each.version for each in sandbox.probe(slot=0)}
    assert again["Python3"] != first["Python3"]
    assert versions() == again


@pytest.mark.parametrize("content", [b"", b"[]", b'{"x": 1}', b"\xff", b"[" * 60_000])
def test_a_damaged_file_is_as_good_as_none(
    versions: Versions, tmp_path: Path, content: bytes
) -> None:
    first = versions()
    kept_file(tmp_path).write_bytes(content)
    second = versions()
    assert second["Python3"] != first["Python3"]
    assert versions() == second


@pytest.mark.parametrize("kind", ["link", "pipe", "open folder"])
def test_what_others_may_have_put_there_is_not_read(
    versions: Versions, tmp_path: Path, kind: str
) -> None:
    first = versions()
    file, elsewhere = kept_file(tmp_path), tmp_path / "elsewhere"
    if kind == "open folder":
        file.parent.chmod(0o777)
    else:
        file.rename(elsewhere)
        if kind == "link":
            file.symlink_to(elsewhere)
        else:
            os.mkfifo(file)
    before = elsewhere.read_bytes() if elsewhere.exists() else b""
    assert versions()["Python3"] != first["Python3"]
    assert (elsewhere.read_bytes() if elsewhere.exists() else b"") == before
