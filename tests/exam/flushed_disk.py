"""A file system of its own from which at any moment all is lost that was not flushed to it: what a
cut of the power leaves of a disk that does as it is told."""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests import run_guard
from tests.judging_waits import PATIENCE_S

# EXT4_IOC_SHUTDOWN: _IOR('X', 125, __u32), with EXT4_GOING_FLAGS_NOLOGFLUSH: nothing that waits in
# memory is written any more, neither contents nor the journal.
_SHUTDOWN, _WITHOUT_FLUSHING = (2 << 30) | (4 << 16) | (ord("X") << 8) | 125, 2


@dataclass
class FlushedDisk:
    image: Path
    place: Path

    @classmethod
    @contextlib.contextmanager
    def mounted(cls, size_mb: int = 1024) -> Iterator[FlushedDisk]:
        place = Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
        disk = cls(place.with_name(f"{place.name}.img"), place)
        with disk.image.open("wb") as file:
            file.truncate(size_mb * 1024 * 1024)
        try:
            subprocess.run(["mkfs.ext4", "-q", "-F", str(disk.image)], check=True)
            disk.mount_again()
            disk.folder.mkdir()
            yield disk
        finally:
            subprocess.run(["umount", "-l", str(disk.place)], check=False, capture_output=True)
            disk.place.rmdir()
            disk.image.unlink()

    @property
    def folder(self) -> Path:
        """For data."""
        return self.place / "data"

    def cut(self) -> None:
        """The power goes. Whoever writes has to stand still by now: an fdatasync that is under way
        is told that all went well when its journal has given up meanwhile, which nobody lives to
        hear of a real cut."""
        top = os.open(self.place, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.ioctl(top, _SHUTDOWN, struct.pack("I", _WITHOUT_FLUSHING))
        finally:
            os.close(top)

    def mount_again(self) -> None:
        """What reached the disk, put in order by its journal. Whoever holds a file of before is
        given a moment to end."""
        deadline = time.monotonic() + PATIENCE_S
        while self.place.is_mount():
            subprocess.run(["umount", str(self.place)], check=False, capture_output=True)
            assert time.monotonic() < deadline, "somebody holds the disk"
            time.sleep(0.05)
        subprocess.run(["mount", "-o", "loop", str(self.image), str(self.place)], check=True)
