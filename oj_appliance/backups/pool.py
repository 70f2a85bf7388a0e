"""Files of backups that follow each other every few minutes: each content lies once in a folder
beside them, named by its SHA-256. No links, so that a stick as it comes from the shop will do."""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import time
from collections.abc import Collection
from pathlib import Path
from typing import BinaryIO

from oj_appliance.backups.sealing import Key, Sealing, sealed_size, unsealed
from oj_appliance.backups.types import POOL, BadBackupError
from oj_appliance.backups.waiting import beat
from oj_appliance.storage.blobs import UNFINISHED, blob_path

_CHUNK = 1024 * 1024
_SAFELY = os.O_NOFOLLOW | os.O_CLOEXEC
# A file that nobody names may belong to a backup that another computer is just making.
_LEAST_AGE_S = 3600


def pool_folder(beside: Path, key: Key | None) -> Path:
    """Sealed contents of one password lie apart from those of another, and from plain ones."""
    return beside / (POOL if key is None else f"{POOL}-{key.name}")


class Pool:
    """`look` first: what lies there is listed once for a backup. `beside` is the folder with the
    backups; with a key contents are sealed."""

    def __init__(self, beside: Path, key: Key | None = None) -> None:
        self.root = pool_folder(beside, key)
        self.key = key
        self._sizes: dict[str, int] = {}
        # Of public files, whose names say nothing: (path, inode, size, time) -> checksum.
        self._digests: dict[tuple[str, int, int, int], str] = {}

    def look(self) -> None:
        self.root.mkdir(mode=0o700, exist_ok=True)
        self._sizes = {}
        for folder in self.root.iterdir():
            for entry in os.scandir(folder) if len(folder.name) == 2 else ():
                self._sizes[entry.name] = entry.stat(follow_symlinks=False).st_size

    def lacks(self, paths: Collection[Path]) -> int:
        """About how many bytes more these files take."""
        sizes = {path.name: path.lstat().st_size for path in paths if path.exists()}
        stored = {name: sealed_size(self.key, size) for name, size in sizes.items()}
        return sum(size for name, size in stored.items() if self._sizes.get(name) != size)

    def take(self, path: Path) -> str | None:
        """Under which name a file's content lies in the pool from now on; None where it is gone.

        Raises:
            OSError: the disk is full, for example.
            BadBackupError: what was written cannot be read again.
        """
        try:
            fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        except FileNotFoundError:
            return None
        with os.fdopen(fd, "rb") as file:
            facts = os.fstat(fd)
            if not stat.S_ISREG(facts.st_mode):
                return None
            key = (str(path), facts.st_ino, facts.st_size, facts.st_mtime_ns)
            known = self._digests.get(key, path.name)
            if self._sizes.get(known) == sealed_size(self.key, facts.st_size):
                return known
            digest = self._copy(file)
            self._digests[key] = digest
            return digest

    def _copy(self, file: BinaryIO) -> str:
        part = self.root / f"{UNFINISHED}{os.getpid()}"
        try:
            fd = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC | _SAFELY, 0o600)
            with os.fdopen(fd, "w+b") as target:
                digest = self._write(file, target)
                target.flush()
                os.fsync(target.fileno())
                os.posix_fadvise(target.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                target.seek(0)
                if checksum(unsealed(target, self.key)) != digest.hexdigest():
                    raise BadBackupError(
                        "what was written cannot be read again; the disk may be failing",
                        "写入的内容无法正确读回，磁盘可能有故障",
                    )
                size = os.fstat(target.fileno()).st_size
            name = digest.hexdigest()
            blob_path(self.root, name).parent.mkdir(mode=0o700, exist_ok=True)
            part.rename(blob_path(self.root, name))
        except BaseException:
            with contextlib.suppress(OSError):  # the disk may be gone
                part.unlink()
            raise
        self._sizes[name] = size
        return name

    def _write(self, file: BinaryIO, target: BinaryIO) -> hashlib._Hash:
        digest = hashlib.sha256()
        sealing = None if self.key is None else Sealing(target, self.key)
        into = target if sealing is None else sealing
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
            into.write(chunk)
            beat()
        if sealing is not None:
            sealing.finish()
        return digest

    def sync(self) -> None:
        """Names are on the disk afterwards, too."""
        fd = os.open(self.root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            for folder in (each for each in self.root.iterdir() if each.is_dir()):
                inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
                os.fsync(inside)
                os.close(inside)
            os.fsync(fd)
        finally:
            os.close(fd)

    def keep_only(self, digests: Collection[str]) -> None:
        """Removes what no backup names any more."""
        latest = time.time() - _LEAST_AGE_S
        for name in [each for each in self._sizes if each not in digests]:
            path = blob_path(self.root, name)
            if path.exists() and path.lstat().st_mtime < latest:
                path.unlink()
                del self._sizes[name]


def checksum(file: BinaryIO) -> str:
    """Of what is left to read."""
    digest = hashlib.sha256()
    while chunk := file.read(_CHUNK):
        digest.update(chunk)
        beat()
    return digest.hexdigest()


def open_in_pool(root: Path, digest: str) -> BinaryIO:
    """Raises OSError."""
    return os.fdopen(os.open(blob_path(root, digest), os.O_RDONLY | _SAFELY), "rb")
