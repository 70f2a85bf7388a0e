"""Disks of their own, mounted where a system mounts sticks."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def stick(size: str = "256m", brand: str = "oj-test") -> Iterator[Path]:
    """A small file system below /media that the site may write to; its label is its folder's
    name, which begins with its brand."""
    place = Path("/media") / f"{brand}-{os.getpid()}-{secrets.token_hex(4)}"
    place.mkdir(parents=True)
    owner = f"uid={pwd.getpwnam('oj').pw_uid}"
    options = f"size={size},mode=700,{owner}"
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", str(place)], check=True)
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)
        place.rmdir()
