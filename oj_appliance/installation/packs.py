"""Language packs: files with compilers, all put into one system that boxes see."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import msgspec

from oj_appliance.installation.sealed_file import (
    Manifest,
    SealError,
    TrustedKey,
    check_seal,
    opened_archive,
    read_manifest,
)
from oj_appliance.installation.unpacking import unpack

PATTERN = "oj-languages-*.pack"
_RECORDS = ".packs"


class NoRoomError(Exception):
    """The disk is too full; `wanted` and `free` are bytes."""

    def __init__(self, wanted: int, free: int) -> None:
        super().__init__(f"{wanted} bytes wanted, {free} free")
        self.wanted, self.free = wanted, free


def manifest_of(file: Path) -> Manifest:
    """Raises:
    SealError: it is no file of a release.
    """
    with opened_archive(file) as archive:
        return read_manifest(archive, file.name)


def install_pack(file: Path, languages: Path, keys: tuple[TrustedKey, ...]) -> Manifest:
    """Puts a pack's compilers into place; of an older one with this name nothing is left.

    Raises:
        SealError: it is not what was released.
        NoRoomError: nothing was written.
        OSError: it was written in part; once more puts that right.
    """
    check_seal(file, keys)
    with opened_archive(file) as archive:
        manifest = read_manifest(archive, file.name)
        if manifest.kind != "languages":
            raise SealError(f"{file.name} is no language pack.", "该文件不是语言包。")
        _require_room(languages, manifest.unpacked_bytes)
        records = languages / _RECORDS
        records.mkdir(mode=0o755, parents=True, exist_ok=True)
        before = _files(records / f"{manifest.name}.files")
        written = unpack(archive, languages, below="root")
    _write(records / f"{manifest.name}.files", "\n".join(written))
    _write(records / f"{manifest.name}.json", json.dumps(msgspec.to_builtins(manifest)))
    others = {
        each
        for record in records.glob("*.files")
        if record.stem != manifest.name
        for each in _files(record)
    }
    for gone in set(before) - set(written) - others:
        (languages / gone).unlink(missing_ok=True)
    return manifest


def installed_packs(languages: Path) -> list[Manifest]:
    """Those that are whole, by name."""
    files = sorted((languages / _RECORDS).glob("*.json"))
    return [msgspec.json.decode(file.read_bytes(), type=Manifest) for file in files]


def _require_room(languages: Path, size: int) -> None:
    place = next(each for each in (languages, *languages.parents) if each.is_dir())
    free = shutil.disk_usage(place).free
    if free < size:
        raise NoRoomError(size, free)


def _files(record: Path) -> list[str]:
    return record.read_text("utf-8").split("\n") if record.exists() else []


def _write(file: Path, text: str) -> None:
    unfinished = file.with_name(f".new-{os.getpid()}")
    unfinished.write_text(text, "utf-8")
    unfinished.replace(file)
