"""The header does exactly what was recorded of the reference (tests/fixtures/testlib)."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from tests.judge_sandbox.testlib.compiled_programs import FIXTURES, run

VECTORS = json.loads((FIXTURES / "vectors.json").read_text(encoding="utf-8"))
CASES = VECTORS["cases"] + VECTORS["generators"]


def content(case: dict[str, Any], key: str) -> bytes | None:
    """The bytes of a field; None when the file does not exist."""
    if f"{key}_base64" in case:
        return base64.b64decode(case[f"{key}_base64"])
    text = case.get(key)
    return None if text is None else text.encode()


def file_content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def test_all_vectors_are_here() -> None:
    assert (len(VECTORS["cases"]), len(VECTORS["generators"])) == (377, 44)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_program_does_what_was_recorded(
    case: dict[str, Any], vector_programs: dict[str, Path], tmp_path: Path
) -> None:
    for name in ("input", "output", "answer"):
        data = content(case, name)
        if data is not None:
            (tmp_path / name).write_bytes(data)
    stdin = content(case, "stdin") or b""
    ended = run(vector_programs[case["program"]], *case["args"], folder=tmp_path, stdin=stdin)
    found: dict[str, bytes | int | None] = {"exit_code": ended.returncode}
    wanted: dict[str, bytes | int | None] = {"exit_code": case["exit_code"]}
    if case.get("compare", "all") == "all":
        found["stderr"], wanted["stderr"] = ended.stderr, content(case, "stderr")
        if case.get("kind") == "interactor":
            found["stdout"], wanted["stdout"] = ended.stdout, content(case, "stdout")
            found["tout"], wanted["tout"] = file_content(tmp_path / "tout"), content(case, "tout")
        if "report" in case:
            found["report"] = file_content(tmp_path / "report.txt")
            wanted["report"] = content(case, "report")
        if case.get("stdout_file"):
            found["stdout"] = ended.stdout
            wanted["stdout"] = (FIXTURES / case["stdout_file"]).read_bytes()
        for name, path in case.get("files", {}).items():
            found[name] = file_content(tmp_path / name)
            wanted[name] = (FIXTURES / path).read_bytes()
    if "overview" in case:  # beyond the contract of the vectors, yet equal
        found["overview"] = file_content(tmp_path / "overview.txt")
        wanted["overview"] = content(case, "overview")
    assert found == wanted
