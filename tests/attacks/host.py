"""What an attack could leave on the host: processes, groups, files, descriptors.

Other judges may run on the same machine, so only what belongs to the one under attack is looked at:
the family of its manager, its groups, and files of a box's host uid.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

_FIRST_BOX_UID = 2_000_000_000
_PLACES = ("/", "/tmp", "/var/tmp", "/etc", "/dev", "/dev/shm", "/usr/bin", "/root", "/home")
_OUR_PROCESSES = {"oj-keeper", "oj-box"}


class HostLook:
    """A picture of the host, to be compared with a later one."""

    def __init__(self, manager: int) -> None:
        self._manager = manager
        self._descriptors = _descriptors()
        self._groups = _groups(manager)

    def assert_unchanged(self) -> None:
        """A box that was thrown away goes in the background: that is waited for."""
        deadline = time.monotonic() + 30
        while (left := self._differences()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not left, left

    def _differences(self) -> list[str]:
        family = _family(self._manager)
        found = [f"process {name}" for name in family if name not in _OUR_PROCESSES]
        found += [f"file {path}" for path in _foreign_files()]
        groups = _groups(self._manager)
        # Two slots with a spare of each kind.
        if groups > max(self._groups, 4):
            found.append(f"{groups} groups, were {self._groups}")
        if _descriptors() > self._descriptors + 4:
            found.append(f"{_descriptors()} descriptors, were {self._descriptors}")
        return found


def _family(pid: int) -> list[str]:
    """Names of all descendants; an orphan of a box becomes a child of the box's init."""
    names = []
    for thread in _threads(pid):
        try:
            numbers = [int(child) for child in (thread / "children").read_text().split()]
        except OSError:
            continue
        for number in numbers:
            try:
                names.append(Path(f"/proc/{number}/comm").read_text().strip())
            except OSError:
                continue
            names += _family(number)
    return names


def _threads(pid: int) -> list[Path]:
    """None for a process that has ended meanwhile."""
    try:
        return list(Path(f"/proc/{pid}/task").iterdir())
    except OSError:
        return []


def _foreign_files() -> list[str]:
    found = []
    for place in _PLACES:
        if not Path(place).is_dir():
            continue
        for entry in Path(place).iterdir():
            try:
                if entry.lstat().st_uid >= _FIRST_BOX_UID:
                    found.append(str(entry))
            except OSError:
                continue
    return found


def _groups(manager: int) -> int:
    """Boxes of this manager that have a group, counted in the hierarchy that has most of them."""
    most = 0
    # os.walk passes over groups of other judges that vanish meanwhile.
    for folder, below, _ in os.walk("/sys/fs/cgroup"):
        if Path(folder).name.startswith(f"oj_judge.{manager}."):
            most = max(most, len(below))
            below.clear()
    return most


def _descriptors() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())
