"""Files without a path: what goes into a box and comes out of it.

Test inputs are unchangeable and kept by content; each run gets a descriptor of its own, opened for
reading at the beginning.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import threading
from collections import OrderedDict
from pathlib import Path

from judge_sandbox.cache_folder import is_own_folder
from judge_sandbox.types import DataFile

_ALL_SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
_COPY_BYTES = 1 << 20
# Design of the sandbox, "Files": larger inputs do not lie in memory.
LARGE_INPUT = 64 << 20
_SMALL_OUTPUT = 64 << 10
# What an entry of a cache takes besides its content, roughly.
_ENTRY_BYTES = 256
# A process may have some 1,000 open files, which connections need as well.
_MOST_OPEN = 256


class DamagedDataError(Exception):
    """A file of test data cannot be read or is not what its digest says."""


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
    if wanted <= _COPY_BYTES:
        return os.pread(fd, wanted, 0)
    parts: list[bytes] = []
    offset = 0
    while offset < wanted:
        part = os.pread(fd, min(_COPY_BYTES, wanted - offset), offset)
        if not part:
            break
        parts.append(part)
        offset += len(part)
    return b"".join(parts)


class InputCache:
    """Test inputs by SHA-256, the least recently used going first; open files are few, too.

    Small ones are sealed memory files. One of more than 64 MB is an unlinked copy on disk, which
    programs of another user can only read; `large_folder` is where, below the cache directory.
    None is for a judge whose programs share its own user: they could make a file of their own
    writable, so that everything is kept in sealed memory files.
    """

    def __init__(
        self,
        capacity_bytes: int = 256 << 20,
        *,
        large_folder: Path | None = None,
        large_capacity_bytes: int = 2 << 30,
    ) -> None:
        self._small = _OpenFiles(capacity_bytes)
        self._large = _OpenFiles(large_capacity_bytes)
        self._large_folder = large_folder
        self._lock = threading.Lock()

    def open(self, file: DataFile) -> int:
        """A read-only descriptor at the beginning of the content; the caller closes it.

        Raises:
            DamagedDataError: the file is missing or its content has another digest.
        """
        with self._lock:
            for files in (self._small, self._large):
                known = files.use(file.sha256)
                if known is not None:
                    return reopen(known)
        fd = self._load_large(file)
        files = self._small if fd is None else self._large
        if fd is None:
            fd = _load(file)
        with self._lock:
            try:
                return reopen(fd)
            finally:
                files.add(file.sha256, fd)

    def close(self) -> None:
        with self._lock:
            self._small.close()
            self._large.close()

    def _load_large(self, file: DataFile) -> int | None:
        """None when the input is to be a memory file; it is also when the disk has no room."""
        folder = self._large_folder
        if folder is None or file.size <= LARGE_INPUT or not is_own_folder(folder):
            return None
        try:
            # O_EXCL: nobody can ever give it a name.
            copy = os.open(folder, os.O_TMPFILE | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, 0o444)
        except OSError:
            return None
        try:
            os.fchmod(copy, 0o444)
            _copy(file, copy)
            return reopen(copy)
        except OSError:
            return None
        finally:
            os.close(copy)


class _OpenFiles:
    """Descriptors by digest. Not thread-safe by itself."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._held = 0
        self._files: OrderedDict[str, int] = OrderedDict()

    def use(self, digest: str) -> int | None:
        if digest not in self._files:
            return None
        self._files.move_to_end(digest)
        return self._files[digest]

    def add(self, digest: str, fd: int) -> None:
        """Takes the descriptor; whoever was quicker with the same content stays."""
        if digest in self._files:
            os.close(fd)
            return
        self._files[digest] = fd
        self._held += size(fd)
        while len(self._files) > 1 and (
            self._held > self._capacity or len(self._files) > _MOST_OPEN
        ):
            _, oldest = self._files.popitem(last=False)
            self._held -= size(oldest)
            os.close(oldest)

    def close(self) -> None:
        for fd in self._files.values():
            os.close(fd)
        self._files.clear()
        self._held = 0


def _load(file: DataFile) -> int:
    fd = os.memfd_create("input", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        _copy(file, fd)
    except OSError as error:
        os.close(fd)
        raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
    except DamagedDataError:
        os.close(fd)
        raise
    make_read_only(fd)
    seal(fd)
    return fd


def _copy(file: DataFile, target: int) -> None:
    """Raises OSError, or DamagedDataError when the content is not what its digest says."""
    digest = hashlib.sha256()
    with file.path.open("rb") as source, os.fdopen(target, "wb", closefd=False) as copy:
        while part := source.read(_COPY_BYTES):
            digest.update(part)
            copy.write(part)
    if digest.hexdigest() != file.sha256:
        raise DamagedDataError("test data is not what its digest says")


class OutputCache:
    """Expected outputs by SHA-256, the least recently used going first; only small ones are kept,
    as reading a large one costs less than comparing it."""

    def __init__(self, capacity_bytes: int = 32 << 20) -> None:
        self._capacity = capacity_bytes
        self._held = 0
        self._contents: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def read(self, file: DataFile) -> bytes:
        """The whole content.

        Raises:
            DamagedDataError: the file is missing or its content has another digest.
        """
        with self._lock:
            known = self._contents.get(file.sha256)
            if known is not None:
                self._contents.move_to_end(file.sha256)
                return known
        content = read_data(file)
        if len(content) <= _SMALL_OUTPUT:
            self._keep(file.sha256, content)
        return content

    def _keep(self, digest: str, content: bytes) -> None:
        with self._lock:
            if digest in self._contents:
                return
            self._contents[digest] = content
            self._held += len(content) + _ENTRY_BYTES
            while self._held > self._capacity:
                _, oldest = self._contents.popitem(last=False)
                self._held -= len(oldest) + _ENTRY_BYTES


def read_data(file: DataFile) -> bytes:
    """The whole content of a file of test data.

    Raises:
        DamagedDataError: the file is missing or its content has another digest.
    """
    try:
        content = file.path.read_bytes()
    except OSError as error:
        raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
    if hashlib.sha256(content).hexdigest() != file.sha256:
        raise DamagedDataError("test data is not what its digest says")
    return content
