"""Assignments and the class table over HTTP (contract class.md §4 and §5)."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.classes.making import (
    PASSWORD,
    assignment_body,
    hours_from_now,
    make_assignment,
    make_class,
    submit_in,
    training_of,
    uid_of,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "a, b = map(int, input().split())\nprint(a + b)\n"
WRONG = "print('no')\n"
FORMULA = "=1+1"


@dataclass
class School:
    """A class of ann, bo and cy, whose teacher is tia and co-teacher cora. Ann has solved A and
    tried B, bo has tried A; cy has done nothing. Dan is a stranger."""

    server: ServerProcess
    root: Client
    gid: int
    tid: int
    aid: int
    people: dict[str, Client]
    uids: dict[str, str]

    def judged(self, name: str, display_id: str, code: str) -> int:
        number = submit_in(self.people[name], self.tid, display_id, code)
        wait_for_verdict(self.people[name], number)
        return number

    def table(self, name: str = "tia", **query: Any) -> dict[str, Any]:
        return dict(self.people[name].get("/api/class/table", gid=self.gid, **query).data)

    def sheet(self, name: str, aid: int) -> dict[str, dict[str, Any]]:
        """Rows by username."""
        data = self.people[name].get("/api/class/assignment", aid=aid).data
        return {row["username"].removeprefix("as_"): row for row in data["rows"]}


@pytest.fixture(scope="module")
def school(server: ServerProcess, root: Client) -> School:
    tia = server.add_user("as_tia", role="admin")
    students = ["as_ann", "as_bo", "as_cy"]
    gid = make_class(root, students, owner=uid_of(root, "as_tia"))
    people = {name.removeprefix("as_"): server.client(name, PASSWORD) for name in students}
    people |= {"tia": tia, "cora": server.add_user("as_cora"), "dan": server.add_user("as_dan")}
    uids = {name: uid_of(root, f"as_{name}") for name in people}
    code = tia.get("/api/get-group-detail", gid=gid).data["code"]
    cora = people["cora"]
    path = f"/api/group/member?gid={gid}&code={code}&reason=I%20teach%20it"
    assert cora.request("POST", path).status == 200
    for level in (3, 4):
        body = {"gid": gid, "uid": uids["cora"], "auth": level}
        assert tia.put("/api/group/member", body).status == 200
    pids = [add_problem(root, a_plus_b(f"CLASS{letter}")) for letter in "AB"]
    tid = training_of(tia, gid, pids)
    aid = make_assignment(tia, gid, tid, title=FORMULA)
    made = School(server, root, gid, tid, aid, people, uids)
    made.judged("ann", "A", WRONG)
    made.judged("ann", "A", ADD)
    made.judged("ann", "B", WRONG)
    made.judged("bo", "A", WRONG)
    return made


def test_the_table_tells_who_has_solved_what(school: School) -> None:
    table = school.table(tid=school.tid)
    assert [each["displayId"] for each in table["problems"]] == ["A", "B"]
    rows = {row["username"]: row for row in table["rows"]}
    assert list(rows) == ["as_ann", "as_bo", "as_cy"]
    assert [(cell and cell[:3]) for cell in rows["as_ann"]["cells"]] == [[1, 2, 100], [2, 1, 0]]
    assert rows["as_ann"]["solved"] == 1 and rows["as_ann"]["stuckDays"] == 0
    assert rows["as_cy"]["cells"] == [None, None] and rows["as_cy"]["lastActive"] is None
    whole = school.table()
    assert {each["displayId"] for each in whole["problems"]} == {"CLASSA", "CLASSB"}


def test_a_member_sees_their_own_row_alone(school: School) -> None:
    for name, seen in (("bo", ["as_bo"]), ("cora", ["as_ann", "as_bo", "as_cy"])):
        table = school.table(name)
        assert [row["username"] for row in table["rows"]] == seen
        assert table["isTeacher"] == (name == "cora")
        assert list(school.sheet(name, school.aid)) == [each.removeprefix("as_") for each in seen]
        marks = school.people[name].get("/api/class/marks", gid=school.gid).data
        assert [row["username"] for row in marks["rows"]] == seen


@pytest.mark.parametrize(
    ("name", "path", "query", "refusal"),
    [
        ("dan", "table", {}, "group.not_member"),
        ("dan", "marks", {}, "group.not_member"),
        ("dan", "student", {}, "group.not_member"),
        ("bo", "student", {"uid": "ann"}, "group.not_allowed"),
        ("bo", "assignable", {}, "group.not_allowed"),
        ("bo", "targets", {}, "group.not_allowed"),
        ("tia", "student", {"uid": "dan"}, "group.no_such_member"),
        ("tia", "table", {"tid": 999_999}, "training.missing"),
    ],
)
def test_others_are_refused(
    school: School, name: str, path: str, query: dict[str, Any], refusal: str
) -> None:
    asked = {key: school.uids.get(value, value) for key, value in query.items()}
    answer = school.people[name].get(f"/api/class/{path}", gid=school.gid, **asked)
    assert answer.err == refusal


def test_an_assignment_counts_by_its_terms(school: School) -> None:
    rows = school.sheet("tia", school.aid)
    assert (rows["ann"]["points"], rows["ann"]["solved"], rows["ann"]["isLate"]) == (100, 1, False)
    assert rows["cy"]["cells"] == [None, None]
    late = make_assignment(
        school.people["tia"],
        *(school.gid, school.tid),
        startsAt=hours_from_now(-48),
        dueAt=hours_from_now(-30),
        lateRule=1,
        latePercent=30,
    )
    rows = school.sheet("tia", late)
    assert (rows["ann"]["points"], rows["ann"]["isLate"]) == (40, True)
    assert rows["ann"]["cells"][0]["lateDays"] == 2
    change = assignment_body(school.gid, school.tid, id=late, startsAt=hours_from_now(-48))
    change |= {"dueAt": hours_from_now(-30), "lateRule": 0}
    assert school.people["cora"].put("/api/class/assignment", change).data is None
    assert school.sheet("tia", late)["ann"]["points"] == 0
    assert school.people["bo"].delete("/api/class/assignment", aid=late).err == "group.not_allowed"
    assert school.people["tia"].delete("/api/class/assignment", aid=late).data is None
    gone = school.people["tia"].get("/api/class/assignment", aid=late)
    assert gone.err == "class.assignment_missing"


def test_a_rejudge_changes_the_mark_at_once(school: School) -> None:
    number = school.judged("cy", "A", WRONG)
    assert school.sheet("cy", school.aid)["cy"]["points"] == 0
    body = {"submitId": number, "status": 0}
    assert school.root.get("/api/admin/judge/manual-judge", **body).status == 200
    assert school.sheet("cy", school.aid)["cy"]["points"] == 100
    assert (
        school.root.get("/api/admin/judge/manual-judge", submitId=number, status=-1).status == 200
    )
    assert school.sheet("cy", school.aid)["cy"]["points"] == 0


def test_a_student_is_told_what_is_due(school: School) -> None:
    bo, coming = school.people["bo"], assignment_body(school.gid, school.tid, title="Coming")
    coming |= {"startsAt": hours_from_now(5)}
    aid = school.people["tia"].post("/api/class/assignment", coming).data["id"]
    told = bo.get("/api/class/due").data
    assert [(each["id"], each["solved"], each["problems"]) for each in told] == [(school.aid, 0, 2)]
    listed = bo.get("/api/class/assignments", gid=school.gid).data
    assert aid not in {each["id"] for each in listed}
    assert bo.get("/api/class/assignment", aid=aid).err == "class.assignment_missing"
    assert school.people["tia"].get("/api/class/due").data == []
    of_teacher = school.people["tia"].get("/api/class/assignments", gid=school.gid).data
    open_one = next(each for each in of_teacher if each["id"] == school.aid)
    assert (open_one["students"], open_one["status"]) == (3, 0) and open_one["handed"] >= 2
    school.people["tia"].delete("/api/class/assignment", aid=aid)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"tid": 999_999}, "training.missing"),
        ({"dueAt": hours_from_now(-2)}, "class.bad_times"),
        ({"lateRule": 1}, "class.bad_late_rule"),
        ({"lateRule": 2}, "class.bad_times"),
        ({"title": "x" * 101}, "content.too_long"),
        ({"startsAt": "never"}, "http.bad_param"),
    ],
)
def test_an_assignment_that_makes_no_sense_is_refused(
    school: School, change: dict[str, Any], key: str
) -> None:
    body = {**assignment_body(school.gid, school.tid), **change}
    assert school.people["tia"].post("/api/class/assignment", body).err == key
    wanted = assignment_body(school.gid, school.tid)
    assert school.people["bo"].post("/api/class/assignment", wanted).err == "group.not_allowed"


def test_the_workbook_has_numbers_as_numbers_and_no_formula(school: School) -> None:
    query = {"gid": school.gid, "view": "marks"}
    answer = school.people["tia"].get("/api/file/download-class-table", **query)
    header, *rows = load_workbook(io.BytesIO(answer.body)).active.iter_rows()
    assert [cell.value for cell in header][-1] == FORMULA and header[-1].data_type == "s"
    ann = next(row for row in rows if row[2].value == "as_ann")
    assert [ann[4].value, ann[5].value] == [100, 100] and ann[4].data_type == "n"
    of_problems = school.people["tia"].get(
        "/api/file/download-class-table", gid=school.gid, tid=school.tid
    )
    rows = list(load_workbook(io.BytesIO(of_problems.body)).active.iter_rows(values_only=True))
    assert next(row for row in rows if row[2] == "as_ann")[4:] == (1, 100, 100, 0)
    refused = school.people["bo"].get("/api/file/download-class-table", **query)
    assert (refused.http, refused.err) == (403, "group.not_allowed")


def test_one_students_page_is_the_teachers_and_their_own(school: School) -> None:
    query = {"gid": school.gid, "uid": school.uids["ann"]}
    page = school.people["cora"].get("/api/class/student", **query).data
    assert (page["person"]["username"], page["teacher"]) == ("as_ann", "as_tia")
    assert (page["solved"], page["tried"], page["tries"]) == (1, 2, 3)
    assert [(each["displayId"], each["state"]) for each in page["problems"]] == [
        *(("CLASSB", 2), ("CLASSA", 1))
    ]
    assert page["assignments"][0]["points"] == 100
    own = school.people["ann"].get("/api/class/student", gid=school.gid).data
    assert own["person"] == page["person"]


def test_a_public_training_of_the_site_counts_practice(school: School) -> None:
    category = {"name": "Of the site"}
    training = {"title": "Everybody's", "description": "What it is about", "auth": "Public"}
    body = {"training": training, "trainingCategory": category}
    tid = int(school.root.post("/api/admin/training", body).data["id"])
    pid = add_problem(school.root, a_plus_b("CLASSSITE"))
    link = {"tid": tid, "pid": pid, "displayId": "S"}
    assert school.root.post("/api/admin/training/add-problem-from-public", link).status == 200
    tia = school.people["tia"]
    assert tia.get("/api/class/table", gid=school.gid, tid=tid).err == "training.missing"
    aid = make_assignment(tia, school.gid, tid)
    number = submit_in(school.people["bo"], tid, "S", ADD)
    wait_for_verdict(school.people["bo"], number)
    assert school.sheet("bo", aid)["bo"]["points"] == 100
    rows = school.table(tid=tid)["rows"]
    assert [row["solved"] for row in rows] == [0, 1, 0]
    tia.delete("/api/class/assignment", aid=aid)


def test_marks_stay_with_the_old_class(school: School) -> None:
    tia, root = school.people["tia"], school.root
    other = make_class(root, ["as_other"], owner=school.uids["tia"])
    body = {"uid": school.uids["ann"], "gid": school.gid, "toGid": other}
    assert tia.post("/api/class/move", body).data is None
    ann = next(row for row in school.table()["rows"] if row["username"] == "as_ann")
    assert ann["hasLeft"] and ann["solved"] == 1
    assert school.sheet("tia", school.aid)["ann"]["points"] == 100
    query = {"gid": school.gid, "uid": school.uids["ann"]}
    assert tia.get("/api/class/student", **query).data["person"]["hasLeft"]
    assert school.people["ann"].get("/api/class/table", gid=school.gid).err == "group.not_member"
    assert tia.post("/api/class/move", {**body, "gid": other, "toGid": school.gid}).data is None
