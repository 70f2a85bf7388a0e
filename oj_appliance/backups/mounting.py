"""Mounts a disk or stick for the site, now and whenever it is plugged in: what root does once,
since the site itself may not. Where systemd runs it keeps the mount, by a unit that the disk
wants."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from oj_appliance.backups.disks import OWN_FOLDER, device_file, usual_place
from oj_appliance.backups.types import BadBackupError

PLACE = Path("/mnt")
UNITS = Path("/etc/systemd/system")
# By this line units are known again.
HEAD = "# Written by `oj disk` of OJ Appliance; `oj disk LABEL --forget` removes it."
# File systems that know no owners, as sticks have them from other systems: all in them becomes the
# site's when they are mounted. NTFS by the kernel's own driver.
OWNERLESS = {"vfat": "vfat", "exfat": "exfat", "ntfs": "ntfs3"}
# Of a stick nothing is run.
_OPTIONS = "nosuid,nodev,noexec"
# What may stand in a path and in a unit as it is.
_PLAIN_LABEL = re.compile(r"[\w+-][\w .+-]{0,63}")


def mount_for(label: str, uid: int, gid: int, *, keeps: bool) -> Path:
    """Where it is mounted, with a folder that belongs to the site. `keeps`: systemd mounts it from
    now on whenever it is plugged in.

    Raises BadBackupError."""
    if not _PLAIN_LABEL.fullmatch(label) or label.endswith(" "):
        raise BadBackupError(
            "rename the disk first: a name of letters and digits, such as OJ-BACKUP",
            "请先修改磁盘的卷标：使用字母和数字，例如 OJ-BACKUP",
        )
    device = device_file(label)
    kind, place = _kind(device), PLACE / label
    _free(label)
    place.mkdir(parents=True, exist_ok=True)
    options = _OPTIONS
    if kind in OWNERLESS:
        kind, options = OWNERLESS[kind], f"{_OPTIONS},uid={uid},gid={gid},umask=077"
    if keeps:
        _keep(device, place, kind, options)
    else:
        _run("mount", "-t", kind, "-o", options, str(device), str(place))
    if kind not in OWNERLESS.values():
        _give_folder(place, uid, gid)
    return place


def forget(label: str) -> None:
    """It is not mounted by itself any more. Raises BadBackupError."""
    place = PLACE / label
    for unit in kept_units():
        if f"\nWhere={place}\n" in unit.read_text("utf-8"):
            remove_unit(unit)
            return
    if not place.is_mount():
        raise BadBackupError(f"nothing is mounted at {place}", f"{place} 没有挂载磁盘")
    _run("umount", str(place))


def kept_units() -> Iterator[Path]:
    for unit in UNITS.glob("*.mount"):
        if not unit.is_symlink() and unit.read_text("utf-8", "replace").startswith(HEAD):
            yield unit


def remove_unit(unit: Path) -> None:
    """Raises BadBackupError."""
    _run("systemctl", "--quiet", "disable", "--now", unit.name)
    unit.unlink()
    _run("systemctl", "daemon-reload")


def _kind(device: Path) -> str:
    return _run("blkid", "-o", "value", "-s", "TYPE", str(device))


def _free(label: str) -> None:
    """Takes it from where a desktop has mounted it, or root with other rights."""
    while (place := usual_place(label)) is not None:
        _run("umount", str(place))


def _keep(device: Path, place: Path, kind: str, options: str) -> None:
    name = _run("systemd-escape", "--path", "--suffix=mount", str(place))
    wanting = _run("systemd-escape", "--path", "--suffix=device", str(device))
    unit = UNITS / name
    text = f"""{HEAD}
[Unit]
Description=A disk for backups of OJ Appliance

[Mount]
What={str(device).replace("%", "%%")}
Where={place}
Type={kind}
Options=nofail,{options}

[Install]
WantedBy={wanting.replace("%", "%%")}
"""
    unit.write_text(text, "utf-8")
    unit.chmod(0o644)
    _run("systemctl", "daemon-reload")
    _run("systemctl", "--quiet", "enable", name)
    _run("systemctl", "restart", name)


def _give_folder(place: Path, uid: int, gid: int) -> None:
    """Never through a link that somebody left on the disk."""
    inside = place / OWN_FOLDER
    try:
        inside.mkdir(mode=0o700, exist_ok=True)
        folder = os.open(inside, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            os.fchown(folder, uid, gid)
            os.fchmod(folder, 0o700)
        finally:
            os.close(folder)
    except OSError as error:
        said = f"{inside}: {error.strerror}"
        raise BadBackupError(said, said) from error


def _run(*words: str) -> str:
    """What it printed. Raises BadBackupError with its last words."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        said = f"{words[0]}: {error.strerror}"
        raise BadBackupError(said, said) from error
    if done.returncode:
        said = done.stderr.strip().rpartition("\n")[2] or f"{words[0]}: {done.returncode}"
        raise BadBackupError(said, said)
    return done.stdout.strip()
