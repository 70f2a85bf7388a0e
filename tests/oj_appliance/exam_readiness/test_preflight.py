"""Is the server fit for the exam that begins soon (contract timedwork.md §14.2)."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.exam_readiness.preflight.power import power
from tests.http_client import Client
from tests.oj_appliance.backups.by_hand import back_up_exam
from tests.oj_appliance.timed_work.stage import WorkStage

CALL = "/api/admin/exam/preflight"
LANGUAGES = "/api/admin/language"
PATIENCE_S = 300


# Judged below; each that is compiled would cost what its compiler does, which the sandbox's own
# self-test shows.
OFFERED = {"C", "JavaScript Node", "Python3"}


@pytest.fixture(scope="module", autouse=True)
def offered(stage: WorkStage) -> None:
    """All others are switched off, as a school does."""
    for each in stage.root.get(LANGUAGES).data:
        kept = ("id", "template", "codeTemplate", "description", "seq")
        body = {name: each[name] for name in kept} | {"status": int(each["name"] not in OFFERED)}
        assert stage.root.put(LANGUAGES, body).status == 200


def preflight(stage: WorkStage) -> dict[str, Any]:
    """What one finds, once it has ended."""
    told = stage.root.post(CALL, {}).data
    deadline = time.monotonic() + PATIENCE_S
    while told["running"]:
        assert time.monotonic() < deadline, "the preflight does not end"
        time.sleep(0.1)
        told = stage.root.get(CALL).data
    return dict(told)


def test_a_preflight_looks_at_the_machine_and_has_each_offered_language_judge(
    stage: WorkStage,
) -> None:
    before = stage.root.get(CALL).data
    assert before == {"running": False, "now": None, "checks": []}
    told = preflight(stage)
    levels = {each["id"]: each["level"] for each in told["checks"]}
    installed = {each["name"] for each in stage.root.get(LANGUAGES).data if each["installed"]}
    tested = {name.removeprefix("exam.language.") for name in levels if "exam.language." in name}
    assert "Python3" in tested and tested == installed & OFFERED != installed
    assert {levels[f"exam.language.{name}"] for name in tested} == {"green"}
    assert {"disk", "clock", "database", "exam.power", "exam.time", "exam.memory"} <= set(levels)
    assert levels["exam.time"] == "green"
    assert levels["exam.backup_folder"] == "amber"
    assert stage.root.get(CALL).data == told


def test_what_to_do_is_told_where_something_is_not_well_and_commands_to_whom_they_concern(
    stage: WorkStage,
) -> None:
    rows = preflight(stage)["checks"]
    assert all(bool(each["remedy"]) == (each["level"] != "green") for each in rows)
    order = ["red", "amber", "green"]
    ranks = [order.index(each["level"]) for each in rows]
    assert ranks == sorted(ranks)
    assert stage.ann.get(CALL).http == 403


def test_a_supply_of_power_is_told_with_its_charge_and_none_is_unknown(tmp_path: Path) -> None:
    assert "unknown" in power(tmp_path).found_en
    supply = tmp_path / "ups0"
    supply.mkdir()
    (supply / "type").write_text("UPS\n")
    (supply / "capacity").write_text("93\n")
    assert power(tmp_path).level == "green" and "93%" in power(tmp_path).found_en
    (supply / "capacity").write_text("20\n")
    assert power(tmp_path).level == "amber"


def test_a_place_of_backups_that_is_not_there_is_told_with_what_to_press(
    stage: WorkStage,
) -> None:
    settings = "/api/admin/config/backup-settings"
    stick = Path(tempfile.mkdtemp(prefix="oj-stick-"))
    os.chown(stick, stage.server.data.stat().st_uid, -1)
    try:
        chosen = {"folder": str(stick), "disk": "NO-SUCH-STICK"}
        assert stage.root.put(settings, chosen).data is None
        back_up_exam(stage.root)
        english = replace(stage.root, language="en-US")
        found = _backups(english, stage)
        assert found["backup_places"]["level"] == found["exam.backups"]["level"] == "red"
        assert "no disk is named 'NO-SUCH-STICK'" in found["backup_places"]["found"]
        assert "NO-SUCH-STICK" in found["exam.backups"]["found"]
        assert "Back up the exam now" in found["exam.backups"]["remedy"]
    finally:
        shutil.rmtree(stick)
    assert "does not exist" in _backups(english, stage)["backup_places"]["found"]
    assert stage.root.put(settings, {"folder": "", "disk": ""}).data is None
    back_up_exam(stage.root)
    levels = {name: each["level"] for name, each in _backups(english, stage).items()}
    assert levels == {"backup_places": "green", "exam.backups": "green"}


def test_a_folder_below_one_that_the_site_may_not_enter_is_refused(
    stage: WorkStage, tmp_path: Path
) -> None:
    refused = stage.root.put(
        "/api/admin/config/backup-settings", {"folder": str(tmp_path / "x"), "disk": ""}
    )
    assert refused.err == "backup.bad_folder"


def _backups(reader: Client, stage: WorkStage) -> dict[str, dict[str, Any]]:
    preflight(stage)
    rows = reader.get(CALL).data["checks"]
    return {each["id"]: each for each in rows if each["id"] in ("backup_places", "exam.backups")}
