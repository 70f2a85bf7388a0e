"""A marker in hidden test data appears in no answer, log or page, whatever a student tries."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

MARKER = "MARKER7f3a91c2"
HIDDEN_INPUT = f"{MARKER}-input\n"
HIDDEN_OUTPUT = f"{MARKER}-output\n"

# Looks into every file that is not the system's own; the word itself is in none of them.
WALK = """import os
seen = 0
for folder, folders, files in os.walk('/'):
    if folder == '/':
        folders[:] = [each for each in folders if each not in ('usr', 'proc', 'sys')]
    for file in files:
        try:
            content = open(os.path.join(folder, file), 'rb').read(100000)
        except OSError:
            continue
        seen += 1
        if bytes.fromhex('4d41524b4552') in content:
            print(folder, file, content)
print('looked into', seen)
"""
# What a student might hand in to see more than his verdict.
ATTEMPTS = {
    "wrong": ("Python3", "print('no')"),
    "crash": ("Python3", "raise SystemExit(3)"),
    "loud": ("Python3", "import sys; sys.stderr.write(sys.stdin.read()); print('no')"),
    "echo": ("Python3", "print(input())"),
    "include": ("C++", '#include "1.out"\nint main(){}'),
    "walk": ("Python3", WALK),
}


@pytest.fixture(scope="module")
def server_with_secret() -> Iterator[ServerProcess]:
    server = ServerProcess(options=("--verbose",)).start()
    yield server
    server.stop()
    server.remove()


@pytest.fixture(scope="module")
def submission_ids(server_with_secret: ServerProcess) -> list[int]:
    root = server_with_secret.client("root")
    cases = [("1\n", "1\n"), (HIDDEN_INPUT, HIDDEN_OUTPUT)]
    add_problem(root, problem_body("SECRET", cases))
    student = server_with_secret.add_user("student")
    ids = []
    for language, code in ATTEMPTS.values():
        ids.append(submit(student, "SECRET", language, code))
        assert wait_for_verdict(student, ids[-1])["status"] != 0
    return ids


def answers(
    client: Client, ids: list[int], *, pid: int = 1000, display_id: str = "SECRET"
) -> Iterator[tuple[str, bytes]]:
    """Every GET of the document with plausible parameters, and the POSTs that read."""
    document = client.get("/api/openapi.json").json
    plausible = {"pid": pid, "problemId": display_id, "problemID": display_id, "oj": "ME"}
    for path, operations in document["paths"].items():
        if "get" not in operations or path.endswith(("/logout", "/live")):
            continue
        names = [each["name"] for each in operations["get"].get("parameters", [])]
        for submission_id in ids if "submitId" in names else ids[:1]:
            known = {**plausible, "submitId": submission_id}
            query = {name: known[name] for name in names if name in known}
            yield path, client.get(re.sub(r"\{\w+\}", "x", path), **query).body
    yield "statuses", client.post("/api/check-submissions-status", {"submitIds": ids}).body
    for page in ("/home", f"/problem/{display_id}", f"/submission-detail/{ids[0]}", "/status"):
        yield page, client.get(page).body


@pytest.mark.parametrize("who", ["guest", "student", "neighbour"])
def test_no_answer_shows_hidden_data(
    server_with_secret: ServerProcess, submission_ids: list[int], who: str
) -> None:
    if who == "neighbour":
        client = server_with_secret.add_user("neighbour")
    elif who == "student":
        client = server_with_secret.client("student", "secret123")
    else:
        client = server_with_secret.client()
    seen = 0
    for path, body in answers(client, submission_ids):
        assert MARKER.encode() not in body, path
        seen += 1
    assert seen > 25


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_no_test_run_shows_hidden_data(
    server_with_secret: ServerProcess, submission_ids: list[int], attempt: str
) -> None:
    """The same programs with an input of their own: of the problem's data they are given none."""
    student = server_with_secret.client("student", "secret123")
    language, code = ATTEMPTS[attempt]
    run = {"pid": "SECRET", "type": "public", "language": language, "code": code}
    key = student.post("/api/submit-problem-test-judge", {**run, "userInput": "1\n"}).data
    told = wait_for_test_run(student, key)
    assert MARKER.encode() not in told.body
    # It ran, and told what it could.
    assert told.data["userInput"] == "1\n"
    assert told.data["userOutput"] or told.data["stderr"] or told.data["status"] == 3
    if attempt == "walk":
        assert re.search(r"looked into [1-9]", told.data["userOutput"])


def wait_for_test_run(client: Client, key: str) -> Answer:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        answer = client.get("/api/get-test-judge-result", testJudgeKey=key)
        if answer.data["status"] != 5:
            return answer
        time.sleep(0.05)
    raise AssertionError("the test run does not end")


def test_staff_does_see_it_so_the_sweep_can_fail(
    server_with_secret: ServerProcess, submission_ids: list[int]
) -> None:
    root = server_with_secret.client("root")
    assert any(MARKER.encode() in body for _, body in answers(root, submission_ids))


def test_no_log_line_shows_hidden_data_or_code(
    server_with_secret: ServerProcess, submission_ids: list[int]
) -> None:
    log = server_with_secret.output()
    assert '"event": "request"' in log
    assert MARKER not in log
    assert "SystemExit" not in log
