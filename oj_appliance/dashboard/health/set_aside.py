"""What earlier restores set aside in the data folder: it may go once all is well."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from oj_appliance.data_folder import DataFolder

PATTERN = "before-restore-*"


class Removed(NamedTuple):
    """How many folders, and what is freed in bytes."""

    folders: int
    size: int


def set_aside(folder: DataFolder) -> list[Path]:
    """Folders of our own alone: no link is followed."""
    found = folder.root.glob(PATTERN)
    return sorted(each for each in found if each.is_dir() and not each.is_symlink())


def size_of(folders: list[Path]) -> int:
    files = (file for each in folders for file in each.rglob("*"))
    return sum(file.lstat().st_size for file in files if not file.is_dir())


def remove_set_aside(folder: DataFolder) -> Removed:
    """Raises OSError for what cannot be removed."""
    folders = set_aside(folder)
    size = size_of(folders)
    for each in folders:
        shutil.rmtree(each)
    return Removed(len(folders), size)
