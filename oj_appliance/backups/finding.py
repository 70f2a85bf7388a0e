"""Which backup helps now, looked for when the database is damaged; and whether one could be written
where they go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from oj_appliance.backups.archive import files_in_pool, read_sums
from oj_appliance.backups.disks import folder_on
from oj_appliance.backups.places import check_chosen
from oj_appliance.backups.pool import checksum
from oj_appliance.backups.restoring import OpenKept, pool_beside
from oj_appliance.backups.types import BadBackupError, kind_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import Phrase, verbatim
from oj_appliance.own_command import oj_command


def whole_backups(folders: list[Path]) -> list[Path]:
    """The newest first."""
    found = [
        path
        for folder in folders
        for path in folder.glob("oj-*.tar")
        if kind_of(path.name) is not None and path.is_file()
    ]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def newest_good_backup(folders: list[Path]) -> Path | None:
    """Each is read from its beginning to its end until one is whole."""
    for path in whole_backups(folders):
        try:
            with path.open("rb") as file:
                read_sums(file)
                file.seek(0)
                kept = files_in_pool(file)
            if all(_is_whole(pool_beside(path), digest) for digest in kept.values()):
                return path
        except (OSError, BadBackupError):
            continue
    return None


def _is_whole(open_kept: OpenKept, digest: str) -> bool:
    with open_kept(digest) as file:
        return checksum(file) == digest


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
                look()
        except BadBackupError as error:
            found[name] = error.said
        except OSError as error:
            found[name] = verbatim(str(error))
    return found


def restore_command(folder: DataFolder, backup: Path) -> str:
    """Into a folder beside the damaged one, of which nothing is lost."""
    return oj_command("restore", str(backup), "--data", f"{folder.root}-restored")
