"""What /metrics serves, by value, of a machine whose state is known; and which alerts of
docs/monitoring fire on it."""

from __future__ import annotations

import json
import math
import re
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import run_guard
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.backups.test_checks import CHECK, CHECKS
from tests.oj_appliance.backups.test_page import make
from tests.oj_appliance.timed_work.making import create_work
from tests.problem_bodies import a_plus_b, add_problem
from tests.read_meanwhile import put_whole
from tests.server_process import ServerProcess

MONITORING = Path(__file__).parents[3] / "docs" / "monitoring"
TOKEN = "figures-token"
HOUR_S, DAY_S, GB = 3600, 24 * 3600, 1024**3
PATIENCE_S = 120
GOOD: dict[str, Any] = {
    "disk": (100 * GB, 50 * GB),
    "memory_mb": 4000,
    "storing_s": 0,
}
ADD = "print(sum(map(int, input().split())))"

Figures = Mapping[str, float]


class Machine:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
        self.folder.chmod(0o755)
        self._clock = self.folder / "clock"
        self._state = dict(GOOD)
        self.set(later_s=0)
        environment = {
            "OJ_TEST_MACHINE": str(self.folder),
            "OJ_TEST_COMPUTER_CLOCK": str(self._clock),
            "OJ_METRICS_TOKEN": TOKEN,
        }
        module = "tests.oj_appliance.dashboard.set_machine"
        self.server = ServerProcess(environment=environment, module=module).start()

    @property
    def root(self) -> Client:
        """Logged in anew: a session does not outlive every move of the clock."""
        return self.server.client("root")

    def set(self, later_s: float | None = None, **state: Any) -> None:
        """From the next look on. The clock is later by so much than the true one."""
        self._state |= state
        put_whole(self.folder / "state.json", json.dumps(self._state))
        if later_s is not None:
            put_whole(self._clock, str(round(later_s * 1000)))

    def move_clock(self, later_s: float) -> None:
        """Nothing runs that would hold it back: it is followed within a second. Who logged in
        before it was is asked to log in again."""
        self.set(later_s)
        deadline = time.monotonic() + PATIENCE_S
        while True:
            told = self.root.get("/api/admin/server-time")
            if told.err != "auth.expired" and abs(told.data["jumpMs"]) <= 1000:
                return
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def sense(self, name: str, told: int) -> None:
        file = self.folder / "sys" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{told}\n", "ascii")

    def sql(self, statement: str, *values: object) -> None:
        """What only years bring about."""
        with closing(sqlite3.connect(self.server.data / "oj.sqlite3", timeout=30)) as connection:
            connection.execute(statement, values)
            connection.commit()

    def fills_by(self, bytes_a_day: int) -> None:
        """Each of the last ten days, as the samples of the disk have it."""
        free = self._state["disk"][1]
        self.sql("DELETE FROM disk_sample")
        now = round(time.time() * 1000) + int(self._clock.read_text("utf-8"))
        for days in range(1, 11):
            at = now - days * DAY_S * 1000
            self.sql(
                "INSERT INTO disk_sample (at, free) VALUES (?, ?)", at, free + days * bytes_a_day
            )

    def figures(self) -> dict[str, float]:
        """As they are now: everything is looked at anew."""
        root = self.root
        root.post("/api/admin/doctor/run")
        root.post("/api/admin/health/make-room")
        told = root.get("/health").data
        text = Client(self.server.base, token=f"Bearer {TOKEN}").get("/metrics").body.decode()
        served = read(text)
        levels = {"green": 0.0, "amber": 1.0, "red": 2.0}
        assert served["oj_health"] == levels[told["status"]]
        for line in told["checks"]:
            assert served[f'oj_check{{check="{line["id"]}"}}'] == levels[line["level"]]
        return served


def read(text: str) -> dict[str, float]:
    """Each line of Prometheus' text, by name and labels."""
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def rules() -> dict[str, str]:
    (group,) = yaml.safe_load((MONITORING / "alert-rules.yml").read_text("utf-8"))["groups"]
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


def fires(alert: str, served: Figures) -> bool:
    """Its comparison on one set of figures: the same words and order of binding in PromQL and
    here, and NaN is less and more than nothing in both."""
    named = re.sub(r"oj_\w+(\{[^}]*\})?", lambda found: f"served[{found[0]!r}]", rules()[alert])
    return bool(eval(named, {"__builtins__": {}, "abs": abs}, {"served": served}))


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    made = Machine()
    yield made
    made.server.stop()
    made.server.remove()
    shutil.rmtree(made.folder)


def test_the_age_of_the_newest_backup_and_of_the_last_good_drill(machine: Machine) -> None:
    served = machine.figures()
    assert math.isnan(served["oj_backup_age_seconds"])
    assert math.isnan(served["oj_drill_age_seconds"])
    assert not fires("OjBackupIsOld", served)  # a new site needs none yet
    machine.sql("UPDATE account SET created_at = created_at - ?", 3 * DAY_S * 1000)
    served = machine.figures()
    assert math.isnan(served["oj_backup_age_seconds"]) and fires("OjBackupIsOld", served)

    root, before = machine.root, time.monotonic()
    name = make(root)["name"]
    assert root.post(CHECK, {"kind": "drill", "name": name}).data is None
    while not (state := root.get(CHECKS).data)["checks"] or state["running"] is not None:
        assert time.monotonic() < before + PATIENCE_S
        time.sleep(0.05)
    assert state["checks"][0]["error"] is None
    for hours, is_old in ((3, False), (47, False), (49, True)):
        machine.move_clock(hours * HOUR_S)
        served, passed = machine.figures(), time.monotonic() - before
        for gauge in ("oj_backup_age_seconds", "oj_drill_age_seconds"):
            assert hours * HOUR_S <= served[gauge] <= hours * HOUR_S + passed + 1, gauge
        assert fires("OjBackupIsOld", served) is is_old
    machine.move_clock(0)
    again = time.monotonic()
    make(machine.root)
    assert 0 <= machine.figures()["oj_backup_age_seconds"] <= time.monotonic() - again + 1


def test_the_disk_its_trend_and_the_memory(machine: Machine) -> None:
    total = 1000 * GB
    for free, a_day, is_filling in (
        (400, 0, False),
        (400, 20, False),  # twenty days
        (200, 20, True),  # ten days
        (120, 0, False),
        (80, 0, True),  # less than a tenth
    ):
        machine.set(disk=(total, free * GB), memory_mb=free)
        machine.fills_by(a_day * GB)
        served = machine.figures()
        assert served["oj_disk_total_bytes"] == total
        assert served["oj_disk_free_bytes"] == free * GB
        assert served["oj_memory_available_bytes"] == free * 1024 * 1024
        left = served["oj_disk_days_left"]
        assert left == pytest.approx(free / a_day, rel=0.01) if a_day else math.isnan(left)
        assert fires("OjDiskFillsUp", served) is is_filling, (free, a_day)
    machine.set(**GOOD)
    machine.fills_by(0)


def test_heat_and_how_often_it_slowed_the_processor(machine: Machine) -> None:
    served = machine.figures()
    assert math.isnan(served["oj_temperature_celsius"]) and math.isnan(served["oj_throttled_hour"])
    assert not fires("OjIsHot", served)  # a machine without such sensors
    zone, count = "class/thermal/thermal_zone{}/temp", "devices/system/cpu/cpu0/thermal_throttle"
    for degrees, slowed, is_hot in ((89, 5, False), (91, 5, True), (60, 8, True)):
        machine.sense(zone.format(0), 41_000)
        machine.sense(zone.format(1), degrees * 1000)
        machine.sense(f"{count}/core_throttle_count", slowed)
        served = machine.figures()
        assert served["oj_temperature_celsius"] == degrees
        assert served["oj_throttled_hour"] == slowed - 5
        assert fires("OjIsHot", served) is is_hot


def test_verdicts_the_line_and_a_pause(machine: Machine) -> None:
    root = machine.root
    served = machine.figures()
    assert math.isnan(served["oj_verdict_p95_seconds"])
    assert (served["oj_queue_waiting"], served["oj_queue_oldest_seconds"]) == (0, 0)
    assert served["oj_judging_paused"] == 0
    pid = add_problem(root, a_plus_b("FIGURED"))
    wait_for_verdict(root, submit(root, pid, "Python3", ADD))
    served = machine.figures()
    (stages,) = root.get("/api/admin/judge/queue").data["stages"]["newest"]
    took = sum(stages[each] for each in ("waiting", "compiling", "running", "storing"))
    assert served["oj_verdict_p95_seconds"] == pytest.approx(took / 1000, abs=0.01)
    assert fires("OjVerdictsAreSlow", served) is (took > 15_000)  # as this machine is

    # Judging of its problem rests, and a program waits for more than two minutes by the clock.
    rest = {"pid": pid, "paused": True}
    assert root.put("/api/admin/judge/pause-problem", rest).status == 200
    last = submit(root, pid, "Python3", ADD)
    machine.move_clock(121)
    served = machine.figures()
    assert served["oj_queue_waiting"] == 1
    assert 121 <= served["oj_queue_oldest_seconds"] <= 121 + PATIENCE_S
    assert fires("OjQueueIsLong", served)
    root = machine.root
    assert root.put("/api/admin/judge/pause", {"paused": True}).status == 200
    served = machine.figures()
    assert served["oj_judging_paused"] == 1 and served["oj_queue_oldest_seconds"] >= 121
    assert served["oj_health"] == 2 and fires("OjRed", served)
    assert not fires("OjQueueIsLong", served)  # somebody wants it so
    assert root.put("/api/admin/judge/pause", {"paused": False}).status == 200
    assert root.put("/api/admin/judge/pause-problem", {**rest, "paused": False}).status == 200
    wait_for_verdict(root, last)
    served = machine.figures()
    assert not fires("OjQueueIsLong", served) and served["oj_judging_paused"] == 0
    assert fires("OjRed", served) is (served["oj_health"] == 2)
    machine.move_clock(0)

    machine.set(storing_s=16)
    root = machine.root
    wait_for_verdict(root, submit(root, pid, "Python3", ADD))
    served = machine.figures()
    assert served["oj_verdict_p95_seconds"] >= 16 and fires("OjVerdictsAreSlow", served)
    machine.set(**GOOD)


def test_a_clock_that_jumps_in_an_exam(machine: Machine) -> None:
    served = machine.figures()
    assert abs(served["oj_clock_jump_seconds"]) < 1 and not fires("OjClockJumped", served)
    create_work(machine.root, lasts=120, duration=90 * 60)
    for jump in (90, -90):
        machine.set(later_s=jump)
        deadline = time.monotonic() + PATIENCE_S
        while not machine.root.get("/api/admin/server-time").data["held"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        served = machine.figures()
        assert served["oj_clock_jump_seconds"] == pytest.approx(jump, abs=1)
        assert fires("OjClockJumped", served)
        machine.set(later_s=0)


def test_an_alert_about_a_check_follows_its_level(machine: Machine) -> None:
    """Of what this machine cannot be made to have: another address, a check in red."""
    served = machine.figures()
    for alert, figure, levels in (
        ("OjAddressChanged", 'oj_check{check="health.address"}', (False, True, True)),
        ("OjRed", "oj_health", (False, False, True)),
    ):
        assert figure in served
        for level, is_told in enumerate(levels):
            assert fires(alert, {**served, figure: float(level)}) is is_told


def test_every_name_of_the_board_and_of_the_rules_is_served(machine: Machine) -> None:
    served = machine.figures()
    names = {name.partition("{")[0] for name in served}
    board = json.loads((MONITORING / "grafana-board.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    used = {
        name for each in (*queries, *rules().values()) for name in re.findall(r"\boj_\w+", each)
    }
    assert len(queries) >= 8 and len(used) >= 15 and used - names == set()
    labelled = {each for rule in rules().values() for each in re.findall(r"oj_\w+\{[^}]+\}", rule)}
    assert labelled and labelled <= set(served)
    # Whether requests are slow is asked at a bound that is counted.
    assert {f'le="{bound}"' for bound in ("1.0", "+Inf")} <= set(
        re.findall(r'le="[^"]+"', str(served))
    )
    # The word for a site that does not answer is Prometheus' own.
    assert rules()["OjDown"] == 'up{job="oj"} == 0'
    told = set(rules()) - {"OjDown", "OjRequestsAreSlow"}
    text = Path(__file__).read_text("utf-8")
    assert {alert for alert in told if f'"{alert}"' not in text} == set()
