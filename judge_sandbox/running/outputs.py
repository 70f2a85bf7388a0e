"""Expected outputs, kept by content for the comparison."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict

from judge_sandbox.running.inputs import DamagedDataError
from judge_sandbox.types import DataFile, Locate

_SMALL_OUTPUT = 64 << 10
# What an entry of a cache takes besides its content, roughly.
_ENTRY_BYTES = 256


class OutputCache:
    """Expected outputs by SHA-256, the least recently used going first; only small ones are kept,
    as reading a large one costs less than comparing it."""

    def __init__(self, locate: Locate, capacity_bytes: int = 32 << 20) -> None:
        self._locate = locate
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
        content = self._load(file)
        if len(content) <= _SMALL_OUTPUT:
            self._keep(file.sha256, content)
        return content

    def _load(self, file: DataFile) -> bytes:
        try:
            content = self._locate(file).read_bytes()
        except OSError as error:
            raise DamagedDataError(f"test data cannot be read: {error.strerror}") from error
        if hashlib.sha256(content).hexdigest() != file.sha256:
            raise DamagedDataError("test data is not what its digest says")
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
