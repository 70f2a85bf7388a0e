"""The unit of an installed server, and what it tells the system's service manager."""

from __future__ import annotations

import asyncio
import configparser
import shlex
import socket
import subprocess
from pathlib import Path

import pytest

from oj_appliance.installation.service_notices import keep_telling, tell_manager
from oj_appliance.installation.unit import unit_text

pytestmark = pytest.mark.quick

AWKWARD = Path('/srv/our 50% "$data" \\ here')


def unit(data: Path = AWKWARD, program: Path = Path("/opt/oj/current/oj")) -> str:
    return unit_text(program, data, 80)


def service_of(text: str) -> configparser.SectionProxy:
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    parsed.read_string(text)
    return parsed["Service"]


def test_it_comes_back_within_three_seconds_and_when_it_hangs() -> None:
    service = service_of(unit(Path("/srv/oj")))
    assert service["Restart"] == "always" and int(service["RestartSec"]) < 3
    assert service["Type"] == "notify" and int(service["WatchdogSec"]) <= 60
    assert service["RestartPreventExitStatus"] == "78"  # cli/damage.py
    assert shlex.split(service["ExecStart"]) == [
        *("/opt/oj/current/oj", "serve", "--data", "/srv/oj", "--port", "80"),
    ]


def test_only_what_the_judge_needs_is_left_of_roots_rights() -> None:
    service = service_of(unit())
    rights = set(service["CapabilityBoundingSet"].split())
    assert "CAP_SYS_ADMIN" in rights and "CAP_SETUID" in rights
    never = {"CAP_SYS_MODULE", "CAP_SYS_RAWIO", "CAP_SYS_TIME", "CAP_SYS_BOOT", "CAP_MAC_ADMIN"}
    assert not rights & never
    assert service["NoNewPrivileges"] == "yes" and service["ProtectSystem"] == "full"
    assert service["ProtectHome"] == "yes"
    assert service_of(unit(Path("/root/oj")))["ProtectHome"] == "no"
    assert service_of(unit(program=Path("/root/oj/oj")))["ProtectHome"] == "no"


@pytest.mark.parametrize("data", [Path("/srv/oj"), AWKWARD])
def test_systemd_reads_the_unit_as_it_was_meant(tmp_path: Path, data: Path) -> None:
    program = tmp_path / "oj"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    file = tmp_path / "oj-appliance.service"
    file.write_text(unit(data, program), "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(file)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert "oj-appliance" not in answer.stderr, answer.stderr


def test_the_manager_hears_as_often_as_it_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = str(tmp_path / "notify")
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    monkeypatch.setenv("WATCHDOG_USEC", "20000")

    async def heard(manager: socket.socket) -> list[bytes]:
        tell_manager("READY=1")
        telling = asyncio.create_task(keep_telling())
        try:
            return [await asyncio.to_thread(manager.recv, 100) for _ in range(4)]
        finally:
            telling.cancel()

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address)
        assert asyncio.run(heard(manager)) == [b"READY=1", *[b"WATCHDOG=1"] * 3]


def test_without_a_manager_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    tell_manager("READY=1")
    asyncio.run(keep_telling())  # ends by itself: there is nothing to do
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/at/all")
    tell_manager("READY=1")
