"""Takes an archive of a release apart. Only after its seal was checked."""

from __future__ import annotations

import os
import tarfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from oj_appliance.installation.sealed_file import SealError


def unpack(archive: tarfile.TarFile, folder: Path, *, below: str = "") -> list[str]:
    """Writes the members that are left, or those below a folder of the archive, into `folder`, and
    returns their paths in there. A file that is there is replaced whole, so that whoever uses it
    has the old one or the new one.

    Raises:
        SealError: a member is no file, folder or link, or leads out of the folder.
        OSError: there is no room, or it cannot be written.
    """
    written = []
    for member, name in _members(archive, below):
        target = folder / name
        if target.parent.is_symlink():
            raise SealError(f"{member.name} lies behind a link")
        if member.isdir():
            target.mkdir(mode=0o755, parents=True, exist_ok=True)
            continue
        target.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
        _put(archive, member, target)
        written.append(name)
    return written


def _members(archive: tarfile.TarFile, below: str) -> Iterator[tuple[tarfile.TarInfo, str]]:
    top = PurePosixPath(below)
    while (member := archive.next()) is not None:
        path = PurePosixPath(member.name)
        if path.is_absolute() or ".." in path.parts:
            raise SealError(f"{member.name} leads out of the archive")
        if not (member.isfile() or member.isdir() or member.issym()):
            raise SealError(f"{member.name} is no file, folder or link")
        if path != top and path.is_relative_to(top):
            yield member, str(path.relative_to(top))


def _put(archive: tarfile.TarFile, member: tarfile.TarInfo, target: Path) -> None:
    unfinished = target.with_name(f".new-{os.getpid()}-{target.name}"[:255])
    unfinished.unlink(missing_ok=True)
    if member.issym():
        unfinished.symlink_to(member.linkname)
    else:
        source = archive.extractfile(member)
        assert source is not None
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
        mode = 0o755 if member.mode & 0o100 else 0o644
        with os.fdopen(os.open(unfinished, flags, mode), "wb") as file:
            while part := source.read(1 << 20):
                file.write(part)
            os.fchmod(file.fileno(), mode)
        os.utime(unfinished, (member.mtime, member.mtime))
    unfinished.replace(target)
