"""A backup is opened as whoever needs it would: looked through, or put back into a folder that goes
again. Nothing of the site is touched."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from oj_appliance.backups.archive import DATABASE, SCRATCH
from oj_appliance.backups.checks.types import DRILL, Findings
from oj_appliance.backups.restoring import Unpacked, look_through, pool_beside, unpack
from oj_appliance.backups.sealing import Key
from oj_appliance.backups.types import BadBackupError
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.blobs import blob_path


def try_backup(kind: str, path: Path, folder: DataFolder, key: Key | None) -> Findings:
    """`folder` has the room for what is unpacked.

    Raises:
        BadBackupError: it could not be restored, and why.
        OSError: it cannot be read, or the disk is full.
    """
    with (
        tempfile.TemporaryDirectory(dir=folder.backups, prefix=SCRATCH) as scratch,
        path.open("rb") as source,
    ):
        root, open_kept = Path(scratch), pool_beside(path, key)
        if kind == DRILL:
            unpacked = unpack(source, root, open_kept, key, full=True)
            if unpacked.is_whole:
                _check_contents(DataFolder(root))
        else:
            unpacked = look_through(source, root, open_kept, key)
        return _findings(unpacked)


def _findings(unpacked: Unpacked) -> Findings:
    return Findings(unpacked.files, unpacked.size, unpacked.found.rows)


def _check_contents(restored: DataFolder) -> None:
    """Every content that a row names is there: test data, attachments, packages."""
    with closing(sqlite3.connect(restored.root / DATABASE)) as connection:
        named = connection.execute("SELECT sha256, size FROM blob WHERE refs > 0").fetchall()
    missing = [digest for digest, size in named if not _is_there(restored, digest, size)]
    if missing:
        raise BadBackupError(
            f"{len(missing)} contents that its database names are missing, such as {missing[0]}",
            f"缺少数据库所引用的 {len(missing)} 个文件内容，例如 {missing[0]}",
        )


def _is_there(restored: DataFolder, digest: str, size: int) -> bool:
    path = blob_path(restored.blobs, digest)
    return path.is_file() and path.stat().st_size == size
