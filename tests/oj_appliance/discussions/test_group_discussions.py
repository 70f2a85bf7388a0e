"""Discussions of a group over HTTP (group.md §7, discussion.md §2; S3 §2.7)."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest

from tests.http_client import Client
from tests.oj_appliance.discussions.writing import (
    SWITCHES,
    body,
    comment,
    detail,
    numbers,
    open_to_all,
    write,
)
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

LIST, TABLE = "/api/group/get-discussion-list", "/api/group/get-admin-discussion-list"
PATH = "/api/group/discussion"
_names = itertools.count(1)


@dataclass
class Class:
    root: Client
    teacher: Client
    helper: Client
    ann: Client
    stranger: Client
    gid: int


@pytest.fixture(scope="module")
def lesson(site: ServerProcess) -> Class:
    root = open_to_all(site)
    teacher, helper, ann, stranger = (
        site.add_user(f"class{next(_names)}", role="admin" if number == 0 else "user")
        for number in range(4)
    )
    gid = make_group(teacher)
    add_member(teacher, gid, helper, ADMIN)
    add_member(teacher, gid, ann)
    return Class(root, teacher, helper, ann, stranger, gid)


def listed(client: Client, path: str, gid: int, **query: object) -> list[int]:
    return [row["id"] for row in client.get(path, gid=gid, **query).data["records"]]


@pytest.mark.covers("S3-2.7-1", "S3-3-13", "S3-7.1-24", "S3-5-19")
def test_members_talk_among_themselves(lesson: Class) -> None:
    did = write(lesson.ann, "Homework", gid=lesson.gid)
    assert did in listed(lesson.helper, LIST, lesson.gid)
    assert did not in numbers(lesson.ann, limit=100)
    assert detail(lesson.helper, did)["gid"] == lesson.gid
    for reader, err in (
        (lesson.stranger, "group.not_member"),
        (Client(lesson.ann.base), "discussion.login_for_group"),
    ):
        assert reader.get("/api/get-discussion-detail", did=did).err == err
        assert reader.get("/api/comments", did=did).err == err
    for path in ("/api/discussion-like", "/api/get-discussion-detail"):
        answer = lesson.stranger.get(path, did=did, toLike="true")
        assert (answer.status, answer.err) == (403, "group.not_member")
    report = {"did": did, "content": "#Illegal#"}
    assert lesson.stranger.post("/api/discussion-report", report).err == "group.not_member"
    assert lesson.ann.post(PATH, body(" ", gid=lesson.gid)).json["field"] == "title"
    everywhere = lesson.root.get("/api/get-discussion-list", admin="true", limit=500)
    assert did in [row["id"] for row in everywhere.data["records"]]


@pytest.mark.covers("S3-6-12", "S3-4-14")
def test_admins_of_the_group_look_after_them(lesson: Class) -> None:
    did = write(lesson.ann, "Off topic", gid=lesson.gid, topPriority=True)
    assert detail(lesson.ann, did)["topPriority"] is False
    assert lesson.ann.put(PATH, {"id": did, "status": 1}).status == 200
    assert detail(lesson.ann, did)["status"] == 0
    turned = {"id": did, "gid": lesson.gid, "status": 1, "topPriority": True}
    assert lesson.helper.put(PATH, turned).status == 200
    assert did not in listed(lesson.teacher, LIST, lesson.gid)
    assert listed(lesson.helper, TABLE, lesson.gid)[0] == did
    assert detail(lesson.helper, did)["mayModerate"] is True
    other = make_group(lesson.teacher)
    assert lesson.helper.put(PATH, {**turned, "gid": other}).err == "discussion.missing"
    said = comment(lesson.ann, did, "Mine").data["id"]
    assert lesson.helper.delete("/api/comment", id=said).status == 200
    assert write(lesson.helper, "Pinned", gid=lesson.gid, topPriority=True)
    assert lesson.helper.delete(PATH, did=did, gid=lesson.gid).status == 200


def test_its_role_gives_nobody_a_badge(lesson: Class) -> None:
    """What a page renders unfiltered is not the group's to give."""
    did = write(lesson.helper, "Helpful", gid=lesson.gid)
    assert detail(lesson.ann, did)["role"] == "user"


@pytest.mark.covers("S2-2.12-6")
def test_a_problem_is_spoken_of_where_it_is_met(lesson: Class) -> None:
    add_problem(lesson.root, a_plus_b("OF-BANK"))
    did = write(lesson.ann, "In class", gid=lesson.gid, pid="OF-BANK")
    assert listed(lesson.ann, LIST, lesson.gid, pid="OF-BANK") == [did]
    assert numbers(lesson.ann, pid="OF-BANK") == []
    made = a_plus_b("OURS")
    made["problem"]["gid"] = lesson.gid
    assert lesson.helper.post("/api/group/problem", made).status == 200
    display_id = next(
        row["problemId"]
        for row in lesson.ann.get("/api/group/get-problem-list", gid=lesson.gid).data["records"]
    )
    # Also where the site's call is used: it is a matter of the group.
    answer = lesson.ann.post("/api/discussion", body("Ours", pid=display_id))
    assert answer.status == 200, answer.json
    assert len(listed(lesson.ann, LIST, lesson.gid, pid=display_id)) == 1
    answer = lesson.stranger.post("/api/discussion", body("Theirs", pid=display_id))
    assert answer.err == "group.not_member"


@pytest.mark.covers("S3-6-24")
def test_the_switch_of_groups_closes_them(lesson: Class) -> None:
    did = write(lesson.ann, "Closed", gid=lesson.gid)
    lesson.root.put(SWITCHES, {"openGroupDiscussion": False})
    try:
        for answer in (
            lesson.ann.get(LIST, gid=lesson.gid),
            lesson.helper.get(TABLE, gid=lesson.gid),
            lesson.ann.post(PATH, body("No", gid=lesson.gid)),
            lesson.ann.put(PATH, {"id": did}),
            lesson.ann.delete(PATH, did=did),
            lesson.ann.get("/api/comments", did=did),
        ):
            assert (answer.http, answer.err) == (403, "switch.discussion_closed")
        answer = lesson.ann.get("/api/get-discussion-detail", did=did)
        assert (answer.http, answer.err) == (200, "switch.discussion_closed")
        assert lesson.ann.get("/api/get-discussion-list").status == 200
    finally:
        lesson.root.put(SWITCHES, {"openGroupDiscussion": True})


@pytest.mark.covers("S3-6-26")
def test_posts_in_groups_are_counted_by_themselves(site: ServerProcess, lesson: Class) -> None:
    eager = site.add_user(f"class{next(_names)}")
    add_member(lesson.teacher, lesson.gid, eager)
    lesson.root.put(SWITCHES, {"defaultCreateDiscussionDailyLimit": 1})
    try:
        assert write(eager, "Site")
        assert write(eager, "Class", gid=lesson.gid)
        again = eager.post(PATH, body("Class again", gid=lesson.gid))
        assert again.err == "discussion.daily_limit"
    finally:
        open_to_all(site)


def test_a_group_that_is_disbanded_takes_them_along(lesson: Class) -> None:
    gid = make_group(lesson.teacher)
    add_member(lesson.teacher, gid, lesson.ann)
    did = write(lesson.ann, "Last words", gid=gid)
    said = comment(lesson.ann, did, "Indeed").data["id"]
    assert lesson.teacher.delete("/api/group", gid=gid).status == 200
    assert lesson.ann.get("/api/get-discussion-detail", did=did).err == "discussion.missing"
    assert lesson.ann.get("/api/reply", commentId=said).err == "comment.missing"
