"""The versions of the program that lie side by side, and the link that says which of them runs."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from oj_appliance.installation.places import Prefix
from oj_appliance.installation.sealed_file import (
    MANIFEST,
    Manifest,
    opened_archive,
    read_manifest,
)
from oj_appliance.installation.unpacking import unpack

PROGRAM_KIND = "program"
# What a .run file's script, or `put_release`, has unpacked so far.
UNFINISHED = ".new-"
_READABLE = 0o022  # a umask: whoever judges must be able to read the program


def manifest_of_release(release: Path) -> Manifest | None:
    """None where the folder holds no release that this version understands."""
    try:
        told = json.loads((release / MANIFEST).read_text("utf-8"))
        return msgspec.convert(told, Manifest)
    except (OSError, ValueError, msgspec.ValidationError):
        return None


def age_of(manifest: Manifest) -> tuple[tuple[int, ...], int]:
    """Greater for the newer one: by the numbers of the version, then by the commit's time."""
    return tuple(map(int, re.findall(r"\d+", manifest.version))), manifest.time


def release_name(manifest: Manifest) -> str:
    """Of its folder. Nothing from the file goes into a path but digits and letters."""
    version = re.sub(r"[^0-9A-Za-z.]", "", manifest.version).strip(".")[:32]
    commit = re.sub(r"[^0-9a-f]", "", manifest.commit)[:8]
    return f"{version or '0'}-{manifest.time}-{commit or '0'}"


def put_release(prefix: Prefix, run_file: Path) -> Path:
    """The folder of the release, unpacked and on the disk; whatever was there under its name is
    gone. Only after the seal was checked.

    Raises:
        SealError: the file holds something else.
        OSError: there is no room, for example; nothing is left.
    """
    unfinished = prefix.releases / f"{UNFINISHED}{os.getpid()}"
    shutil.rmtree(unfinished, ignore_errors=True)
    try:
        with readable_files(), opened_archive(run_file) as archive:
            unfinished.mkdir(parents=True)
            manifest = read_manifest(archive, run_file.name)
            unpack(archive, unfinished)
            told = json.dumps(msgspec.to_builtins(manifest))
            (unfinished / MANIFEST).write_text(told, "utf-8")
        os.sync()
        place = prefix.releases / release_name(manifest)
        shutil.rmtree(place, ignore_errors=True)
        unfinished.rename(place)
        sync_folder(prefix.releases)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    return place


def link_to(prefix: Prefix, release: Path) -> None:
    """From here on this one is started, also after a power cut: one rename, and it is on the
    disk."""
    link = prefix.root / ".current-new"
    link.unlink(missing_ok=True)
    link.symlink_to(release.relative_to(prefix.root))
    link.replace(prefix.current)
    sync_folder(prefix.root)


def drop_releases(prefix: Prefix, *, but: Collection[Path]) -> None:
    """Others than these, and what somebody unpacked who is gone."""
    for each in prefix.releases.iterdir():
        unpacking = re.fullmatch(rf"{re.escape(UNFINISHED)}(\d+)", each.name)
        if each not in but and not (unpacking and Path("/proc", unpacking[1]).exists()):
            shutil.rmtree(each, ignore_errors=True)


def sync_folder(folder: Path) -> None:
    """The names in it are on the disk afterwards."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


@contextmanager
def readable_files() -> Iterator[None]:
    """Commands close what they write to others (cli/main.py); a program must be read by all."""
    before = os.umask(_READABLE)
    try:
        yield
    finally:
        os.umask(before)
