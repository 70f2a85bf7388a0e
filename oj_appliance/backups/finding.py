"""Which backup helps now, looked for when the database is damaged; and whether one could be written
where they go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from oj_appliance.backups.archive import files_in_pool, read_sums
from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.disks import folder_on
from oj_appliance.backups.places import check_chosen
from oj_appliance.backups.restoring import check_kept, pool_beside
from oj_appliance.backups.sealing import Key, unsealed
from oj_appliance.backups.types import Backup, BadBackupError
from oj_appliance.backups.waiting import STALL_S, within
from oj_appliance.backups.whereabouts import backups_in
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import Phrase
from oj_appliance.own_command import oj_command


def whole_backups(folders: list[Path]) -> list[Path]:
    """The newest first, of the folders that answer."""
    return [Path(each.folder) / each.name for each in listed_whole(folders)]


def listed_whole(folders: list[Path]) -> list[Backup]:
    """As `whole_backups`, with what the folder says of each."""
    found = [each for each in backups_in(folders) if each.is_whole]
    return sorted(found, key=lambda each: (each.at, each.name), reverse=True)


def newest_good_backup(folders: list[Path], key: Key | None = None) -> Path | None:
    """Each is read from its beginning to its end until one is whole. Of sealed ones those alone
    that `key` opens."""
    for path in whole_backups(folders):
        try:
            within(str(path.parent), partial(_read_through, path, key), seconds=STALL_S)
        except (OSError, BadBackupError):
            continue
        return path
    return None


def _read_through(path: Path, key: Key | None) -> None:
    with path.open("rb") as file:
        opened = unsealed(file, key)
        read_sums(opened)
        opened.seek(0)
        kept = files_in_pool(opened)
    for digest in kept.values():
        check_kept(pool_beside(path, key), digest)


def unreachable(folder: str, label: str) -> dict[str, Phrase]:
    """Of the chosen folder and the further disk ("" for none), those at which no backup could be
    written now, and why."""
    found = {}
    places: dict[str, Callable[[], object]] = {
        folder: lambda: check_chosen(Path(folder)),
        label: lambda: folder_on(label),
    }
    for name, look in places.items():
        try:
            if name:
                within(name, look)
        except (BadBackupError, OSError) as error:
            found[name] = told(error)
    return found


def restore_command(folder: DataFolder, backup: Path) -> str:
    """Into a folder beside the damaged one, of which nothing is lost."""
    return oj_command("restore", str(backup), "--data", f"{folder.root}-restored")
