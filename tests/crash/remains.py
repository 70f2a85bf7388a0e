"""What a killed judge could leave behind: processes, control groups, mounts."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from dataclasses import dataclass
from pathlib import Path

# The judge's own root process tidies up when the server dies; it may need a moment.
PATIENCE_S = 120
_GROUPS = Path("/sys/fs/cgroup")


@dataclass(frozen=True, slots=True)
class Process:
    """One line of /proc/PID/stat, as proc(5) numbers its fields."""

    pid: int
    name: str
    parent: int
    session: int
    started: int


def _process(pid: int) -> Process | None:
    try:
        text = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
    except OSError:
        return None
    name, _, rest = text.partition("(")[2].rpartition(")")
    fields = rest.split()
    if fields[0] == "Z":
        return None
    return Process(pid, name, int(fields[1]), int(fields[3]), int(fields[19]))


def _processes() -> list[Process]:
    folders = (folder for folder in Path("/proc").iterdir() if folder.name.isdigit())
    found = (_process(int(folder.name)) for folder in folders)
    return [process for process in found if process is not None]


class JudgeWatch:
    """Finds the judge's root process of a server that is just starting."""

    def __init__(self, server_pid: int) -> None:
        self._server_pid = server_pid
        self._manager: Process | None = None
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while self._manager is None and _process(self._server_pid) is not None:
            every = _processes()
            guardians = [
                process.pid
                for process in every
                if process.parent == self._server_pid and process.name == "oj-guardian"
            ]
            for process in every:
                if process.parent in guardians and process.name == "oj-manager":
                    self._manager = process
            time.sleep(0.02)

    def manager(self) -> Process | None:
        """None when the server died before it had a judge."""
        self._thread.join(PATIENCE_S)
        return self._manager


def kill_manager(manager: Process) -> None:
    """As a power cut would: the one who tidies up is gone as well."""
    now = _process(manager.pid)
    if now is not None and now.started == manager.started:
        with contextlib.suppress(ProcessLookupError):
            os.kill(manager.pid, signal.SIGKILL)


def remains_of(manager: Process) -> list[str]:
    """Waits for the tidying up; what is still there after it, in words."""
    deadline = time.monotonic() + PATIENCE_S
    while (found := _found_of(manager)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def _found_of(manager: Process) -> list[str]:
    # The judge leads a session of its own, and whatever runs in it is in its groups.
    found = [
        f"process {process.pid} ({process.name})"
        for process in _processes()
        if process.session == manager.pid and process.started >= manager.started
    ]
    name = f"oj_judge.{manager.pid}.{manager.started}"
    found += [f"control group {group}" for group in _groups_named(name)]
    return found


def _groups_named(name: str) -> list[Path]:
    return [Path(folder) / name for folder, below, _ in os.walk(_GROUPS) if name in below]


def mounts() -> set[str]:
    """Mount points of this system that a box uses while it is made."""
    lines = Path("/proc/self/mountinfo").read_text("utf-8").splitlines()
    points = {line.split()[4] for line in lines}
    return {point for point in points if point in ("/tmp", "/tmp/root") or "judge-cache" in point}
