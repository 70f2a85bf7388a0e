"""oj restore: makes a data folder from a backup; the server must not be running on it."""

from __future__ import annotations

import argparse
import shutil
import sys
import tarfile
from pathlib import Path, PurePosixPath
from typing import Any

from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.backup import passes_check


def add_to(commands: Any) -> None:
    parser = commands.add_parser("restore", help="restore a backup", description=__doc__)
    parser.add_argument("file", help="a file that oj backup wrote")
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    folder = DataFolder(settings_of(options).data_folder)
    if folder.root.exists() and any(folder.root.iterdir()):
        print(
            f"oj: {folder.root} is not empty; move it away first, or restore into a new folder "
            "with --data.",
            file=sys.stderr,
        )
        return 1
    try:
        restore_backup(Path(options.file), folder)
    except (OSError, tarfile.TarError, ValueError) as error:
        print(f"oj: this backup cannot be restored: {error}", file=sys.stderr)
        return 1
    print(f"Restored into {folder.root}")
    return 0


def restore_backup(source: Path, folder: DataFolder) -> None:
    """Unpacks regular files only, under names that a backup has. Raises ValueError for others."""
    folder.root.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tarfile.open(source, "r:") as archive:
        for member in archive:
            _unpack(archive, member, folder.root)
    if not passes_check(folder.database):
        raise ValueError("its database is damaged")


def _unpack(archive: tarfile.TarFile, member: tarfile.TarInfo, root: Path) -> None:
    parts = PurePosixPath(member.name).parts
    if not parts or parts[0] not in ("oj.sqlite3", "blobs", "public", "oj.toml") or ".." in parts:
        raise ValueError(f"unexpected entry {member.name!r}")
    target = root.joinpath(*parts)
    if member.isdir():
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        return
    content = archive.extractfile(member) if member.isreg() else None
    if content is None:
        raise ValueError(f"unexpected entry {member.name!r}")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with target.open("xb") as file:
        shutil.copyfileobj(content, file)
