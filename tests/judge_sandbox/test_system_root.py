"""Boxes with the system of a folder instead of the machine's own."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge_sandbox.doctor import trial
from judge_sandbox.languages import all_languages
from judge_sandbox.system_root import checked_system_root, on_host
from judge_sandbox.types import InstalledLanguage, SandboxUnavailable
from tests import run_guard
from tests.judge_sandbox.sandbox_fixture import open_sandbox

# Answers the probe of Python 3, if its box is as it should be: a host's /etc/passwd or /usr/bin/gcc
# would be seen by it.
TOOL = """
#include <stdio.h>
#include <unistd.h>
int main(void) {
    if (!access("/usr/bin/gcc", F_OK) || !access("/usr/bin/env", F_OK)) return 1;
    if (access("/etc/alternatives/python3", F_OK)) return 2;
    puts("3.99.7 cpython-399");
}
"""


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with one program, behind the links by which Debian offers it."""
    with tempfile.TemporaryDirectory(dir="/var/tmp", prefix=run_guard.folder_prefix()) as place:
        root = Path(place)
        root.chmod(0o755)
        for folder in ("usr/bin", "usr/lib/tool", "etc/alternatives"):
            (root / folder).mkdir(parents=True)
        (root / "bin").symlink_to("usr/bin")
        (root / "usr/bin/python3").symlink_to("/etc/alternatives/python3")
        (root / "etc/alternatives/python3").symlink_to("../../usr/lib/tool/python3")
        source = root / "tool.c"
        source.write_text(TOOL, "ascii")
        program = root / "usr/lib/tool/python3"
        subprocess.run(["gcc", "-static", "-o", str(program), str(source)], check=True)
        monkeypatch.setenv("JUDGE_SYSTEM_ROOT", place)
        all_languages.cache_clear()
        yield root
    all_languages.cache_clear()


def test_a_box_sees_the_folder_and_nothing_of_the_machine(system: Path, tmp_path: Path) -> None:
    with open_sandbox(tmp_path / "cache") as sandbox:
        found = {each.name: each.version for each in sandbox.languages()}
    assert found == {"Python3": "3.99.7"}


def test_the_doctor_does_not_send_for_compilers_that_boxes_would_not_see(system: Path) -> None:
    found = {each.id: each for each in trial.languages((InstalledLanguage("Python3", "3.99.7"),))}
    absent = found["judge.language.C"]
    assert absent.level == "green" and not absent.command
    assert "language pack" in absent.found_en and "语言包" in absent.found_zh


def test_links_are_followed_as_in_a_box(system: Path) -> None:
    assert on_host("/usr/bin/python3") == system / "usr/lib/tool/python3"
    assert on_host("/bin/../bin/python3") == system / "usr/lib/tool/python3"
    assert (
        on_host("/usr/bin/gcc") == system / "usr/bin/gcc" and not on_host("/usr/bin/gcc").exists()
    )
    (system / "round").symlink_to("/round")
    assert on_host("/round").parent == system


def test_a_folder_that_others_may_change_is_refused(system: Path) -> None:
    assert checked_system_root() == system
    system.chmod(0o777)
    with pytest.raises(SandboxUnavailable, match="changed by others"):
        checked_system_root()
    system.chmod(0o755)
    shutil.rmtree(system / "usr")
    with pytest.raises(SandboxUnavailable, match="no usr"):
        checked_system_root()


def test_a_folder_that_a_box_would_cover_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp", prefix=run_guard.folder_prefix()) as place:
        (Path(place) / "usr").mkdir()
        monkeypatch.setenv("JUDGE_SYSTEM_ROOT", place)
        with pytest.raises(SandboxUnavailable, match="below /tmp"):
            checked_system_root()


def test_without_a_folder_the_machine_itself_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_SYSTEM_ROOT", raising=False)
    assert checked_system_root() == Path("/")
    assert on_host("/usr/bin/python3") == Path("/usr/bin/python3")
