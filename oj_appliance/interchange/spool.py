"""A scratch file for the large pieces of a package, so that reading one takes little memory."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from types import TracebackType

import msgspec

from oj_appliance.files.archives import LARGEST_UNPACKED

CHUNK = 262_144


class SpooledData(msgspec.Struct, frozen=True):
    """A stretch of the spool, in bytes."""

    offset: int
    size: int


class Spool:
    """Has no name in the file system: it is gone with the process, whatever happens. `folder` takes
    other scratch files as well. `most_inside`: bytes that all archives inside the package may
    unpack to together."""

    def __init__(self, folder: Path, *, most_inside: int = LARGEST_UNPACKED) -> None:
        self.folder = folder
        self._left_inside = most_inside
        self._file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 - closed by __exit__
        self._end = 0
        self._known: dict[Hashable, SpooledData] = {}

    def __enter__(self) -> Spool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()

    @property
    def end(self) -> int:
        return self._end

    def append(self, data: bytes) -> None:
        self._file.seek(self._end)
        self._end += self._file.write(data)

    def cut(self, end: int) -> None:
        """Forgets what was appended from `end` on."""
        self._file.truncate(end)
        self._end = end
        self._known = {key: data for key, data in self._known.items() if data.offset < end}

    def once(self, key: Hashable, chunks: Callable[[], Iterator[bytes]]) -> SpooledData:
        """The content that `key` stands for, appended when it is asked for the first time: a
        package may name the same file thousands of times."""
        if key not in self._known:
            start = self.end
            for chunk in chunks():
                self.append(chunk)
            self._known[key] = self.since(start)
        return self._known[key]

    def allow_inside(self, size: int) -> bool:
        """Whether one more archive of `size` unpacked bytes may be read."""
        is_allowed = size <= self._left_inside
        self._left_inside -= size if is_allowed else 0
        return is_allowed

    def since(self, offset: int) -> SpooledData:
        """What was appended from `offset` on."""
        return SpooledData(offset, self._end - offset)

    def read(self, data: SpooledData) -> bytes:
        self._file.seek(data.offset)
        return self._file.read(data.size)

    def chunks(self, data: SpooledData) -> Iterator[bytes]:
        """The stretch in pieces. Each piece seeks for itself, so pieces of several may mix."""
        for offset in range(data.offset, data.offset + data.size, CHUNK):
            self._file.seek(offset)
            yield self._file.read(min(CHUNK, data.offset + data.size - offset))
