"""How long a large backup takes to make and to restore, and how long writes wait meanwhile:

    .venv/bin/python -m tests.benchmarks.backup_times --megabytes 1024

A site of so many MB, four fifths of it contents and one fifth its database; a writer commits beside
the backup."""

from __future__ import annotations

import argparse
import os
import sqlite3
import tempfile
import threading
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.backups.archive import write_archive
from oj_appliance.backups.places import new_file
from oj_appliance.backups.restoring import pool_beside, unpack
from oj_appliance.backups.sealing import Key, new_key
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.schema import migrate

MEGABYTE = 1024 * 1024
CONTENT = 4 * MEGABYTE
_ROW = "INSERT INTO config(section, key, value, created_at, updated_at) VALUES ('b', ?, ?, 0, 0)"


@dataclass(frozen=True)
class Times:
    """Seconds; waits of single commits in ms, without and beside the backup."""

    made_s: float
    restored_s: float
    quiet_ms: list[float]
    beside_ms: list[float]


def fill(folder: DataFolder, megabytes: int) -> None:
    folder.prepare()
    migrate(folder.database)
    blobs = BlobFolder(folder.blobs)
    for _ in range(megabytes * 4 // 5 * MEGABYTE // CONTENT):
        blobs.put(os.urandom(CONTENT))
    with closing(sqlite3.connect(folder.database)) as connection:
        for number in range(megabytes // 5 * 16):
            connection.execute(_ROW, (f"k{number}", os.urandom(MEGABYTE // 32).hex()))
        connection.commit()


def measure(folder: DataFolder, target: Path, key: Key | None = None) -> Times:
    quiet, beside = Writer(folder.database), Writer(folder.database)
    with quiet:
        time.sleep(3)
    begun = time.monotonic()
    with beside, new_file(target) as file:
        write_archive(folder, file, key)
    made = time.monotonic() - begun
    into = target.parent / f"{target.name}-restored"
    into.mkdir()
    begun = time.monotonic()
    with target.open("rb") as source:
        unpack(source, into, pool_beside(target, key), key)
    return Times(made, time.monotonic() - begun, quiet.waits_ms, beside.waits_ms)


class Writer:
    """Commits a row each 20 ms, and notes how long that took. The database is never locked."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._write)
        self.waits_ms: list[float] = []

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def _write(self) -> None:
        with closing(sqlite3.connect(self._database, timeout=0, isolation_level=None)) as writing:
            writing.execute("PRAGMA synchronous = FULL")
            while not self._ended.wait(0.02):
                begun = time.monotonic()
                writing.execute("UPDATE config SET updated_at = updated_at + 1 WHERE key = 'k0'")
                self.waits_ms.append((time.monotonic() - begun) * 1000)


def told(name: str, times: Times) -> str:
    def waits(found: list[float]) -> str:
        by_length = sorted(found)
        return f"median {by_length[len(found) // 2]:.1f} ms, longest {by_length[-1]:.1f} ms"

    over = sum(each > 50 for each in times.beside_ms)
    return (
        f"{name}: made in {times.made_s:.1f} s, restored in {times.restored_s:.1f} s;"
        f" commits alone {waits(times.quiet_ms)}; beside it {waits(times.beside_ms)},"
        f" {over} of {len(times.beside_ms)} over 50 ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=1024)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="oj-backup-times-") as scratch:
        folder = DataFolder(Path(scratch) / "site")
        fill(folder, options.megabytes)
        print(told("plain", measure(folder, Path(scratch) / "plain.tar")), flush=True)
        key = new_key("a password of this measurement")
        print(told("sealed", measure(folder, Path(scratch) / "sealed.tar.age", key)), flush=True)


if __name__ == "__main__":
    main()
