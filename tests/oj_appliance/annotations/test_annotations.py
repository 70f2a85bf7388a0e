"""What teachers write beside a student's code, over HTTP (contract submission.md §4.1)."""

from __future__ import annotations

import itertools

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.annotations.writing import (
    CALL,
    CODE,
    annotate,
    annotated,
    lines,
    listed,
    read,
    read_these,
    unread_notices,
)
from tests.oj_appliance.groups.making import ADMIN, MEMBER, ROOT, add_member, make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.submissions.test_live_changes import hear, uid_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_names = itertools.count(1)


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    client = site.client("root")
    add_problem(client, a_plus_b("NOTED"))
    return client


@pytest.fixture
def ann(site: ServerProcess) -> Client:
    return site.add_user(f"noted{next(_names)}")


@pytest.fixture
def ada(site: ServerProcess) -> Client:
    return site.add_user(f"noting{next(_names)}", role="admin")


def sent(who: Client) -> int:
    number = submit(who, "NOTED", "Python3", CODE)
    wait_for_verdict(who, number)
    return number


def test_a_teacher_writes_beside_a_line_and_its_owner_reads_it(
    root: Client, ann: Client, ada: Client
) -> None:
    number = sent(ann)
    assert annotated(ann, number) == {"annotations": [], "mayWrite": False}
    made = annotate(ada, number, 2, "  Say what is printed.\n").data
    assert made["line"] == 2 and made["content"] == "Say what is printed."
    assert made["mayChange"] and not made["isRead"]
    annotate(ada, number, 0, "Well done")
    annotate(root, number, 1, "Short")
    own = annotated(ann, number)
    assert [each["line"] for each in own["annotations"]] == [0, 1, 2]
    assert not own["mayWrite"] and not any(each["mayChange"] for each in own["annotations"])
    assert own["annotations"][2]["uid"] == uid_of(ada)
    read(ada, number)
    assert not annotated(ada, number)["annotations"][0]["isRead"]
    read(ann, number)
    assert all(each["isRead"] for each in annotated(ada, number)["annotations"])


def test_nobody_else_learns_of_it(site: ServerProcess, ann: Client, ada: Client) -> None:
    number = sent(ann)
    assert ann.put("/api/submission", {"submitId": number, "share": True}).status == 200
    made = annotate(ada, number).data
    ben = site.add_user(f"curious{next(_names)}")
    assert annotated(ben, number) == {"annotations": [], "mayWrite": False}
    assert annotate(ben, number).err == "annotation.not_allowed"
    assert annotate(ann, number).err == "annotation.not_allowed"
    change = {"id": made["id"], "content": "Mine"}
    assert ben.put(CALL, change).err == ben.delete(CALL, id=made["id"]).err == "annotation.missing"
    assert ann.put(CALL, change).err == "annotation.not_allowed"
    assert site.client().get("/api/code-annotations", submitId=number).http == 401
    assert listed(ben) == []


def test_the_owner_is_told_once_until_they_read(ann: Client, ada: Client) -> None:
    number, before = sent(ann), unread_notices(ann)
    annotate(ada, number, 1)
    annotate(ada, number, 2)
    assert unread_notices(ann) == before + 1
    ann.language = "en-US"
    notice = ann.get("/api/msg/mine").data["records"][0]
    assert notice["title"] == "A teacher commented on your code"
    assert f"(/submission-detail/{number})" in notice["content"] and " / " not in notice["content"]
    assert unread_notices(ann) == before
    annotate(ada, number, 2)
    assert unread_notices(ann) == before
    read(ann, number)
    made = annotate(ada, number, 1, "And this").data
    assert unread_notices(ann) == before + 1
    # What was read is read again once it is another text.
    read(ann, number)
    ada.put(CALL, {"id": made["id"], "content": "And that"})
    assert unread_notices(ann) == before + 2
    assert listed(ann) == [(number, 4, 1)]


def test_what_is_written_while_the_owner_reads_stays_unread(ann: Client, ada: Client) -> None:
    number = sent(ann)
    first = annotate(ada, number, 1).data
    annotate(ada, number, 2)
    read_these(ann, number, [first["id"]])
    assert [each["isRead"] for each in annotated(ann, number)["annotations"]] == [True, False]
    assert listed(ann) == [(number, 2, 1)]
    foreign = sent(ann)
    read_these(ann, foreign, [each["id"] for each in annotated(ann, number)["annotations"]])
    assert listed(ann) == [(number, 2, 1)]


def test_its_author_changes_and_removes_it_and_root_may_too(
    site: ServerProcess, root: Client, ann: Client, ada: Client
) -> None:
    number = sent(ann)
    made = annotate(ada, number).data["id"]
    colleague = site.add_user(f"colleague{next(_names)}", role="admin")
    change = {"id": made, "content": "Better"}
    assert colleague.put(CALL, change).err == "annotation.not_allowed"
    assert colleague.delete(CALL, id=made).err == "annotation.not_allowed"
    assert ada.put(CALL, change).data["content"] == "Better"
    assert root.put(CALL, {**change, "content": "Best"}).status == 200
    assert lines(ann, number) == [(1, "Best")]
    assert ada.delete(CALL, id=made).status == 200
    assert lines(ann, number) == []
    assert ada.delete(CALL, id=made).err == ada.put(CALL, change).err == "annotation.missing"


@pytest.mark.parametrize(
    ("line", "content", "refusal"),
    [
        (1, " \n", "content.empty"),
        (1, "x" * 2001, "content.too_long"),
        (-1, "x", "annotation.bad_line"),
        (4, "x", "annotation.bad_line"),
        (3, "x" * 2000, ""),
    ],
)
def test_what_is_written_is_bounded(
    ann: Client, ada: Client, line: int, content: str, refusal: str
) -> None:
    assert annotate(ada, sent(ann), line, content).err == refusal


def test_a_submission_has_a_hundred_at_most(ann: Client, ada: Client) -> None:
    number = sent(ann)
    for place in range(100):
        assert annotate(ada, number, place % 3).status == 200
    assert annotate(ada, number).err == "annotation.too_many"
    assert annotate(ada, number + 100_000).err == "submission.missing"


def test_both_find_what_was_commented_on(ann: Client, ada: Client) -> None:
    first, second = sent(ann), sent(ann)
    annotate(ada, second, 1, "y" * 500)
    annotate(ada, first, 1)
    annotate(ada, first, 2, "The newest")
    assert listed(ann) == [(first, 2, 2), (second, 1, 1)]
    assert listed(ada) == []
    assert listed(ada, written=True) == [(first, 2, 2), (second, 1, 1)]
    page = ann.get("/api/annotated-submissions", limit=1, currentPage=2).data
    assert page["total"] == 2
    (row,) = page["records"]
    assert (row["line"], row["content"], row["submission"]["displayPid"]) == (1, "y" * 200, "NOTED")
    read(ann, second)
    assert listed(ann) == [(first, 2, 2), (second, 1, 0)]


def test_the_switch_that_hides_code_hides_what_is_said_of_it(
    root: Client, ann: Client, ada: Client
) -> None:
    number = sent(ann)
    annotate(ada, number)
    switch = {"hideNonContestSubmissionCode": True}
    assert root.put("/api/admin/switch/update", switch).status == 200
    try:
        assert lines(ann, number) == [] and annotate(ada, number).err == "annotation.not_allowed"
        assert ann.get("/api/annotated-submissions").data["records"][0]["content"] is None
        assert lines(root, number) == [(1, "Good name")]
    finally:
        switch = {"hideNonContestSubmissionCode": False}
        assert root.put("/api/admin/switch/update", switch).status == 200
    assert lines(ann, number) == [(1, "Good name")]


def test_in_a_group_its_root_is_the_teacher(site: ServerProcess, root: Client, ann: Client) -> None:
    gid = make_group(root)
    teacher, member = (site.add_user(f"ingroup{next(_names)}") for _ in range(2))
    for person, level in ((ann, MEMBER), (member, ADMIN), (teacher, ROOT)):
        add_member(root, gid, person, level)
    pid = make_group_problem(root, gid)
    before = unread_notices(ann)
    body = {"pid": pid, "gid": gid, "language": "Python3", "code": CODE}
    number = int(ann.post("/api/submit-problem-judge", body).data["submitId"])
    wait_for_verdict(root, number)
    assert annotate(member, number).err == "annotation.not_allowed"
    assert annotate(teacher, number).status == 200
    assert lines(ann, number) == [(1, "Good name")] and lines(member, number) == []
    assert unread_notices(ann) == before + 1
    assert listed(ann) == [(number, 1, 1)] == listed(teacher, written=True)


def test_a_page_that_is_open_hears_of_it(
    site: ServerProcess, root: Client, ann: Client, ada: Client
) -> None:
    number = sent(ann)
    frames = hear(
        site,
        ann,
        f"annotations:{uid_of(ann)}",
        lambda: annotate(ada, number),
        bool,
    )
    assert frames == [{"submitId": number}]
