"""oj backup: one file with the database and every file, made while the server runs."""

from __future__ import annotations

import argparse
import sys
import tarfile
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from oj_appliance.cli.options import add_data_option, settings_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.backup import BadCopyError, copy_database


def add_to(commands: Any) -> None:
    parser = commands.add_parser("backup", help="write a backup", description=__doc__)
    parser.add_argument("file", nargs="?", help="default: backups/oj-<time>.tar in the data folder")
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    folder = DataFolder(settings_of(options).data_folder)
    if not folder.database.exists():
        print(f"oj: there is no database in {folder.root}", file=sys.stderr)
        return 1
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = Path(options.file) if options.file else folder.backups / f"oj-{stamp}.tar"
    try:
        write_backup(folder, target)
    except (OSError, BadCopyError) as error:
        print(f"oj: the backup failed: {error}", file=sys.stderr)
        return 1
    print(target)
    return 0


def write_backup(folder: DataFolder, target: Path) -> None:
    """The database first, then the files: a file that comes later than its row is never missing,
    since rows are written after their files."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        copy = copy_database(folder.database, Path(scratch), kind="backup")
        with tarfile.open(unfinished, "w") as archive:
            archive.add(copy, arcname="oj.sqlite3")
            for part in (folder.blobs, folder.public, folder.settings_file):
                if part.exists():
                    archive.add(part, arcname=part.name)
    unfinished.chmod(0o600)
    unfinished.replace(target)
