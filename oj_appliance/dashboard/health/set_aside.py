"""What earlier restores set aside in the data folder. It goes by itself when nobody wanted it back
for as long as the wastebasket keeps things, and earlier on somebody's word."""

from __future__ import annotations

import logging
import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from oj_appliance.data_folder import DataFolder

log = logging.getLogger(__name__)

PATTERN = "before-restore-*"
KEPT_DAYS = 30
_MOMENT = re.compile(r"before-restore-(\d{8}-\d{6})-\d+")


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
    return _removed(set_aside(folder))


def remove_old(folder: DataFolder, *, now_ms: int) -> Removed:
    """Those of restores longer ago than `KEPT_DAYS`, by the moment in their names. Raises OSError
    for what cannot be removed."""
    latest = datetime.fromtimestamp(now_ms / 1000, UTC) - timedelta(days=KEPT_DAYS)
    removed = _removed([each for each in set_aside(folder) if _is_before(each, latest)])
    if removed.folders:
        log.info("removed what old restores set aside", extra={"bytes": removed.size})
    return removed


def _is_before(folder: Path, latest: datetime) -> bool:
    """A name without a moment is none of ours."""
    found = _MOMENT.fullmatch(folder.name)
    if found is None:
        return False
    try:
        made = datetime.strptime(found[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:
        return False
    return made < latest


def _removed(folders: list[Path]) -> Removed:
    size = size_of(folders)
    for each in folders:
        shutil.rmtree(each)
    return Removed(len(folders), size)
