"""`oj backup` and `oj restore`: one file that brings a site back, wherever it was made."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import tarfile
from pathlib import Path

import pytest

from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ACCEPTED = 0


def test_a_backup_brings_everything_back_into_a_new_folder(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    root = stopped.start().client("root")
    pid = add_problem(root, a_plus_b("KEPT"))
    file = tmp_path / "school.tar"
    made = stopped.oj("backup", str(file))
    assert made.stdout == f"Written and read again / 已写入并校验: {file}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["school.tar"]
    stopped.stop()
    shutil.rmtree(stopped.data)
    restored = stopped.oj("restore", str(file))
    assert restored.stdout == f"Restored into / 已恢复到: {stopped.data}\n"
    open_to_others = [each for each in stopped.data.rglob("*") if each.stat().st_mode & 0o077]
    assert stat.S_IMODE(stopped.data.stat().st_mode) == 0o700 and open_to_others == []
    stopped.start()
    again = stopped.client("root")
    code = "print(sum(map(int, input().split())))"
    assert wait_for_verdict(again, submit(again, pid, "Python3", code))["status"] == ACCEPTED


def test_a_backup_neither_overwrites_nor_makes_a_folder(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    file, missing = tmp_path / "letter.tar", tmp_path / "stick" / "oj.tar"
    file.write_text("Dear")
    for target, said in ((file, "already"), (missing, "does not exist")):
        refused = stopped.oj("backup", str(target), check=False)
        assert refused.returncode == 1 and said in refused.stderr
        assert "Traceback" not in refused.stderr
    assert file.read_text() == "Dear" and [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_place_for_disks_with_no_disk_in_it_is_refused(stopped: ServerProcess) -> None:
    stick = Path("/mnt/oj-test-no-stick")
    stick.mkdir()
    try:
        refused = stopped.oj("backup", str(stick / "oj.tar"), check=False)
        assert refused.returncode == 1
        assert f"nothing is mounted at {stick}" in refused.stderr
        assert list(stick.iterdir()) == []
    finally:
        stick.rmdir()


def test_links_in_the_data_folder_lead_no_backup_of_root_elsewhere(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    """As the site's user could plant them: root writes there with that user's rights alone."""
    elsewhere = tmp_path / "etc"
    elsewhere.mkdir()
    backups = stopped.data / "backups"
    shutil.rmtree(backups)
    backups.symlink_to(elsewhere)
    for words in (("backup",), ("backup", str(backups / "cron.tar"))):
        refused = stopped.oj(*words, check=False)
        assert refused.returncode == 1 and "Traceback" not in refused.stderr
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("harm", ["cut off", "one byte", "no tar", "another database"])
def test_a_harmed_backup_is_refused_and_leaves_the_folder_empty(
    stopped: ServerProcess, tmp_path: Path, harm: str
) -> None:
    file = tmp_path / "oj.tar"
    stopped.oj("backup", str(file))
    content = bytearray(file.read_bytes())
    if harm == "cut off":
        del content[len(content) // 2 :]
    elif harm == "one byte":
        with tarfile.open(file) as archive:
            blob = next(member for member in archive if member.name.startswith("blobs/"))
        content[blob.offset_data] ^= 1
    elif harm == "no tar":
        content[:] = b"no tar" * 1000
    else:
        file.unlink()
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE letter(text)")
        other.close()
        content = bytearray(file.read_bytes())
    file.write_bytes(content)
    target = tmp_path / "new"
    refused = stopped.oj("restore", str(file), "--data", str(target), check=False)
    assert refused.returncode == 1, refused.stdout
    assert "this backup cannot be restored" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert [path.name for path in target.iterdir()] == ["oj.lock"]


def test_entries_that_lead_out_of_the_folder_are_refused(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    for name in ("../evil", "/etc/evil", "blobs/../../evil", "judge-cache/pch/evil", "blobs"):
        file = tmp_path / "evil.tar"
        with tarfile.open(file, "w") as archive:
            archive.addfile(tarfile.TarInfo(name))
        target = tmp_path / "new"
        refused = stopped.oj("restore", str(file), "--data", str(target), check=False)
        assert refused.returncode == 1 and "unexpected entry" in refused.stderr, name
    assert not (tmp_path / "evil").exists()


def test_a_copy_of_the_database_alone_is_taken_with_a_word_about_what_it_lacks(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    """What the page made until whole backups came, and what an upgrade leaves."""
    copy, target = tmp_path / "nightly-20261101-040000.sqlite3", tmp_path / "new"
    with sqlite3.connect(stopped.data / "oj.sqlite3") as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    database.close()
    done = stopped.oj("restore", str(copy), "--data", str(target))
    assert "test data and pictures are not in it" in done.stdout
    assert (target / "oj.sqlite3").exists() and not (target / "blobs").exists()


def test_a_restore_does_not_touch_a_folder_with_something_in_it(
    stopped: ServerProcess, tmp_path: Path
) -> None:
    file = tmp_path / "oj.tar"
    stopped.oj("backup", str(file))
    refused = stopped.oj("restore", str(file), check=False)
    assert refused.returncode == 1 and "is not empty" in refused.stderr
