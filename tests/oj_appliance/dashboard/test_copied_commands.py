"""What the doctor prints to be copied runs as it stands, in any folder and without our PATH."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from judge_sandbox.own_command import own_command
from oj_appliance.dashboard import upkeep_checks
from oj_appliance.data_folder import DataFolder
from oj_appliance.own_command import oj_command
from tests.server_process import ServerProcess

USUAL_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def as_copied(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/bash", "-c", command],
        cwd="/",
        env={"PATH": USUAL_PATH, "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("files", "room"), [(600, 400), (2_200, 2_000)])
def test_the_doctor_tells_when_too_few_connections_fit(
    tmp_path: Path, files: int, room: int
) -> None:
    doctor = oj_command("doctor", "--json", "--data", str(tmp_path))
    told = json.loads(as_copied(f"ulimit -n {files}; {doctor}").stdout)
    (check,) = (each for each in told if each["id"] == "connections")
    assert f"room for {room:,};" in check["found_en"]
    assert check["level"] == ("green" if room >= 2_000 else "amber")
    if check["level"] == "amber":
        raised = as_copied(f"{check['command']} && ulimit -n")
        assert int(raised.stdout) >= 2_000 + 200


@pytest.mark.parametrize(
    "command", [oj_command("doctor", "--help"), own_command("bench", "--help")]
)
def test_our_own_commands_need_no_path(command: str) -> None:
    assert as_copied(command).stdout.startswith("usage: ")


def test_the_command_against_an_old_backup_makes_one(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep_checks, "newest_backup", lambda folder: None)
    monkeypatch.setattr(upkeep_checks, "_born", lambda database: 0)  # since 1970
    folder = DataFolder(Path(server.data))
    before = set(folder.root.glob("backups/oj-manual-*.tar"))
    outcome = as_copied(upkeep_checks.backup_age(folder).command)
    assert outcome.returncode == 0, outcome.stderr
    (made,) = set(folder.root.glob("backups/oj-manual-*.tar")) - before
    made.unlink()
