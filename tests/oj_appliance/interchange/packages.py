"""Importing as tests do it, and small FPS files made on the spot."""

from __future__ import annotations

import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oj_appliance.interchange.phrases import FIELD_NAMES
from tests.http_client import Client
from tests.server_process import ServerProcess

FIXTURES = Path(__file__).parents[2] / "fixtures" / "problems"
MANIFEST: dict[str, Any] = json.loads((FIXTURES / "manifest.json").read_text("utf-8"))
FPS = [entry for entry in MANIFEST["problems"] if entry["format"] == "fps"]
PATIENCE_S = 60

Json = dict[str, Any]


def begin_import(staff: Client, content: bytes, name: str = "set.xml", **form: Any) -> str:
    return str(staff.upload("/api/file/import", name, content, **form).data["key"])


def report_of(staff: Client, key: str) -> Json:
    """The report, once the import has ended."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        result = staff.get("/api/file/import-result", key=key).data
        if result["state"] == "done":
            problems = result["report"]["problems"]
            assert result["done"] == result["total"] == len(problems)
            lost = {loss["field"] for problem in problems for loss in problem["losses"]}
            assert lost <= FIELD_NAMES.keys(), "a loss names a row of the table of fields"
            return dict(result["report"])
        time.sleep(0.05)
    raise AssertionError("the import does not end")


def import_package(staff: Client, content: bytes, name: str = "set.xml", **form: Any) -> Json:
    return report_of(staff, begin_import(staff, content, name, **form))


def import_file(staff: Client, path: str, **form: Any) -> Json:
    """A file of the fixtures."""
    file = FIXTURES / path
    return import_package(staff, file.read_bytes(), file.name, **form)


def detail(client: Client, problem_id: str) -> Json:
    return dict(client.get("/api/get-problem-detail", problemId=problem_id).data)


def rows(server: ServerProcess, sql: str) -> list[Json]:
    """What the data folder holds, for what no call shows."""
    connection = sqlite3.connect(f"file:{server.data}/oj.sqlite3?mode=ro", uri=True)
    try:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(sql)]
    finally:
        connection.close()


def case_data(server: ServerProcess, pid: int) -> list[tuple[bytes, bytes]]:
    """Inputs and outputs of the active version, as they lie on the disk."""
    sql = (
        "SELECT manifest FROM test_data_version JOIN problem"
        f" ON problem.data_version_id = test_data_version.id WHERE problem.id = {pid}"
    )
    manifest = json.loads(rows(server, sql)[0]["manifest"])
    blobs = server.data / "blobs"
    return [
        tuple(
            (blobs / case[part]["sha256"][:2] / case[part]["sha256"]).read_bytes()
            for part in ("input", "output")
        )
        for case in manifest["cases"]
    ]


TYPES = {"ACM": 0, "OI": 1}


def assert_as_in_manifest(server: ServerProcess, root: Client, told: Json, entry: Json) -> Json:
    """That an imported fixture is what the manifest says, in all but its mode and its checker; the
    problem's row. What a format does not say has the values of formats §10."""
    title = entry["title"] or entry["path"].rpartition("/")[2].removesuffix(".zip")
    assert (told["title"], told["cases"]) == (title, entry["cases"])
    assert told["losses"] == []
    problem = detail(root, told["problemId"])["problem"]
    assert (problem["id"], problem["title"]) == (told["pid"], title)
    assert problem["timeLimit"] == (entry["time_limit_ms"] or 1000)
    assert problem["memoryLimit"] == (entry["memory_limit_mb"] or 256)
    assert problem["type"] == TYPES[entry["type"]]
    assert problem["examples"].count("<input>") == entry["sample_cases"]
    assert problem["unsupported"] is False
    data = case_data(server, told["pid"])
    assert len(data) == entry["cases"]
    assert max(len(given) for given, _ in data) == entry["max_input_bytes"]
    assert not any(b"\r" in text for pair in data for text in pair)
    (stored,) = rows(server, f"SELECT * FROM problem WHERE id = {told['pid']}")
    names = (stored["io_read_file_name"], stored["io_write_file_name"])
    assert names == tuple(entry.get("file_io", (None, None)))
    return stored


# -- archives made on the spot: one small problem without an id in each


def zipped(files: Mapping[str, bytes | str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def small_hoj(more: Json | None = None) -> bytes:
    """`more` is laid over the problem's file."""
    problem = {"title": "Sum", "type": 0, "timeLimit": 1000, "memoryLimit": 64, "stackLimit": 64}
    document = {
        "judgeMode": "default",
        "samples": [{"input": "1.in", "output": "1.out"}],
        "problem": {**problem, "description": "Add.", "difficulty": 0, "judgeCaseMode": "default"},
        **(more or {}),
    }
    data = {"problem_1/1.in": "1 2\n", "problem_1/1.out": "3\n"}
    return zipped({"problem_1.json": json.dumps(document), **data})


def small_qduoj() -> bytes:
    text = {"format": "markdown", "value": "Add."}
    document = {
        "display_id": "",
        "title": "Sum",
        **dict.fromkeys(("description", "input_description", "output_description"), text),
        "hint": text,
        "test_case_score": [{"score": 100, "input_name": "1.in", "output_name": "1.out"}],
        "time_limit": 1000,
        "memory_limit": 64,
        "samples": [{"input": "1 2", "output": "3"}],
        "template": {},
        "spj": None,
        "rule_type": "ACM",
        "source": "",
        "answers": [],
        "tags": [],
    }
    data = {"1/testcase/1.in": "1 2\n", "1/testcase/1.out": "3\n"}
    return zipped({"1/problem.json": json.dumps(document), **data})


def small_hydro() -> bytes:
    data = {"1/testdata/1.in": "1 2\n", "1/testdata/1.out": "3\n"}
    return zipped({"1/problem.yaml": "title: Sum\n", "1/problem.md": "Add.\n", **data})


# -- FPS made on the spot


def item(*nodes: str, title: str = "Made by a test", case: bool = True) -> str:
    data = "<test_input>1 2\n</test_input><test_output>3\n</test_output>" if case else ""
    limits = '<time_limit unit="s">1</time_limit><memory_limit unit="mb">64</memory_limit>'
    return f"<item><title>{title}</title>{limits}{''.join(nodes)}{data}</item>"


def fps(*items: str, head: str = '<?xml version="1.0" encoding="UTF-8"?>\n') -> bytes:
    return f'{head}<fps version="1.5">{"".join(items)}</fps>'.encode()
