"""The archive that a problem is written into."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable
from typing import IO

from oj_appliance.interchange.writing.problem import ExportFile

# A zip keeps the moment of each file; ours is always the same, so that equal problems give equal
# archives.
_MOMENT = (1980, 1, 1, 0, 0, 0)


_REGULAR_FILE = 0o100644 << 16


_UNIX = 3


class ArchiveWriter:
    """A zip that is written as it grows; `folder` is a view that puts a prefix before names."""

    def __init__(self, archive: zipfile.ZipFile, prefix: str = "") -> None:
        self._archive = archive
        self._prefix = prefix

    def folder(self, name: str) -> ArchiveWriter:
        return ArchiveWriter(self._archive, f"{self._prefix}{name}/")

    def add(self, name: str, content: bytes | str | Iterable[bytes]) -> None:
        """A file; a text is written as UTF-8. Names are ours: "/" between parts, never twice."""
        entry = zipfile.ZipInfo(self._prefix + name, _MOMENT)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.create_system = _UNIX
        entry.external_attr = _REGULAR_FILE
        if isinstance(content, str):
            content = content.encode()
        if isinstance(content, bytes):
            content = (content,)
        # Every size is allowed for: a stream does not tell its own beforehand.
        with self._archive.open(entry, "w", force_zip64=True) as file:
            for chunk in content:
                file.write(chunk)

    def add_file(self, name: str, content: ExportFile) -> None:
        self.add(name, content.chunks())


def open_archive_writer(file: IO[bytes]) -> zipfile.ZipFile:
    """For `ArchiveWriter`; closing it writes the directory, the file stays open."""
    return zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1)
