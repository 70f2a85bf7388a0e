"""Names inside archives: as text, inside the archive, and no two that some system takes for one."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import replace

from oj_appliance.files.zip_records import ArchiveEntry, refusal

_DRIVE = re.compile(r"[A-Za-z]:")


def named(entries: Iterator[tuple[ArchiveEntry, bool]]) -> tuple[ArchiveEntry, ...]:
    """Text names. Those that do not say they are UTF-8 are read so when all of them can be, else
    all as GB18030: some short Chinese names happen to be valid in both."""
    read = list(entries)
    unsaid = [entry.raw_name for entry, is_utf8 in read if not is_utf8]
    encoding = "utf-8" if all(_decodes(name) for name in unsaid) else "gb18030"
    named = []
    for entry, is_utf8 in read:
        try:
            name = entry.raw_name.decode("utf-8" if is_utf8 else encoding)
        except UnicodeDecodeError as error:
            raise refusal(entry.raw_name.decode("utf-8", "replace")) from error
        is_folder = entry.is_folder or name.endswith(("/", "\\"))
        if is_folder and entry.size:
            raise refusal(name)
        named.append(replace(entry, name=inner_path(name), is_folder=is_folder))
    return tuple(named)


def _decodes(name: bytes) -> bool:
    try:
        name.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def inner_path(name: str) -> str:
    """With "/" alone between its parts. Refuses what leads outside on any system."""
    parts = name.replace("\\", "/").split("/")
    if parts[0] == "" or "\0" in name or _DRIVE.match(name) or ".." in parts:
        raise refusal(name)
    kept = [part for part in parts if part not in ("", ".")]
    if not kept:
        raise refusal(name)
    return "/".join(kept)


def check_names(entries: tuple[ArchiveEntry, ...]) -> None:
    """No name twice, also not in another letter case or composition; no file that is a folder."""
    keys = [same_name_key(entry.name) for entry in entries]
    in_order = sorted(keys)
    seen: set[str] = set()
    for entry, key in zip(entries, keys, strict=True):
        inside = f"{key}/"
        place = bisect_left(in_order, inside)
        holds_others = any(each.startswith(inside) for each in in_order[place : place + 1])
        if key in seen or (holds_others and not entry.is_folder):
            raise refusal(entry.name)
        seen.add(key)


def are_apart(names: Iterable[str]) -> bool:
    """Whether no system takes two of the names for one, so that an archive may hold all of them."""
    given = list(names)
    return len({same_name_key(name) for name in given}) == len(given)


def same_name_key(name: str) -> str:
    """Equal for names that some system takes for one."""
    return unicodedata.normalize("NFC", name).casefold()
