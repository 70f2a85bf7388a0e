"""Problems go to another school: looked at first, each with a decision of its own."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.packs.desk import (
    PACK,
    made_bank,
    open_pack,
    opened,
    receive,
    received,
    waited,
)
from tests.oj_appliance.timed_work.stage import WorkStage
from tests.problem_bodies import a_plus_b, add_problem

PASSWORD = "a long enough password"


def finished(who: Client, key: str) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        told: dict[str, Any] = who.get("/api/file/import-result", key=key).data
        if told["state"] == "done":
            return told["report"]
        time.sleep(0.05)
    raise AssertionError(key)


def commit(who: Client, key: str, taken: dict[int, str]) -> dict[str, Any]:
    """What a look has shown, once it is over."""
    finished(who, key)
    body = {
        "key": key,
        "skip": [index for index, each in taken.items() if each == "skip"],
        "each": [{"index": index, "taken": each} for index, each in taken.items()],
    }
    return finished(who, who.post("/api/file/import-commit", body).data["key"])


def test_a_bank_is_new_then_the_same_then_changed(office: WorkStage, school: WorkStage) -> None:
    pids = [
        add_problem(office.root, a_plus_b(f"BANK{n}", title=f"Bank {n}", description=f"Text {n}"))
        for n in range(3)
    ]
    found = office.root.get(f"{PACK}/bank", keyword="bank").data
    assert found["problems"] == 3
    assert [(each["pid"], each["problemId"], each["title"]) for each in found["first"]] == [
        (pid, f"BANK{n}", f"Bank {n}") for n, pid in enumerate(pids)
    ]
    _, file = made_bank(office.root, keyword="bank", password=PASSWORD)
    assert b"Bank 1" not in file
    pack = received(school.root, file)
    assert open_pack(school.root, pack, "another long password").err == "pack.wrong_password"
    told = opened(school.root, pack, PASSWORD)["bank"]
    assert (told["same"], told["changed"]) == ([], [])
    report = finished(school.root, told["key"])
    assert [each["problemId"] for each in report["problems"]] == ["BANK0", "BANK1", "BANK2"]
    stored = commit(school.root, told["key"], {0: "new", 1: "new", 2: "skip"})
    assert [each["problemId"] for each in stored["problems"]] == ["BANK0", "BANK1"]

    # The same file again: what came is the same here, and what was left out is new.
    told = opened(school.root, pack, PASSWORD)["bank"]
    assert (told["same"], told["changed"]) == (["BANK0", "BANK1"], [])

    here = next(each["pid"] for each in stored["problems"] if each["problemId"] == "BANK1")
    whole = school.root.get("/api/admin/problem", pid=here).data
    assert whole["title"] == "Bank 1"
    body = {**a_plus_b("BANK1", title="Bank 1", description="Changed here"), "auth": 2}
    body["problem"]["id"] = here
    assert school.root.put("/api/admin/problem", body).status == 200
    told = opened(school.root, pack, PASSWORD)["bank"]
    assert (told["same"], told["changed"]) == (["BANK0"], ["BANK1"])
    stored = commit(school.root, told["key"], {0: "skip", 1: "replace", 2: "new"})
    assert next(each.get("pid") for each in stored["problems"]) == here
    told = opened(school.root, pack, PASSWORD)["bank"]
    assert (told["same"], told["changed"]) == (["BANK0", "BANK1", "BANK2"], [])
    assert len(pids) == 3


def test_a_bank_without_a_password_needs_none(office: WorkStage, school: WorkStage) -> None:
    pid = add_problem(office.root, a_plus_b("OPENBANK"))
    _, file = made_bank(office.root, pids=[pid])
    pack = received(school.root, file)
    assert not waited(school.root, pack)["needsPassword"]
    assert opened(school.root, pack)["bank"]["same"] == []


@pytest.mark.parametrize(
    ("body", "err"),
    [
        ({"pids": [999_999]}, "problem.missing"),
        ({"keyword": "no such problem"}, "pack.no_problems"),
        ({"keyword": "", "password": "short"}, "pack.weak_password"),
        ({"keyword": "", "password": "aaaaaaaaaaaaaaaa"}, "pack.weak_password"),
    ],
)
def test_what_cannot_be_packed_is_said(office: WorkStage, body: dict[str, Any], err: str) -> None:
    assert office.root.post(f"{PACK}/bank", {"title": "A", **body}).err == err


def test_an_administrator_packs_their_own_problems_alone(office: WorkStage) -> None:
    ada = office.people["ada"]
    assert ada.get(f"{PACK}/bank").data["problems"] == 0
    theirs = office.pids["ONE"]
    denied = ada.post(f"{PACK}/bank", {"title": "A", "pids": [theirs]})
    assert denied.err == "problem.not_allowed"


def test_files_that_are_none_of_ours_are_refused(school: WorkStage) -> None:
    for content in (b"PK\x03\x04 a zip", b"OJ-PACK\n\xff\xff\xff\xff", b"x"):
        assert receive(school.root, content).err in ("pack.foreign", "pack.truncated")
