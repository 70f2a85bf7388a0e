"""Files without a path: what goes into a box and comes out of it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct

_ALL_SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
# <linux/fs.h>: FS_IOC_SETFLAGS, FS_NOATIME_FL
_SET_FLAGS, _NO_ACCESS_TIME = 0x40086602, 0x80
COPY_BYTES = 1 << 20


def sealed(content: bytes, name: str) -> int:
    """A sealed memory file with this content; the caller closes the descriptor."""
    fd = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    with open(fd, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(fd, 0, os.SEEK_SET)
    make_read_only(fd)
    seal(fd)
    return fd


def make_read_only(fd: int) -> None:
    """For a file of this process: seals stop neither extended attributes nor times, and the mode of
    a new memory file is 0777."""
    os.fchmod(fd, 0o444)
    keep_no_access_time(fd)


def keep_no_access_time(fd: int) -> None:
    """Programs that get the same input could tell each other by when it was read. Memory files know
    the flag since kernel 6.0; before, and on disks without it, the time stays visible."""
    with contextlib.suppress(OSError):
        fcntl.ioctl(fd, _SET_FLAGS, struct.pack("l", _NO_ACCESS_TIME))


def seal(fd: int) -> None:
    fcntl.fcntl(fd, fcntl.F_ADD_SEALS, _ALL_SEALS)


def empty(name: str) -> int:
    """A memory file for output. It cannot be sealed, so no program can freeze it for its reader."""
    fd = os.memfd_create(name, os.MFD_CLOEXEC)
    try:
        # Opened anew: only then does the kernel lock the position, without which programs that
        # write at the same time overwrite each other.
        return os.open(f"/proc/self/fd/{fd}", os.O_RDWR | os.O_CLOEXEC)
    finally:
        os.close(fd)


def reopen(fd: int) -> int:
    """A second, read-only descriptor of the same file with an offset of its own."""
    return os.open(f"/proc/self/fd/{fd}", os.O_RDONLY | os.O_CLOEXEC)


def size(fd: int) -> int:
    return os.fstat(fd).st_size


def content(fd: int, limit: int) -> bytes:
    """At most `limit` bytes from the beginning."""
    wanted = min(size(fd), limit)
    if wanted <= COPY_BYTES:
        return os.pread(fd, wanted, 0)
    parts: list[bytes] = []
    offset = 0
    while offset < wanted:
        part = os.pread(fd, min(COPY_BYTES, wanted - offset), offset)
        if not part:
            break
        parts.append(part)
        offset += len(part)
    return b"".join(parts)
