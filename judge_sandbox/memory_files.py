"""Anonymous files in memory: what goes into a box and comes out of it has no path.

Test inputs are sealed (nobody can change them again) and kept by content; each run gets a
descriptor of its own, opened for reading at the beginning.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import threading
from collections import OrderedDict

from judge_sandbox.types import DataFile

_ALL_SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
_COPY_BYTES = 1 << 20


class DamagedDataError(Exception):
    """A file of test data cannot be read or is not what its digest says."""


def sealed(content: bytes, name: str) -> int:
    """A sealed memory file with this content; the caller closes the descriptor."""
    fd = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    with open(fd, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(fd, 0, os.SEEK_SET)
    seal(fd)
    return fd


def seal(fd: int) -> None:
    fcntl.fcntl(fd, fcntl.F_ADD_SEALS, _ALL_SEALS)


def empty(name: str) -> int:
    """A memory file for output. It cannot be sealed, so no program can freeze it for its reader."""
    return os.memfd_create(name, os.MFD_CLOEXEC)


def reopen(fd: int) -> int:
    """A second, read-only descriptor of the same file with an offset of its own."""
    return os.open(f"/proc/self/fd/{fd}", os.O_RDONLY | os.O_CLOEXEC)


def size(fd: int) -> int:
    return os.fstat(fd).st_size


def content(fd: int, limit: int) -> bytes:
    """At most `limit` bytes from the beginning."""
    parts: list[bytes] = []
    offset = 0
    while offset < limit:
        part = os.pread(fd, min(_COPY_BYTES, limit - offset), offset)
        if not part:
            break
        parts.append(part)
        offset += len(part)
    return b"".join(parts)


class InputCache:
    """Sealed memory files of test inputs by SHA-256, the least recently used going first."""

    def __init__(self, capacity_bytes: int = 256 << 20) -> None:
        self._capacity = capacity_bytes
        self._held = 0
        self._files: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._lock = threading.Lock()

    def open(self, file: DataFile) -> int:
        """A read-only descriptor at the beginning of the content; the caller closes it.

        Raises:
            DamagedDataError: the file is missing or its content has another digest.
        """
        with self._lock:
            known = self._files.get(file.sha256)
            if known is not None:
                self._files.move_to_end(file.sha256)
                return reopen(known[0])
        fd = _load(file)
        with self._lock:
            if file.sha256 not in self._files:
                self._files[file.sha256] = (fd, file.size)
                self._held += file.size
                own = reopen(fd)
                self._shrink()
                return own
        try:
            return reopen(fd)
        finally:
            os.close(fd)

    def close(self) -> None:
        with self._lock:
            for fd, _ in self._files.values():
                os.close(fd)
            self._files.clear()
            self._held = 0

    def _shrink(self) -> None:
        while self._held > self._capacity and len(self._files) > 1:
            _, (fd, length) = self._files.popitem(last=False)
            os.close(fd)
            self._held -= length


def _load(file: DataFile) -> int:
    digest = hashlib.sha256()
    fd = os.memfd_create("input", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        with file.path.open("rb") as source:
            while part := source.read(_COPY_BYTES):
                digest.update(part)
                os.write(fd, part)
    except OSError as error:
        os.close(fd)
        raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
    if digest.hexdigest() != file.sha256:
        os.close(fd)
        raise DamagedDataError("test data is not what its digest says")
    seal(fd)
    return fd


def read_data(file: DataFile) -> bytes:
    """The whole content of a file of test data."""
    try:
        return file.path.read_bytes()
    except OSError as error:
        raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
