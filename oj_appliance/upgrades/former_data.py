"""What lay in the data folder before a version took another's place: it stays aside until somebody
writes, so that a version which fails later can still give it back whole. Beside it is counted how
many starts have come to nothing since.

Every function is called as the owner of the data."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from oj_appliance.data_folder import DataFolder
from oj_appliance.fault_points import pass_point
from oj_appliance.installation.releases import sync_folder
from oj_appliance.upgrades.trial_data import BEFORE, CHANGED, JOURNALS

# What the later version had made of the data, after they went back; the next upgrade removes it.
UNDONE = "upgrade-undone"
_STARTS = "upgrade-starts"
_OUTDATED = "upgrade-outdated"
_DATABASE = CHANGED[0]


def count_from_nothing(folder: DataFolder) -> None:
    """The start that runs now is not counted yet."""
    _write(folder, 0)


def count_start(folder: DataFolder) -> str:
    """How many there were since one last came to something, this one among them."""
    starts = starts_so_far(folder) + 1
    _write(folder, starts)
    return str(starts)


def starts_so_far(folder: DataFolder) -> int:
    try:
        return int((folder.root / _STARTS).read_text("ascii"))
    except (OSError, ValueError):
        return 0


def came_to_something(folder: DataFolder) -> None:
    if (folder.root / _STARTS).is_file():
        _write(folder, 0)


def forget_count(folder: DataFolder) -> None:
    (folder.root / _STARTS).unlink(missing_ok=True)


def _write(folder: DataFolder, starts: int) -> None:
    unfinished = folder.root / f"{_STARTS}.new"
    with unfinished.open("w", encoding="ascii") as opened:
        opened.write(str(starts))
        opened.flush()
        os.fsync(opened.fileno())
    unfinished.replace(folder.root / _STARTS)
    sync_folder(folder.root)


def is_untouched(folder: DataFolder) -> bool:
    """Whether nobody wrote since the other version took over."""
    return (folder.root / BEFORE).is_dir()


def written(folder: DataFolder) -> None:
    """Somebody is about to write: from here on what lay here before would be a loss. On the disk
    when this returns."""
    with contextlib.suppress(FileNotFoundError):
        (folder.root / BEFORE).rename(folder.root / _OUTDATED)
        sync_folder(folder.root)


def remove_outdated(folder: DataFolder) -> None:
    shutil.rmtree(folder.root / _OUTDATED, ignore_errors=True)


def put_back(folder: DataFolder) -> None:
    """What is there is moved aside, what lay there before takes its place again. May be cut off
    anywhere and called again."""
    before, undone = folder.root / BEFORE, folder.root / UNDONE
    undone.mkdir(mode=0o700, exist_ok=True)
    # The database first: while it has not come back, a journal that lies there is the later one's.
    if (before / _DATABASE).exists():
        for name in (*JOURNALS, _DATABASE):
            _move(folder.root / name, undone / name)
    for name in (*CHANGED, *JOURNALS):
        if (before / name).exists():
            _move(folder.root / name, undone / name)
            _move(before / name, folder.root / name)
    os.sync()


def _move(source: Path, target: Path) -> None:
    """Raises OSError where something lies in the way."""
    pass_point("return_move")
    if os.path.lexists(source):
        source.rename(target)
