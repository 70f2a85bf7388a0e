"""What nothing names is removed after a day, and nothing else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.files import service
from oj_appliance.files.cleanup import KEPT_MS, remove_unnamed_blobs
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

NOW = 10 * KEPT_MS
LONG_AGO = NOW - 2 * KEPT_MS
JUST_NOW = NOW - KEPT_MS // 2


class StoppedClock(Clock):
    def now_ms(self) -> int:
        return NOW


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path / "backups")
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=2000)
    yield opened
    opened.close()


def test_only_old_contents_without_a_name_go(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "blobs"
    blobs = BlobFolder(folder)

    def stored(content: bytes, when: int) -> StoredBlob:
        blob = blobs.put(content)
        os.utime(blobs.path(blob.sha256), (when / 1000, when / 1000))
        return blob

    named = stored(b"named", LONG_AGO)
    waiting = stored(b"uploaded today", LONG_AGO)
    kept = {named, waiting, stored(b"on its way", JUST_NOW)}
    gone = {stored(b"without a row", LONG_AGO), released := stored(b"released", LONG_AGO)}

    def rows() -> None:
        service.retain_blobs([named, released], now=LONG_AGO)
        service.release_blobs([released.sha256], now=LONG_AGO)
        service.know_blobs([waiting], now=JUST_NOW)

    asyncio.run(database.write(rows))
    broken_off, being_written = folder / "new-1", folder / "new-2"
    for unfinished, when in ((broken_off, LONG_AGO), (being_written, JUST_NOW)):
        unfinished.write_bytes(b"half")
        os.utime(unfinished, (when / 1000, when / 1000))
    assert asyncio.run(remove_unnamed_blobs(database, folder, StoppedClock())) == len(gone)
    assert (broken_off.exists(), being_written.exists()) == (False, True)
    assert {blob for blob in kept | gone if blobs.path(blob.sha256).exists()} == kept
    left = asyncio.run(database.read(fetch_all, "SELECT sha256 FROM blob"))
    assert {sha256 for (sha256,) in left} == {named.sha256, waiting.sha256}
