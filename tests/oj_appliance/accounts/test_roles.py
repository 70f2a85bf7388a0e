"""Roles and what they may do (contract admin.md §4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client

pytestmark = pytest.mark.quick
AUTH = "/api/admin/role-auth"


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
    before = [row["id"] for row in root.get(AUTH, roleId=1008).data["auths"]]
    user_admin = next(
        row["id"]
        for row in root.get("/api/admin/auth/list").data
        if row["permission"] == "user_admin"
    )
    try:
        more = {"roleId": 1008, "authIds": [*before, user_admin]}
        assert root.put(AUTH, more).status == 200
        assert keeper.get(users).status == 200
        info = keeper.get("/api/get-user-auth-info").data
        assert "user_admin" in info["permissions"]
    finally:
        assert root.put(AUTH, {"roleId": 1008, "authIds": before}).status == 200
    assert keeper.get(users).http == 403
    row = root.get("/api/admin/audit-log", action="role.update").data["records"][0]
    assert "user_admin" in row["before"] and "user_admin" not in row["after"]


def test_the_super_administrator_cannot_be_changed(root: Client) -> None:
    assert root.put(AUTH, {"roleId": 1000, "authIds": []}).err == "role.root_protected"
    assert root.put(AUTH, {"roleId": 1002, "authIds": [999]}).err == "http.bad_param"
    assert root.put(AUTH, {"roleId": 2000, "authIds": []}).err == "http.bad_param"
    assert root.get(AUTH, roleId=2000).err == "http.bad_param"
