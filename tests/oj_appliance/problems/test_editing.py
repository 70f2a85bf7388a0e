"""The back-office makes, changes and deletes problems (contract admin.md §8, group.md §4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import (
    CPP,
    create,
    create_problem,
    fresh_id,
    problem_body,
    update,
)


@pytest.mark.covers("S3-7.4-11")
def test_a_created_problem_is_shown_as_it_was_written(root: Client, guest: Client) -> None:
    display_id = fresh_id("show")
    body = problem_body(
        problemId=display_id,
        hint="想一想",
        source="校内赛",
        statements={"en-US": {"title": "Sum", "description": "Add.", "input": "two"}},
        userExtraFile='{"grader.h":"int grade();"}',
        examples="<input>1 < 2\n</input><output>a & b</output><input>x</input><output>y</output>",
    )
    body["tags"] = [{"name": "数学", "color": "#19be6b"}, {"name": "入门"}]
    body["codeTemplates"] = [{"lid": 1, "code": "int main(){}", "status": True}]
    pid = create(root, body)
    info = guest.get("/api/get-problem-detail", problemId=display_id.lower()).data
    problem = info["problem"]
    for name, value in body["problem"].items():
        if name not in ("problemId", "statements"):
            assert problem[name] == value, name
    assert problem["id"] == pid
    assert problem["problemId"] == display_id.upper()
    assert problem["statements"]["en-US"]["title"] == "Sum"
    assert problem["author"] == "root"
    assert {tag["name"] for tag in info["tags"]} == {"数学", "入门"}
    assert info["languages"] == ["C", "Python3"]
    assert info["codeTemplate"] == {"C": "int main(){}"}
    assert info["problemCount"]["total"] == 0


def test_a_blank_display_id_becomes_p_and_the_number(root: Client) -> None:
    pid = create_problem(root, problemId="")
    assert root.get("/api/admin/problem", pid=pid).data["problemId"] == f"P{pid}"


def test_a_name_chosen_by_hand_does_not_stop_automatic_numbers(root: Client) -> None:
    pid = create_problem(root)
    create_problem(root, problemId=f"P{pid + 2}")
    following = create_problem(root, problemId="")
    assert root.get("/api/admin/problem", pid=following).data["problemId"] == f"P{pid + 2}_2"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"problemId": "x" * 51}, "problem.bad_id"),
        ({"problemId": "A/B"}, "problem.bad_id"),
        ({"problemId": ".."}, "problem.bad_id"),
        ({"type": 2}, "problem.no_parts"),
        ({"type": 3}, "problem.bad_type"),
        ({"type": -1}, "problem.bad_type"),
        ({"auth": 4}, "problem.bad_auth"),
        ({"judgeCaseMode": "subtask_lowest"}, "problem.bad_case_mode"),
        ({"judgeCaseMode": "nonsense"}, "problem.bad_case_mode"),
        ({"timeLimit": 0}, "problem.bad_time"),
        ({"timeLimit": 60_001}, "problem.bad_time"),
        ({"memoryLimit": 0}, "problem.bad_memory"),
        ({"memoryLimit": 4097}, "problem.bad_memory"),
        ({"stackLimit": 0}, "problem.bad_stack"),
        ({"title": " "}, "content.empty"),
        ({"title": "x" * 256}, "content.too_long"),
        ({"input": ""}, "content.empty"),
        ({"output": None}, "content.empty"),
        ({"description": "x" * 65_536}, "content.too_long"),
        ({"hint": "x" * 65_536}, "content.too_long"),
        ({"source": "x" * 501}, "content.too_long"),
        ({"statements": {"en-US": {"title": ""}}}, "content.empty"),
        ({"statements": {"../x": {"title": "t"}}}, "http.bad_param"),
        ({"statements": {f"en-{n:04}": {"title": "t"} for n in range(51)}}, "http.bad_param"),
        ({"examples": ""}, "problem.examples"),
        ({"examples": "<input>1</input><output></output>"}, "problem.examples"),
        ({"examples": "1 2"}, "problem.examples"),
        ({"isFileIO": True}, "problem.io_names"),
        (
            {"isFileIO": True, "ioReadFileName": "../a", "ioWriteFileName": "b"},
            "problem.io_names",
        ),
        ({"judgeMode": "spj"}, "problem.spj_missing"),
        (
            {"judgeMode": "spj", "spjCode": "x", "spjLanguage": "C", "spjAbi": "none"},
            "problem.bad_abi",
        ),
        ({"judgeMode": "guess"}, "http.bad_param"),
        ({"difficulty": 77}, "http.bad_param"),
        ({"userExtraFile": '{"../evil.h": "x"}'}, "http.bad_param"),
    ],
)
def test_a_bad_field_is_refused_with_its_key(
    root: Client, change: dict[str, Any], key: str
) -> None:
    answer = root.post("/api/admin/problem", problem_body(**change))
    assert (answer.http, answer.status, answer.err) == (200, 400, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"languages": []}, "problem.no_language"),
        ({"languages": [{"id": 9999}]}, "http.bad_param"),
        ({"samples": []}, "problem.no_cases"),
        ({"samples": [{"input": "", "output": ""}]}, "problem.empty_case"),
        ({"samples": [{"input": "1", "output": "1", "score": -1}]}, "problem.bad_score"),
        ({"tags": [{"name": " "}]}, "content.empty"),
        ({"tags": [{"name": "x" * 51}]}, "content.too_long"),
        ({"tags": [{"name": "x", "color": "c" * 21}]}, "content.too_long"),
        (
            {"codeTemplates": [{"lid": 1, "code": " ", "status": True}]},
            "problem.empty_template",
        ),
        (
            {"codeTemplates": [{"lid": 1, "code": "x", "prepend": "y" * 65_536}]},
            "content.too_long",
        ),
        ({"isUploadTestCase": True}, "http.bad_param"),
    ],
)
def test_a_bad_part_beside_the_problem_is_refused(
    root: Client, change: dict[str, Any], key: str
) -> None:
    answer = root.post("/api/admin/problem", {**problem_body(), **change})
    assert (answer.http, answer.status, answer.err) == (200, 400, key)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"problem": 1},
        {**problem_body(), "samples": [{"input": 1}]},
        {**problem_body(), "problem": {"timeLimit": "1000"}},
        {**problem_body(), "problem": {"timeLimit": 1.5}},
        {**problem_body(), "problem": {"userExtraFile": "[1]"}},
        {**problem_body(), "problem": {"gmtModified": "yesterday"}},
    ],
)
def test_a_malformed_body_is_a_bad_request(root: Client, body: Any) -> None:
    answer = root.post("/api/admin/problem", body)
    assert (answer.http, answer.err) == (400, "http.bad_param")


def test_scores_of_oi_problems_are_needed_and_add_up(root: Client) -> None:
    body = problem_body(type=1)
    answer = root.post("/api/admin/problem", body)
    assert answer.err == "problem.bad_score"
    body["samples"] = [
        {"input": "1", "output": "1", "score": score, "groupNum": 1} for score in (30, 25)
    ]
    pid = create(root, body)
    assert root.get("/api/admin/problem", pid=pid).data["ioScore"] == 55
    body["problem"]["judgeCaseMode"] = "subtask_average"
    body["problem"]["problemId"] = fresh_id()
    pid = create(root, body)
    assert root.get("/api/admin/problem", pid=pid).data["ioScore"] == 28


def test_a_display_id_is_taken_in_any_letter_case(root: Client) -> None:
    display_id = fresh_id("taken")
    create_problem(root, problemId=display_id)
    answer = root.post("/api/admin/problem", problem_body(problemId=display_id.upper()))
    assert (answer.status, answer.err) == (400, "problem.id_used")
    other = create_problem(root)
    answer = update(root, other, problem_body(problemId=display_id))
    assert answer.err == "problem.id_used"


@pytest.mark.covers("S3-7.4-11")
def test_a_deleted_problem_is_gone_and_its_id_free(root: Client, guest: Client) -> None:
    display_id = fresh_id("gone")
    pid = create_problem(root, problemId=display_id)
    assert root.delete("/api/admin/problem", pid=pid).data is None
    assert guest.get("/api/get-problem-detail", problemId=display_id).err == "problem.missing"
    assert root.get("/api/admin/problem", pid=pid).err == "problem.missing"
    assert root.delete("/api/admin/problem", pid=pid).err == "problem.missing"
    assert guest.get("/api/get-problem-list", keyword=display_id).data["total"] == 0
    create_problem(root, problemId=display_id)


def test_an_absent_field_stays_and_null_empties_it(root: Client) -> None:
    pid = create_problem(root, hint="keep", source="drop", userExtraFile='{"a.h":"x"}')
    body = problem_body()
    body["problem"] = {"problemId": fresh_id(), "source": None, "userExtraFile": None}
    assert update(root, pid, body).status == 200
    problem = root.get("/api/admin/problem", pid=pid).data
    assert (problem["hint"], problem["source"], problem["userExtraFile"]) == ("keep", "", None)


@pytest.mark.covers("S3-7.4-11")
def test_a_teacher_writes_private_problems_and_cannot_publish(teacher: Client) -> None:
    assert teacher.post("/api/admin/problem", problem_body()).err == "problem.publish_denied"
    body = problem_body()
    del body["problem"]["auth"]
    pid = create(teacher, body)
    assert teacher.get("/api/admin/problem", pid=pid).data["auth"] == 2
    body["problem"]["auth"] = 1
    assert update(teacher, pid, body).err == "problem.publish_denied"
    answer = teacher.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 1})
    assert (answer.http, answer.status, answer.err) == (200, 403, "problem.publish_denied")


def test_a_teacher_keeps_a_published_problem_public_when_editing(
    teacher: Client, problem_admin: Client
) -> None:
    body = problem_body(auth=2)
    pid = create(teacher, body)
    problem_admin.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 1})
    body["problem"].update(auth=1, title="better")
    assert update(teacher, pid, body).status == 200
    assert teacher.get("/api/admin/problem", pid=pid).data["title"] == "better"


def test_a_teacher_cannot_touch_anothers_problem(
    teacher: Client, other_teacher: Client, problem_admin: Client
) -> None:
    pid = create_problem(teacher, auth=2)
    for answer in (
        other_teacher.get("/api/admin/problem", pid=pid),
        other_teacher.get("/api/admin/problem/get-problem-cases", pid=pid),
        update(other_teacher, pid, problem_body(auth=2)),
        other_teacher.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2}),
    ):
        assert (answer.http, answer.status, answer.err) == (200, 403, "problem.not_allowed")
    assert teacher.delete("/api/admin/problem", pid=pid).http == 403
    assert problem_admin.get("/api/admin/problem", pid=pid).status == 200


@pytest.mark.covers("S3-7.4-11")
def test_remote_problems_are_asked_for_and_this_machine_asks_nobody(teacher: Client) -> None:
    def imported(name: str, problem_id: str) -> str:
        path = "/api/admin/problem/import-remote-oj-problem"
        answer = teacher.get(path, name=name, problemId=problem_id)
        assert answer.json["status"] == 400
        return answer.err

    number = fresh_id("")
    assert imported("HDU", number) == "remote.disabled"
    create_problem(teacher, problemId=f"HDU-{number}", auth=2)
    assert imported("HDU", number) == "problem.already_imported"
    assert imported("ME", number) == imported("HDU", "") == "http.bad_param"


def test_a_bad_auth_is_refused(root: Client) -> None:
    pid = create_problem(root)
    answer = root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 9})
    assert answer.err == "problem.bad_auth"


def test_students_and_guests_have_no_back_office(student: Client, guest: Client) -> None:
    for path in (
        "/api/admin/problem",
        "/api/admin/problem/get-problem-list",
        "/api/admin/problem/get-problem-cases",
    ):
        assert student.get(path, pid=1000).http == 403
        assert guest.get(path, pid=1000).http == 401
    assert student.post("/api/admin/problem", problem_body()).http == 403
    assert guest.put("/api/admin/problem", problem_body()).http == 401


@pytest.mark.covers("S3-7.4-11")
def test_written_cases_are_read_back_with_line_feeds(root: Client) -> None:
    body = problem_body()
    body["samples"] = [{"input": "a\r\nb\r", "output": "c\r\n", "score": 5, "groupNum": 2}]
    pid = create(root, body)
    (case,) = root.get("/api/admin/problem/get-problem-cases", pid=pid, isUpload=False).data
    assert (case["input"], case["output"]) == ("a\nb\n", "c\n")
    assert (case["score"], case["groupNum"], case["pid"]) == (5, 2, pid)


def test_stored_cases_carry_their_sizes_and_problems_without_answers_are_named(
    teacher: Client, other_teacher: Client, root: Client
) -> None:
    body = problem_body(auth=2)
    body["samples"] = [{"input": "1 2\n", "output": "3\n"}, {"input": "5 6\n", "output": ""}]
    pid = create(teacher, body)
    cases = teacher.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [(case["inputSize"], case["outputSize"]) for case in cases] == [(4, 2), (4, 0)]

    def named(client: Client, *pids: int) -> Any:
        query = "&".join(f"pid={each}" for each in pids)
        return client.get(f"/api/admin/problem/unanswered-cases?{query}").data

    whole = create_problem(teacher, auth=2)
    (told,) = named(teacher, whole, pid, 10**6)
    assert (told["pid"], told["cases"]) == (pid, 1)
    assert named(root, pid) == [told]
    assert named(other_teacher, pid) == []
    program = {"spjCode": "int main() {}", "spjLanguage": "C++", "spjAbi": "testlib"}
    talking = {**body, "judgeMode": "interactive"}
    talking["problem"] = {**body["problem"], "judgeMode": "interactive", **program}
    assert update(teacher, pid, talking).status == 200
    assert named(teacher, pid) == []


def test_the_audit_log_names_what_a_save_changed(root: Client) -> None:
    """Texts and code stay out of it; judging again uses today's templates (admin.md §8.6)."""
    body = problem_body()
    pid = create(root, body)

    def changed_by(**change: Any) -> Any:
        body.update(change)
        assert update(root, pid, body).status == 200
        rows = root.get("/api/admin/audit-log", action="problem.update").data["records"]
        assert json.loads(rows[0]["target"])["pid"] == pid
        return json.loads(rows[0]["after"]).get("changed")

    template = {"lid": CPP, "code": "int f();", "append": "SECRET"}
    assert changed_by() is None
    assert changed_by(codeTemplates=[template]) == ["codeTemplates"]
    assert changed_by(codeTemplates=[{**template, "append": "OTHER"}]) == ["codeTemplates"]
    assert changed_by(tags=[{"name": "told"}], languages=[{"id": CPP}]) == ["languages", "tags"]
    problem = {**body["problem"], "hint": "a new one", "timeLimit": 2000}
    assert changed_by(problem=problem) == ["statement", "timeLimit"]
    assert changed_by(samples=[{"input": "9", "output": "9"}]) == ["caseVersion"]


def test_code_around_the_students_is_kept_when_a_client_leaves_it_out(
    root: Client, guest: Client
) -> None:
    body = problem_body()
    body["codeTemplates"] = [
        {"lid": CPP, "code": "int f();", "status": True, "prepend": "SECRET-1", "append": "tail"}
    ]
    pid = create(root, body)
    body["codeTemplates"] = [{"lid": CPP, "code": "int g();", "status": True, "append": ""}]
    assert update(root, pid, body).status == 200
    (template,) = root.get("/api/get-problem-code-template", pid=pid).data
    assert (template["code"], template["prepend"], template["append"]) == (
        "int g();",
        "SECRET-1",
        "",
    )
    (template,) = guest.get("/api/get-problem-code-template", pid=pid).data
    assert (template["prepend"], template["append"]) == (None, None)


@pytest.mark.covers("S3-7.4-11")
def test_the_back_office_list_shows_short_rows_and_filters(root: Client, teacher: Client) -> None:
    title = f"列表题 {fresh_id('admin')}"
    public = create_problem(root, title=title)
    private = create_problem(root, title=title, auth=2)
    rows = teacher.get("/api/admin/problem/get-problem-list", keyword=title.upper()).data
    assert [row["id"] for row in rows["records"]] == [private, public]
    assert "description" not in rows["records"][0]
    rows = teacher.get("/api/admin/problem/get-problem-list", keyword=title, auth=2).data
    assert [row["id"] for row in rows["records"]] == [private]
    rows = teacher.get("/api/admin/problem/get-problem-list", keyword=title, oj="HDU").data
    assert rows["total"] == 0
    rows = teacher.get("/api/admin/problem/get-problem-list", keyword=title, oj="Mine").data
    assert rows["total"] == 2
