"""Labelled programs get their labels: import, submit, verdict, all through the server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.interchange.packages import FIXTURES, FPS, import_file

JUDGED = ("fps-1001", "fps-v12", "fps-gbk")
STATUS = {"AC": 0, "WA": -1, "PE": -3, "TLE": 1, "MLE": 2, "RE": 3, "CE": -2, "SE": 4, "PAC": 8}
ENTRIES = {entry["id"]: entry for entry in FPS}
LABELLED = [
    pytest.param(entry_id, program, id=f"{entry_id}-{program['path'].rpartition('/')[2]}")
    for entry_id in JUDGED
    for program in ENTRIES[entry_id]["submissions"]
]

pytestmark = pytest.mark.slow
Json = dict[str, Any]


@pytest.fixture(scope="module")
def pids(root: Client) -> dict[str, int]:
    """Numbers of the imported problems."""
    found = {}
    for entry_id in (*JUDGED, "fps-1002", "fps-1004", "fps-1005"):
        entry = ENTRIES[entry_id]
        report = import_file(root, entry["path"], auth=1)
        found[entry_id] = int(report["problems"][entry["index_in_package"]]["pid"])
    return found


@pytest.mark.parametrize(("entry_id", "program"), LABELLED)
def test_a_labelled_program_gets_its_label(
    student: Client, pids: dict[str, int], entry_id: str, program: Json
) -> None:
    code = (FIXTURES / program["path"]).read_text("utf-8")
    verdict = verdict_of(student, pids[entry_id], program["language"], code)
    assert verdict == STATUS[program["expected"]], program.get("why")


@pytest.mark.parametrize("entry_id", ["fps-1002", "fps-1004", "fps-1005"])
def test_what_cannot_be_judged_yet_takes_no_submission(
    student: Client, pids: dict[str, int], entry_id: str
) -> None:
    body = {"pid": pids[entry_id], "language": "C++", "code": "int main() { return 0; }"}
    answer = student.post("/api/submit-problem-judge", body)
    assert (answer.http, answer.status, answer.err) == (200, 400, "judge.unsupported")
