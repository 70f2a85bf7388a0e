"""Where backups go: a further disk, one that is not there, and a share that answers no more."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.exam.disks import stick
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.dead_share import dead_share
from tests.oj_appliance.backups.test_page import BACKUP, BACKUPS, SETTINGS, make
from tests.server_process import ServerProcess

PLACES = "/api/admin/config/backup-places"
NO_PLACES = {"folder": "", "disk": ""}


@pytest.fixture
def admin(restored_server: ServerProcess) -> Client:
    client = restored_server.client("root")
    client.language = "en-US"
    return client


def chosen(admin: Client) -> dict[str, Any]:
    return {each["kind"]: each for each in admin.get(PLACES).data["chosen"]}


def test_a_backup_is_copied_to_the_disk_that_is_chosen_by_its_label(
    restored_server: ServerProcess, admin: Client
) -> None:
    with stick(brand="oj-copy") as place:
        offered = {each["name"]: each for each in admin.get(PLACES).data["offered"]}
        assert offered[place.name]["apart"] and offered[place.name]["fault"] is None
        assert admin.put(SETTINGS, {"disk": place.name, "nights": 2}).data is None
        name = make(admin)["name"]
        deadline = time.monotonic() + PATIENCE_S
        while not (place / name).exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        own = restored_server.data / "backups" / name
        assert (place / name).read_bytes() == own.read_bytes()
        rows = [row for row in admin.get(BACKUPS).data if row["name"] == name]
        assert len(rows) == 1, "one backup is one row, wherever it lies"
        state = chosen(admin)
        assert (state["own"]["apart"], state["disk"]["apart"]) == (False, True)
        assert 0 < state["disk"]["free"] <= state["disk"]["total"]
    # Pulled out: the backup is made all the same, and it is said what is missing.
    row = make(admin)
    assert row["state"] == "done"
    assert "no disk is named" in chosen(admin)["disk"]["fault"]
    assert admin.put(SETTINGS, NO_PLACES).data is None
    assert set(chosen(admin)) == {"own"}


def test_a_share_whose_server_is_off_holds_up_nobody(admin: Client) -> None:
    with dead_share() as place:
        for body in ({"folder": str(place)}, {"folder": str(place)}):
            refused = admin.put(SETTINGS, body)
            assert refused.err == "backup.bad_folder" and "does not answer" in refused.json["msg"]
        assert admin.put(SETTINGS, {"disk": place.name}).data is None
        try:
            # More often than a server has threads that could be stuck.
            for _ in range(12):
                state = chosen(admin)
                assert "does not answer" in state["disk"]["fault"]
                assert admin.get("/api/admin/doctor").http == 200
                assert isinstance(admin.get(BACKUPS).data, list)
            assert make(admin)["state"] == "done"
            doctor = admin.post("/api/admin/doctor/run").data["checks"]
            told = next(each for each in doctor if each["id"] == "backup_places")
            assert told["level"] == "red" and "does not answer" in told["found"]
        finally:
            assert admin.put(SETTINGS, NO_PLACES).data is None


def test_a_rule_that_keeps_nothing_is_refused(admin: Client) -> None:
    for wrong in ({"nights": 0}, {"upgrades": 0}, {"weeks": -1}, {"months": 101}):
        assert admin.put(SETTINGS, wrong).http == 400
    assert admin.put(SETTINGS, {"weeks": 0, "months": 24}).data is None
    kept = admin.get(SETTINGS).data
    assert (kept["weeks"], kept["months"], kept["upgrades"]) == (0, 24, 3)
    assert admin.put(SETTINGS, {"weeks": 4, "months": 12, "nights": 7}).data is None


def test_nothing_is_written_into_a_folder_that_is_gone(admin: Client, tmp_path: Path) -> None:
    assert admin.put(SETTINGS, {"folder": str(tmp_path / "none")}).err == "backup.bad_folder"
    assert admin.post(BACKUP).http == 200
