"""Rights that root gives and takes: what each opens, and that nothing else opens with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.permissions.comparison import YES, guards_word, probe, read_matrix
from tests.permissions.conftest import Prepared, running
from tests.permissions.site import ROLE_IDS, STRANGER, Site, uid_of
from tests.server_process import ServerProcess

BARE = [row for row in read_matrix() if not row.object]
OF_OFFICE = (
    "announcement_admin",
    "contest_admin",
    "problem_admin",
    "rejudge",
    "system_info_admin",
    "user_admin",
)
USED = (
    *(*OF_OFFICE, "submit", "comment_add", "reply_add"),
    *("discussion_add", "discussion_edit", "discussion_del", "group_add", "group_del"),
)


@pytest.fixture(scope="module")
def site(prepared: Prepared) -> Iterator[Site]:
    """A server of its own: everybody's rights change."""
    yield from running(prepared, ServerProcess())


def give(site: Site, role: str, *rights: str) -> str:
    """Leaves the role these rights alone; the key of a refusal."""
    root = site.client("root")
    ids = {row["permission"]: row["id"] for row in root.get("/api/admin/auth/list").data}
    body = {"roleId": ROLE_IDS[role], "authIds": [ids[right] for right in rights]}
    return root.put("/api/admin/role-auth", body).err or ""


def test_the_matrix_knows_every_right(site: Site) -> None:
    stored = {row["permission"] for row in site.client("root").get("/api/admin/auth/list").data}
    assert {right for row in BARE for right in row.rights} == set(USED)
    assert stored == set(USED)


@pytest.mark.parametrize("right", USED)
@pytest.mark.parametrize("role", ["admin", "problem_admin"])
def test_a_right_opens_its_calls_and_no_others(site: Site, role: str, right: str) -> None:
    assert give(site, role, right) == ""
    assert site.client(role).get("/api/get-user-auth-info").data["permissions"] == [right]
    wrong = {}
    for row in BARE:
        expected = row.cells[role]
        if row.rights:
            # problem_admin is everybody's on a new site: the cells know who looks after all.
            gives = expected if right == "problem_admin" else YES
            expected = gives if right in row.rights else "403"
        found = guards_word(probe(site, row.call, role))
        if found != expected:
            wrong[row.call] = (expected, found)
    assert wrong == {}


@pytest.mark.parametrize("right", OF_OFFICE)
def test_no_right_opens_the_back_office_to_who_is_no_administrator(site: Site, right: str) -> None:
    assert give(site, "user", "submit", right) == "http.bad_param"
    with site.database() as connection:  # as an earlier version could leave it
        connection.execute(
            "INSERT OR IGNORE INTO role_permission"
            " SELECT 1002, id FROM permission WHERE permission = ?",
            (right,),
        )
    assert give(site, "muted", "submit") == ""  # the rights are read again
    asked = [row.call for row in BARE if right in row.rights]
    assert {call: guards_word(probe(site, call, "user")) for call in asked} == dict.fromkeys(
        asked, "403"
    )


def test_who_looks_after_accounts_reaches_no_administrator(site: Site) -> None:
    give(site, "admin", "user_admin")
    keeper, uid, pupil = site.client("admin"), uid_of(STRANGER), uid_of("muted")
    refused = [
        keeper.post("/api/admin/user/login-code", {"uid": uid}),
        keeper.get("/api/admin/user/sessions", uid=uid),
        keeper.delete("/api/admin/user/sessions", uid=uid),
        keeper.request("DELETE", "/api/admin/user/delete-user", b'{"ids":["%s"]}' % uid.encode()),
    ]
    assert [answer.err for answer in refused] == ["user.staff_protected"] * 4
    assert keeper.post("/api/admin/user/login-code", {"uid": pupil}).status == 200
    assert keeper.get("/api/admin/user/sessions", uid=pupil).status == 200
    both = {"uids": [uid, pupil]}
    many = "/api/admin/user/edit-users"
    assert keeper.put(many, {**both, "type": 1001}).err == "user.staff_protected"
    for answer in (
        keeper.put(many, {**both, "className": "1"}),
        keeper.post("/api/admin/user/new-passwords", both),
        keeper.post("/api/admin/user/login-codes", both),
    ):
        assert [each["err"] for each in answer.data["leftOut"]] == ["user.staff_protected"]
        assert answer.data["done"] == 1
    root = site.client("root")
    body = b'{"ids":["%s","%s"]}' % (uid.encode(), pupil.encode())
    assert root.request("DELETE", "/api/admin/user/delete-user", body).status == 200
    entry = {"type": "user", "id": uid}
    assert keeper.put("/api/admin/trash/restore", entry).err == "user.staff_protected"
    assert keeper.delete("/api/admin/trash", **entry).err == "user.staff_protected"
    assert keeper.put("/api/admin/trash/restore", {**entry, "id": pupil}).status == 200
