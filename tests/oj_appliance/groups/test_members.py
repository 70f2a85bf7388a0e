"""Joining, applying, rising and leaving over HTTP (contract group.md §2)."""

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
    REASON,
    add_member,
    ask_in,
    give_level,
    make_group,
    uid_of,
)

NewUser = Callable[..., Client]
APPLYING, REFUSED, MEMBER, ADMIN, ROOT = 1, 2, 3, 4, 5


@pytest.fixture(scope="module")
def teacher(new_user: NewUser) -> Client:
    return new_user("admin")


def level(client: Client, gid: int) -> int:
    return int(client.get("/api/get-group-auth", gid=gid).data)


def rows(client: Client, gid: int, call: str = "member", **query: Any) -> list[dict[str, Any]]:
    return list(client.get(f"/api/group/get-{call}-list", gid=gid, **query).data["records"])


def remove(by: Client, gid: int, uid: str) -> Any:
    return by.delete("/api/group/member", gid=gid, uid=uid)


@pytest.mark.covers("S3-4-6", "S3-2.2-12")
def test_a_public_group_is_joined_at_once(teacher: Client, new_user: NewUser) -> None:
    gid, pupil = make_group(teacher), new_user()
    assert ask_in(pupil, gid, None, None).data is None
    assert level(pupil, gid) == MEMBER
    assert ask_in(pupil, gid, None, None).err == "group.already_member"
    assert ask_in(teacher, gid, None, None).err == "group.already_member"
    assert pupil.get("/api/get-group-access", gid=gid).data == {"access": True}


@pytest.mark.covers("S3-3-2", "S3-4-5", "S3-4-6", "S3-5-2", "S3-5-4", "S3-7.1-4")
def test_a_protected_group_wants_a_reason_and_a_private_one_the_code_too(
    teacher: Client, new_user: NewUser
) -> None:
    protected, private = make_group(teacher, auth=PROTECTED), make_group(teacher, auth=PRIVATE)
    pupil = new_user()
    for reason in (None, "", "four", "x" * 101, "    a    "):
        assert ask_in(pupil, protected, None, reason).err == "group.bad_reason", reason
        assert ask_in(pupil, private, CODE, reason).err == "group.bad_reason", reason
    for code in (None, "", "abc12", "ABC123"):
        assert ask_in(pupil, private, code).err == "group.wrong_code", code
    assert level(pupil, protected) == level(pupil, private) == 0
    assert ask_in(pupil, protected, None, "x" * 100).data is None
    assert ask_in(pupil, private).data is None
    assert level(pupil, protected) == level(pupil, private) == APPLYING
    assert ask_in(pupil, private).err == "group.already_applied"
    assert pupil.get("/api/get-group-access", gid=private).data == {"access": False}


def test_nobody_asks_to_be_let_into_a_group_that_they_do_not_see(
    teacher: Client, student: Client, root: Client
) -> None:
    gid = make_group(teacher, visible=False)
    answer = ask_in(student, gid)
    assert (answer.err, answer.status) == ("group.hidden", 404)
    assert ask_in(root, gid).data is None and level(root, gid) == MEMBER
    assert ask_in(student, 987_654).err == "group.missing"


@pytest.mark.covers("S3-3-3", "S3-4-1", "S3-7.1-9")
def test_an_application_is_approved_or_refused_and_made_again(
    teacher: Client, new_user: NewUser
) -> None:
    gid, pupil = make_group(teacher, auth=PROTECTED), new_user()
    assert ask_in(pupil, gid).data is None
    uid = uid_of(pupil)
    (row,) = [each for each in rows(teacher, gid, "apply") if each["uid"] == uid]
    assert (row["auth"], row["reason"], row["gid"]) == (APPLYING, REASON, gid)
    assert row["gmtCreate"] == row["gmtModify"]
    assert give_level(teacher, gid, uid, REFUSED).data is None
    assert level(pupil, gid) == REFUSED
    assert ask_in(pupil, gid, reason="Please let me in").data is None
    assert level(pupil, gid) == APPLYING
    assert give_level(teacher, gid, uid, MEMBER).data is None
    assert level(pupil, gid) == MEMBER
    assert [each["uid"] for each in rows(pupil, gid)] == [uid, uid_of(teacher)]
    assert all(each["reason"] is None for each in rows(pupil, gid))


def test_lists_of_people_are_their_groups(teacher: Client, new_user: NewUser) -> None:
    gid, member, applicant = make_group(teacher, auth=PROTECTED), new_user(), new_user()
    add_member(teacher, gid, member)
    assert ask_in(applicant, gid).data is None
    for client in (applicant, new_user()):
        answer = client.get("/api/group/get-member-list", gid=gid)
        assert answer.err == "group.not_member"
    for client in (member, applicant):
        answer = client.get("/api/group/get-apply-list", gid=gid)
        assert answer.err == "group.not_allowed"
    name = member.get("/api/get-user-home-info").data["username"]
    assert [each["username"] for each in rows(teacher, gid, keyword=name)] == [name]
    assert [each["auth"] for each in rows(teacher, gid, auth=ROOT)] == [ROOT]
    assert [each["auth"] for each in rows(teacher, gid, "apply")] == [APPLYING, MEMBER, ROOT]
    assert [each["auth"] for each in rows(teacher, gid, "apply", auth=APPLYING)] == [APPLYING]


@pytest.mark.covers("S3-4-3", "S3-6-2", "S3-6-11", "S3-7.1-5")
def test_levels_are_given_below_ones_own_over_http(
    teacher: Client, new_user: NewUser, root: Client
) -> None:
    gid = make_group(teacher)
    people = {each: new_user() for each in (MEMBER, ADMIN, ROOT)}
    uids = {each: add_member(root, gid, client, each) for each, client in people.items()}
    other = new_user()
    uid = add_member(root, gid, other)
    assert give_level(people[MEMBER], gid, uid, MEMBER).err == "group.not_allowed"
    assert give_level(people[ADMIN], gid, uid, ADMIN).err == "group.level_too_high"
    assert give_level(people[ADMIN], gid, uids[ROOT], MEMBER).err == "group.level_too_high"
    assert give_level(people[ADMIN], gid, uid, REFUSED).err == "group.no_downgrade"
    assert give_level(people[ROOT], gid, uid, ADMIN).data is None
    assert give_level(people[ROOT], gid, uid, ROOT).err == "group.level_too_high"
    assert give_level(teacher, gid, uid, ROOT).data is None
    assert give_level(root, gid, uid_of(teacher), MEMBER).err == "group.owner_protected"
    assert give_level(teacher, gid, uid_of(new_user()), MEMBER).err == "group.no_such_member"
    assert give_level(teacher, gid, "nobody", MEMBER).err == "group.no_such_member"
    assert level(other, gid) == ROOT


@pytest.mark.covers("S3-6-9", "S3-6-10", "S3-7.1-6", "S3-7.1-7")
def test_people_leave_and_are_taken_out(teacher: Client, new_user: NewUser, root: Client) -> None:
    gid, admin, member = make_group(teacher), new_user(), new_user()
    uids = [add_member(root, gid, admin, ADMIN), add_member(root, gid, member)]
    owner = uid_of(teacher)
    assert remove(member, gid, uids[0]).err == "group.not_allowed"
    assert remove(admin, gid, uids[0]).err == "group.cannot_remove_self"
    assert remove(admin, gid, owner).err == "group.owner_protected"
    assert remove(root, gid, owner).err == "group.owner_protected"
    assert remove(admin, gid, uids[1]).data is None
    assert remove(admin, gid, uids[1]).err == "group.no_such_member"
    assert level(member, gid) == 0
    assert member.delete("/api/group/member/exit", gid=gid).err == "group.not_member"
    assert admin.delete("/api/group/member/exit", gid=gid).data is None
    assert level(admin, gid) == 0
    assert teacher.delete("/api/group/member/exit", gid=gid).err == "group.owner_cannot_exit"
    assert root.delete("/api/group/member/exit", gid=987_654).err == "group.missing"
    assert root.delete("/api/group/member/exit", gid=gid).err == "group.not_member"


def test_who_applied_while_it_was_protected_joins_when_it_is_public(
    teacher: Client, new_user: NewUser
) -> None:
    gid, pupil = make_group(teacher, auth=PROTECTED), new_user()
    assert ask_in(pupil, gid).data is None
    assert teacher.put("/api/group", {"id": gid, "auth": PUBLIC}).data is None
    assert ask_in(pupil, gid, None, None).data is None
    assert level(pupil, gid) == MEMBER
