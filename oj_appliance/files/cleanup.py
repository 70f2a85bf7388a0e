"""Removes contents that nothing has named for a day (contract judge-rules §11)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.files import store
from oj_appliance.storage.blobs import UNFINISHED
from oj_appliance.storage.database import Database

KEPT_MS = 24 * 3600 * 1000


async def remove_unnamed_blobs(database: Database, folder: Path, clock: Clock) -> int:
    """How many files went. Each part of the folder is a write of its own, so that no row can begin
    to name a content while it is being removed, and saving never waits for long. What a power cut
    left half written goes as well."""
    before = clock.now_ms() - KEPT_MS
    await asyncio.to_thread(_remove_unfinished, folder, before)
    removed = 0
    for part in await asyncio.to_thread(_parts, folder):
        removed += await database.write(_clean, part, before)
    return removed


def _remove_unfinished(folder: Path, before: int) -> None:
    for file in folder.glob(f"{UNFINISHED}*"):
        if _is_old(file, before):
            file.unlink(missing_ok=True)


def _parts(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_dir())


def _clean(part: Path, before: int) -> int:
    removed = 0
    for file in part.iterdir():
        if _is_old(file, before) and store.forget_unnamed_blob(file.name, before=before):
            file.unlink()
            removed += 1
    return removed


def _is_old(file: Path, before: int) -> bool:
    try:
        return file.stat().st_mtime * 1000 < before
    except FileNotFoundError:  # finished just now, under its own name
        return False
