"""Whom groups tell what, in the messages that are "Mine" (contract message.md, producers)."""

from __future__ import annotations

from collections.abc import Callable

from tests.http_client import Client
from tests.oj_appliance.groups.making import (
    PROTECTED,
    ROOT,
    add_member,
    ask_in,
    give_level,
    make_group,
    uid_of,
)

NewUser = Callable[..., Client]


def told(client: Client) -> list[tuple[str, str]]:
    """The newest first."""
    client.language = "en-US"
    answer = client.request("GET", "/api/msg/mine?lang=en-US")
    return [(row["title"], row["content"]) for row in answer.data["records"]]


def test_joining_is_told_to_who_decides_and_the_decision_to_who_asked(
    root: Client, new_user: NewUser
) -> None:
    owner, helper, pupil = new_user("admin"), new_user(), new_user()
    gid = make_group(owner, auth=PROTECTED, name="Class 9B {of} we")
    add_member(owner, gid, helper, ROOT)
    told(owner), told(helper)
    name = pupil.get("/api/get-user-home-info").data["username"]
    assert ask_in(pupil, gid).data is None
    for client in (owner, helper):
        title, content = told(client)[0]
        assert title == "New application to a group"
        assert content == f"{name} applies to the group Class 9B {{of}} we."
    uid = uid_of(pupil)
    assert give_level(helper, gid, uid, 2).data is None
    assert told(pupil)[0][0] == "Application refused"
    assert ask_in(pupil, gid).data is None
    assert give_level(helper, gid, uid, 3).data is None
    assert told(pupil)[0][1] == "You are now a member of the group Class 9B {of} we."
    before = told(pupil)
    assert give_level(owner, gid, uid, 4).data is None
    assert told(pupil) == before
    pupil.language = "zh-CN"
    assert owner.delete("/api/group/member", gid=gid, uid=uid).data is None
    assert told(pupil)[0][0] == "Removed from a group"
    add_member(owner, gid, pupil)
    before = told(owner)
    assert pupil.delete("/api/group/member/exit", gid=gid).data is None
    assert told(owner)[0][0] == before[0][0]
    assert root.delete("/api/group", gid=gid).data is None
    for client in (owner, helper):
        assert told(client)[0] == (
            "Group disbanded",
            "The group Class 9B {of} we has been disbanded.",
        )
    assert told(pupil)[0][0] != "Group disbanded"
    # Root's list of notices is of what people wrote.
    rows = root.get("/api/admin/msg/notice", limit=100).data["records"]
    assert not [row for row in rows if "Class 9B {of} we" in row["content"]]
