"""The folder of a move: the dump and the archives until they are read, and scratch beside them.

Names are ours; how the files were called stands in the move's row.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

from oj_appliance.errors import ApiError
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.dumps.opening import Encoding, encoding_of
from oj_appliance.site_move.staging import Staging
from oj_appliance.site_move.systems.registry import SYSTEMS
from oj_appliance.site_move.systems.system import SystemAdapter
from oj_appliance.site_move.types import Wish

# A file that is open already may be one that only whoever opened it may read.
Source = Path | BinaryIO

_DUMP = "dump"
_FILES = "files-{number}"
_LIST = "folders"
_SCRATCH = "scratch.sqlite3"


class Desk:
    """`root` is the folder of all moves. Everything here blocks: call it from a thread."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def keep(self, key: str, dump: Source, archives: Sequence[Source]) -> None:
        """Gives files second names where they are on this disk, else copies them; a folder is read
        where it lies, and its path noted. Raises file.no_space."""
        folder = self._root / key
        self._root.mkdir(mode=0o700, exist_ok=True)
        folder.mkdir(mode=0o700)
        try:
            _keep(dump, folder / _DUMP)
            folders = []
            for number, archive in enumerate(archives):
                if isinstance(archive, Path) and archive.is_dir():
                    folders.append(str(archive.resolve()))
                else:
                    _keep(archive, folder / _FILES.format(number=number))
            (folder / _LIST).write_text("\n".join(folders), "utf-8")
        except OSError as error:
            shutil.rmtree(folder, ignore_errors=True)
            raise ApiError("file.no_space") from error

    def forget(self, key: str) -> None:
        shutil.rmtree(self._root / key, ignore_errors=True)

    def forget_scratch(self, key: str) -> None:
        (self._root / key / _SCRATCH).unlink(missing_ok=True)

    @contextmanager
    def opened(self, key: str, wish: Wish) -> Iterator[tuple[SystemAdapter, SiteFiles, Encoding]]:
        """Reads the dump into the scratch database; its adapter, and the files. Raises the keys of
        the dump's readers, move.wrong_system, move.files_gone."""
        folder = self._root / key
        dump = folder / _DUMP
        if not dump.is_file():
            raise ApiError("move.files_gone")
        kind = SYSTEMS[wish.system]
        encoding = encoding_of(dump, wish.encoding)
        self.forget_scratch(key)
        with ExitStack() as opened:
            files = opened.enter_context(SiteFiles(self._archives(folder)))
            staged = opened.enter_context(Staging(folder / _SCRATCH))
            opened.callback(self.forget_scratch, key)
            met = staged.fill(dump, encoding, kind.tables, is_postgres=kind.is_postgres)
            if missing := kind.required - met:
                raise ApiError("move.wrong_system", tables=", ".join(sorted(missing)))
            adapter = kind(staged, files, wish.zone)
            adapter.prepare()
            yield adapter, files, encoding

    def _archives(self, folder: Path) -> list[Path]:
        kept = sorted(folder.glob(_FILES.format(number="*")))
        listed = (folder / _LIST).read_text("utf-8").splitlines()
        return [*kept, *map(Path, listed)]


def _keep(source: Source, target: Path) -> None:
    if isinstance(source, Path):
        try:
            target.hardlink_to(source)
        except OSError:
            shutil.copyfile(source, target)
        return
    with target.open("xb") as kept:
        shutil.copyfileobj(source, kept)
