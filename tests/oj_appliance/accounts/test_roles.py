"""Roles and what they may do (contract admin.md §4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
AUTH = "/api/admin/role-auth"
EDIT = "/api/admin/user/edit-user"


@contextmanager
def allowed(root: Client, role_id: int, word: str) -> Iterator[None]:
    """As long as it lasts the role may do one thing more."""
    before = [row["id"] for row in root.get(AUTH, roleId=role_id).data["auths"]]
    known = {row["permission"]: row["id"] for row in root.get("/api/admin/auth/list").data}
    more = {"roleId": role_id, "authIds": [*before, known[word]]}
    assert root.put(AUTH, more).status == 200
    try:
        yield
    finally:
        assert root.put(AUTH, {"roleId": role_id, "authIds": before}).status == 200


@pytest.mark.covers("S3-3-25", "S3-3-26")
def test_the_nine_roles_are_listed_with_those_who_hold_them(
    root: Client, new_user: Callable[..., Client]
) -> None:
    new_user("problem_admin")
    rows = {row["id"]: row for row in root.get("/api/admin/role/list").data}
    assert list(rows) == list(range(1000, 1009))
    assert rows[1000]["role"] == "root" and rows[1000]["userCount"] >= 1
    assert rows[1001]["role"] == "admin" and rows[1008]["role"] == "problem_admin"
    assert rows[1008]["userCount"] >= 1
    words = [row["permission"] for row in root.get("/api/admin/auth/list").data]
    assert {"submit", "user_admin", "rejudge"} <= set(words) and len(words) == len(set(words))


@pytest.mark.covers("S3-2.13-4b")
def test_what_a_role_may_do_counts_from_the_next_call_on(
    root: Client, new_user: Callable[..., Client]
) -> None:
    keeper = new_user("problem_admin")
    users = "/api/admin/user/get-user-list"
    assert keeper.get(users).http == 403
    with allowed(root, 1008, "user_admin"):
        assert keeper.get(users).status == 200
        info = keeper.get("/api/get-user-auth-info").data
        assert "user_admin" in info["permissions"]
    assert keeper.get(users).http == 403
    row = root.get("/api/admin/audit-log", action="role.update").data["records"][0]
    assert "user_admin" in row["before"] and "user_admin" not in row["after"]


def test_the_super_administrator_cannot_be_changed(root: Client) -> None:
    assert root.put(AUTH, {"roleId": 1000, "authIds": []}).err == "role.root_protected"
    assert root.put(AUTH, {"roleId": 1002, "authIds": [999]}).err == "http.bad_param"
    assert root.put(AUTH, {"roleId": 2000, "authIds": []}).err == "http.bad_param"
    assert root.get(AUTH, roleId=2000).err == "http.bad_param"


def test_who_looks_after_accounts_makes_no_administrator_and_changes_none(
    server: ServerProcess, root: Client
) -> None:
    for name in ("deputy", "keptpupil"):
        join(server, root, name)
    uids = {name: uid_of(server, name) for name in ("root", "deputy", "keptpupil")}

    def edit(client: Client, name: str, role: int, **fields: object) -> str:
        body = {"uid": uids[name], "username": name, "type": role, "status": 0, **fields}
        return client.put(EDIT, body).err

    assert edit(root, "deputy", 1001) == ""
    deputy = server.client("deputy", "secret123")
    taken = {"setNewPwd": True, "password": "taken-over-1"}
    with allowed(root, 1001, "user_admin"):
        for name, role, fields in (
            ("deputy", 1000, {}),
            ("deputy", 1001, {"realname": "Deputy"}),
            ("root", 1000, taken),
            ("root", 1000, {"username": "nobody"}),
            ("keptpupil", 1008, {}),
        ):
            refused = edit(deputy, name, role, **fields)
            assert refused == "user.staff_protected", (name, role, fields)
        assert edit(deputy, "keptpupil", 1003, **taken) == ""
    rows = root.get("/api/admin/user/get-user-list", limit=500).data["records"]
    roles = {row["uid"]: row["roles"][0]["id"] for row in rows}
    assert [roles[uid] for uid in uids.values()] == [1000, 1001, 1003]
    assert server.client("keptpupil", "taken-over-1").token and server.client("root").token
