"""What is announced in a group, over HTTP (contract group.md §3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.groups.making import ADMIN, ROOT, add_member, make_group, uid_of

NewUser = Callable[..., Client]
CALL = "/api/group/announcement"


def text(gid: int, title: str, **values: Any) -> dict[str, Any]:
    return {"gid": gid, "title": title, "content": f"About {title}", "status": 0, **values}


def rows(client: Client, gid: int, **query: Any) -> list[dict[str, Any]]:
    return list(client.get("/api/group/get-announcement-list", gid=gid, **query).data["records"])


def desk(client: Client, gid: int) -> dict[str, Any]:
    return dict(client.get("/api/group/get-admin-announcement-list", gid=gid).data)


@pytest.mark.covers("S3-3-4", "S3-6-5", "S3-6-4", "S3-7.1-10", "S3-7.1-11")
def test_admins_write_their_own_and_roots_all(root: Client, new_user: NewUser) -> None:
    gid = make_group(root)
    admin, other, helper, member = new_user(), new_user(), new_user(), new_user()
    uid = add_member(root, gid, admin, ADMIN)
    add_member(root, gid, other, ADMIN)
    add_member(root, gid, helper, ROOT)
    add_member(root, gid, member)
    assert member.post(CALL, text(gid, "Mine")).err == "group.not_allowed"
    assert admin.post(CALL, text(gid, "Lesson")).data is None
    (row,) = rows(member, gid)
    name = admin.get("/api/get-user-home-info").data["username"]
    assert (row["title"], row["gid"], row["uid"], row["username"]) == ("Lesson", gid, uid, name)
    change = {**text(gid, "Later"), "id": row["id"]}
    assert other.put(CALL, change).err == "group.not_allowed"
    assert other.delete(CALL, aid=row["id"]).err == "group.not_allowed"
    assert admin.put(CALL, change).data is None
    assert helper.put(CALL, {**change, "status": 1}).data is None
    assert rows(member, gid) == [] and desk(admin, gid)["total"] == 1
    # Who is no admin any more writes nothing, also of their own.
    body = {"gid": gid, "uid": uid, "auth": 3}
    assert root.put("/api/group/member", body).data is None
    assert admin.put(CALL, change).err == "group.not_allowed"
    assert helper.delete(CALL, aid=row["id"]).data is None
    assert helper.delete(CALL, aid=row["id"]).err == "announcement.missing"


@pytest.mark.covers("S3-9-1")
def test_they_are_a_groups_own_and_the_sites_are_none(root: Client, guest: Client) -> None:
    first, second = make_group(root), make_group(root)
    for number in range(7):
        assert root.post(CALL, text(first, f"Number {number}")).data is None
    page = root.get("/api/group/get-announcement-list", gid=first).data
    assert (len(page["records"]), page["total"], page["size"]) == (5, 7, 5)
    assert page["records"][0]["title"] == "Number 6"
    assert desk(root, first)["size"] == 10 and rows(root, second) == []
    titles = [row["title"] for row in guest.get("/api/get-common-announcement").data["records"]]
    assert "Number 6" not in titles
    aid = page["records"][0]["id"]
    assert guest.get("/api/get-announcement", id=aid).err == "announcement.missing"
    assert root.delete("/api/admin/announcement", aid=aid).err == "delete.failed"
    # It stays where it is, whatever group the change names.
    assert root.put(CALL, {**text(second, "Moved"), "id": aid}).data is None
    assert rows(root, first)[0]["title"] == "Moved"
    site = {"title": "Of the site", "content": "For all", "status": 1}
    assert root.post("/api/admin/announcement", site).data is None
    number = root.get("/api/admin/announcement").data["records"][0]["id"]
    assert root.put(CALL, {**site, "id": number}).err == "group.not_group_object"
    assert root.delete(CALL, aid=number).err == "group.not_group_object"
    for body, key in (
        ({"title": " "}, "content.empty"),
        ({"content": ""}, "content.empty"),
        ({"title": "x" * 256}, "content.too_long"),
    ):
        assert root.post(CALL, {**text(first, "x"), **body}).err == key
    assert root.delete("/api/group", gid=first).data is None
    assert root.put(CALL, {**text(first, "Gone"), "id": aid}).err == "announcement.missing"


def test_uid_of_the_author_is_not_asked_for(root: Client, student: Client) -> None:
    gid = make_group(root)
    assert root.post(CALL, text(gid, "Mine", uid=uid_of(student))).data is None
    assert rows(root, gid)[0]["username"] == "root"
