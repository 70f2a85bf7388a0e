"""What root sets, what teachers say and read, and how much may be asked (ai.md)."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.app import build
from oj_appliance.clock import Clock
from oj_appliance.composition.part import Cycle
from oj_appliance.settings import ServerSettings, Settings
from tests.http_client import Client
from tests.oj_appliance.assistant.asking import (
    GET_CONFIG,
    SET_CONFIG,
    SWITCHES,
    explain,
    set_up,
    told,
)
from tests.oj_appliance.assistant.chat_service import ChatService, status, words
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_numbers = itertools.count(1)
RULE = "/api/admin/ai/rule"
EXCHANGES = "/api/admin/ai/exchanges"
DAY_MS = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b("OFFICEHELP"))


@pytest.fixture
def ann(site: ServerProcess) -> Client:
    return site.add_user(f"learner{next(_numbers)}")


def test_it_is_off_until_root_chooses_a_service(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    found = root.get(GET_CONFIG).data
    assert (found["baseUrl"], found["apiKey"], found["model"]) == ("", "", "")
    assert root.get("/api/get-website-config").data["openAiChat"] is False
    assert explain(root, 1).err == "ai.closed"


def test_the_key_is_enciphered_and_never_shown(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int
) -> None:
    assert root.get(GET_CONFIG).data["apiKey"] == "******"
    with closing(sqlite3.connect(site.data / "oj.sqlite3")) as database:
        stored = "".join(str(row) for row in database.iterdump())
    assert "secret-key" not in stored
    key_file = site.data / "assistant.key"
    assert key_file.stat().st_mode & 0o777 == 0o600 and len(key_file.read_bytes()) == 32
    # Stars and an omitted key keep it, an empty one removes it.
    for body in ({"apiKey": "******", "model": "other"}, {"model": "third"}):
        assert root.put(SET_CONFIG, body).status == 200
        told(explain(ann, pid))
        assert service.next_asked().headers["authorization"] == "Bearer secret-key"
    assert root.put(SET_CONFIG, {"apiKey": ""}).status == 200
    told(explain(ann, pid))
    assert "authorization" not in service.next_asked().headers


def test_the_log_of_settings_shows_stars(service: ChatService, root: Client) -> None:
    rows = root.get("/api/admin/audit-log", action="config.update", limit=50).data["records"]
    changed = [row for row in rows if "apiKey" in json.dumps(row["after"])]
    assert changed and all(json.loads(row["after"])["apiKey"] in ("******", "") for row in changed)


def test_a_key_does_not_follow_to_another_address(service: ChatService, root: Client) -> None:
    refused = root.put(SET_CONFIG, {"baseUrl": "http://other.example/v1"})
    assert (refused.err, refused.json["field"]) == ("ai.key_again", "apiKey")
    body = {"baseUrl": "http://other.example/v1/", "apiKey": "another"}
    assert root.put(SET_CONFIG, body).status == 200
    assert root.get(GET_CONFIG).data["baseUrl"] == "http://other.example/v1"


def test_without_its_file_the_key_has_to_be_entered_again(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int
) -> None:
    key_file = site.data / "assistant.key"
    kept = key_file.read_bytes()
    key_file.write_bytes(b"\x00" * 32)
    try:
        assert explain(ann, pid).err == "ai.key_lost"
        key_file.unlink()
        assert explain(ann, pid).err == "ai.key_lost"
        set_up(root, service.base)
        assert told(explain(ann, pid)).text == "Hello"
    finally:
        key_file.write_bytes(kept)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "ftp://a/v1",
            "file:///etc/passwd",
            "http://",
            "http:///v1",
            "a/v1",
            "http://u" + "@a/v1",
        ),
        *("http://a/v1?x=1", "http://a/#b", "http://a b/v1", "http://a:0/", "http://a:x/"),
        "http://[::1/v1",
    ],
)
def test_an_address_that_is_none_is_refused(root: Client, address: str) -> None:
    refused = root.put(SET_CONFIG, {"baseUrl": address})
    assert (refused.err, refused.json["field"]) == ("ai.bad_address", "baseUrl")


@pytest.mark.parametrize(
    ("name", "value"),
    [("perDay", -1), ("maxTokens", 1), ("idleSeconds", 0), ("wholeSeconds", 121)],
)
def test_settings_have_bounds(root: Client, name: str, value: int) -> None:
    refused = root.put(SET_CONFIG, {name: value})
    assert (refused.err, refused.json["field"]) == ("param.bad", name)


def test_two_editors_do_not_overwrite_each_other(root: Client) -> None:
    read = root.get(GET_CONFIG).data["gmtModified"]
    assert root.put(SET_CONFIG, {"model": f"m{next(_numbers)}", "gmtModified": read}).status == 200
    again = {"model": f"m{next(_numbers)}", "gmtModified": read}
    assert root.put(SET_CONFIG, again).err == "edit.conflict"


def test_root_tries_the_service(service: ChatService, root: Client) -> None:
    before = root.get(EXCHANGES).data["total"]
    service.script = words("ready")
    tried = root.post("/api/admin/config/test-ai").data
    assert (tried["ok"], tried["msg"]) == (True, "ready")
    service.script = status(401)
    tried = root.post("/api/admin/config/test-ai").data
    assert tried["ok"] is False and "密钥" in tried["msg"]
    assert root.get(EXCHANGES).data["total"] == before


def test_the_teachers_rule_goes_with_every_question(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int
) -> None:
    teacher = site.add_user(f"teacher{next(_numbers)}", role="problem_admin")
    assert teacher.put(RULE, {"rule": "Hints, no code."}).status == 200
    assert root.get(RULE).data["rule"] == "Hints, no code."
    told(explain(ann, pid))
    orders = service.next_asked().body["messages"][0]
    assert orders["role"] == "system" and "Hints, no code." in orders["content"]
    assert ann.put(RULE, {"rule": "Everything"}).http == 403
    assert teacher.get(GET_CONFIG).http == 403
    assert root.put(RULE, {"rule": ""}).status == 200
    told(explain(ann, pid))
    assert "rule" not in service.next_asked().text


def test_teachers_read_every_exchange_and_its_owner_their_own(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int
) -> None:
    told(explain(ann, pid))
    own = ann.get("/api/ai/own-exchanges").data["records"]
    assert [(row["problemId"], row["answer"], row["state"]) for row in own] == [
        ("OFFICEHELP", "Hello", "done")
    ]
    teacher = site.add_user(f"teacher{next(_numbers)}", role="problem_admin")
    rows = teacher.get(EXCHANGES, action="explain-problem").data["records"]
    row = next(each for each in rows if each["id"] == own[0]["id"])
    assert row["model"] == "small" and row["ms"] >= 0 and "answer" not in row
    whole = teacher.get("/api/admin/ai/exchange", id=row["id"]).data
    assert whole["answer"] == "Hello" and "[system]" in whole["asked"]
    assert teacher.get(EXCHANGES, keyword=row["username"]).data["total"] == 1
    assert teacher.get(EXCHANGES, keyword=row["username"], action="explain-ce").data["total"] == 0
    assert teacher.get("/api/admin/ai/exchange", id=10**9).err == "ai.exchange_missing"
    other = site.add_user(f"learner{next(_numbers)}")
    assert other.get("/api/ai/own-exchanges").data["total"] == 0
    for path in (EXCHANGES, "/api/admin/ai/exchange?id=1"):
        assert other.get(path).http == 403


def test_questions_are_counted_for_the_minute_the_day_and_the_site(
    service: ChatService, site: ServerProcess, root: Client, ann: Client, pid: int
) -> None:
    set_up(root, service.base, perDay=2)
    service.script = status(500)
    assert explain(ann, pid).err == "ai.upstream_failed"
    service.script = words("Hello")
    for _ in range(2):
        assert told(explain(ann, pid)).text == "Hello"
    refused = explain(ann, pid)
    assert (refused.status, refused.err) == (403, "ai.day_limit") and "2" in refused.json["msg"]
    other = site.add_user(f"learner{next(_numbers)}")
    assert told(explain(other, pid)).text == "Hello"
    set_up(root, service.base, perMinute=3)
    assert explain(ann, pid).err == "ai.too_fast"
    assert told(explain(other, pid)).text == "Hello"
    set_up(root, service.base, sitePerDay=1)
    assert explain(other, pid).err == "ai.site_limit"
    # What was refused is no exchange.
    assert ann.get("/api/ai/own-exchanges").data["total"] == 3


def test_a_problem_that_is_gone_leaves_what_was_said_of_it(
    service: ChatService, root: Client, ann: Client
) -> None:
    number = add_problem(root, a_plus_b(f"GONE{next(_numbers)}"))
    told(explain(ann, number))
    assert root.delete("/api/admin/problem", pid=number).status == 200
    assert explain(ann, number).err in ("problem.missing", "problem.not_visible")
    assert ann.get("/api/ai/own-exchanges").data["records"][0]["answer"] == "Hello"


def test_the_switch_alone_opens_nothing(root: Client, ann: Client, pid: int) -> None:
    root.put(SWITCHES, {"openAiChat": True})
    try:
        assert explain(ann, pid).err == "ai.not_configured"
    finally:
        root.put(SWITCHES, {"openAiChat": False})


def test_the_night_erases_what_is_older_than_ninety_days(
    service: ChatService, site: ServerProcess, ann: Client, pid: int, tmp_path: Path
) -> None:
    """On a copy of the server's database, by the timer's own function."""
    told(explain(ann, pid))
    folder = tmp_path / "data"
    folder.mkdir()
    with (
        closing(sqlite3.connect(site.data / "oj.sqlite3")) as source,
        closing(sqlite3.connect(folder / "oj.sqlite3")) as copy,
    ):
        source.backup(copy)
    assert asyncio.run(kept_after(folder, 89)) > 0
    assert asyncio.run(kept_after(folder, 91)) == 0


async def kept_after(folder: Path, days: int) -> int:
    clock = LaterClock()
    clock.ahead_ms = days * DAY_MS
    appliance = build(Settings(server=ServerSettings(data=str(folder))), None, clock)
    try:
        await appliance.timers.run(Cycle.NIGHT)
    finally:
        await appliance.close()
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection:
        return int(connection.execute("SELECT count(*) FROM ai_exchange").fetchone()[0])


class LaterClock(Clock):
    """So much later than it is."""

    ahead_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.ahead_ms
