"""The command as cards and pages name it: typed on a computer that has the program from a stick, or
from source."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oj_appliance.own_command import oj_command, typed_command

pytestmark = pytest.mark.quick


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """As the installer leaves it: a release, the link to the one that runs, a name on the PATH."""
    program = tmp_path / "opt" / "releases" / "1.0" / "oj"
    program.parent.mkdir(parents=True)
    program.touch(0o755)
    (tmp_path / "opt" / "current").symlink_to(program.parent)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "oj").symlink_to(tmp_path / "opt" / "current" / "oj")
    return program


def test_an_installed_program_is_called_by_its_name(
    release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(release))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert typed_command() == "oj"
    # Without root nothing is put on the PATH, or another program has the name.
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert typed_command() == str(release)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "oj").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "other"))
    assert typed_command() == str(release)


def test_a_program_from_source_is_called_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/srv/a site/.venv/bin/python")
    assert typed_command() == "'/srv/a site/.venv/bin/oj'"
    assert oj_command("backup") == f"{typed_command()} backup"
