"""The unit that quickstart.sh --service writes, and what it refuses before it writes one."""

import configparser
import fcntl
import os
import shlex
import stat
import subprocess
from pathlib import Path

import pytest

from .conftest import ScratchProject

pytestmark = pytest.mark.quick


def written(scratch: ScratchProject, *options: str) -> configparser.ConfigParser:
    words = shlex.join(options)
    done = scratch.parts(
        f"unit_folder=$PWD journal_folder=$PWD; write_service {words}; cat oj-appliance.service"
    )
    assert done.returncode == 0, done.stderr
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read_string(done.stdout)
    return unit


def test_the_unit_starts_with_the_machine_and_again_after_a_kill(scratch: ScratchProject) -> None:
    unit = written(scratch, "/srv/oj", "80", "--demo")
    service = unit["Service"]
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    assert service["RestartPreventExitStatus"] == "78"  # cli/damage.py
    assert service["Restart"] == "always" and int(service["RestartSec"]) <= 2
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    words = shlex.split(service["ExecStart"])
    assert words[0] == f"{scratch.root}/.venv/bin/oj"
    assert words[1:] == ["serve", "--data", "/srv/oj", "--port", "80", "--demo"]
    assert unit["Unit"]["RequiresMountsFor"] == '"/srv/oj"'


def test_a_stop_leaves_the_judge_time_and_logs_are_bounded(scratch: ScratchProject) -> None:
    service = written(scratch, "/srv/oj", "80")["Service"]
    assert service["KillMode"] == "mixed" and service["Delegate"] == "yes"
    assert int(service["TimeoutStopSec"]) > 20 + 5  # judge.shutdown_seconds, and closing
    assert service["LogNamespace"] == "oj-appliance"
    journal = configparser.ConfigParser()
    journal.read(scratch.root / "journald@oj-appliance.conf", encoding="utf-8")
    assert journal["Journal"]["SystemMaxUse"] == "200M"
    assert int(journal["Journal"]["RateLimitBurst"]) > 0


@pytest.mark.parametrize("data", ["/srv/oj", '/srv/our 50% "$data" \\ here'])
def test_systemd_reads_the_unit_as_it_was_meant(scratch: ScratchProject, data: str) -> None:
    program = scratch.root / ".venv/bin/oj"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    written(scratch, data, "8080")
    unit = scratch.root / "oj-appliance.service"
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert "oj-appliance" not in answer.stderr, answer.stderr


@pytest.mark.parametrize("data", ["/srv/oj", '/srv/our 50% "$data" \\ here', "/srv/$$ %% x"])
def test_a_second_run_keeps_what_the_first_was_told(scratch: ScratchProject, data: str) -> None:
    written(scratch, data, "8081", "--demo")
    ask = "unit_folder=$PWD port=%s data=%s demo=(); keep_service_options"
    show = '; printf "%s\\n" "$port" "$data" "${demo[@]}"'
    kept = scratch.parts(ask % ("''", "''") + show)
    note, *words = kept.stdout.splitlines()
    assert words == ["8081", data, "--demo"]
    assert f"--data {data} --port 8081 --demo" in note and "沿用" in note
    other = scratch.parts(ask % ("90", "/elsewhere") + show)
    note, *words = other.stdout.splitlines()
    assert words == ["90", "/elsewhere", "--demo"] and note.endswith(": --demo")


def test_a_first_run_keeps_nothing_and_says_nothing(scratch: ScratchProject) -> None:
    ask = "unit_folder=$PWD port='' data='' demo=(); keep_service_options; echo [$port$data]"
    assert scratch.parts(ask).stdout == "[]\n"


@pytest.mark.parametrize("name", ["oj-appliance.service", "journald@oj-appliance.conf"])
def test_a_masked_service_is_refused_and_the_device_stays_as_it_is(
    scratch: ScratchProject, name: str
) -> None:
    """systemctl mask makes the unit a link to /dev/null: here to a device of the test's own."""
    device = Path(f"/dev/oj-test-{os.getpid()}")
    os.mknod(device, 0o020666, os.makedev(1, 3))
    try:
        device.chmod(0o666)
        (scratch.root / name).symlink_to(device)
        ask = "unit_folder=$PWD journal_folder=$PWD; write_service /srv/oj 80"
        answer = scratch.parts(ask)
        assert answer.returncode == 1 and "systemctl unmask oj-appliance" in answer.stderr
        assert "已被屏蔽" in answer.stderr
        assert stat.S_IMODE(device.stat().st_mode) == 0o666
    finally:
        device.unlink()


def test_without_root_the_command_with_sudo_is_named(scratch: ScratchProject) -> None:
    answer = scratch.quickstart("--service", user="nobody")
    assert answer.returncode == 1
    assert "--service needs root" in answer.stderr and "需要 root 权限" in answer.stderr
    assert "sudo bash " in answer.stderr


def test_a_server_in_a_terminal_is_named_before_a_second_one_would_be_started(
    scratch: ScratchProject,
) -> None:
    data = scratch.root / "data"
    data.mkdir()
    lock = data / "oj.lock"
    lock.write_text("process 4711, since today\n", encoding="utf-8")
    ask = 'systemctl() { return 3; }; refuse_second_server "$PWD/data"'
    assert scratch.parts(ask).returncode == 0
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        answer = scratch.parts(ask)
    assert answer.returncode == 1 and "process 4711, since today" in answer.stderr
    assert "正被手动启动的服务使用" in answer.stderr
