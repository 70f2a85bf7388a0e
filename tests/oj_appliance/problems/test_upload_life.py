"""An upload that is not saved yet lives as long as its files (contract file.md §2)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.files.cleanup import remove_unnamed_blobs
from oj_appliance.problems.test_data.testcases import TestCases
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from tests.oj_appliance.problems.builders import zip_of

pytestmark = pytest.mark.quick
HOUR_MS = 3_600_000


class LaterClock(Clock):
    """Stands where a test has put it."""

    def __init__(self) -> None:
        self.moment = time.time_ns() // 1_000_000

    def now_ms(self) -> int:
        return self.moment


def test_a_file_that_is_replaced_the_next_day_keeps_the_others_too(
    database: Database, tmp_path: Path
) -> None:
    clock = LaterClock()
    blobs = BlobFolder(tmp_path / "blobs")
    testcases = TestCases(database, clock, blobs, tmp_path)
    package = tmp_path / "data.zip"
    package.write_bytes(zip_of({"1.in": "1", "1.out": "2"}))
    uploaded = asyncio.run(testcases.receive("root", package, "default"))
    clock.moment += 23 * HOUR_MS
    other = blobs.put(b"3")
    kept = asyncio.run(
        database.write(testcases.add_file, uploaded.upload_id, "root", "1.out", other)
    )
    assert kept == uploaded.upload_id
    clock.moment += 23 * HOUR_MS
    asyncio.run(remove_unnamed_blobs(database, tmp_path / "blobs", clock))
    files = asyncio.run(database.read(testcases.uploaded_files, kept, "root"))
    assert {name: blobs.read(file.sha256) for name, file in files.items()} == {
        "1.in": b"1",
        "1.out": b"3",
    }
