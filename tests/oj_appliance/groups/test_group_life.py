"""Groups are made, found, changed and disbanded over HTTP (contract group.md §1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.groups.making import (
    CODE,
    PRIVATE,
    PROTECTED,
    PUBLIC,
    ROOT,
    add_member,
    group_body,
    make_group,
    uid_of,
)

NewUser = Callable[..., Client]


@pytest.fixture(scope="module")
def teacher(new_user: NewUser) -> Client:
    return new_user("admin")


def listed(client: Client, **query: Any) -> list[dict[str, Any]]:
    found = client.get("/api/get-group-list", limit=120, **query).data["records"]
    return list(found)


def detail(client: Client, gid: int) -> dict[str, Any]:
    return dict(client.get("/api/get-group-detail", gid=gid).data)


@pytest.mark.covers("S3-3-1", "S3-7.1-2", "S3-7.1-3")
def test_a_new_group_is_its_makers(teacher: Client, student: Client, guest: Client) -> None:
    body = group_body(auth=PROTECTED)
    gid = make_group(teacher, **body)
    found = detail(teacher, gid)
    name = teacher.get("/api/get-user-home-info").data["username"]
    same = ("name", "shortName", "brief", "description", "auth", "visible", "code")
    assert {key: found[key] for key in same} == {key: body[key] for key in same}
    assert (found["owner"], found["uid"]) == (name, uid_of(teacher))
    assert (found["memberCount"], found["status"], found["avatar"]) == (1, 0, None)
    assert teacher.get("/api/get-group-auth", gid=gid).data == ROOT
    assert detail(student, gid)["code"] is None
    assert student.get("/api/get-group-auth", gid=gid).data == 0
    assert student.get("/api/get-group-access", gid=gid).data == {"access": False}
    (row,) = listed(guest, keyword=body["name"].upper())
    assert row["id"] == gid and not {"code", "uid"} & row.keys()


WRONG = [
    ("name", ["", "Four", "x" * 26, " four "], "group.bad_name"),
    ("shortName", ["", "FOUR", "x" * 11, "with it!", "班级班级班"], "group.bad_short_name"),
    ("brief", ["", "four", "x" * 51], "group.bad_brief"),
    ("description", ["", "four", "x" * 1001, "    a"], "group.bad_description"),
    ("auth", [0, 4, -1], "group.bad_auth"),
    ("code", [None, "", "12345", "1234567"], "group.bad_code"),
]


@pytest.mark.covers("S3-5-1", "S3-9-3")
@pytest.mark.parametrize(("field", "values", "key"), WRONG, ids=[row[0] for row in WRONG])
def test_a_group_that_is_not_as_it_should_be_is_refused(
    teacher: Client, field: str, values: list[object], key: str
) -> None:
    gid = make_group(teacher, auth=PUBLIC)
    for value in values:
        body = {**group_body(auth=PRIVATE), field: value}
        answer = teacher.post("/api/group", body)
        assert (answer.err, answer.json["field"]) == (key, field), value
        if value:  # what is empty stays
            assert teacher.put("/api/group", {**body, "id": gid}).err == key, value


@pytest.mark.covers("S3-9-3")
def test_the_shortest_and_the_longest_words_are_taken(teacher: Client) -> None:
    for letter, least in ((1, True), (2, False)):
        name, short = ("n" * 5, "s" * 5) if least else ("班" * 25, "s" * 10)
        words = {"brief": "b" * (5 if least else 50), "description": "d" * (5 if least else 1000)}
        gid = make_group(teacher, name=name, shortName=short, auth=letter, **words)
        assert detail(teacher, gid)["name"] == name
        assert teacher.delete("/api/group", gid=gid).data is None


def test_names_are_had_once_whatever_the_case_of_their_letters(teacher: Client) -> None:
    body = group_body()
    first, second = make_group(teacher, **body), make_group(teacher)
    for field, key in (("name", "group.name_used"), ("shortName", "group.short_name_used")):
        taken = body[field].swapcase()
        assert teacher.post("/api/group", group_body(**{field: taken})).err == key
        change = {"id": second, "auth": PUBLIC, field: taken}
        assert teacher.put("/api/group", change).err == key
        assert teacher.put("/api/group", {**change, "id": first}).data is None


@pytest.mark.covers("S3-2.1-1", "S3-4-7", "S3-7.1-1")
def test_the_list_finds_by_words_and_auth_and_hides_what_is_hidden(
    teacher: Client, new_user: NewUser, root: Client, guest: Client
) -> None:
    mark = group_body()["name"][-7:]
    gids = [
        make_group(teacher, name=f"Open {mark}"),
        make_group(teacher, name=f"Asked {mark}", auth=PROTECTED),
        make_group(teacher, name=f"Hidden {mark}", auth=PRIVATE, visible=False),
    ]
    member = new_user()
    assert make_group(root, visible=False)
    # Who is a member sees it, and nobody else but root.
    change = {"id": gids[2], "auth": PRIVATE, "visible": True}
    assert teacher.put("/api/group", change).data is None
    add_member(teacher, gids[2], member)
    assert teacher.put("/api/group", {**change, "visible": False}).data is None
    for client, seen in ((guest, 2), (new_user(), 2), (member, 3), (teacher, 3), (root, 3)):
        assert [row["id"] for row in listed(client, keyword=mark)] == gids[:seen]
    assert [row["id"] for row in listed(root, keyword=mark, auth=PROTECTED)] == [gids[1]]
    assert len(listed(root, keyword=mark, auth=0)) == 3
    assert [row["id"] for row in listed(member, onlyMine="true")] == [gids[2]]
    assert listed(guest, onlyMine="true") == []
    owner = teacher.get("/api/get-user-home-info").data["username"]
    assert {row["owner"] for row in listed(guest, keyword=owner)} == {owner}
    page = guest.get("/api/get-group-list").data
    assert page["size"] == 15


@pytest.mark.covers("S3-4-7")
def test_a_hidden_group_is_opened_by_its_members_alone(
    teacher: Client, student: Client, root: Client
) -> None:
    gid = make_group(teacher, visible=False)
    assert student.get("/api/get-group-detail", gid=gid).err == "group.hidden"
    assert student.get("/api/get-group-access", gid=gid).data == {"access": False}
    assert detail(root, gid)["id"] == detail(teacher, gid)["id"] == gid
    for call in ("get-group-detail", "get-group-access"):
        assert root.get(f"/api/{call}", gid=987_654).err == "group.missing"
    assert root.get("/api/get-group-auth", gid=987_654).data == 0


def test_a_group_root_changes_it_and_what_is_empty_stays(
    teacher: Client, new_user: NewUser, root: Client
) -> None:
    gid = make_group(teacher, auth=PRIVATE)
    before = detail(teacher, gid)
    helper, admin, member = new_user(), new_user(), new_user()
    add_member(root, gid, helper, 5)
    add_member(root, gid, admin, 4)
    add_member(root, gid, member, 3)
    change = {"id": gid, "auth": PRIVATE, "brief": "Another brief", "name": "", "code": None}
    for client in (admin, member, new_user()):
        assert client.put("/api/group", change).err == "group.not_allowed"
    assert helper.put("/api/group", change).data is None
    after = detail(teacher, gid)
    assert after["brief"] == "Another brief"
    assert {key for key in after if after[key] != before[key]} == {
        "brief",
        "gmtModified",
        "memberCount",
    }
    # Public groups have no code, and one that is to have one again needs a new one.
    assert helper.put("/api/group", {"id": gid, "auth": PUBLIC}).data is None
    assert detail(teacher, gid)["code"] is None
    assert helper.put("/api/group", {"id": gid, "auth": PROTECTED}).err == "group.bad_code"
    assert helper.put("/api/group", {"id": gid, "auth": PROTECTED, "code": CODE}).data is None
    assert root.put("/api/group", {"id": 987_654, "auth": PUBLIC}).err == "group.missing"


@pytest.mark.covers("S3-6-8", "S3-7.1-8")
def test_the_owner_or_root_disbands_it_and_nobody_else(
    teacher: Client, new_user: NewUser, root: Client
) -> None:
    helper = new_user()
    for by in (teacher, root):
        gid = make_group(teacher)
        add_member(root, gid, helper, 5)
        for other in (helper, new_user()):
            assert other.delete("/api/group", gid=gid).err == "group.not_allowed"
        assert by.delete("/api/group", gid=gid).data is None
        for client in (teacher, helper, root):
            assert client.get("/api/get-group-detail", gid=gid).err == "group.missing"
        assert by.delete("/api/group", gid=gid).err == "group.missing"


@pytest.mark.covers("S3-4-4")
def test_whose_account_goes_leaves_no_group_behind(new_user: NewUser, root: Client) -> None:
    leaver, member = new_user("admin"), new_user()
    gid, other = make_group(leaver), make_group(root)
    add_member(root, gid, member)
    uid = add_member(root, other, leaver)
    assert root.delete("/api/admin/user/delete-user", ids=uid).data is None
    # In the wastebasket all is as it was; nobody of the members is shown who is not there.
    assert detail(member, gid)["id"] == gid and detail(root, other)["memberCount"] == 1
    assert root.delete("/api/admin/trash", type="user", id=uid).data is None
    assert member.get("/api/get-group-detail", gid=gid).err == "group.missing"
    assert root.get("/api/group/get-apply-list", gid=other).data["total"] == 1
