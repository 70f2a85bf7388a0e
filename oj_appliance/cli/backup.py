"""oj backup: one file with the database and every file, made while the server runs."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

from oj_appliance.backups.archive import write_archive
from oj_appliance.backups.keys import read_key
from oj_appliance.backups.places import check_chosen, check_folder, new_file
from oj_appliance.backups.types import MANUAL, BadBackupError, new_name
from oj_appliance.cli.options import add_data_option, folder_in_use, settings_of
from oj_appliance.cli.running_exam import add_force_option, refuse_while_exam_runs
from oj_appliance.dashboard.upkeep_checks import chosen_folder
from oj_appliance.data_folder import DataFolder
from oj_appliance.settings import Settings


def add_to(commands: Any) -> None:
    parser = commands.add_parser("backup", help="write a backup", description=__doc__)
    parser.add_argument("file", nargs="?", help="default: where the site's backups go")
    add_data_option(parser)
    add_force_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    try:
        if options.file is None or _is_inside(Path(options.file), settings.data_folder):
            target = _write_as_owner(settings, options.file, is_forced=options.during_exam)
        else:
            target = _write_elsewhere(settings, Path(options.file), is_forced=options.during_exam)
    except (OSError, BadBackupError) as error:
        print(f"oj: the backup failed: {error}", file=sys.stderr)
        return 1
    print(f"Written and read again / 已写入并校验: {target}")
    return 0


def _is_inside(target: Path, root: Path) -> bool:
    """By the names on the way: a link inside the data folder may lead anywhere."""
    absolute = Path(os.path.abspath(target))  # noqa: PTH100 - resolve() would follow the links
    return any(each.exists() and each.samefile(root) for each in absolute.parents if root.exists())


def _write_as_owner(settings: Settings, file: str | None, *, is_forced: bool) -> Path:
    folder = folder_in_use(settings)
    refuse_while_exam_runs(folder.database, is_forced=is_forced)
    key = read_key(folder.backup_key)
    name = new_name(MANUAL, is_sealed=key is not None)
    if file is not None:
        target = Path(file)
    elif chosen := chosen_folder(folder.database):
        check_chosen(Path(chosen))
        target = Path(chosen) / name
    else:
        target = folder.backups / name
    with new_file(target) as opened:
        write_archive(folder, opened, key)
    return target


def _write_elsewhere(settings: Settings, target: Path, *, is_forced: bool) -> Path:
    """Where only root may write, perhaps: root opens the file and names it at the end; what is
    written comes from a process of the folder's owner."""
    target = Path(os.path.abspath(target))  # noqa: PTH100 - it shall not change with the folder
    check_folder(target.parent)
    with new_file(target) as file:
        child = os.fork()
        if child == 0:
            os._exit(_write_in_child(settings, file, is_forced=is_forced))
        _, status = os.waitpid(child, 0)
        if status != 0:
            raise BadBackupError("see above", "见上文")
    return target


def _write_in_child(settings: Settings, file: BinaryIO, *, is_forced: bool) -> int:
    try:
        folder: DataFolder = folder_in_use(settings)
        refuse_while_exam_runs(folder.database, is_forced=is_forced)
        write_archive(folder, file, read_key(folder.backup_key))
    except SystemExit as end:
        print(end, file=sys.stderr, flush=True)
        return 1
    except (OSError, BadBackupError) as error:
        print(f"oj: {error}", file=sys.stderr, flush=True)
        return 1
    return 0
