"""Labelled programs of every package get their labels: import, submit, verdict, all through the
server. What the same programs get in every corner of the sandbox is shown by its own tests; here an
accepted one and another one of every package suffice, and OJ_TEST_FULL=1 takes all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import UNFINISHED, submit
from tests.oj_appliance.interchange.packages import (
    FIXTURES,
    MANIFEST,
    fps,
    import_file,
    import_package,
    item,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
STATUS = {"AC": 0, "WA": -1, "PE": -3, "TLE": 1, "MLE": 2, "RE": 3, "CE": -2, "SE": 4, "PAC": 8}

# What takes least time first: no compiler, no limit that has to run out.
_QUICK_LANGUAGES = ("Python3", "C", "C++", "Java")
_SLOW_VERDICTS = ("MLE", "TLE")
_RUNS_OUT = "naive_60.py"
# floor(0.5 x 25) is 12 a case (judge-rules §6), as the same problem's plain folder has it; the
# manifest adds halves.
_SCORES = {"hoj-HOJ3": {"subs/maxpos/partially_accepted/half_50.py": 48}}

FULL = os.environ.get("OJ_TEST_FULL") == "1"

# All of them wait in one queue, and slow ones are measured again on a busy machine.
PATIENCE_S = 3600 if FULL else 600
MOST_IN_A_CALL = 200

pytestmark = pytest.mark.slow


def programs_of(entry: Json) -> list[Json]:
    return [*entry["submissions"], *entry.get("submissions_with_frame", ())]


def chosen(entry: Json) -> list[Json]:
    """The quickest accepted program, and the quickest other one, that of a partial score first."""
    programs = sorted(programs_of(entry), key=_cost)
    accepted = [each for each in programs if each["expected"] == "AC"]
    others = [each for each in programs if each["expected"] != "AC"]
    return [accepted[0], others[0]]


def _cost(program: Json) -> tuple[bool, bool, int]:
    runs_out = program["expected"] in _SLOW_VERDICTS or program["path"].endswith(_RUNS_OUT)
    language = _QUICK_LANGUAGES.index(program["language"])
    return runs_out, program["expected"] != "PAC", language


LABELLED = [
    pytest.param(entry, program, id=f"{entry['id']}-{program['path'].rpartition('/')[2]}")
    for entry in MANIFEST["problems"]
    for program in (programs_of(entry) if FULL else chosen(entry))
]


@pytest.fixture(scope="module")
def own_server() -> Iterator[ServerProcess]:
    """One on which nobody else has imported these packages."""
    process = ServerProcess().start()
    yield process
    process.stop()
    process.remove()


@pytest.fixture(scope="module")
def pids(own_server: ServerProcess) -> dict[str, int]:
    """Numbers of the imported problems."""
    root = own_server.client("root")
    paths = dict.fromkeys(entry["path"] for entry in MANIFEST["problems"])
    reports = {path: import_file(root, path, auth=1)["problems"] for path in paths}
    return {
        entry["id"]: int(reports[entry["path"]][entry.get("index_in_package", 0)]["pid"])
        for entry in MANIFEST["problems"]
    }


@pytest.fixture(scope="module")
def verdicts(own_server: ServerProcess, pids: dict[str, int]) -> dict[tuple[str, str], Json]:
    """The final rows of all labelled programs, handed in at once so that no slot rests; one without
    a verdict has none."""
    student = own_server.add_user("labelled")
    submitted = {
        submit(
            student,
            pids[entry["id"]],
            program["language"],
            (FIXTURES / program["path"]).read_text("utf-8"),
        ): (entry["id"], program["path"])
        for entry, program in (parameters.values for parameters in LABELLED)
    }
    rows: dict[tuple[str, str], Json] = {}
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        waiting = [key for key, name in submitted.items() if name not in rows]
        if not waiting:
            break
        for some in in_calls(waiting):
            found = student.post("/api/check-submissions-status", {"submitIds": some}).data
            rows |= {
                submitted[int(key)]: row
                for key, row in found.items()
                if row["status"] not in UNFINISHED
            }
        time.sleep(0.1)
    return rows


def in_calls(ids: list[int]) -> list[list[int]]:
    return [ids[at : at + MOST_IN_A_CALL] for at in range(0, len(ids), MOST_IN_A_CALL)]


@pytest.mark.parametrize(("entry", "program"), LABELLED)
def test_a_labelled_program_gets_its_label(
    verdicts: dict[tuple[str, str], Json], entry: Json, program: Json
) -> None:
    row = verdicts[entry["id"], program["path"]]
    assert row["status"] == STATUS[program["expected"]], program.get("why")
    expected = _SCORES.get(entry["id"], {}).get(program["path"], program.get("expected_score"))
    assert row["score"] == expected


def test_what_cannot_be_judged_takes_no_submission(root: Client, student: Client) -> None:
    checker = '<spj language="Pascal">program main; begin end.</spj>'
    report = import_package(root, fps(item(checker)), auth=1)
    body = {"pid": report["problems"][0]["pid"], "language": "C++", "code": "int main() {}"}
    answer = student.post("/api/submit-problem-judge", body)
    assert (answer.http, answer.status, answer.err) == (200, 400, "judge.unsupported")
    assert "Pascal" in answer.json["msg"]


def test_a_checker_that_does_not_compile_is_imported_and_told(
    server: ServerProcess, root: Client
) -> None:
    broken = '<spj language="C">int main() { NONSENSE }</spj>'
    right = '<spj language="C">int main() { return 0; }</spj>'
    content = fps(item(broken, title="Broken"), item(right, title="Right"))
    first, second = import_package(root, content)["problems"]
    (warning,) = first["warnings"]
    assert (warning["err"], "NONSENSE" in warning["msg"]) == ("import.program_broken", True)
    assert second["warnings"] == []
    assert first["pid"] and second["pid"]
