"""What people are called before others, beside their user names (contract account.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

REAL, NICK, NUMBER = "王小明", "Ming", "20260107"


@pytest.fixture(scope="module")
def ming(server: ServerProcess, root: Client) -> Client:
    """Who has all the names, and one submission."""
    client = join(server, root, "s20260107")
    names = {"realname": REAL, "nickname": NICK, "number": NUMBER}
    assert client.post("/api/change-userInfo", names).status == 200
    add_problem(root, a_plus_b("NAMES"))
    hand_in(client)
    return client


def hand_in(client: Client) -> None:
    body = {"pid": "NAMES", "language": "Python3", "code": "print(1)", "cid": 0}
    assert client.post("/api/submit-problem-judge", body).status == 200


@pytest.fixture(scope="module")
def mate(server: ServerProcess, root: Client) -> Client:
    return join(server, root, "classmate")


@pytest.fixture(scope="module")
def teacher(server: ServerProcess) -> Client:
    return server.add_user("teacher_of_ming", role="admin")


@pytest.fixture(autouse=True)
def as_usual(root: Client) -> Iterator[None]:
    yield
    choose(root, shownName="nickname", changeOwnNames=False)


def choose(root: Client, **switches: Any) -> None:
    assert root.put("/api/admin/switch/update", switches).status == 200


def named(client: Client) -> str | None:
    asked = client.request("GET", "/api/get-shown-names?usernames=S20260107&usernames=nobody")
    found: dict[str, str] = asked.data
    assert set(found) <= {"s20260107"}
    return found.get("s20260107")


def found_by(client: Client, word: str) -> bool:
    page = client.get("/api/get-submission-list", username=word).data
    assert {row["username"] for row in page["records"]} <= {"s20260107"}
    return bool(page["total"])


@pytest.mark.parametrize(
    ("choice", "of_staff", "of_students", "of_guests"),
    [
        ("username", REAL, None, None),
        ("nickname", REAL, NICK, NICK),
        ("realname", REAL, REAL, NICK),
    ],
)
def test_staff_sees_real_names_and_others_what_the_site_chooses(
    root: Client,
    teacher: Client,
    mate: Client,
    guest: Client,
    ming: Client,
    choice: str,
    of_staff: str | None,
    of_students: str | None,
    of_guests: str | None,
) -> None:
    choose(root, shownName=choice)
    uid = ming.get("/api/get-user-home-info").data["uid"]
    for client, name in (
        (root, of_staff),
        (teacher, of_staff),
        (mate, of_students),
        (guest, of_guests),
    ):
        assert named(client) == name
        # A word finds nobody by a name that is not shown.
        shown = {name, NICK} if name else set()
        assert found_by(client, "20260107")
        assert found_by(client, "小明") == (REAL in shown)
        assert found_by(client, "ming") == (NICK in shown)
        told = client.get("/api/get-user-home-info", uid=uid).data["nickname"]
        assert told == (NICK if NICK in shown else None)
    assert ming.get("/api/get-user-home-info").data["nickname"] == NICK
    assert guest.get("/api/get-website-config").data["shownName"] == choice


def test_staff_finds_people_by_number(
    root: Client, mate: Client, server: ServerProcess, ming: Client
) -> None:
    other = join(server, root, "numbered")
    assert other.post("/api/change-userInfo", {"number": "77001"}).status == 200
    hand_in(other)
    for client, total in ((root, 1), (mate, 0)):
        page = client.get("/api/get-submission-list", username="77001").data
        assert page["total"] == total


def test_a_name_that_is_there_is_changed_by_its_owner_only_where_the_switch_allows(
    root: Client, ming: Client, teacher: Client
) -> None:
    other = {"realname": "Somebody Else", "number": "1", "nickname": NICK}
    kept = ming.post("/api/change-userInfo", other).data
    assert (kept["realname"], kept["number"]) == (REAL, NUMBER)
    for change in (other, {**other, "realname": "A Teacher"}):
        told = teacher.post("/api/change-userInfo", change).data
        assert told["realname"] == change["realname"]
    choose(root, changeOwnNames=True)
    assert ming.post("/api/change-userInfo", other).data["realname"] == "Somebody Else"
    back = {"realname": REAL, "number": NUMBER, "nickname": NICK}
    assert ming.post("/api/change-userInfo", back).data["number"] == NUMBER
