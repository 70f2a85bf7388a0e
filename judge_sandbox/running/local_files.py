"""Test data that lie on this machine, found by content."""

from __future__ import annotations

import errno
import hashlib
import os
from pathlib import Path

from judge_sandbox.types import DataFile


class LocalFiles:
    """Its `path` is what `Sandbox.open` takes as `locate`."""

    def __init__(self) -> None:
        self._paths: dict[str, Path] = {}

    def add(self, path: Path) -> DataFile:
        """Reads the file once, for its digest. Raises OSError."""
        with path.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        self._paths[digest] = path
        return DataFile(digest, path.stat().st_size)

    def path(self, file: DataFile) -> Path:
        """Raises FileNotFoundError where nobody added it."""
        try:
            return self._paths[file.sha256]
        except KeyError:
            reason = os.strerror(errno.ENOENT)
            raise FileNotFoundError(errno.ENOENT, reason, file.sha256) from None
