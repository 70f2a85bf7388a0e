"""oj restore: makes a data folder from a backup; the server must not be running on it."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Any, BinaryIO

from oj_appliance.backups.disks import OWN_FOLDER
from oj_appliance.backups.finding import whole_backups
from oj_appliance.backups.keys import write_key
from oj_appliance.backups.pool import pool_folder
from oj_appliance.backups.restoring import unpack
from oj_appliance.backups.sealing import Key, header_of, unsealed
from oj_appliance.backups.types import BadBackupError
from oj_appliance.cli.backup_password import key_by_password
from oj_appliance.cli.folder_lock import FolderInUseError, held
from oj_appliance.cli.kept_files import KeptFiles
from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.cli.ownership import become_owner
from oj_appliance.data_folder import DataFolder


def add_to(commands: Any) -> None:
    parser = commands.add_parser("restore", help="restore a backup", description=__doc__)
    parser.add_argument(
        "file", help="a backup, or the folder or stick with backups, of which the newest is taken"
    )
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    folder = DataFolder(settings_of(options).data_folder)
    try:
        # Before this becomes the folder's owner, who may not read it.
        file = _newest(Path(options.file))
        with open(file, "rb") as source:  # noqa: PTH123 - may be a device
            key = _key(source)
            kept = KeptFiles(pool_folder(file.absolute().parent, key))
            return _restore(source, folder, kept, key)
    except FolderInUseError as error:
        print(f"oj: {folder.root} is in use by {error}", file=sys.stderr)
    except (OSError, BadBackupError) as error:
        print(f"oj: this backup cannot be restored: {error}", file=sys.stderr)
    return 1


def _newest(given: Path) -> Path:
    """Of a folder the newest backup. Raises BadBackupError."""
    if not given.is_dir():
        return given
    found = whole_backups([given, given / OWN_FOLDER])
    if not found:
        raise BadBackupError(f"there is no backup in {given}", f"{given} 中没有备份")
    print(f"The newest / 最近一份: {found[0]}")
    return found[0]


def _key(source: BinaryIO) -> Key | None:
    """Of a sealed backup the key that its password gives. Raises BadBackupError."""
    if not source.seekable() or (header := header_of(source)) is None:
        return None
    return key_by_password(header)


def _restore(source: BinaryIO, folder: DataFolder, kept: KeptFiles, key: Key | None) -> int:
    if folder.root.exists() and any(path != folder.lock for path in folder.root.iterdir()):
        print(
            f"oj: {folder.root} is not empty; move it away first, or restore into a new folder "
            f"with --data.\noj: 目录 {folder.root} 不是空的，请先移走，或用 --data 指定新目录。",
            file=sys.stderr,
        )
        return 1
    folder.root.mkdir(mode=0o700, parents=True, exist_ok=True)
    become_owner(folder.root)
    with held(folder):
        try:
            unpacked = unpack(source, folder.root, lambda each: unsealed(kept.open(each), key), key)
            if key is not None:
                write_key(folder.backup_key, key)
        except BaseException:
            _empty(folder)
            raise
    print(f"Restored into / 已恢复到: {folder.root}")
    if not unpacked.is_whole:
        print(
            "This was a copy of the database alone: test data and pictures are not in it; take "
            "blobs/ and public/ from the folder where it was made.\n"
            "这只是数据库的副本，不含测试数据和图片；请从原数据目录复制 blobs/ 和 public/。"
        )
    return 0


def _empty(folder: DataFolder) -> None:
    """What was unpacked before it proved bad."""
    for path in folder.root.iterdir():
        if path == folder.lock:
            continue
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
