"""Test inputs as descriptors for programs: unchangeable, and kept by content.

Each run gets a descriptor of its own, opened for reading at the beginning.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections import OrderedDict
from pathlib import Path

from judge_sandbox.running.cache_folder import is_own_folder
from judge_sandbox.running.memory_files import COPY_BYTES, make_read_only, reopen, seal, size
from judge_sandbox.types import DataFile, Locate

# Design of the sandbox, "Files": larger inputs do not lie in memory.
LARGE_INPUT = 64 << 20
# A process may have some 1,000 open files, which connections need as well.
_MOST_OPEN = 256


class DamagedDataError(Exception):
    """A file of test data cannot be read or is not what its digest says."""


class InputCache:
    """Test inputs by SHA-256, the least recently used going first; open files are few, too.

    Small ones are sealed memory files. One of more than 64 MB is an unlinked copy on disk, which
    programs of another user can only read; `large_folder` is where, below the cache directory.
    None is for a judge whose programs share its own user: they could make a file of their own
    writable, so that everything is kept in sealed memory files.
    """

    def __init__(
        self,
        locate: Locate,
        capacity_bytes: int = 256 << 20,
        *,
        large_folder: Path | None = None,
        large_capacity_bytes: int = 2 << 30,
    ) -> None:
        self._locate = locate
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
            fd = self._load(file)
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
            make_read_only(copy)
            self._copy(file, copy)
            return reopen(copy)
        except OSError:
            return None
        finally:
            os.close(copy)

    def _load(self, file: DataFile) -> int:
        fd = os.memfd_create("input", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        try:
            self._copy(file, fd)
        except OSError as error:
            os.close(fd)
            raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
        except DamagedDataError:
            os.close(fd)
            raise
        make_read_only(fd)
        seal(fd)
        return fd

    def _copy(self, file: DataFile, target: int) -> None:
        """Raises OSError, or DamagedDataError when the content is not what its digest says."""
        digest = hashlib.sha256()
        path = self._locate(file)
        with path.open("rb") as source, os.fdopen(target, "wb", closefd=False) as copy:
            while part := source.read(COPY_BYTES):
                digest.update(part)
                copy.write(part)
        if digest.hexdigest() != file.sha256:
            raise DamagedDataError("test data is not what its digest says")


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
