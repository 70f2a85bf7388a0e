"""Bodies with questions (contract admin.md §8.1)."""

from __future__ import annotations

import itertools
import json
from typing import Any

from tests.http_client import Answer, Client
from tests.problem_bodies import add_problem

_numbers = itertools.count(1)

SINGLE: dict[str, Any] = {
    "kind": "single",
    "stem": "Which is $2^{10}$?",
    "options": ["512", "1024", "2048", "4096"],
    "answers": ["B"],
    "score": 2,
    "shuffle": True,
}
MULTIPLE: dict[str, Any] = {
    "kind": "multiple",
    "stem": "Which sort stably?",
    "options": ["merge", "quick", "bubble", "heap"],
    "answers": ["A", "C"],
    "score": 3,
    "shuffle": True,
}
JUDGE: dict[str, Any] = {
    "kind": "judge",
    "stem": "A tree has a cycle.",
    "answers": ["false"],
    "score": 1,
}
BLANK: dict[str, Any] = {
    "kind": "blank",
    "stem": "The capital of France?",
    "answers": ["Paris", "City of Light"],
    "score": 4,
}
PARTS = [SINGLE, MULTIPLE, JUDGE, BLANK]


def objective_body(display_id: str, parts: list[dict[str, Any]], **problem: Any) -> dict[str, Any]:
    fields = {
        "problemId": display_id,
        "title": f"Problem {display_id}",
        "type": 2,
        "auth": 1,
        "objectiveParts": parts,
        **problem,
    }
    return {"problem": fields, "samples": [], "judgeMode": "default", "languages": []}


def add_objective(
    staff: Client, parts: list[dict[str, Any]] | None = None, **problem: Any
) -> tuple[int, str]:
    """(pid, display id)."""
    display_id = f"OBJ{next(_numbers)}"
    body = objective_body(display_id, PARTS if parts is None else parts, **problem)
    return add_problem(staff, body), display_id


def form_of(client: Client, display_id: str) -> list[dict[str, Any]]:
    info = client.get("/api/get-problem-detail", problemId=display_id).data
    form: list[dict[str, Any]] = info["problem"]["objectiveForm"]
    return form


def letters(part: dict[str, Any], *options: str) -> str:
    """By which letters the reader of this form finds these options."""
    return "".join(sorted("ABCDEFGH"[part["options"].index(each)] for each in options))


def right_answers(form: list[dict[str, Any]]) -> list[str]:
    """Of PARTS."""
    return [letters(form[0], "1024"), letters(form[1], "merge", "bubble"), "false", " paris "]


def send(client: Client, display_id: str, answers: list[str], **more: Any) -> Answer:
    body = {"pid": display_id, "language": "Objective", "code": json.dumps(answers), **more}
    return client.post("/api/submit-problem-judge", body)


def shown(client: Client, submission_id: int) -> dict[str, Any]:
    found = client.get("/api/get-submission-detail", submitId=submission_id)
    row: dict[str, Any] = found.data["submission"]
    return row
