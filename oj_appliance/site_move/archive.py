"""The old site's files: in archives that were sent (zip, tar, tar.gz), or in a folder that the
command line names.

A name only ever finds an entry; it becomes no path of ours.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Protocol

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import Archive, open_archive
from oj_appliance.site_move.bounds import MOST_ENTRIES, limits_for
from oj_appliance.site_move.tars import Tar, TarEntry, is_tar

CHUNK = 262_144


class _Entry(Protocol):
    @property
    def size(self) -> int: ...

    def chunks(self) -> Iterator[bytes]: ...


class _Zipped:
    def __init__(self, archive: Archive, name: str, size: int) -> None:
        self._archive = archive
        self._name = name
        self.size = size

    def chunks(self) -> Iterator[bytes]:
        return self._archive.chunks(self._archive.file(self._name))


class _InTar:
    def __init__(self, tar: Tar, entry: TarEntry) -> None:
        self._tar = tar
        self._entry = entry
        self.size = entry.size

    def chunks(self) -> Iterator[bytes]:
        return self._tar.chunks(self._entry)


class _OnDisk:
    def __init__(self, path: Path, size: int) -> None:
        self._path = path
        self.size = size

    def chunks(self) -> Iterator[bytes]:
        descriptor = os.open(self._path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as file:
            yield from iter(lambda: file.read(CHUNK), b"")


class SiteFiles:
    """All files by their path from the top of their archive. `in_folder` finds what lies below a
    folder of a name, wherever that is: people pack `data`, `judge/data` or what is inside it."""

    def __init__(self, sources: Sequence[Path]) -> None:
        self._opened = ExitStack()
        self._entries: dict[str, _Entry] = {}
        self._by_folder: dict[str, list[str]] = defaultdict(list)
        self._by_name: dict[str, list[str]] = defaultdict(list)
        try:
            for source in sources:
                self._add(source)
        except BaseException:
            self._opened.close()
            raise
        for path in sorted(self._entries):
            pure = PurePosixPath(path)
            self._by_name[pure.name].append(path)
            self._by_folder[pure.parent.name].append(path)

    def __enter__(self) -> SiteFiles:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._opened.close()

    def _add(self, source: Path) -> None:
        if source.is_dir():
            for path, size in _files_below(source):
                self._keep(path.relative_to(source).as_posix(), _OnDisk(path, size))
            return
        try:
            if is_tar(source):
                self._add_tar(source)
            else:
                self._add_zip(source)
        except ApiError as error:
            if error.key == "move.disk_full":
                raise
            raise ApiError("move.bad_files", entry=error.fill.get("entry", "zip, tar")) from error

    def _add_zip(self, source: Path) -> None:
        limits = limits_for(source.stat().st_size)
        archive = self._opened.enter_context(open_archive(source, limits))
        for entry in archive.files:
            self._keep(entry.name, _Zipped(archive, entry.name, entry.size))

    def _add_tar(self, source: Path) -> None:
        tar = Tar(source)
        self._opened.callback(tar.close)
        for entry in tar.entries:
            self._keep(entry.name, _InTar(tar, entry))

    def _keep(self, name: str, entry: _Entry) -> None:
        if len(self._entries) >= MOST_ENTRIES:
            raise ApiError("move.bad_files", entry=name[:200])
        self._entries.setdefault(name, entry)

    def __len__(self) -> int:
        return len(self._entries)

    def in_folder(self, name: str) -> dict[str, str]:
        """Paths by file name, of what lies directly in a folder of this name. Of several such
        folders the one with most files counts: it holds the data, others perhaps pictures."""
        found: dict[str, dict[str, str]] = defaultdict(dict)
        for path in self._by_folder.get(name, ()):
            pure = PurePosixPath(path)
            found[str(pure.parent)][pure.name] = path
        return max(found.values(), key=len, default={})

    def named(self, name: str) -> str | None:
        """The path of the one file of this name; None for none or several."""
        found = self._by_name.get(name, [])
        return found[0] if len(found) == 1 else None

    def size(self, path: str) -> int:
        return self._entries[path].size

    def chunks(self, path: str) -> Iterator[bytes]:
        return self._entries[path].chunks()

    def text(self, path: str, longest: int) -> str | None:
        """None for a larger one; letters that are none are replaced."""
        if self.size(path) > longest:
            return None
        return b"".join(self.chunks(path)).decode("utf-8", "replace")


def _files_below(folder: Path) -> Iterator[tuple[Path, int]]:
    """Plain files alone: no link is followed out of the folder."""
    for parent, folders, names in os.walk(folder, followlinks=False):
        folders.sort()
        for name in sorted(names):
            path = Path(parent, name)
            if path.is_file() and not path.is_symlink():
                yield path, path.stat().st_size
