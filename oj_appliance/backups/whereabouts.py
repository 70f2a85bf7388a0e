"""The places of backups as they are now: mounted or not, how much room, on a disk of their own;
which further disks could be chosen; and what lies there. Every look ends after a few seconds, also
at a share whose server is off. Call these from a thread."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.disks import OWN_FOLDER, Mount, folder_on, mounts
from oj_appliance.backups.exams.types import Chosen
from oj_appliance.backups.places import MOUNT_FOLDERS, check_chosen
from oj_appliance.backups.types import Backup, BadBackupError, kind_of
from oj_appliance.backups.waiting import within
from oj_appliance.errors import Phrase

# More disks than a school plugs in; further ones are not looked at.
_MOST_MOUNTS = 16
_MOST_FILES = 1000
# Shares of other computers: their disk is never that of the data.
NETWORK_KINDS = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "9p", "ceph", "fuse.glusterfs"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceState:
    """`kind` is own, folder or disk; `name` as it was chosen; `fault` says why nothing can be
    written there now. `free` and `total` in bytes; `is_apart`: another disk than the data's."""

    kind: str
    name: str
    folder: str = ""
    free: int = 0
    total: int = 0
    is_apart: bool = False
    is_shared: bool = False
    fault: Phrase | None = None


def folder_of(kind: str, name: str, own: Path) -> Path:
    """Raises BadBackupError, OSError."""
    if kind == "disk":
        return within(name, lambda: folder_on(name))
    if kind == "own":
        return own
    within(name, lambda: check_chosen(Path(name)))
    return Path(name)


def chosen_places(chosen: Chosen) -> list[tuple[str, str]]:
    """Kind and name, the first of which takes new backups before they are copied to the others."""
    first = ("folder", chosen.folder) if chosen.folder else ("own", "")
    return [first, *([("disk", chosen.disk)] if chosen.disk else [])]


def states(chosen: Chosen, own: Path) -> list[PlaceState]:
    return [_state(kind, name, own) for kind, name in chosen_places(chosen)]


def _state(kind: str, name: str, own: Path) -> PlaceState:
    try:
        folder = folder_of(kind, name, own)
        room, device = within(name, lambda: (shutil.disk_usage(folder), folder.stat().st_dev))
    except (BadBackupError, OSError) as error:
        return PlaceState(kind=kind, name=name, fault=told(error))
    return PlaceState(
        kind=kind,
        name=name,
        folder=str(folder),
        free=room.free,
        total=room.total,
        is_apart=device != own.stat().st_dev,
        is_shared=_is_shared(folder),
    )


def _is_shared(folder: Path) -> bool:
    inside = [each for each in mounts() if each.place in (folder, *folder.parents)]
    return (
        bool(inside) and max(inside, key=lambda each: len(each.place.parts)).kind in NETWORK_KINDS
    )


def readable_folders(chosen: Chosen, own: Path) -> list[Path]:
    """Where backups may lie, as far as it answers now."""
    found = [own]
    for kind, name in chosen_places(chosen):
        try:
            if kind == "disk":
                found.append(within(name, partial(folder_on, name)))
            elif kind == "folder" and within(name, Path(name).is_dir):
                found.append(Path(name))
        except (BadBackupError, OSError):
            continue
    return found


def backups_in(folders: Iterable[Path]) -> list[Backup]:
    """What lies there and is finished, in no order."""
    found: list[Backup] = []
    for folder in folders:
        try:
            found += within(str(folder), partial(_all_in, folder))
        except (BadBackupError, OSError):
            continue
    return found


def _all_in(folder: Path) -> list[Backup]:
    return list(listed(folder))


def listed(folder: Path) -> Iterator[Backup]:
    """What is finished in a folder, in no order. Raises OSError."""
    with os.scandir(folder) as entries:
        for count, entry in enumerate(entries):
            kind = kind_of(entry.name)
            if kind is None or count > _MOST_FILES or not entry.is_file(follow_symlinks=False):
                continue
            facts = entry.stat(follow_symlinks=False)
            at = facts.st_mtime_ns // 1_000_000
            yield Backup(
                *(entry.name, kind[0], "done", facts.st_size, at),
                is_whole=kind[1],
                folder=str(folder),
            )


def mounted_disks() -> list[Mount]:
    """Disks, sticks and shares where a system mounts them."""
    usual = (
        each
        for each in mounts()
        if any(Path(folder) in each.place.parents for folder in MOUNT_FOLDERS)
    )
    return list({each.place: each for each in usual}.values())[:_MOST_MOUNTS]


def offered(own: Path) -> list[PlaceState]:
    """Disks that could be chosen by the name of the folder where they are mounted."""
    found = []
    for disk in mounted_disks():
        if "/" not in disk.place.name:
            found.append(_state("disk", disk.place.name, own))
    return found


def elsewhere() -> list[Backup]:
    """Backups on every disk that is mounted, for a site that has chosen none yet."""
    folders: list[Path] = []
    for disk in mounted_disks():
        try:
            folders += within(str(disk.place), partial(_likely, disk.place))
        except (BadBackupError, OSError):
            continue
    return backups_in(folders)


def _likely(top: Path) -> list[Path]:
    """The top folder, ours, and those that whoever copied a folder of backups made."""
    inside = [top / OWN_FOLDER, top / "backups", top / "oj"]
    return [each for each in (top, *inside) if each.is_dir() and not each.is_symlink()]
