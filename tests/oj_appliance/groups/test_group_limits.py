"""Who may make how many groups, by the switches of the site; and the picture of one."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from tests.http_client import Client
from tests.oj_appliance.groups.making import ADMIN, add_member, group_body, make_group
from tests.server_process import ServerProcess

NewUser = Callable[..., Client]
AVATAR = "/api/file/upload-group-avatar"


@pytest.fixture
def switch(site: ServerProcess) -> Callable[..., None]:
    root = site.client("root")

    def change(**values: int) -> None:
        assert root.put("/api/admin/switch/update", values).data is None

    return change


def made(client: Client) -> str:
    answer = client.post("/api/group", group_body())
    return "yes" if answer.status == 200 else answer.err


def test_limits_hold_students_and_not_staff(
    site: ServerProcess, switch: Callable[..., None]
) -> None:
    student, teacher = site.add_user("groupmaker"), site.add_user("groupteacher", role="admin")
    assert [made(teacher) for _ in range(6)] == ["yes"] * 6
    answer = student.post("/api/group", group_body(name="x"))
    assert answer.err == "group.ac_gate" and "20" in answer.json["msg"]
    switch(defaultCreateGroupACInitValue=0)
    assert [made(student) for _ in range(3)] == ["yes", "yes", "group.daily_limit"]
    switch(defaultCreateGroupDailyLimit=10)
    assert [made(student) for _ in range(4)] == ["yes", "yes", "yes", "group.total_limit"]
    gid = student.get("/api/get-group-list", onlyMine="true").data["records"][0]["id"]
    assert student.delete("/api/group", gid=gid).data is None
    assert made(student) == "yes"


def picture(color: str) -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (400, 300), color).save(stream, "JPEG")
    return stream.getvalue()


@pytest.mark.covers("S3-7.1-43", "S1-7.2-17")
def test_a_group_root_gives_it_a_picture(root: Client, new_user: NewUser, guest: Client) -> None:
    gid, admin = make_group(root), new_user()
    add_member(root, gid, admin, ADMIN)
    links = []
    for color in ("red", "blue"):
        answer = root.upload(AVATAR, "class.JPG", picture(color), part="image", gid=gid)
        assert answer.data["id"] == gid
        links.append(answer.data["avatar"])
        drawn = Image.open(io.BytesIO(guest.request("GET", links[-1]).body))
        assert (drawn.format, drawn.size) == ("PNG", (200, 200))
    assert guest.request("GET", links[0]).http == 404
    assert admin.upload(AVATAR, "a.png", picture("red"), part="image", gid=gid).err == (
        "group.not_allowed"
    )
    for name, content in (("a.svg", picture("red")), ("a.png", b"no picture")):
        answer = root.upload(AVATAR, name, content, part="image", gid=gid)
        assert answer.err == "file.bad_type"
    assert root.upload(AVATAR, "a.png", picture("red"), part="image", gid=987_654).err == (
        "group.missing"
    )
    assert root.delete("/api/group", gid=gid).data is None
    assert guest.request("GET", links[1]).http == 404
