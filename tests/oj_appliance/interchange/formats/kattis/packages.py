"""Kattis packages made on the spot, and what is stored of them."""

from __future__ import annotations

import itertools
from typing import Any

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import import_package, rows, zipped
from tests.server_process import ServerProcess

Json = dict[str, Any]
NUMBERS = itertools.count(1)

STATEMENT = "Text.\n\n## Input\nOne line.\n\n## Output\nAnother.\n"
OLD = "name: Made by a test\nlimits: {memory: 64, time_limit: 1}\n"
NEW = "problem_format_version: 2025-09\nuuid: 0\n" + OLD
GROUPS = {
    f"data/secret/g{group}/{case}.{kind}": "1\n"
    for group in (1, 2)
    for case in "ab"
    for kind in ("in", "ans")
}


def imported(root: Client, settings: str, **more: str | bytes) -> tuple[Json, Json]:
    """What the report tells of the one problem, and the problem as the editor has it. `more` are
    files whose names have "__" for each "/"."""
    files: dict[str, str | bytes] = {"problem.yaml": settings}
    files |= {name.replace("__", "/"): text for name, text in more.items()}
    if not any(name.startswith("data/secret") for name in files):
        files |= {"data/secret/1.in": "1\n", "data/secret/1.ans": "1\n"}
    if not any("statement" in name for name in files):
        files["statement/problem.en.md"] = STATEMENT
    folder = f"made{next(NUMBERS)}"
    content = zipped({f"{folder}/{name}": text for name, text in files.items()})
    (told,) = import_package(root, content)["problems"]
    assert "error" not in told, told
    return told, root.get("/api/admin/problem", pid=told["pid"]).data


def points(server: ServerProcess, pid: int) -> list[tuple[int, int]]:
    """Score and group of every case."""
    sql = f"SELECT score, group_num FROM problem_case WHERE problem_id = {pid} ORDER BY seq"
    return [(row["score"], row["group_num"]) for row in rows(server, sql)]


def solutions(server: ServerProcess, pid: int) -> dict[str, str]:
    sql = f"SELECT name, expected FROM reference_solution WHERE problem_id = {pid}"
    return {row["name"]: row["expected"] for row in rows(server, sql)}
