"""Artefacts of earlier compiles, by the digest of all that went into them.

Only whole results are kept, and only good ones: a compile that failed, was cut by a limit or was
cancelled is done again. No box ever sees the folder.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path

from judge_sandbox.compilation.stored_artefacts import LARGEST_ARTEFACT, StoredArtefacts
from judge_sandbox.languages import Language

_MIB = 1 << 20


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

    Little is held in memory: a class sends as many different programs as it has people, and the
    kernel keeps the pages of the folder's files as long as there is room.

    Without a folder that this process's user alone can write it works in memory only.
    """

    def __init__(
        self, folder: Path, *, memory_bytes: int = 4 * _MIB, disk_bytes: int = 512 * _MIB
    ) -> None:
        self._memory_bytes = memory_bytes
        self._held = 0
        self._artefacts: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()
        self._stored = StoredArtefacts(folder, disk_bytes)

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
