"""The part of the compile cache that survives a restart. No box ever sees its folder."""

from __future__ import annotations

import hashlib
import os
import re
import stat
import tempfile
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path

from judge_sandbox.running.cache_folder import is_own, is_own_folder

# One giant table in a program must not push out a whole class's programs.
LARGEST_ARTEFACT = 16 << 20
_MARK = b"OJ-ART1\n"
_DIGEST_BYTES = 32
_NAME = re.compile(r"[0-9a-f]{64}")
_UNFINISHED = "new-"


class StoredArtefacts:
    """The part that survives a restart: one file an artefact, with a digest of key and content, so
    that a damaged file, or one under another's name, is refused."""

    def __init__(self, folder: Path, capacity: int) -> None:
        self._folder = folder
        self._capacity = capacity
        self._sizes: OrderedDict[str, int] | None = None  # oldest first; None: not looked at yet

    def load(self, key: str) -> bytes | None:
        sizes = self._known()
        if key not in sizes:
            return None
        artefact = self._read(key)
        if artefact is None:
            self._remove(key)
            return None
        sizes.move_to_end(key)
        with suppress(OSError):
            os.utime(self._folder / key)  # the order after a restart
        return artefact

    def store(self, key: str, artefact: bytes) -> None:
        """Written beside and renamed; where there is no room it is not kept."""
        sizes = self._known()
        if key in sizes or not is_own_folder(self._folder):
            return
        content = _MARK + _digest(key, artefact) + artefact
        try:
            fd, name = tempfile.mkstemp(prefix=_UNFINISHED, dir=self._folder)
        except OSError:
            return
        try:
            with os.fdopen(fd, "wb") as file:
                file.write(content)
            Path(name).rename(self._folder / key)
        except OSError:
            Path(name).unlink(missing_ok=True)
            return
        sizes[key] = len(content)
        while sum(sizes.values()) > self._capacity:
            self._remove(next(iter(sizes)))

    def _known(self) -> OrderedDict[str, int]:
        if self._sizes is None:
            self._sizes = OrderedDict()
            if is_own_folder(self._folder):
                self._look_around()
        return self._sizes

    def _look_around(self) -> None:
        assert self._sizes is not None
        found: list[tuple[int, str, int]] = []
        for path in self._folder.iterdir():
            with suppress(OSError):  # gone meanwhile
                status = path.lstat()
                if _NAME.fullmatch(path.name):
                    found.append((status.st_mtime_ns, path.name, status.st_size))
                elif path.name.startswith(_UNFINISHED):
                    path.unlink()
        for _, name, size in sorted(found):
            self._sizes[name] = size

    def _read(self, key: str) -> bytes | None:
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        try:
            fd = os.open(self._folder / key, flags)
        except OSError:
            return None
        with os.fdopen(fd, "rb") as file:
            status = os.fstat(fd)
            if not stat.S_ISREG(status.st_mode) or not is_own(status) or status.st_nlink != 1:
                return None
            content = file.read(LARGEST_ARTEFACT + len(_MARK) + _DIGEST_BYTES + 1)
        head, artefact = (
            content[: len(_MARK) + _DIGEST_BYTES],
            content[len(_MARK) + _DIGEST_BYTES :],
        )
        return artefact if head == _MARK + _digest(key, artefact) else None

    def _remove(self, key: str) -> None:
        assert self._sizes is not None
        del self._sizes[key]
        with suppress(OSError):  # a folder in its place, say; it is not looked at again
            (self._folder / key).unlink()


def _digest(key: str, artefact: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\0" + artefact).digest()
