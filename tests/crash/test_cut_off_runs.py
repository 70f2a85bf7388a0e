"""A run of tests that a signal cuts off leaves no process, control group, mount or folder."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import run_guard
from tests.crash.remains import Process, mounts, remains_of
from tests.run_guard import FOLDERS, OWNERS, PLACES, name_of
from tests.unfinished import TOLD_TO

PROJECT = Path(__file__).parents[2]
SUITE = [sys.executable, "-m", "pytest", "-q", "-s", "tests/unfinished.py"]
# As installer/test.sh runs its suites: two lanes beside a guard.
SCRIPT = """
set -euo pipefail
project=$PWD
. installer/lib/prepare.sh
. installer/lib/suites.sh
. installer/lib/owner.sh
own_run "$0" "$@"
venv=$1
results=$2
mkdir -p "$results"
suites() { in_lanes 2 one other; }
one() { pytest_suite unfinished 9 tests/unfinished.py; pytest_suite further 9 tests/demo; }
other() { suite waiting 9 sleep 3600; }
guarded suites
"""
VENV = Path(sys.executable).parents[1]
PATIENCE_S = 120


@dataclass(frozen=True)
class Run:
    """`process` is what was started; the rest is of the pytest in it."""

    process: subprocess.Popen[bytes]
    pytest: int
    name: str
    folders: str
    manager: Process

    def is_left(self) -> list[str]:
        """Waits for the tidying up; what is still there after it, in words."""
        owner = name_of(self.process.pid)
        assert owner is None, "the run still lives"
        deadline = time.monotonic() + PATIENCE_S
        while (found := self._found()) and time.monotonic() < deadline:
            time.sleep(0.05)
        return found + remains_of(self.manager)

    def _found(self) -> list[str]:
        names = (f"{self.folders}*", f"{FOLDERS}{self.process.pid}.*")
        folders = [str(path) for place in PLACES for name in names for path in place.glob(name)]
        marks = (self.name.encode(), f"{self.process.pid}.".encode())
        return folders + [f"process {pid}" for pid in _owned_by(marks)]


def _owned_by(marks: tuple[bytes, ...]) -> Iterator[int]:
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            words = (folder / "environ").read_bytes().split(b"\0")
            owners = [word for word in words if word.startswith(f"{OWNERS}=".encode())]
            names = owners[0].partition(b"=")[2].split(b":") if owners else []
            if any(name.startswith(marks) for name in names):
                yield int(folder.name)


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Any]:
    """begin(command): the run, once everything in it is under way."""
    begun: list[subprocess.Popen[bytes]] = []

    def start(*command: str) -> Run:
        told = tmp_path / "told.json"
        environment = {**os.environ, TOLD_TO: str(told)}
        # Who is started in the background is deaf to SIGINT, and so are those whom it starts.
        hearing = ("env", "--default-signal=INT", *command)
        with (tmp_path / "log").open("wb") as log:
            process = subprocess.Popen(
                hearing, cwd=PROJECT, env=environment, stdout=log, stderr=log, process_group=0
            )
        begun.append(process)
        deadline = time.monotonic() + PATIENCE_S
        while not told.exists() or not told.read_text():
            assert process.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < deadline, (tmp_path / "log").read_text()
            time.sleep(0.05)
        values = json.loads(told.read_text())
        name = name_of(values["pid"])
        assert name is not None
        manager = Process(**values["manager"])
        return Run(process, values["pid"], name, values["folders"], manager)

    yield start
    for process in begun:
        if process.poll() is None:
            process.kill()
            process.wait()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_suite_that_is_cut_off_leaves_nothing(begin: Any, how: signal.Signals) -> None:
    before = mounts()
    run = begin(*SUITE)
    assert list(_owned_by((run.name.encode(),)))
    run.process.send_signal(how)
    run.process.wait(PATIENCE_S)
    assert run.is_left() == []
    assert mounts() == before


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_script_that_is_cut_off_takes_its_suites_along(
    begin: Any, tmp_path: Path, how: signal.Signals
) -> None:
    script = tmp_path / "test.sh"
    script.write_text(SCRIPT)
    results = tmp_path / "results"
    run = begin("bash", str(script), str(VENV), str(results))
    assert len(list(_owned_by((f"{run.process.pid}.".encode(),)))) > 3
    run.process.send_signal(how)
    run.process.wait(PATIENCE_S)
    assert run.is_left() == []
    assert name_of(run.pytest) is None
    assert not (results / "suites.tsv").exists(), "no further suite began"


def test_a_run_in_a_system_of_its_own_is_left_alone() -> None:
    """Its processes have other numbers there: this machine's process 1 is not its first one."""
    inside = (
        "import os; from tests import run_guard as guard; "
        f"os.environ['{OWNERS}'] = guard.own_name(); "
        "os.environ[guard.NAMESPACE] = guard.own_namespace(); "
        "os.execvp('sh', ['sh', '-c', 'echo begun; sleep 600'])"
    )
    unshare = ("unshare", "--pid", "--fork", "--kill-child", "--mount-proc")
    with subprocess.Popen(
        [*unshare, sys.executable, "-c", inside], cwd=PROJECT, stdout=subprocess.PIPE
    ) as run:
        assert run.stdout is not None and run.stdout.readline() == b"begun\n"
        run_guard.sweep()
        (first,) = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()
        assert run_guard.name_of(int(first)) is not None
        run.kill()


@pytest.fixture
def closed_clone(tmp_path: Path) -> Path:
    """Like one in root's home: `.ci/run` copies it to where the account oj can read. Its
    installer/test.sh is the script above."""
    tmp_path.chmod(0o700)
    clone = tmp_path / "clone"
    shutil.copytree(PROJECT / "installer", clone / "installer")
    shutil.copytree(PROJECT / ".ci", clone / ".ci")
    for kept in ("tests", ".cache"):  # with the compiled sources
        (clone / kept).symlink_to(PROJECT / kept)
    results = tmp_path / "results"
    (clone / "installer/test.sh").write_text(f"set -- {VENV} {results}\n{SCRIPT}")
    return clone


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_of_everything_that_is_cut_off_takes_its_copy_along(
    begin: Any, closed_clone: Path, how: signal.Signals
) -> None:
    run = begin("bash", str(closed_clone / ".ci/run"))
    assert len(list(Path("/var/tmp").glob(f"{FOLDERS}{run.process.pid}.*"))) == 1
    run.process.send_signal(how)
    run.process.wait(PATIENCE_S)
    assert run.is_left() == []
    assert name_of(run.pytest) is None
