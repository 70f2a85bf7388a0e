"""Artefacts of earlier compiles, by the digest of all that went into them.

Only whole results are kept, and only good ones: a compile that failed, was cut by a limit or was
cancelled is done again. No box ever sees the folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from judge_sandbox.cache_folder import is_own, is_own_folder
from judge_sandbox.languages import Language

_MIB = 1 << 20
# One giant table in a program must not push out a whole class's programs.
LARGEST_ARTEFACT = 16 * _MIB
_MARK = b"OJ-ART1\n"
_DIGEST_BYTES = 32
_NAME = re.compile(r"[0-9a-f]{64}")
_UNFINISHED = "new-"


def artefact_key(
    language: Language,
    toolchain: Sequence[str],
    flags: Sequence[str],
    parts: Sequence[str],
    files: Mapping[str, str],
) -> str:
    """Names a compile by everything that its result depends on. `parts` are the texts that make up
    the source; `flags` are those beside the language's own."""
    everything = [
        language.name,
        language.source,
        language.artefact_path(),
        language.compile_commands(tuple(flags)),
        sorted(language.environment.items()),
        list(toolchain),
        list(parts),
        sorted(files.items()),
    ]
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()


class CompileCache:
    """Bounded in memory and on disk, the least recently used going first. Thread-safe.

    Without a folder that this process's user alone can write it works in memory only.
    """

    def __init__(
        self, folder: Path, *, memory_bytes: int = 32 * _MIB, disk_bytes: int = 512 * _MIB
    ) -> None:
        self._memory_bytes = memory_bytes
        self._held = 0
        self._artefacts: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()
        self._stored = _StoredArtefacts(folder, disk_bytes)

    def get(self, key: str) -> bytes | None:
        with self._lock:
            if key in self._artefacts:
                self._artefacts.move_to_end(key)
                return self._artefacts[key]
            artefact = self._stored.load(key)
            if artefact is not None:
                self._remember(key, artefact)
            return artefact

    def put(self, key: str, artefact: bytes) -> None:
        if len(artefact) > LARGEST_ARTEFACT:
            return
        with self._lock:
            self._remember(key, artefact)
            self._stored.store(key, artefact)

    def _remember(self, key: str, artefact: bytes) -> None:
        self._held += len(artefact) - len(self._artefacts.pop(key, b""))
        self._artefacts[key] = artefact
        while self._held > self._memory_bytes:
            _, oldest = self._artefacts.popitem(last=False)
            self._held -= len(oldest)


class _StoredArtefacts:
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
