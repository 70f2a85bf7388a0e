"""Bodies of POST /api/admin/problem for tests (contract group.md §4)."""

from __future__ import annotations

from typing import Any

from tests.http_client import Client


def problem_body(display_id: str, cases: list[tuple[str, str]], **problem: Any) -> dict[str, Any]:
    """A public ACM problem with hand-written cases; further words change fields of `problem`."""
    first_input, first_output = cases[0]
    fields = {
        "problemId": display_id,
        "title": f"Problem {display_id}",
        "description": "",
        "input": "input",
        "output": "output",
        "hint": "",
        "source": "",
        "examples": f"<input>{first_input}</input><output>{first_output}</output>",
        "type": 0,
        "difficulty": 0,
        "auth": 1,
        "timeLimit": 1000,
        "memoryLimit": 256,
        "stackLimit": 128,
        "judgeMode": "default",
        "judgeCaseMode": "default",
        "isRemote": False,
        "isFileIO": False,
        "codeShare": True,
        "openCaseResult": True,
        "isRemoveEndBlank": True,
        **problem,
    }
    return {
        "problem": fields,
        "samples": [{"input": given, "output": wanted} for given, wanted in cases],
        "isUploadTestCase": False,
        "judgeMode": fields["judgeMode"],
        "languages": [{"id": number} for number in range(1, 11)],
        "tags": [],
        "codeTemplates": [],
    }


def a_plus_b(display_id: str, **problem: Any) -> dict[str, Any]:
    return problem_body(
        display_id, [("1 2\n", "3\n"), ("-5 5\n", "0\n"), ("7 8\n", "15\n")], **problem
    )


def add_problem(staff: Client, body: dict[str, Any]) -> int:
    """The pid of the new problem."""
    return int(staff.post("/api/admin/problem", body).data["pid"])
