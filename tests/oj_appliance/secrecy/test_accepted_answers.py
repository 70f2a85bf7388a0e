"""What a question accepts is in no answer that a student can ask for."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.objective.builders import JUDGE, add_objective, send
from tests.oj_appliance.secrecy.test_hidden_outputs import answers
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

MARKER = "MARKER51d0c7aa"
SECRET = {"kind": "blank", "stem": "Which word?", "answers": [MARKER], "score": 1}


@pytest.mark.parametrize("who", ["student", "guest"])
def test_no_reading_call_tells_what_is_accepted(server: ServerProcess, who: str) -> None:
    root, student = server.client("root"), server.add_user(f"answering-{who}"[:20])
    pid, display_id = add_objective(root, [SECRET, JUDGE])
    wrong = send(student, display_id, ["no", "true"]).data["submitId"]
    assert root.get("/api/admin/problem", pid=pid).data["objectiveParts"][0]["answers"] == [MARKER]
    reader: Client = student if who == "student" else server.client()
    count = 0
    for path, body in answers(reader, [wrong], pid=pid, display_id=display_id):
        assert MARKER.encode() not in body, path
        assert b'"answers"' not in body or b"Which word?" not in body, path
        count += 1
    assert count > 40
