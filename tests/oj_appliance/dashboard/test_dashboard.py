"""The dashboard, the doctor and what is told of the database, on a server of their own."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.server_time import moved_clock
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def site() -> Iterator[ServerProcess]:
    """It is noon there: the day whose numbers are told does not end meanwhile."""
    running = ServerProcess(module=moved_clock.__name__)
    now = datetime.now(ZoneInfo("Asia/Shanghai"))
    later = now.replace(hour=12) - now
    file = running.data.with_name(f"{running.data.name}.clock")
    file.write_text(str(round(later.total_seconds() * 1000)))
    running.start({moved_clock.FILE: str(file)})
    yield running
    running.stop()
    running.remove()
    file.unlink()


@pytest.fixture(scope="module")
def admin(site: ServerProcess) -> Client:
    client = site.client("root")
    client.language = "en-US"
    return client


@pytest.fixture(scope="module")
def pupil(site: ServerProcess, admin: Client) -> Client:
    """Has sent one wrong and one that does not compile."""
    pupil = site.add_user("pupil")
    pid = add_problem(admin, a_plus_b("SUM"))
    for code in ("print(0)", "print("):
        wait_for_verdict(admin, submit(pupil, pid, "Python3", code))
    return pupil


@pytest.mark.covers("S3-7.4-5")
def test_staff_sees_the_numbers_of_today(admin: Client, pupil: Client) -> None:
    info = admin.get("/api/admin/dashboard/get-dashboard-info").data
    assert info == {"userNum": 2, "recentContestNum": 0, "todayJudgeNum": 2}
    statistics = admin.get("/api/admin/dashboard/statistics").data
    assert len(statistics["days"]) == 14
    assert [day["total"] for day in statistics["days"]] == [0] * 13 + [2]
    today = statistics["days"][-1]
    assert today["people"] == 1 and sum(each["count"] for each in today["verdicts"]) == 2
    assert -1 in {each["status"] for each in today["verdicts"]}
    assert statistics["queue"]["waiting"] == 0 and statistics["failedToday"] == 0


def test_the_dashboard_knows_that_judging_is_paused(admin: Client, pupil: Client) -> None:
    told = []
    for paused in (True, False):
        assert admin.put("/api/admin/judge/pause", {"paused": paused}).status == 200
        told.append(admin.get("/api/admin/dashboard/statistics").data["paused"])
    assert told == [True, False]


@pytest.mark.covers("S3-7.4-5")
def test_a_person_is_shown_the_session_before_this_one(site: ServerProcess) -> None:
    path = "/api/admin/dashboard/get-sessions"
    keeper = site.add_user("keeper", role="problem_admin")
    only = keeper.post(path).data
    again = site.client("keeper", "secret123")
    before = again.post(path).data
    assert before["id"] == only["id"] and before["ip"] == "127.0.0.1"
    assert before["userAgent"] == only["userAgent"]


@pytest.mark.covers("S3-7.4-4", "S3-7.4-21")
def test_staff_enters_and_leaves_by_doors_of_its_own(site: ServerProcess) -> None:
    site.make_user("janitor", role="admin")
    visitor, info = site.client(), "/api/admin/dashboard/get-dashboard-info"
    refused = visitor.get(info)
    assert (refused.http, refused.headers["url-type"]) == (401, "admin")
    login = visitor.post("/api/admin/login", {"username": "janitor", "password": "secret123"})
    assert login.data["roleList"] == ["admin"]
    visitor.token = login.headers["authorization"]
    assert visitor.get(info).status == 200
    forbidden = visitor.get("/api/admin/doctor")
    assert (forbidden.http, forbidden.headers["url-type"]) == (403, "admin")
    assert visitor.get("/api/admin/logout").status == 200
    assert visitor.get(info).http == 401


@pytest.mark.covers("S3-7.4-6")
@pytest.mark.parametrize("method", ["get", "post"])
def test_the_services_are_told_by_both_methods(
    site: ServerProcess, admin: Client, method: str
) -> None:
    service = getattr(admin, method)("/api/admin/config/get-service-info").data
    assert service["dataDir"] == str(site.data.resolve()) and service["nacos"] == {"status": "UP"}
    assert service["databaseSize"] > 0 and 0 < service["diskFree"] <= service["diskTotal"]
    (judge,) = getattr(admin, method)("/api/admin/config/get-judge-service-info").data
    assert judge["maxTaskNum"] >= 1 and judge["runningTasks"] == 0
    assert judge["percentCpuLoad"].endswith("%")


@pytest.mark.covers("S3-7.4-6")
def test_the_database_is_told_and_cannot_be_moved(site: ServerProcess, admin: Client) -> None:
    facts = admin.get("/api/admin/config/get-db-and-redis-config").data
    assert Path(facts["dbName"]) == site.data.resolve() / "oj.sqlite3"
    moved = admin.put("/api/admin/config/set-db-and-redis-config", {"dbName": "/tmp/other"})
    assert moved.err == "config.read_only"


def test_the_doctor_says_the_same_as_on_the_command_line(
    site: ServerProcess, admin: Client
) -> None:
    # Each hour it measures by itself: nothing stands between these.
    first = admin.get("/api/admin/doctor").data
    assert admin.get("/api/admin/doctor").data == first
    ids = [check["id"] for check in first["checks"]]
    told = site.oj("doctor", "--json", check=False).stdout
    assert all(f'"{each}"' in told for each in ids if each != "slow_queries")
    assert {"judge.kernel", "judge.box", "disk", "backup", "mail", "port"} <= set(ids)
    beside = site.oj("doctor", "--language", "en-US", "--port", str(site.port), check=False)
    assert f"[ok  ] Port: this server listens on port {site.port}" in beside.stdout
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        beside = site.oj("doctor", "--language", "en-US", "--port", port, check=False)
        assert f"[warn] Port: port {port} cannot be used now" in beside.stdout
    for check in first["checks"]:
        assert check["title"] and check["found"]
        assert (check["level"] == "green") >= (check["remedy"] is None)
    assert admin.post("/api/admin/doctor/run").data["now"] > first["now"]
    admin.language = "zh-CN"
    chinese = admin.get("/api/admin/doctor").data["checks"]
    admin.language = "en-US"
    assert next(check["title"] for check in chinese if check["id"] == "disk") == "磁盘空间"


def test_clearing_what_is_kept_in_memory_loses_nothing(admin: Client, pupil: Client) -> None:
    admin.get("/api/admin/dashboard/statistics")
    assert admin.post("/api/admin/config/cache-clear").data["cleared"] >= 14
    assert admin.post("/api/admin/config/cache-clear").data["cleared"] == 0
    assert admin.get("/api/admin/dashboard/statistics").data["days"][-1]["total"] == 2
