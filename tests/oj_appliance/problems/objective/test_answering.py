"""Questions are shown, answered and judged at once (contract timedwork.md §4, admin.md §8.1)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.problems.objective.builders import (
    BLANK,
    JUDGE,
    PARTS,
    SINGLE,
    add_objective,
    form_of,
    letters,
    right_answers,
    send,
    shown,
)

pytestmark = pytest.mark.quick
AC, WA, PARTIAL = 0, -1, 8


@pytest.fixture(scope="module")
def questions(root: Client) -> str:
    return add_objective(root)[1]


def test_the_page_of_a_problem_has_its_questions_without_answers(
    student: Client, questions: str
) -> None:
    info = student.get("/api/get-problem-detail", problemId=questions).data
    form = info["problem"]["objectiveForm"]
    assert [(each["index"], each["kind"], each["score"]) for each in form] == [
        (0, "single", 2),
        (1, "multiple", 3),
        (2, "judge", 1),
        (3, "blank", 4),
    ]
    assert sorted(form[0]["options"]) == sorted(SINGLE["options"])
    assert form[2]["options"] is None
    assert set(form[0]) == {"index", "kind", "stem", "options", "score"}
    assert info["languages"] == []
    assert (info["problem"]["type"], info["problem"]["ioScore"]) == (2, 10)


def test_a_program_has_no_questions(student: Client, sum_problem: str) -> None:
    info = student.get("/api/get-problem-detail", problemId=sum_problem).data
    assert "objectiveForm" not in info["problem"]


def test_each_person_finds_the_options_in_an_order_of_their_own(
    new_user: Callable[..., Client], root: Client, questions: str
) -> None:
    people = [new_user() for _ in range(5)]
    orders = {tuple(form_of(each, questions)[0]["options"]) for each in people}
    assert len(orders) > 1
    assert form_of(people[0], questions) == form_of(people[0], questions)
    assert form_of(root, questions)[0]["options"] == SINGLE["options"]


def test_right_answers_are_accepted_in_the_answer_to_the_submission(
    student: Client, questions: str
) -> None:
    form = form_of(student, questions)
    given = right_answers(form)
    row = send(student, questions, given).data
    assert (row["status"], row["score"], row["language"]) == (AC, 10, "Objective")
    assert [each["score"] for each in row["displayPartData"]] == [2, 3, 1, 4]
    again = shown(student, row["submitId"])
    assert json.loads(again["code"]) == given
    assert [each["answer"] for each in again["displayPartData"]] == given
    mine = student.post(
        "/api/get-user-problem-status",
        {"pidList": [row["pid"]], "isContestProblemList": False},
    ).data
    assert mine[str(row["pid"])]["status"] == AC


@pytest.mark.parametrize(
    ("change", "status", "score"),
    [
        ({3: "CITY  of light"}, AC, 10),
        ({3: "London"}, PARTIAL, 6),
        ({0: "", 1: "", 2: "true", 3: ""}, WA, 0),
        ({1: "ABCD"}, PARTIAL, 7),
        ({2: "FALSE"}, AC, 10),
    ],
)
def test_each_part_counts_for_itself(
    student: Client, questions: str, change: dict[int, str], status: int, score: int
) -> None:
    given = right_answers(form_of(student, questions))
    for index, answer in change.items():
        given[index] = answer
    row = send(student, questions, given).data
    assert (row["status"], row["score"]) == (status, score)
    parts = row["displayPartData"]
    assert sum(each["score"] for each in parts) == score
    assert {each["status"] for each in parts} <= {AC, WA}


def test_staff_reads_the_authors_letters_of_what_others_chose(
    student: Client, root: Client, questions: str
) -> None:
    form = form_of(student, questions)
    row = send(student, questions, [letters(form[0], "4096")]).data
    assert json.loads(shown(root, row["submitId"])["code"])[0] == "D"
    own = json.loads(shown(student, row["submitId"])["code"])[0]
    assert form[0]["options"]["ABCD".index(own)] == "4096"


def test_my_last_accepted_answers_are_given_back_as_they_were_sent(
    new_user: Callable[..., Client], root: Client
) -> None:
    pid, display_id = add_objective(root)
    student = new_user()
    given = right_answers(form_of(student, display_id))
    send(student, display_id, given)
    found = student.get("/api/get-last-ac-code", pid=pid).data
    assert json.loads(found["code"]) == given


NO_ANSWERS = ["B", "{}", "[1]", '["A","A","A","A","A"]', f'["{"x" * 1001}"]']


@pytest.mark.parametrize("code", NO_ANSWERS)
def test_what_is_no_list_of_answers_is_refused(student: Client, questions: str, code: str) -> None:
    body = {"pid": questions, "language": "Objective", "code": code}
    assert student.post("/api/submit-problem-judge", body).err == "judge.bad_answers"


def test_answers_and_programs_are_not_taken_for_each_other(
    student: Client, questions: str, sum_problem: str
) -> None:
    program = {"pid": questions, "language": "C++", "code": "int main(){}"}
    assert student.post("/api/submit-problem-judge", program).err == "judge.bad_language"
    assert send(student, sum_problem, ["3"]).err == "judge.bad_language"
    trial = {**program, "type": "public", "userInput": ""}
    assert student.post("/api/submit-problem-test-judge", trial).err == "judge.bad_language"


def test_where_case_results_are_closed_no_part_is_told(student: Client, root: Client) -> None:
    _, display_id = add_objective(root, openCaseResult=False)
    row = send(student, display_id, ["A"]).data
    assert row["displayPartData"] is None
    assert row["score"] is not None


def test_a_draft_keeps_the_answers_of_its_writer(student: Client, root: Client) -> None:
    pid, display_id = add_objective(root)
    code = json.dumps(right_answers(form_of(student, display_id)), separators=(",", ":"))
    draft = {"pid": pid, "language": "Objective", "code": code, "version": 0}
    assert student.put("/api/draft", draft).status == 200
    assert student.get("/api/draft", pid=pid).data["code"] == code
    other = {**draft, "language": "C++"}
    assert student.put("/api/draft", other).err == "param.bad"


def test_a_draft_still_means_the_same_options_when_one_is_added(
    student: Client, root: Client
) -> None:
    many = {**SINGLE, "options": [f"option {n}" for n in range(9)], "answers": ["A"]}
    pid, display_id = add_objective(root, [many])
    form = form_of(student, display_id)
    code = json.dumps([letters_of(form, "option 4")])
    student.put("/api/draft", {"pid": pid, "language": "Objective", "code": code, "version": 0})
    more = {**many, "options": [*many["options"], *(f"new {n}" for n in range(9))]}
    body = {"problem": {"id": pid, "objectiveParts": [more]}, "samples": []}
    assert root.put("/api/admin/problem", body).status == 200
    kept = json.loads(student.get("/api/draft", pid=pid).data["code"])[0]
    options = form_of(student, display_id)[0]["options"]
    assert options["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(kept)] == "option 4"


def letters_of(form: list[dict[str, Any]], option: str) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[form[0]["options"].index(option)]


def test_a_paused_problem_keeps_answers_waiting_until_it_goes_on(
    student: Client, root: Client
) -> None:
    pid, display_id = add_objective(root, [JUDGE, BLANK])
    pause = {"pid": pid, "paused": True, "reason": "the key is wrong"}
    assert root.put("/api/admin/judge/pause-problem", pause).status == 200
    row = send(student, display_id, ["false", "Paris"]).data
    assert row["status"] == 5
    assert root.put("/api/admin/judge/pause-problem", {**pause, "paused": False}).status == 200
    assert wait_for_verdict(student, row["submitId"])["score"] == 5


def test_the_number_of_parts_is_told_as_the_score_of_the_list(
    student: Client, root: Client
) -> None:
    _, display_id = add_objective(root, PARTS)
    rows = student.get("/api/get-problem-list", keyword=display_id).data["records"]
    assert [(row["type"], row["score"]) for row in rows] == [(2, 10)]


def test_the_page_of_a_person_counts_answered_questions_as_solved(
    new_user: Callable[..., Client], root: Client
) -> None:
    _, display_id = add_objective(root)
    pupil = new_user()
    assert send(pupil, display_id, right_answers(form_of(pupil, display_id))).status == 200
    home = pupil.get("/api/get-user-home-info").data
    # They bear no score of their own in the ranks (S1 §9).
    assert (home["solvedList"], home["scoreList"]) == ([display_id], [])
