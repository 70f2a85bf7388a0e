"""Is all well, in one colour: `/health`, its lines, and the buttons that mend them."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from oj_appliance.clock import Clock
from oj_appliance.contests.check.types import JudgeFacts
from oj_appliance.dashboard.health import rules
from oj_appliance.dashboard.health.kernel import Sensors
from oj_appliance.dashboard.health.mends import mend_of
from oj_appliance.dashboard.health.service import Health
from oj_appliance.dashboard.health.trend import days_left
from oj_appliance.dashboard.health.types import DiskSample, Facts, Kernel, VerdictTimes
from oj_appliance.dashboard.types import QueueMoment
from oj_appliance.exam_readiness.preflight.power import power
from oj_appliance.server_time.types import TimeState
from oj_appliance.web.slow_calls import SlowCall, SlowCalls
from tests.http_client import Client
from tests.server_process import ServerProcess

MONITORING = Path(__file__).parents[3] / "docs" / "monitoring"
NOW, DAY_MS, GB = 1_795_000_000_000, 24 * 3600 * 1000, 1024**3
PATIENCE_S = 300
JUDGE = JudgeFacts(is_open=True, can_judge=True, is_paused=False, slots=2, waiting=0)


@pytest.fixture(scope="module")
def site() -> Iterator[ServerProcess]:
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return replace(site.client("root"), language="en-US")


def lines(client: Client) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for each in client.get("/health").data["checks"]}


def facts(**changed: Any) -> Facts:
    """Of a good day."""
    usual: dict[str, Any] = {
        "at": NOW,
        "queue": QueueMoment(NOW, 0, 0),
        "judge": JUDGE,
        "verdicts": None,
        "disk_free": 50 * GB,
        "disk_total": 100 * GB,
        "days_left": None,
        "kernel": Kernel(memory_mb=4000),
        "time": TimeState(NOW, NOW, 0, False, None, False),
        "browsers_off_ms": [],
        "backup_age_s": None,
        "drill_age_s": None,
        "slow_calls": [],
        "power": power(Path("/nowhere"), unknown="green"),
    }
    return Facts(**{**usual, **changed})


def test_anybody_is_told_the_colour_and_staff_what_it_comes_of(
    site: ServerProcess, root: Client
) -> None:
    told = site.client().get("/health").data
    assert set(told) == {"status", "now", "checks"} and told["checks"] is None
    whole = root.get("/health").data
    levels = [each["level"] for each in whole["checks"]]
    assert whole["status"] == levels[0] and levels == sorted(levels, key=rules.ORDER.index)
    assert {"disk", "backup", "health.queue", "restore_drill", "health.slow_calls"} <= set(
        lines(root)
    )
    teacher = site.add_user("healthteacher", role="admin")
    assert all(each["command"] is None for each in teacher.get("/health").data["checks"])


def test_a_line_is_told_in_the_readers_language(site: ServerProcess, root: Client) -> None:
    chinese = replace(root, language="zh-CN")
    assert lines(root)["health.queue"]["title"] == "Waiting for the judge"
    assert lines(chinese)["health.queue"]["title"] == "等待评测"


def test_a_pause_is_red_and_its_button_ends_it(root: Client) -> None:
    try:
        root.put("/api/admin/judge/pause", {"paused": True})
        root.post("/api/admin/health/make-room")  # has everything looked at anew
        line = lines(root)["health.judging"]
        assert (line["level"], line["mend"]) == ("red", "resumeJudging")
        assert root.get("/health").data["status"] == "red"
    finally:
        root.put("/api/admin/judge/pause", {"paused": False})


class SlowLooks(Health):
    """Each look lasts until it may end."""

    def __init__(self) -> None:
        doctor: Any = SimpleNamespace(findings=self._found)
        sources: Any = SimpleNamespace(further=self._further, self_tests=SimpleNamespace(last=()))
        unused: Any = None
        super().__init__(unused, Clock(), unused, doctor, sources)
        self.looks, self.may_end = 0, asyncio.Event()

    async def _found(self) -> Any:
        return SimpleNamespace(checks=())

    async def _further(self) -> Sequence[Any]:
        return ()

    async def _look(self) -> None:
        self.looks += 1
        await self.may_end.wait()


def test_what_changes_while_a_look_is_under_way_is_looked_at_by_the_next_to_ask() -> None:
    async def looks() -> int:
        health = SlowLooks()
        under_way = asyncio.create_task(health.told())
        while not health.looks:
            await asyncio.sleep(0)
        health.forget()  # a button was pressed
        health.may_end.set()
        for asked in (under_way, health.told(), health.told()):
            await asked
        return health.looks

    assert asyncio.run(looks()) == 2


def test_old_data_of_restores_are_removed_by_the_button_and_nothing_else_is(
    site: ServerProcess, root: Client
) -> None:
    kept = site.data / "before-restore-20261101-000000-000000"
    (kept / "blobs").mkdir(parents=True)
    (kept / "blobs" / "content").write_bytes(b"x" * 5000)
    owner = site.data.stat()
    for each in (kept, *kept.rglob("*")):
        os.chown(each, owner.st_uid, owner.st_gid)
    elsewhere = site.data / "backups" / "elsewhere"
    elsewhere.mkdir()
    (site.data / "before-restore-link").symlink_to(elsewhere)
    assert root.get("/api/admin/health/details").data["setAside"] == 5000
    assert root.post("/api/admin/health/make-room").data == {"folders": 1, "size": 5000}
    assert not kept.exists() and elsewhere.exists()
    (row,) = root.get("/api/admin/audit-log", action="health.make_room").data["records"][:1]
    assert json.loads(row["after"]) == {"folders": 1, "bytes": 5000}


def test_each_offered_language_is_tried_by_the_button(site: ServerProcess, root: Client) -> None:
    for each in root.get("/api/admin/language").data:
        kept = ("id", "template", "codeTemplate", "description", "seq")
        body = {name: each[name] for name in kept} | {"status": int(each["name"] != "Python3")}
        assert root.put("/api/admin/language", body).status == 200
    assert root.post("/api/admin/health/self-test").status == 200
    deadline = time.monotonic() + PATIENCE_S
    while root.get("/api/admin/health/details").data["selfTestAt"] is None:
        assert time.monotonic() < deadline, "the self-test does not end"
        time.sleep(0.1)
    assert lines(root)["health.language.Python3"]["level"] == "green"


def test_slow_requests_are_told_by_their_paths_alone() -> None:
    calls = SlowCalls()
    calls.saw("GET /api/get-problem", 0.2)
    calls.saw("GET /api/get-problem", 1.5)
    calls.saw("GET /api/get-problem", 2.5)
    calls.saw("POST /api/login", 1.2)
    told = calls.within(60)
    assert [(each.call, each.count, each.worst_s) for each in told] == [
        ("GET /api/get-problem", 2, 2.5),
        ("POST /api/login", 1, 1.2),
    ]


BAD = {
    "queue": facts(queue=QueueMoment(NOW, 3, 301)),
    "verdicts": facts(verdicts=VerdictTimes(40, 61_000)),
    "judging": facts(judge=replace(JUDGE, is_paused=True)),
    "disk_days": facts(days_left=3.0),
    "time": facts(time=TimeState(NOW, NOW + 60_000, 60_000, True, None, True)),
    "rtc": facts(kernel=Kernel(4000, rtc_off_s=-900.0)),
    "browsers_clock": facts(browsers_off_ms=[600_000] * 4),
    "slow_calls": facts(slow_calls=[SlowCall("GET /api/rank", 9, 4.0, 1.0)]),
    "memory": facts(kernel=Kernel(100)),
    "temperature": facts(kernel=Kernel(4000, celsius=99.0)),
    "throttling": facts(kernel=Kernel(4000, throttled=7)),
}


@pytest.mark.parametrize("name", BAD)
def test_each_line_that_is_not_green_has_a_remedy_in_both_languages_and_a_button(name: str) -> None:
    good = {each.id: each for each in rules.checks_of(facts())}
    bad = {each.id: each for each in rules.checks_of(BAD[name])}
    line = bad[f"health.{name}"]
    assert all(each.level == "green" for each in good.values())
    assert line.level in ("amber", "red") and line.remedy_en and line.remedy_zh
    assert mend_of(line) is not None
    assert [each for each in bad.values() if each.level != "green"] == [line]


def test_the_disk_is_full_where_the_line_of_its_past_leads() -> None:
    falling = [DiskSample(NOW + day * DAY_MS, (100 - 2 * day) * GB) for day in range(15)]
    assert days_left(falling, 72 * GB) == pytest.approx(36)
    assert days_left([each._replace(free=50 * GB) for each in falling], 50 * GB) is None
    assert days_left(falling[:1], 50 * GB) is None
    assert days_left([], 50 * GB) is None


def test_heat_throttling_and_the_boards_clock_are_read_where_the_kernel_tells(
    tmp_path: Path,
) -> None:
    assert Sensors(tmp_path).look().celsius is None
    files = {
        "class/thermal/thermal_zone0/temp": "41000\n",
        "class/thermal/thermal_zone1/temp": "88500\n",
        "class/thermal/thermal_zone2/temp": "-274000\n",
        "devices/system/cpu/cpu0/thermal_throttle/core_throttle_count": "5\n",
        "class/rtc/rtc0/since_epoch": f"{int(time.time()) + 8 * 3600 + 200}\n",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(content)
    sensors = Sensors(tmp_path)
    seen = sensors.look()
    assert (seen.celsius, seen.throttled) == (88.5, 0)
    assert seen.rtc_off_s == pytest.approx(200, abs=5)  # a board that shows local time
    count = tmp_path / "devices/system/cpu/cpu0/thermal_throttle/core_throttle_count"
    count.write_text("9\n")
    assert sensors.look().throttled == 4


@pytest.mark.parametrize(
    ("kind", "name"), [("board", "grafana-board.json"), ("alerts", "alert-rules.yml")]
)
def test_what_watches_the_figures_comes_with_the_program(
    server: ServerProcess, kind: str, name: str
) -> None:
    answer = server.client("root").get("/api/file/download-monitoring", type=kind)
    assert answer.http == 200
    assert name in answer.headers["content-disposition"]
    assert answer.body == (MONITORING / name).read_bytes()
