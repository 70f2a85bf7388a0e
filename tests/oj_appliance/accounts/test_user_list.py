"""The administrator finds accounts (contract admin.md §3)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

LIST, CLASSES = "/api/admin/user/get-user-list", "/api/admin/user/classes"


def names(root: Client, **query: object) -> list[str]:
    return [row["username"] for row in root.get(LIST, **query).data["records"]]


@pytest.mark.covers("S3-2.13-3b", "S3-7.4-8")
def test_people_are_found_by_any_part_of_what_is_known_of_them(
    server: ServerProcess, root: Client
) -> None:
    # Words that no other test's people bear.
    join(server, root, "findme1", realname="林寻见", number="77-FM-0101", school="Findriver_side")
    join(server, root, "findme2", nickname="the other", school="Findriverxside")
    assert names(root, keyword="FINDME") == ["findme2", "findme1"]
    assert names(root, keyword="寻见") == ["findme1"]
    assert names(root, keyword="fm-0101") == ["findme1"]
    edit = {"uid": uid_of(server, "findme2"), "username": "findme2", "type": 1002, "status": 0}
    root.put("/api/admin/user/edit-user", {**edit, "className": "寻一(7)班"})
    assert names(root, keyword="寻一(7)") == ["findme2"]
    assert names(root, keyword="driver_side") == ["findme1"]  # a sign, not a wildcard
    assert names(root, keyword="findme%") == []
    first = root.get(LIST, keyword="findme", limit=1).data
    assert (first["total"], first["pages"], len(first["records"])) == (2, 2, 1)


def test_a_row_has_no_password_and_its_role(server: ServerProcess, root: Client) -> None:
    join(server, root, "rowstudent", realname="周敏")
    (row,) = root.get(LIST, keyword="rowstudent").data["records"]
    assert (row["realname"], row["status"], row["mustChangePassword"]) == ("周敏", 0, False)
    assert [(role["id"], role["role"]) for role in row["roles"]] == [(1002, "default_user")]
    assert "password" not in row and "argon2" not in str(row)


def test_only_staff_are_listed_on_request(server: ServerProcess, root: Client) -> None:
    server.add_user("listhelper", role="admin")
    join(server, root, "liststudent")
    assert names(root, keyword="list", onlyAdmin=True) == ["listhelper"]
    assert "root" in names(root, onlyAdmin=True, limit=100)


def test_people_are_narrowed_by_class_role_and_what_is_left_to_do(
    server: ServerProcess, root: Client
) -> None:
    people = {"narrow1": "N(1)", "narrow2": "N(1)", "narrow3": "N(2)"}
    rows = "username,password,className\n"
    rows += "".join(f"{name},secret{name[-1]},{where}\n" for name, where in people.items())
    key = root.upload("/api/admin/user/roster-upload", "n.csv", rows.encode()).data["key"]
    root.post("/api/admin/user/roster-commit", {"key": key, "mustChangePassword": True})
    assert names(root, className="N(1)") == ["narrow1", "narrow2"]
    assert names(root, className="N(") == []  # a whole one
    server.client("narrow1", "secret1")
    assert names(root, className="N(1)", state="neverLoggedIn") == ["narrow2"]
    assert names(root, keyword="narrow", state="neverLoggedIn") == ["narrow2", "narrow3"]
    assert names(root, className="N(1)", state="mustChangePassword") == ["narrow1", "narrow2"]
    body = {"uid": uid_of(server, "narrow3"), "username": "narrow3", "type": 1003, "status": 1}
    root.put("/api/admin/user/edit-user", body)
    assert names(root, keyword="narrow", role=1003) == ["narrow3"]
    assert names(root, keyword="narrow", state="disabled") == ["narrow3"]
    assert names(root, keyword="narrow", role=1003, className="N(1)") == []
    for wrong in ({"role": 999}, {"state": "away"}):
        assert root.get(LIST, **wrong).err == "http.bad_param"
    classes = {row["className"]: row["users"] for row in root.get(CLASSES).data}
    assert (classes["N(1)"], classes["N(2)"]) == (2, 1)
