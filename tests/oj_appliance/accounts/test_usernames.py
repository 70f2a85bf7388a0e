"""Names in other scripts (contract account.md, register)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("username", ["Ünal", "林小雨", "Иван"])
def test_a_name_with_capitals_of_another_script_logs_in_and_is_taken(
    server: ServerProcess, root: Client, username: str
) -> None:
    assert join(server, root, username).get("/api/get-user-auth-info").status == 200
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    body = {"username": username, "password": "secret123", "code": code}
    assert server.client().post("/api/register", body).err == "register.username_used"


@pytest.mark.parametrize(
    "username",
    ["ｒｏｏｔ", "ro\u00adot", "root\u200b", "ﬁnn", "two words", "r\u043e\u043et", "\u0391dmin"],
)
def test_a_name_that_looks_like_another_is_refused(
    server: ServerProcess, root: Client, username: str
) -> None:
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    body = {"username": username, "password": "secret123", "code": code}
    assert server.client().post("/api/register", body).err == "register.username_chars"


def test_a_name_of_other_letters_that_look_like_somebodys_is_taken(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "Cop")
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    twin = "\u0421\u043e\u0440"  # three Cyrillic letters
    body = {"username": twin, "password": "secret123", "code": code}
    assert server.client().post("/api/register", body).err == "register.username_used"
    used = server.client().post("/api/check-username-or-email", {"username": twin}).data
    assert used["username"] is True
