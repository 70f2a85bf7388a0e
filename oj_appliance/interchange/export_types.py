"""What a problem is on its way out, whatever the format, and the archive it is written into."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO

from oj_appliance.problems.types.problem import ProblemDraft


@dataclass(frozen=True, slots=True)
class ExportFile:
    """A content of any size; each call of `chunks` reads it anew. `digest` is its SHA-256, hex."""

    name: str
    size: int
    chunks: Callable[[], Iterator[bytes]]
    digest: str = ""

    def read(self) -> bytes:
        """All of it: for what is known to be small."""
        return b"".join(self.chunks())


@dataclass(frozen=True, slots=True)
class ExportCase:
    """A test case under the names of its files. `score` is None where the type has none."""

    input: ExportFile
    output: ExportFile
    score: int | None
    group: int


@dataclass(frozen=True, slots=True)
class ExportPicture:
    """A picture that the problem's texts show under `link`; its content's name is
    `<sha256>.<extension>`, the same for the same picture."""

    link: str
    content: ExportFile


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportProblem:
    """All that a problem is. In `draft` cases, pictures and attachments are left out, they stand
    beside it; its auth, import format and original package travel nowhere.

    `site_language` is the tag of the statement's language, `tag_colors` the colours by name of the
    tag, `site_address` the server's own address without a slash at the end. `short_name` is what
    the problem's folder is called where a format allows letters and digits only; it differs from
    those of the other problems in the same file.
    """

    pid: int
    draft: ProblemDraft
    cases: tuple[ExportCase, ...] = ()
    pictures: tuple[ExportPicture, ...] = ()
    attachments: tuple[ExportFile, ...] = ()
    site_language: str = "zh-CN"
    site_address: str = ""
    short_name: str = ""
    tag_colors: dict[str, str] = field(default_factory=dict)

    @property
    def problem_id(self) -> str:
        return self.draft.problem_id


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
