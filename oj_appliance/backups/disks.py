"""Disks and sticks found by their label, where the system has mounted them. The site itself mounts
nothing: it is no root."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from oj_appliance.backups.places import MOUNT_FOLDERS, check_folder, check_writable
from oj_appliance.backups.types import BadBackupError
from oj_appliance.own_command import typed_command

_MOUNTS, _LABELS = Path("/proc/self/mountinfo"), Path("/dev/disk/by-label")
# On a disk whose top folder is root's alone.
OWN_FOLDER = "oj-backups"


class Mount(NamedTuple):
    """`device` as major:minor; `kind` is the file system's."""

    device: str
    place: Path
    kind: str = ""


def folder_on(label: str) -> Path:
    """Where backups go on the disk of this label: its folder oj-backups if it has one, else itself.

    Raises BadBackupError: it is not plugged in, not mounted, or cannot be written."""
    place = _place_of(label)
    inside = place / OWN_FOLDER
    folder = inside if inside.is_dir() else place
    check_writable(folder, _command(label))
    check_folder(folder)
    return folder


def mounts() -> list[Mount]:
    """Everything that is mounted; this reads no disk."""
    return list(_read(_MOUNTS.read_text("utf-8", "replace")))


def usual_place(label: str) -> Path | None:
    """Where the disk is mounted, of the places where disks of others are."""
    device = _device_of(label)
    for mount in mounts():
        is_usual = any(Path(each) in mount.place.parents for each in MOUNT_FOLDERS)
        if is_usual and (mount.device == device or mount.place.name == label):
            return mount.place
    return None


def device_file(label: str) -> Path:
    """Raises BadBackupError: no disk is so named, or one that this system runs from."""
    if (device := _device_of(label)) is None:
        named = ", ".join(labels()) or "—"
        raise BadBackupError(
            f"no disk is named {label!r}; plugged in are: {named}",
            f"没有名为 {label!r} 的磁盘；已插入的有：{named}",
        )
    for mount in mounts():
        if mount.device == device and not any(
            Path(each) in mount.place.parents for each in MOUNT_FOLDERS
        ):
            raise BadBackupError(
                f"the disk {label!r} is in use at {mount.place}",
                f"磁盘 {label!r} 正用于 {mount.place}",
            )
    return _LABELS / _encoded(label)


def labels() -> list[str]:
    """The names of all disks that are plugged in."""
    if not _LABELS.is_dir():
        return []
    return sorted(
        re.sub(r"\\x([0-9a-f]{2})", lambda found: chr(int(found[1], 16)), each.name)
        for each in _LABELS.iterdir()
    )


def _place_of(label: str) -> Path:
    place = usual_place(label)
    if place is not None:
        return place
    if _device_of(label) is not None:
        raise BadBackupError(
            f"the disk {label!r} is plugged in and not mounted; as root: {_command(label)}",
            f"磁盘 {label!r} 已插入但没有挂载；请以 root 执行：{_command(label)}",
        )
    empty = [Path(each) / label for each in MOUNT_FOLDERS if (Path(each) / label).is_dir()]
    if empty:
        raise BadBackupError(f"nothing is mounted at {empty[0]}", f"{empty[0]} 没有挂载磁盘")
    raise BadBackupError(f"no disk is named {label!r}", f"没有名为 {label!r} 的磁盘")


def _command(label: str) -> str:
    """By which root gives the disk to the site (oj_appliance/cli/disk.py)."""
    return f"{typed_command()} disk {shlex.quote(label)}"


def _device_of(label: str) -> str | None:
    """As major:minor; None where no disk that is plugged in has the label."""
    try:
        number = (_LABELS / _encoded(label)).stat().st_rdev
    except OSError:
        return None
    return f"{os.major(number)}:{os.minor(number)}"


def _encoded(label: str) -> str:
    """As udev names it."""
    return re.sub(
        r"[^0-9A-Za-z#+\-.:=@_]",
        lambda found: (
            "".join(f"\\x{byte:02x}" for byte in found[0].encode())
            if found[0].isascii()
            else found[0]
        ),
        label,
    )


def _read(text: str) -> Iterator[Mount]:
    """proc(5): the third field is the device, the fifth the place, in which \\040 is a space; the
    kind stands behind a field that is a hyphen."""
    for line in text.splitlines():
        fields = line.split(" ")
        place = re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), fields[4])
        yield Mount(fields[2], Path(place), fields[fields.index("-") + 1])
