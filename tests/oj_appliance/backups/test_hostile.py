"""Files that want to be a backup: cut short, swollen, of another program, or with something of
their own in them. Each is refused with a reason."""

from __future__ import annotations

import hashlib
import io
import json
import random
import sqlite3
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from oj_appliance.backups.restoring import pool_beside, unpack
from oj_appliance.backups.types import UPGRADE, BadBackupError
from tests.oj_appliance.backups.sites import Site, on_a_site

OPEN_NONE = pool_beside(Path("/nonexistent/x"), None)
Change = Callable[[sqlite3.Connection], object]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    async def take(site: Site) -> bytes:
        return (await site.part.backups.take_backup(UPGRADE)).read_bytes()

    return on_a_site(tmp_path_factory.mktemp("site") / "data", take)


def refused(content: bytes, root: Path) -> str:
    root.mkdir()
    with pytest.raises(BadBackupError) as caught:
        unpack(io.BytesIO(content), root, OPEN_NONE)
    return caught.value.said.en


def database_of(archive: bytes, path: Path) -> Path:
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        content = opened.extractfile("oj.sqlite3")
        assert content is not None
        path.write_bytes(content.read())
    return path


def archive_of(entries: list[tuple[tarfile.TarInfo, bytes]]) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for entry, content in entries:
            entry.size = entry.size or len(content)
            archive.addfile(entry, io.BytesIO(content))
    return file.getvalue()


def changed(good: bytes, tmp_path: Path, change: Change, *, alone: bool = True) -> bytes:
    """The backup with another database, as a whole one whose sums are right, or the file alone."""
    path = database_of(good, tmp_path / "changed.sqlite3")
    connection = sqlite3.connect(path)
    change(connection)
    connection.commit()
    connection.close()
    content = path.read_bytes()
    if alone:
        return content
    sums = json.dumps({"sha256": {"oj.sqlite3": hashlib.sha256(content).hexdigest()}}).encode()
    return archive_of(
        [
            (tarfile.TarInfo("oj.sqlite3"), content),
            (tarfile.TarInfo("checksums.json"), sums),
        ]
    )


def from_the_future(database: sqlite3.Connection) -> None:
    """As a version with one step more would have left it."""
    database.execute(
        "INSERT INTO schema_migration(name, applied) VALUES ('9999_future', '2027-01-01')"
    )


def test_the_untouched_one_is_taken(good: bytes, tmp_path: Path) -> None:
    unpacked = unpack(io.BytesIO(good), tmp_path, OPEN_NONE, full=True)
    assert unpacked.is_whole and unpacked.told == unpacked.found
    assert unpacked.found.rows["account"] == 1


def test_wherever_it_is_cut_or_changed_it_is_refused(good: bytes, tmp_path: Path) -> None:
    dice = random.Random(5)
    for number in range(12):
        cut = dice.randrange(len(good) - 10_240)  # a tar ends with that many empty bytes
        refused(good[:cut], tmp_path / f"cut-{number}")
        flipped = bytearray(good)
        flipped[dice.randrange(512, len(good) - 10_240)] ^= 1 << dice.randrange(8)
        try:
            (tmp_path / f"flip-{number}").mkdir()
            unpack(io.BytesIO(bytes(flipped)), tmp_path / f"flip-{number}", OPEN_NONE)
        except BadBackupError:
            continue
        # What no sum covers: padding, and dates or owners in a header, which are not used.
        digest = hashlib.sha256(database_of(bytes(flipped), tmp_path / "db").read_bytes())
        assert (
            digest.hexdigest()
            == hashlib.sha256(database_of(good, tmp_path / "db").read_bytes()).hexdigest()
        )


@pytest.mark.parametrize(
    "content",
    [b"", b"x", b"\0" * 20_000, b"PK\3\4" + b"zip" * 9999, b"SQLite format 3\0", b"\x1f\x8b" * 999],
)
def test_what_is_no_backup_at_all_is_refused(content: bytes, tmp_path: Path) -> None:
    refused(content, tmp_path / "root")


def test_a_file_of_holes_that_would_fill_the_disk_is_refused(good: bytes, tmp_path: Path) -> None:
    hollow = tarfile.TarInfo("blobs/aa/hollow")
    hollow.type = tarfile.GNUTYPE_SPARSE
    header = bytearray(hollow.tobuf(tarfile.GNU_FORMAT))
    # One piece of no bytes at the end of a terabyte, as GNU tar writes it.
    header[386:410] = b"%011o\0%011o\0" % (0, 0)
    header[483:495] = b"\x80" + (1 << 40).to_bytes(11, "big")
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    said = refused(bytes(header) + good, tmp_path / "root")
    assert "unexpected entry" in said
    assert sum(each.stat().st_size for each in (tmp_path / "root").rglob("*")) < 1_000_000


@pytest.mark.parametrize("kind", [tarfile.XHDTYPE, tarfile.GNUTYPE_LONGNAME])
def test_a_name_of_gigabytes_is_refused_before_it_is_read(kind: bytes, tmp_path: Path) -> None:
    swollen = tarfile.TarInfo("name")
    swollen.type, swollen.size = kind, 1 << 33
    refused(swollen.tobuf(tarfile.GNU_FORMAT) + b"\0" * 4096, tmp_path / "root")


def test_a_list_of_gigabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    swollen = tarfile.TarInfo("checksums.json")
    swollen.size = 1 << 33
    refused(swollen.tobuf(tarfile.GNU_FORMAT) + b"\0" * 4096, tmp_path / "root")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda db: db.execute("DROP TABLE schema_migration"), "another program"),
        (from_the_future, "newer version"),
        (lambda db: db.execute("DELETE FROM schema_migration"), "cannot be brought"),
        (
            lambda db: db.execute(
                "CREATE TRIGGER theirs AFTER INSERT ON session BEGIN DELETE FROM account; END"
            ),
            "does what none of ours does (theirs)",
        ),
        (lambda db: db.execute("CREATE VIEW theirs AS SELECT 1"), "(theirs)"),
    ],
)
def test_a_database_that_is_not_ours_is_refused(
    good: bytes, tmp_path: Path, change: Change, said: str
) -> None:
    assert said in refused(changed(good, tmp_path, change), tmp_path / "alone")
    assert said in refused(changed(good, tmp_path, change, alone=False), tmp_path / "whole")


def test_other_numbers_of_rows_than_were_counted_are_noticed(good: bytes, tmp_path: Path) -> None:
    path = database_of(good, tmp_path / "db")
    content = path.read_bytes()
    told = {"step": "x", "rows": {"account": 1200}}
    sums = {"sha256": {"oj.sqlite3": hashlib.sha256(content).hexdigest()}, "contents": told}
    entries = [
        (tarfile.TarInfo("oj.sqlite3"), content),
        (tarfile.TarInfo("checksums.json"), json.dumps(sums).encode()),
    ]
    assert "other numbers of rows" in refused(archive_of(entries), tmp_path / "root")
