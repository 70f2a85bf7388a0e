"""How a timed work is held as an exam, over HTTP (contract timedwork.md §9)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.making import DESK, SETTINGS, create_work

pytestmark = pytest.mark.quick

KEY = "0123456789abcdef" * 4


def settings(client: Client, tid: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get(SETTINGS, tid=tid).data
    return data


def save(client: Client, tid: int, **fields: Any) -> Answer:
    return client.put(SETTINGS, {"tid": tid, **fields})


def test_a_work_of_which_nothing_was_decided_has_the_usual_settings(root: Client) -> None:
    tid = create_work(root)
    found = settings(root, tid)
    assert found.pop("gmtModified")
    assert found == {
        **{"tid": tid, "graceSeconds": 10, "lateStart": "cut", "takesLatestDraft": False},
        **{"results": "own_end", "releaseAt": None, "showsTestCases": True, "languages": None},
        **{"paste": True, "completion": True, "closed": [], "onePlace": "any"},
        **{"addresses": [], "configKeys": [], "examKeys": [], "upsolving": False},
    }


def test_what_is_saved_is_read_again_in_its_usual_form(root: Client) -> None:
    tid = create_work(root)
    sent = {
        **{"graceSeconds": 600, "lateStart": "full", "takesLatestDraft": True},
        **{"results": "released", "releaseAt": "2030-01-02T03:04:05Z", "showsTestCases": False},
        **{"languages": ["C++", "C", "C++"], "paste": False, "completion": False},
        **{"closed": ["messages", "discussion", "messages"], "onePlace": "take_over"},
        **{"addresses": ["10.1.2.3/16", " 10.9.8.7 ", "fe80::/10", "10.1.0.0/16"]},
        **{"configKeys": [KEY.upper(), KEY], "examKeys": [KEY]},
    }
    assert save(root, tid, **sent).status == 200
    found = settings(root, tid)
    assert found["addresses"] == ["10.1.0.0/16", "10.9.8.7/32", "fe80::/10"]
    assert (found["configKeys"], found["examKeys"]) == ([KEY], [KEY])
    assert (found["closed"], found["languages"]) == (["discussion", "messages"], ["C++", "C"])
    assert found["releaseAt"].startswith("2030-01-02T03:04:05")
    kept = ("graceSeconds", "lateStart", "takesLatestDraft", "results", "showsTestCases", "paste")
    assert {name: found[name] for name in kept} == {name: sent[name] for name in kept}
    assert save(root, tid, graceSeconds=30, releaseAt=None).status == 200
    changed = settings(root, tid)
    expected = {"graceSeconds": 30, "releaseAt": None, "gmtModified": changed["gmtModified"]}
    assert changed == {**found, **expected}


@pytest.mark.parametrize(
    ("wrong", "key", "field"),
    [
        ({"graceSeconds": -1}, "http.bad_param", "graceSeconds"),
        ({"graceSeconds": 601}, "http.bad_param", "graceSeconds"),
        ({"lateStart": "never"}, "http.bad_param", "lateStart"),
        ({"results": "all"}, "http.bad_param", "results"),
        ({"onePlace": "two"}, "http.bad_param", "onePlace"),
        ({"closed": ["kitchen"]}, "http.bad_param", "closed"),
        ({"releaseAt": "tomorrow"}, "http.bad_param", "releaseAt"),
        ({"languages": ["C", "Whitespace"]}, "exam.bad_language", "languages"),
        ({"addresses": ["10.0.0.0/33"]}, "exam.bad_address", "addresses"),
        ({"addresses": ["room 3"]}, "exam.bad_address", "addresses"),
        ({"configKeys": [KEY[1:]]}, "exam.bad_key", "configKeys"),
        ({"examKeys": ["g" * 64]}, "exam.bad_key", "examKeys"),
        ({"examKeys": [f"{number:064x}" for number in range(101)]}, "http.bad_param", "examKeys"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_of_it_is_saved(
    root: Client, wrong: dict[str, Any], key: str, field: str | None
) -> None:
    tid = create_work(root)
    before = settings(root, tid)
    answer = save(root, tid, **{"graceSeconds": 20, **wrong})
    assert (answer.err, answer.json.get("field")) == (key, field)
    assert answer.http < 500
    assert settings(root, tid) == before


def test_no_language_at_all_means_those_of_the_problems(root: Client) -> None:
    tid = create_work(root)
    assert save(root, tid, languages=[]).status == 200
    assert settings(root, tid)["languages"] is None


def test_whoever_saves_second_is_told_of_the_first(root: Client) -> None:
    tid = create_work(root)
    read = settings(root, tid)["gmtModified"]
    assert save(root, tid, graceSeconds=20, gmtModified=read).status == 200
    late = save(root, tid, graceSeconds=40, gmtModified=read)
    assert (late.err, settings(root, tid)["graceSeconds"]) == ("edit.conflict", 20)


def test_a_change_stands_in_the_log_and_the_settings_go_with_the_work(
    root: Client, new_user: Callable[..., Client]
) -> None:
    tid = create_work(root)
    assert save(root, tid, graceSeconds=20).status == 200
    row = root.get("/api/admin/audit-log", target=f'"tid":{tid}', action="exam.settings").data[
        "records"
    ][0]
    told = [json.loads(row[name]) for name in ("before", "after")]
    assert told == [{"grace_s": 10}, {"grace_s": 20}]
    assert save(new_user("admin"), tid, graceSeconds=30).err == "timedwork.not_allowed"
    assert root.delete(DESK, tid=tid).status == 200
    assert settings_refused(root, tid) == "timedwork.missing"


def settings_refused(client: Client, tid: int) -> str | None:
    return client.get(SETTINGS, tid=tid).err
