"""Memory of a judging service without the programs that it judges."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from types import TracebackType

_EVERY_S = 0.05
_NATIVE = "oj-"


def service_bytes(pid: int) -> int:
    """Resident memory of the process and of its native part now, with its memory files.

    Memory files count as no process's own until they are mapped, but the service fills them.
    """
    processes = [pid, *_native_below(pid)]
    return sum(_pages(each)[0] for each in processes) + _memory_files(pid)


def own_bytes(pid: int) -> int:
    """service_bytes without the pages of files that are mapped: programs, and the database, whose
    pages the kernel takes back whenever it likes."""
    processes = [pid, *_native_below(pid)]
    return sum(resident - mapped for resident, mapped in map(_pages, processes)) + _memory_files(
        pid
    )


class PeakMemory:
    """Looks again and again while its `with` block lasts; the most that it saw, in bytes."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self.most = 0

    def __enter__(self) -> PeakMemory:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end.set()
        self._thread.join()

    def _look(self) -> None:
        while True:
            self.most = max(self.most, service_bytes(self._pid))
            if self._end.wait(_EVERY_S):
                return


def _native_below(pid: int) -> list[int]:
    """Manager, keepers and inits of boxes: judged programs have other names, and compilers too."""
    found: list[int] = []
    try:
        threads = list(Path(f"/proc/{pid}/task").iterdir())
    except OSError:
        return found  # ended meanwhile
    for thread in threads:
        children = thread / "children"
        for child in _text(children).split():
            if _text(Path(f"/proc/{child}/comm")).startswith(_NATIVE):
                found += [int(child), *_native_below(int(child))]
    return found


def _pages(pid: int) -> tuple[int, int]:
    """Bytes in memory and those of them that belong to files: statm of proc(5), fields 2 and 3."""
    fields = _text(Path(f"/proc/{pid}/statm")).split()
    if len(fields) < 3:
        return 0, 0
    size = os.sysconf("SC_PAGESIZE")
    return int(fields[1]) * size, int(fields[2]) * size


def _memory_files(pid: int) -> int:
    """Each file once, however many descriptors it has."""
    sizes: dict[int, int] = {}
    try:
        descriptors = list(Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return 0
    for descriptor in descriptors:
        try:
            if str(descriptor.readlink()).startswith("/memfd:"):
                status = descriptor.stat()
                sizes[status.st_ino] = status.st_blocks * 512
        except OSError:
            continue  # closed meanwhile
    return sum(sizes.values())


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
