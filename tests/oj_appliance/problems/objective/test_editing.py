"""Questions are written, refused by the field that is wrong, versioned and judged again."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.office import contest_body
from tests.oj_appliance.problems.objective.builders import (
    BLANK,
    JUDGE,
    MULTIPLE,
    PARTS,
    SINGLE,
    add_objective,
    form_of,
    letters,
    objective_body,
    right_answers,
    send,
    shown,
)

AC, WA, PARTIAL = 0, -1, 8


def stored(root: Client, pid: int) -> dict[str, Any]:
    problem: dict[str, Any] = root.get("/api/admin/problem", pid=pid).data
    return problem


def save(root: Client, pid: int, parts: list[dict[str, Any]]) -> Answer:
    body = {"problem": {"id": pid, "objectiveParts": parts}, "samples": []}
    return root.put("/api/admin/problem", body)


def test_what_was_written_is_read_again(root: Client) -> None:
    pid, _ = add_objective(root)
    blank = {"options": [], "caseSensitive": False, "shuffle": False}
    assert stored(root, pid)["objectiveParts"] == [{**blank, **each} for each in PARTS]
    assert stored(root, pid)["ioScore"] == 10


@pytest.mark.parametrize(
    ("part", "key", "field"),
    [
        ({**SINGLE, "stem": " "}, "content.empty", "objectiveParts[1].stem"),
        ({**SINGLE, "stem": "x" * 20_001}, "content.too_long", "objectiveParts[1].stem"),
        ({**SINGLE, "score": 0}, "problem.part_score", "objectiveParts[1].score"),
        ({**SINGLE, "score": 10_001}, "problem.part_score", "objectiveParts[1].score"),
        ({**SINGLE, "options": ["one"]}, "problem.part_options", "objectiveParts[1].options"),
        ({**SINGLE, "options": ["a", ""]}, "content.empty", "objectiveParts[1].options[1]"),
        ({**SINGLE, "answers": []}, "problem.part_answers", "objectiveParts[1].answers"),
        ({**SINGLE, "answers": ["A", "B"]}, "problem.part_answers", "objectiveParts[1].answers"),
        ({**SINGLE, "answers": ["E"]}, "problem.part_answers", "objectiveParts[1].answers"),
        ({**MULTIPLE, "answers": ["A", "A"]}, "problem.part_answers", "objectiveParts[1].answers"),
        ({**JUDGE, "answers": ["yes"]}, "problem.part_answers", "objectiveParts[1].answers"),
        ({**JUDGE, "options": ["a", "b"]}, "problem.part_options", "objectiveParts[1].options"),
        ({**BLANK, "answers": [" "]}, "content.empty", "objectiveParts[1].answers"),
        ({**BLANK, "answers": ["x" * 201]}, "content.too_long", "objectiveParts[1].answers"),
    ],
)
def test_a_part_that_is_wrong_is_named(
    root: Client, part: dict[str, Any], key: str, field: str
) -> None:
    answer = root.post("/api/admin/problem", objective_body("OBJBAD", [JUDGE, part]))
    assert (answer.status, answer.err) == (400, key)
    assert answer.json["field"] == field


def test_an_objective_problem_has_questions(root: Client) -> None:
    for parts in ([], [JUDGE] * 201):
        answer = root.post("/api/admin/problem", objective_body("OBJNONE", parts))
        assert answer.err == "problem.no_parts"


def test_an_unknown_kind_is_refused(root: Client) -> None:
    body = objective_body("OBJKIND", [{**JUDGE, "kind": "essay"}])
    assert root.post("/api/admin/problem", body).status == 400


def test_questions_and_programs_are_not_turned_into_each_other(root: Client) -> None:
    pid, _ = add_objective(root)
    body = {"problem": {"id": pid, "type": 0}, "samples": [{"input": "1", "output": "1"}]}
    answer = root.put("/api/admin/problem", body)
    assert answer.status == 400
    assert stored(root, pid)["type"] == 2


def test_a_copy_has_the_questions_too(root: Client) -> None:
    pid, _ = add_objective(root)
    copy = root.post("/api/admin/problem/duplicate", {"pid": pid}).data["pid"]
    assert stored(root, copy)["objectiveParts"] == stored(root, pid)["objectiveParts"]


def test_no_contest_takes_questions(root: Client) -> None:
    pid, _ = add_objective(root)
    cid = root.post("/api/admin/contest", contest_body(title="Round")).data["cid"]
    body = {"pid": pid, "cid": cid, "displayId": "A"}
    assert root.post("/api/admin/contest/add-problem-from-public", body).err == "contest.objective"
    named = {"cid": cid, "pid": pid, "displayId": "A", "displayTitle": "A"}
    assert root.put("/api/admin/contest/contest-problem", named).err == "contest.objective"
    written = root.post("/api/admin/contest/problem", objective_body("OBJCONTEST", PARTS))
    assert written.err == "contest.objective"


def test_other_accepted_answers_are_a_version_that_rejudges_and_can_be_chosen_again(
    root: Client, student: Client
) -> None:
    pid, display_id = add_objective(root)
    form = form_of(student, display_id)
    given = right_answers(form)
    given[0] = letters(form[0], "2048")
    submission = send(student, display_id, given).data
    assert (submission["status"], submission["score"]) == (PARTIAL, 8)

    mended = [{**SINGLE, "answers": ["C"]}, *PARTS[1:]]
    assert save(root, pid, mended).status == 200
    outdated = root.get("/api/admin/judge/outdated-results", pid=pid).data
    assert outdated == {"results": 1, "students": 1}
    key = root.post("/api/admin/judge/rejudge-preview", {"pid": pid}).data["key"]
    preview = finished(root, key)
    assert [(row["from"], row["to"]) for row in preview["changed"]] == [
        ({"status": PARTIAL, "score": 8}, {"status": AC, "score": 10})
    ]
    batch = root.post("/api/admin/judge/rejudge-apply", {"key": key}).data["batchId"]
    after = shown(student, submission["submitId"])
    assert (after["status"], after["score"]) == (AC, 10)
    assert [each["status"] for each in after["displayPartData"]] == [AC] * 4
    assert root.post("/api/admin/judge/rejudge-undo", {"batchId": batch}).status == 200
    assert shown(student, submission["submitId"])["score"] == 8

    version = {"pid": pid, "version": 1}
    assert root.put("/api/admin/problem/data-version", version).status == 200
    assert stored(root, pid)["objectiveParts"][0]["answers"] == ["B"]


def test_a_rejudge_judges_at_once(root: Client, student: Client) -> None:
    pid, display_id = add_objective(root, [JUDGE])
    row = send(student, display_id, ["true"]).data
    assert row["status"] == WA
    assert save(root, pid, [{**JUDGE, "answers": ["true"]}]).status == 200
    again = root.get("/api/admin/judge/rejudge", submitId=row["submitId"]).data
    assert (again["status"], again["score"], again["version"]) == (AC, 1, 1)
    assert save(root, pid, [JUDGE]).status == 200
    assert root.post("/api/admin/judge/rejudge-problem", {"pid": pid}).data == {"count": 1}
    assert shown(student, row["submitId"])["status"] == WA


def finished(client: Client, key: str) -> dict[str, Any]:
    for _ in range(400):
        preview: dict[str, Any] = client.get("/api/admin/judge/rejudge-preview", key=key).data
        if preview["state"] != "running":
            return preview
        time.sleep(0.05)
    raise AssertionError("the preview does not end")
