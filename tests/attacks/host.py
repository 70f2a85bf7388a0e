"""What an attack could leave on the host: processes, groups, files, descriptors."""

from __future__ import annotations

import os
import time
from pathlib import Path

_FIRST_BOX_UID = 2_000_000_000
_PLACES = ("/", "/tmp", "/etc", "/dev", "/dev/shm", "/dev/mqueue", "/usr/bin", "/root")


class HostLook:
    """A picture of the host, to be compared with a later one."""

    def __init__(self, manager: int) -> None:
        self._manager = manager
        self._files = _files()
        self._descriptors = _descriptors()
        self._groups = _groups(manager)

    def assert_unchanged(self) -> None:
        """A box that was thrown away goes in the background: that is waited for."""
        deadline = time.monotonic() + 10
        while (left := self._differences()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not left, left

    def _differences(self) -> list[str]:
        strangers = [name for name in _box_processes() if name != "oj-box"]
        found = [f"process {name}" for name in strangers]
        found += [f"file {path}" for path in sorted(_files() - self._files)]
        groups = _groups(self._manager)
        # Two slots with a spare of each kind.
        if groups > max(self._groups, 4):
            found.append(f"{groups} groups, were {self._groups}")
        if _descriptors() > self._descriptors + 4:
            found.append(f"{_descriptors()} descriptors, were {self._descriptors}")
        return found


def _box_processes() -> list[str]:
    """Names of the processes that run under a box's host uid."""
    names = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(
                line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line
            )
        except OSError:
            continue
        if int(fields["Uid"].split()[0]) >= _FIRST_BOX_UID:
            names.append(fields["Name"])
    return names


def _files() -> set[str]:
    found = set()
    for place in _PLACES:
        if Path(place).is_dir():
            found |= {f"{place}/{entry.name}" for entry in os.scandir(place)}
    # Other tests and pytest itself work in /tmp.
    return {path for path in found if not path.startswith(("/tmp/pytest", "/tmp/tmp", "/tmp/bash"))}


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
