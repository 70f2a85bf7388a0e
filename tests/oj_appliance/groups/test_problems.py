"""A group's problems over HTTP (contract group.md §4, admin.md §10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.groups.making import ADMIN, MEMBER, ROOT, add_member, give_level, make_group
from tests.oj_appliance.groups.problems import display_id_of, group_problem, make_group_problem
from tests.oj_appliance.interchange.packages import report_of
from tests.oj_appliance.problems.builders import zip_of

NewUser = Callable[..., Client]
ADD = "print(sum(map(int, input().split())))"
CASES = zip_of({"1.in": "1 2\n", "1.out": "3\n"})


class Class(NamedTuple):
    """A group with somebody of each level; `writer` is the author of `pid`."""

    gid: int
    owner: Client
    root: Client
    writer: Client
    other: Client
    member: Client
    stranger: Client
    writer_uid: str
    pid: int

    @property
    def display_id(self) -> str:
        return display_id_of(self.writer, self.pid)


@pytest.fixture(scope="module")
def teacher(new_user: NewUser) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def school(teacher: Client, new_user: NewUser) -> Class:
    gid = make_group(teacher)
    people = [new_user() for _ in range(5)]
    levels = (ROOT, ADMIN, ADMIN, MEMBER)
    uids = [add_member(teacher, gid, *each) for each in zip(people, levels, strict=False)]
    pid = make_group_problem(people[1], gid)
    root, writer, other, member, stranger = people
    return Class(gid, teacher, root, writer, other, member, stranger, uids[1], pid)


def put(client: Client, path: str, **query: Any) -> Answer:
    return client.request("PUT", f"{path}?{urlencode(query)}")


def status_in_group(client: Client, gid: int, pid: int) -> int:
    body = {"pidList": [pid], "isContestProblemList": False, "gid": gid}
    return int(client.post("/api/get-user-problem-status", body).data[str(pid)]["status"])


def solve(client: Client, pid: int, gid: int | None, code: str = ADD) -> Answer:
    body = {"pid": pid, "language": "Python3", "code": code}
    return client.post("/api/submit-problem-judge", body if gid is None else {**body, "gid": gid})


@pytest.mark.covers("S3-7.1-17", "S3-7.1-20", "S3-6-3")
def test_an_admin_of_a_group_writes_a_problem_that_members_find(school: Class) -> None:
    gid, pid = school.gid, school.pid
    page = school.member.get("/api/group/get-problem-list", gid=gid).data
    assert [row["pid"] for row in page["records"]] == [pid]
    shown = school.member.get("/api/get-problem-detail", problemId=school.display_id, gid=gid).data
    assert shown["problem"]["isGroup"] is True and shown["problem"]["gid"] == gid
    assert shown["problem"]["spjCode"] is None and shown["myStatus"] == -10
    (row,) = school.other.get("/api/group/get-admin-problem-list", gid=gid).data["records"]
    told = (row["id"], row["isMine"], row["auth"], row["applyPublicProgress"], row["gid"])
    assert told == (pid, False, 1, None, gid)
    refused = school.member.post("/api/group/problem", group_problem(gid))
    assert refused.err == "group.not_allowed"
    found = school.member.get("/api/group/get-problem-list", gid=gid, keyword="nothing like it")
    assert found.data["records"] == []


def test_a_display_id_bears_the_group_s_short_name_and_is_edited_without_it(
    teacher: Client, school: Class
) -> None:
    gid = make_group(teacher, shortName="Prefixed_1"[:10])
    body = group_problem(gid, "sum", tags=[])
    pid = int(teacher.post("/api/group/problem", body).data["pid"])
    kept = teacher.get("/api/group/problem", pid=pid).data
    assert (kept["problemId"], kept["idPrefix"]) == ("PREFIXED_1SUM", "Prefixed_1")
    assert teacher.post("/api/group/problem", body).err == "problem.id_used"
    blank = group_problem(gid, " ")
    assert teacher.post("/api/group/problem", blank).err == "problem.bad_id"
    # The group is called otherwise by now: the problem keeps what it has.
    changed = {"id": gid, "auth": 1, "shortName": "Otherwise"}
    assert teacher.put("/api/group", changed).data is None
    again = {**body, "problem": {**body["problem"], "id": pid, "problemId": "diff"}}
    assert teacher.put("/api/group/problem", again).data is None
    assert display_id_of(teacher, pid) == "PREFIXED_1DIFF"


def test_the_public_meet_it_nowhere(school: Class, guest: Client, root: Client) -> None:
    display_id, gid, pid = school.display_id, school.gid, school.pid
    for client in (guest, school.stranger):
        detail = client.get("/api/get-problem-detail", problemId=display_id, gid=gid)
        assert (detail.status, detail.err) == (403, "group.not_member")
    bank = school.member.get("/api/get-problem-detail", problemId=display_id)
    assert bank.err == "problem.group_only"
    assert guest.get("/api/get-problem-list", keyword=display_id).data["records"] == []
    assert school.stranger.get("/api/get-problem-languages", pid=pid).data == []
    assert school.member.get("/api/get-problem-languages", pid=pid).data != []
    assert school.stranger.get("/api/group/get-problem-list", gid=gid).err == "group.not_member"
    assert guest.get("/api/group/get-problem-list", gid=gid).http == 401
    assert root.get("/api/group/get-problem-list", gid=gid).data["total"] >= 1
    assert solve(school.stranger, pid, gid).err == "group.not_member"
    assert solve(school.member, pid, None).err == "problem.group_only"
    draft = {"pid": pid, "gid": gid, "language": "C", "code": "x", "version": 0}
    assert school.stranger.put("/api/draft", draft).err == "group.not_member"
    assert school.member.put("/api/draft", draft).data["version"] == 1
    trial = {"pid": pid, "type": "group", "language": "Python3", "code": ADD, "userInput": "1 2"}
    path = "/api/submit-problem-test-judge"
    assert school.stranger.post(path, trial).err == "problem.not_visible"
    assert school.member.post(path, trial).status == 200


@pytest.mark.covers("S3-7.1-21")
def test_members_are_counted_among_themselves(school: Class) -> None:
    gid = school.gid
    pid = make_group_problem(school.writer, gid)
    answer = solve(school.member, pid, gid)
    number = int(answer.data["submitId"])
    wait_for_verdict(school.member, number)
    assert status_in_group(school.member, gid, pid) == 0
    assert status_in_group(school.other, gid, pid) == -10
    refused = {"pidList": [pid], "isContestProblemList": False, "gid": gid}
    asked = school.stranger.post("/api/get-user-problem-status", refused)
    assert asked.err == "group.not_member"
    rows = school.other.get("/api/group/get-problem-list", gid=gid).data["records"]
    assert [(row["total"], row["ac"]) for row in rows if row["pid"] == pid] == [(1, 1)]
    listed = school.other.get("/api/get-submission-list", gid=gid).data["records"]
    assert number in [row["submitId"] for row in listed]
    outside = school.other.get("/api/get-submission-list").data["records"]
    assert number not in [row["submitId"] for row in outside]
    assert school.stranger.get("/api/get-submission-list", gid=gid).err == "group.not_member"
    # Code is its owner's and the group's root's.
    codes = [
        client.get("/api/get-submission-detail", submitId=number).data["submission"]["code"]
        for client in (school.member, school.root, school.other)
    ]
    assert codes == [ADD, ADD, None]


EDITS: dict[str, Callable[[Client, int], Answer]] = {
    "read": lambda client, pid: client.get("/api/group/problem", pid=pid),
    "cases": lambda client, pid: client.get("/api/group/get-problem-cases", pid=pid),
    "auth": lambda client, pid: put(client, "/api/group/change-problem-auth", pid=pid, auth=1),
    "apply": lambda client, pid: put(client, "/api/group/apply-public", pid=pid, isApplied=False),
    "solutions": lambda client, pid: client.get("/api/admin/problem/solutions", pid=pid),
    "versions": lambda client, pid: client.get("/api/admin/problem/data-versions", pid=pid),
    "download": lambda client, pid: client.get("/api/file/download-testcase", pid=pid),
}


@pytest.mark.covers(
    *("S3-6-5", "S3-6-6", "S3-6-4", "S3-7.1-12", "S3-7.1-13", "S3-7.1-25", "S3-7.1-40"),
)
@pytest.mark.parametrize("edit", EDITS)
def test_author_and_root_of_the_group_look_after_it_and_nobody_else(
    school: Class, root: Client, new_user: NewUser, edit: str
) -> None:
    call = EDITS[edit]
    for client in (school.writer, school.root, school.owner, root):
        answer = call(client, school.pid)
        assert answer.http == 200 and b'"err"' not in answer.body[:400], answer.body[:300]
    problem_admin = new_user("problem_admin")
    for client in (school.other, school.member, school.stranger, problem_admin):
        answer = call(client, school.pid)
        refusals = {"group.not_allowed", "problem.not_allowed", "file.not_allowed"}
        assert answer.http in (403, 200) and answer.err in {*refusals, "auth.forbidden"}


def test_an_author_keeps_the_problem_while_a_member(school: Class) -> None:
    pid = make_group_problem(school.writer, school.gid)
    assert give_level(school.owner, school.gid, school.writer_uid, MEMBER).data is None
    kept = [EDITS[name](school.writer, pid).http for name in ("read", "solutions", "download")]
    made = school.writer.post("/api/group/problem", group_problem(school.gid))
    assert give_level(school.owner, school.gid, school.writer_uid, ADMIN).data is None
    assert (kept, made.err) == ([200, 200, 200], "group.not_allowed")


def test_a_problem_is_written_once_more_in_its_group_hidden(school: Class, root: Client) -> None:
    call, body = "/api/group/duplicate-problem", {"pid": school.pid}
    copy = int(school.writer.post(call, body).data["pid"])
    first, second = (
        school.writer.get("/api/group/problem", pid=pid).data for pid in (school.pid, copy)
    )
    assert (second["title"], second["auth"], second["gid"]) == (first["title"], 2, school.gid)
    assert second["problemId"] == f"{second['idPrefix'].upper()}P{copy}"
    cases = school.writer.get("/api/group/get-problem-cases", pid=copy).data
    assert len(cases) == 3
    # Of what is not theirs, and where nobody writes any more.
    for client in (school.other, school.member, school.stranger):
        assert client.post(call, body).err == "group.not_allowed"
    assert give_level(school.owner, school.gid, school.writer_uid, MEMBER).data is None
    late = school.writer.post(call, body)
    assert give_level(school.owner, school.gid, school.writer_uid, ADMIN).data is None
    assert late.err == "group.not_allowed"
    assert root.post(call, {"pid": 999_999}).err == "problem.missing"


@pytest.mark.covers("S3-4-8", "S3-7.1-26", "S3-2.13-3k", "S3-7.4-13")
def test_what_a_group_offers_enters_the_bank_when_staff_accepts_it(
    school: Class, root: Client, guest: Client, teacher: Client
) -> None:
    pid = make_group_problem(school.writer, school.gid)
    display_id = display_id_of(school.writer, pid)
    path, deciding = "/api/group/apply-public", "/api/admin/group-problem/change-progress"
    early = root.put(deciding, {"pid": pid, "progress": 2})
    assert early.err == "problem.missing"
    assert put(school.other, path, pid=pid, isApplied=True).err == "group.not_allowed"
    assert put(school.writer, path, pid=pid, isApplied=True).data is None
    listed = teacher.get("/api/admin/group-problem/list", gid=school.gid).data["records"]
    assert [(row["id"], row["applyPublicProgress"]) for row in listed] == [(pid, 1)]
    look = root.get("/api/admin/group-problem/problem", pid=pid).data
    assert (look["problem"]["problemId"], look["cases"]) == (display_id, 3)
    assert teacher.put(deciding, {"pid": pid, "progress": 2}).http == 403
    assert root.put(deciding, {"pid": pid, "progress": 3}).data is None
    assert guest.get("/api/get-problem-detail", problemId=display_id).err == "problem.group_only"
    assert root.put(deciding, {"pid": pid, "progress": 2}).data is None
    assert guest.get("/api/get-problem-detail", problemId=display_id).data["problem"]["id"] == pid
    assert put(school.writer, path, pid=pid, isApplied=True).err == "problem.already_public"
    # Members go on meeting it in the group, too.
    within = school.member.get("/api/get-problem-detail", problemId=display_id, gid=school.gid)
    assert within.data["problem"]["isGroup"] is False
    assert put(school.root, path, pid=pid, isApplied=False).data is None
    assert guest.get("/api/get-problem-detail", problemId=display_id).err == "problem.group_only"
    for wrong, err in (({"pid": pid}, "param.empty"), ({"pid": pid, "progress": 9}, "bad_progr")):
        assert err in str(root.put(deciding, wrong).err)


@pytest.mark.covers("S3-7.1-27")
def test_it_goes_to_the_wastebasket_and_can_come_back(school: Class, root: Client) -> None:
    pid = make_group_problem(school.writer, school.gid)
    display_id = display_id_of(school.writer, pid)
    assert school.other.delete("/api/group/problem", pid=pid).err == "group.not_allowed"
    assert root.post("/api/admin/problem/batch", {"pids": [pid], "action": "delete"}).data[
        "failed"
    ], "PA's batch reaches no problem of a group"
    assert school.root.delete("/api/group/problem", pid=pid).data is None
    assert school.writer.get("/api/group/problem", pid=pid).err == "problem.missing"
    trash = {"type": "problem", "id": str(pid)}
    assert root.put("/api/admin/trash/restore", trash).status == 200
    assert display_id_of(school.writer, pid) == display_id


def test_a_hidden_problem_is_its_keepers_alone(school: Class) -> None:
    pid = make_group_problem(school.writer, school.gid, auth=2)
    where = {"problemId": display_id_of(school.writer, pid), "gid": school.gid}
    assert school.member.get("/api/get-problem-detail", **where).err == "problem.not_public"
    assert school.root.get("/api/get-problem-detail", **where).status == 200
    assert solve(school.member, pid, school.gid).err == "problem.hidden"
    assert put(school.writer, "/api/group/change-problem-auth", pid=pid, auth=3).err == (
        "problem.bad_auth"
    )
    assert put(school.writer, "/api/group/change-problem-auth", pid=pid, auth=1).data is None
    assert school.member.get("/api/get-problem-detail", **where).status == 200


@pytest.mark.covers("S3-7.1-15", "S3-7.1-19")
def test_tags_of_a_group_stay_there_and_programs_compile_for_it(
    school: Class, teacher: Client, guest: Client
) -> None:
    body = {**group_problem(school.gid), "tags": [{"name": "of our class", "color": "#112233"}]}
    pid = int(school.writer.post("/api/group/problem", body).data["pid"])
    offered = school.writer.get("/api/group/get-all-problem-tags", gid=school.gid).data
    (tag,) = [each for each in offered if each["name"] == "of our class"]
    assert tag["gid"] == school.gid
    everybody = guest.get("/api/get-all-problem-tags").data
    assert tag["id"] not in [each["id"] for each in everybody]
    other_gid = make_group(teacher)
    foreign = {**group_problem(other_gid), "tags": [{"id": tag["id"], "name": tag["name"]}]}
    assert teacher.post("/api/group/problem", foreign).err == "group.not_allowed"
    on_it = school.member.get("/api/get-problem-tags", pid=pid).data
    assert [each["id"] for each in on_it] == [tag["id"]]
    assert school.stranger.get("/api/get-problem-tags", pid=pid).data == []
    program = {"pid": pid, "language": "C", "code": "int main(void) { return 0; }"}
    for path in ("/api/group/compile-spj", "/api/group/compile-interactive"):
        there = f"{path}?{urlencode({'groupID': school.gid})}"
        assert school.writer.post(there, program).data is None
        assert school.member.post(there, program).err == "group.not_allowed"
    broken = {**program, "code": "int main(void) {", "gid": school.gid}
    assert school.writer.post("/api/group/compile-spj", broken).err == "judge.compile_failed"


@pytest.mark.parametrize(
    ("field", "value", "err"),
    [("timeLimit", 30_001, "problem.bad_time"), ("memoryLimit", 1025, "problem.bad_memory")],
)
def test_a_group_s_limits_are_lower(school: Class, field: str, value: int, err: str) -> None:
    body = group_problem(school.gid)
    body["problem"][field] = value
    assert school.writer.post("/api/group/problem", body).err == err


@pytest.mark.covers("S3-7.1-42", "S3-7.1-44", "S3-2.4-5", "S3-6-14")
def test_admins_of_a_group_upload_for_it(school: Class) -> None:
    path = f"/api/file/upload-testcase-zip?{urlencode({'gid': school.gid, 'mode': 'default'})}"
    told = school.writer.upload(path, "cases.zip", CASES).data
    assert [each["input"] for each in told["fileList"]] == ["1.in"] and told["fileListDir"]
    body = {
        **group_problem(school.gid),
        "isUploadTestCase": True,
        "uploadTestcaseDir": told["fileListDir"],
        "samples": [{"input": "1.in", "output": "1.out"}],
    }
    assert school.writer.post("/api/group/problem", body).status == 200
    image = f"/api/file/upload-md-img?{urlencode({'gid': school.gid})}"
    sent = school.writer.upload(image, "a.png", picture(), part="image").data
    assert sent["link"].startswith("/api/public/img/")
    for client in (school.member, school.stranger):
        assert client.upload(path, "cases.zip", CASES).err == "file.not_allowed"
        assert client.upload(image, "a.png", picture(), part="image").err == "file.not_allowed"
    assert school.writer.upload(
        "/api/file/upload-md-img", "a.png", picture(), part="image"
    ).err == ("file.not_allowed")
    taken = school.member.get("/api/file/delete-md-img", fileId=sent["fileId"])
    assert taken.err == "file.not_allowed"
    assert school.other.get("/api/file/delete-md-img", fileId=sent["fileId"]).data is None


def test_a_group_exports_its_problems_and_imports_them_again(
    school: Class, teacher: Client
) -> None:
    pid = make_group_problem(school.writer, school.gid)
    query = {"pid": pid, "format": "hoj", "gid": school.gid}
    file = school.other.get("/api/file/export", **query)
    assert file.http == 200 and file.body[:2] == b"PK"
    assert school.member.get("/api/file/export", **query).http == 403
    outside = {**query, "gid": make_group(teacher)}
    assert teacher.get("/api/file/export", **outside).err == "problem.missing"
    there = make_group(teacher)
    path = f"/api/file/import?{urlencode({'gid': there, 'auth': 1})}"
    key = teacher.upload(path, "some.zip", file.body).data["key"]
    report = report_of(teacher, key)
    assert report["imported"] == 1, report
    (row,) = teacher.get("/api/group/get-problem-list", gid=there).data["records"]
    assert row["problemId"].startswith("CL") and row["pid"] == report["problems"][0]["pid"]
    assert school.writer.upload(path, "some.zip", file.body).err == "group.not_allowed"
    assert school.member.upload("/api/file/import", "some.zip", file.body).http == 403


def test_a_group_that_is_disbanded_leaves_the_bank_what_has_come_there(
    teacher: Client, root: Client, guest: Client
) -> None:
    gid = make_group(teacher)
    own, given = make_group_problem(teacher, gid), make_group_problem(teacher, gid)
    names = [display_id_of(teacher, pid) for pid in (own, given)]
    assert put(teacher, "/api/group/apply-public", pid=given, isApplied=True).data is None
    deciding = {"pid": given, "progress": 2}
    assert root.put("/api/admin/group-problem/change-progress", deciding).data is None
    assert teacher.delete("/api/group", gid=gid).data is None
    assert guest.get("/api/get-problem-detail", problemId=names[1]).data["problem"]["gid"] is None
    assert root.get("/api/get-problem-detail", problemId=names[0]).err == "problem.missing"
    assert root.put("/api/admin/trash/restore", {"type": "problem", "id": str(own)}).status == 200
    kept = root.get("/api/admin/problem", pid=own).data
    assert (kept["auth"], kept["isGroup"], kept["gid"]) == (2, False, None)
    assert kept["problemId"] == names[0]
