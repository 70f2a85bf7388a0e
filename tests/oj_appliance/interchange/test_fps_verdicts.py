"""Labelled programs get their labels: import, submit, verdict, all through the server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.interchange.packages import FIXTURES, FPS, fps, import_package, item
from tests.oj_appliance.interchange.packages import import_file as import_fixture

STATUS = {"AC": 0, "WA": -1, "PE": -3, "TLE": 1, "MLE": 2, "RE": 3, "CE": -2, "SE": 4, "PAC": 8}
LABELLED: list[tuple[str, dict[str, Any]]] = [
    (entry["id"], program)
    for entry in FPS
    for program in (*entry["submissions"], *entry.get("submissions_with_frame", ()))
]
NAMES = [f"{entry_id}-{program['path'].rpartition('/')[2]}" for entry_id, program in LABELLED]

# All of them wait in one queue, and slow ones are measured again on a busy machine.
PATIENCE_S = 600

pytestmark = pytest.mark.slow
Json = dict[str, Any]


@pytest.fixture(scope="module")
def pids(root: Client) -> dict[str, int]:
    """Numbers of the imported problems."""
    paths = {entry["path"] for entry in FPS}
    reports = {path: import_fixture(root, path, auth=1) for path in paths}
    return {
        entry["id"]: int(reports[entry["path"]]["problems"][entry["index_in_package"]]["pid"])
        for entry in FPS
    }


@pytest.fixture(scope="module")
def submitted(student: Client, pids: dict[str, int]) -> dict[tuple[str, str], int]:
    """All labelled programs, handed in at once so that no slot rests."""
    return {
        (entry_id, program["path"]): submit(
            student,
            pids[entry_id],
            program["language"],
            (FIXTURES / program["path"]).read_text("utf-8"),
        )
        for entry_id, program in LABELLED
    }


@pytest.mark.parametrize(("entry_id", "program"), LABELLED, ids=NAMES)
def test_a_labelled_program_gets_its_label(
    student: Client, submitted: dict[tuple[str, str], int], entry_id: str, program: Json
) -> None:
    submission_id = submitted[entry_id, program["path"]]
    row = wait_for_verdict(student, submission_id, patience_s=PATIENCE_S)
    assert row["status"] == STATUS[program["expected"]], program.get("why")


def test_what_cannot_be_judged_takes_no_submission(root: Client, student: Client) -> None:
    checker = '<spj language="Pascal">program main; begin end.</spj>'
    report = import_package(root, fps(item(checker)), auth=1)
    body = {"pid": report["problems"][0]["pid"], "language": "C++", "code": "int main() {}"}
    answer = student.post("/api/submit-problem-judge", body)
    assert (answer.http, answer.status, answer.err) == (200, 400, "judge.unsupported")
    assert "Pascal" in answer.json["msg"]
