"""Problems and archives for tests, with what a test does not care about filled in."""

from __future__ import annotations

import io
import itertools
import zipfile
from typing import Any

from tests.http_client import Answer, Client

_numbers = itertools.count(1)
C, CPP, JAVA, PYTHON3 = 1, 3, 9, 10  # language ids of the first migration


def fresh_id(prefix: str = "T") -> str:
    """A display id that no other test uses."""
    return f"{prefix}{next(_numbers)}"


def problem_body(**problem: Any) -> dict[str, Any]:
    """A save body with two cases written by hand; keywords are fields of `problem`."""
    return {
        "problem": {
            "problemId": fresh_id(),
            "title": "两数之和",
            "description": "把两个数加起来。",
            "input": "两个整数",
            "output": "一个整数",
            "examples": "<input>1 2</input><output>3</output>",
            "type": 0,
            "judgeMode": "default",
            "judgeCaseMode": "default",
            "timeLimit": 1000,
            "memoryLimit": 256,
            "stackLimit": 128,
            "difficulty": 1,
            "auth": 1,
            **problem,
        },
        "samples": [{"input": "1 2\n", "output": "3\n"}, {"input": "5 6\n", "output": "11\n"}],
        "isUploadTestCase": False,
        "judgeMode": problem.get("judgeMode", "default"),
        "languages": [{"id": C}, {"id": PYTHON3}],
        "tags": [],
        "codeTemplates": [],
    }


def create(client: Client, body: dict[str, Any]) -> int:
    return int(client.post("/api/admin/problem", body).data["pid"])


def create_problem(client: Client, **problem: Any) -> int:
    return create(client, problem_body(**problem))


def update(client: Client, pid: int, body: dict[str, Any]) -> Answer:
    changed = {**body, "problem": {**body["problem"], "id": pid}}
    return client.put("/api/admin/problem", changed)


def zip_of(files: dict[str, bytes | str]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def upload_cases(client: Client, content: bytes, name: str = "data.zip", **form: Any) -> Answer:
    return client.upload("/api/file/upload-testcase-zip", name, content, **form)


def uploaded_body(uploaded: dict[str, Any], **problem: Any) -> dict[str, Any]:
    """A save body whose cases are all those of an upload's answer."""
    body = problem_body(**problem)
    body["isUploadTestCase"] = True
    body["uploadTestcaseDir"] = uploaded["fileListDir"]
    body["samples"] = [
        {"input": each["input"], "output": each["output"], "score": 10, "groupNum": 1}
        for each in uploaded["fileList"]
    ]
    return body
