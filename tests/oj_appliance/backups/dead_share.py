"""A share whose server is off: everything that asks it waits for ever."""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

_libc = ctypes.CDLL(None, use_errno=True)
_DETACH = 2


@contextlib.contextmanager
def dead_share() -> Iterator[Path]:
    """A file system below /media that nobody answers for; whoever waited at it gets an error at
    the end."""
    place = Path("/media") / f"oj-dead-{os.getpid()}-{secrets.token_hex(4)}"
    place.mkdir(parents=True)
    device = os.open("/dev/fuse", os.O_RDWR | os.O_CLOEXEC)
    options = f"fd={device},rootmode=40000,user_id=0,group_id=0,allow_other".encode()
    try:
        if _libc.mount(b"dead", str(place).encode(), b"fuse", 0, options) != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        yield place
    finally:
        os.close(device)  # from now on it is an error, and nobody waits
        _libc.umount2(str(place).encode(), _DETACH)
        place.rmdir()
