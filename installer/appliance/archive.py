"""Archives of a release whose bytes depend on nothing but the files: sorted, of one owner and one
time, with two modes."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import tarfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.installation.sealed_file import MANIFEST, Manifest

# A pack is far below its bound; a higher preset makes it a tenth smaller in five times the time.
_XZ_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 2, "dict_size": 1 << 24}]


def write_archive(
    target: Path,
    folders: Mapping[str, Path],
    manifest: Callable[[int], Manifest],
    *,
    time: int,
    compression: str,
) -> None:
    """Writes the manifest, which is told the sum of the sizes, and every folder under its name in
    the archive ("" for its top). `time` is the moment, in seconds, that all members have;
    `compression` is "gz", which every system unpacks, or "xz"."""
    found = {
        f"{name}/{path.relative_to(folder)}".lstrip("/"): path
        for name, folder in folders.items()
        for path in folder.rglob("*")
    }
    size = sum(path.lstat().st_size for path in found.values() if not path.is_dir())
    first = json.dumps(msgspec.to_builtins(manifest(size)), sort_keys=True, indent=1).encode()
    with (
        target.open("wb") as raw,
        _compressed(raw, compression) as stream,
        tarfile.open(fileobj=stream, mode="w|", format=tarfile.PAX_FORMAT) as archive,
    ):
        head = tarfile.TarInfo(MANIFEST)
        head.size, head.mtime, head.mode = len(first), time, 0o644
        archive.addfile(head, io.BytesIO(first))
        for name, path in sorted(found.items()):
            _add(archive, name, path, time)


def _add(archive: tarfile.TarFile, name: str, path: Path, time: int) -> None:
    member = tarfile.TarInfo(name)
    member.mtime = time
    if path.is_symlink():
        member.type, member.linkname, member.mode = tarfile.SYMTYPE, str(path.readlink()), 0o777
        archive.addfile(member)
    elif path.is_dir():
        member.type, member.mode = tarfile.DIRTYPE, 0o755
        archive.addfile(member)
    else:
        status = path.stat()
        member.size, member.mode = status.st_size, 0o755 if status.st_mode & 0o100 else 0o644
        with path.open("rb") as file:
            archive.addfile(member, file)


def _compressed(raw: IO[bytes], compression: str) -> gzip.GzipFile | lzma.LZMAFile:
    if compression == "gz":
        return gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=9, mtime=0)
    return lzma.LZMAFile(raw, "wb", format=lzma.FORMAT_XZ, filters=_XZ_FILTERS)
