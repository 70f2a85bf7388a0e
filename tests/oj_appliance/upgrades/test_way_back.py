"""A version that was well in its trial and fails once it is in place: what lay there before comes
back by itself as long as nobody has written, whatever cuts it off."""

from __future__ import annotations

import os
import subprocess

import pytest

from oj_appliance.fault_points import RETURN_POINTS
from oj_appliance.upgrades import former_data
from tests.http_client import Client

from .test_page import UPGRADE, log_of, put, root_of, tables
from .versions import Installation

# Eight names may change their place: three of the database each way, and files.
MOVES = tuple(f"return_move:{passage}" for passage in range(1, 7))


def failing_in_place(installation: Installation) -> None:
    """Version 2 was well in its trial, took the place of version 1, and has failed three times."""
    installation.ask(installation.file(2, starts="crashes in place"))
    for _ in range(3):
        installation.start()
        assert installation.ends() == 1
    assert installation.in_place(2)
    assert installation.history()[0].ending == "done"


def test_a_version_that_fails_once_it_is_in_place_goes_back_before_anybody_wrote(
    installation: Installation,
) -> None:
    failing_in_place(installation)
    installation.start()
    assert installation.serves() == 1 and installation.data_version() == 1
    assert (installation.folder.blobs / "ab/abc").read_text("utf-8") == "test data"
    (past,) = installation.history()
    assert past.ending == "back" and "failed to start 3 times in a row" in past.reason_en
    assert "连续 3 次" in past.reason_zh and past.version.startswith("0.2.0")
    record = installation.prefix.record()
    assert record is not None and record.version == "0.1.0"
    installation.kill()
    installation.ask(installation.file(3))
    installation.start()
    assert installation.serves() == 3 and installation.left_overs() == set()


@pytest.mark.parametrize("point", [*RETURN_POINTS, *MOVES])
def test_a_power_cut_on_that_way_back_ends_with_the_old_one_whole(
    installation: Installation, point: str
) -> None:
    failing_in_place(installation)
    installation.start(faults=point)
    assert installation.is_cut()
    installation.start()
    assert installation.serves() == 1 and installation.in_place(1)
    assert (installation.folder.blobs / "ab/abc").read_text("utf-8") == "test data"
    assert [past.ending for past in installation.history()] == ["back"]
    left = {each for each in installation.left_overs() if not each.startswith("0.2.0")}
    assert left == {"upgrade-undone"}


def test_what_somebody_wrote_is_kept_by_a_version_that_fails_later(
    installation: Installation,
) -> None:
    installation.ask(installation.file(2, starts="crashes in place"))
    installation.start()
    assert installation.ends() == 1
    former_data.written(installation.folder)  # as the site does before the first change
    for _ in range(4):
        installation.start()
        assert installation.ends() == 1
    assert installation.in_place(2)
    log = (installation.top / "log").read_text("utf-8")
    assert "has failed to start 3 times in a row" in log and "go-back" in log


def test_a_start_that_came_to_something_begins_the_count_anew(installation: Installation) -> None:
    failing_in_place(installation)
    former_data.came_to_something(installation.folder)
    installation.start()
    assert installation.ends() == 1 and installation.in_place(2)


def test_root_goes_back_by_hand_and_what_was_written_since_stays_beside(
    whole_site: Installation,
) -> None:
    """Of the whole site; the machine goes down between the two renames of its database."""
    site = whole_site
    site.start()
    root = root_of(site)
    assert root.post("/api/admin/user/insert-batch-user", {"users": [["wb-ann", "secret123"]]})
    file = site.whole_file(2, migration="db.execute_sql('CREATE TABLE of_version_2 (x)')")
    assert root.post(UPGRADE, {"uploadId": put(root, file)}).data is None
    assert site.ends() == 0
    site.start(faults="upgrade_move:1")
    assert site.is_cut() and not site.folder.database.exists()
    site.start()
    root = root_of(site)  # a login is the first thing that somebody writes
    assert root.get(UPGRADE).data["running"]["version"] == "0.2.0"
    assert not former_data.is_untouched(site.folder) and "of_version_2" in tables(site)
    assert root.post("/api/admin/user/insert-batch-user", {"users": [["wb-late", "secret123"]]})
    site.stop()
    assert former_data.starts_so_far(site.folder) == 0  # it ended as it was asked

    back = subprocess.run(
        (str(site.prefix.program), "go-back", "--yes"),
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert back.returncode == 0, back.stderr + log_of(site)
    site.start()
    root = root_of(site)
    state = root.get(UPGRADE).data
    assert state["running"]["version"] == "0.1.0" and "of_version_2" not in tables(site)
    (past,) = state["history"]
    assert past["ending"] == "back" and "管理员手动退回" in past["reason"]
    assert Client(root.base).login("wb-ann", "secret123").token
    late = {"username": "wb-late", "password": "secret123"}
    assert Client(root.base).post("/api/login", late).err
    assert (site.folder.root / "upgrade-undone/oj.sqlite3").is_file()
