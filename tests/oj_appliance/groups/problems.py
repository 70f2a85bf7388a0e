"""Problems of groups over HTTP, for whoever needs one."""

from __future__ import annotations

import itertools
import os
from typing import Any

from tests.http_client import Client
from tests.problem_bodies import a_plus_b

_numbers = itertools.count(1)


def group_problem(gid: int, display_id: str | None = None, **problem: Any) -> dict[str, Any]:
    """The body of POST /api/group/problem; the id without the group's prefix."""
    name = display_id or f"Q{os.getpid() % 1000}x{next(_numbers)}"
    return a_plus_b(name, **{"gid": gid, "difficulty": 1, **problem})


def make_group_problem(writer: Client, gid: int, **problem: Any) -> int:
    """The pid."""
    return int(writer.post("/api/group/problem", group_problem(gid, **problem)).data["pid"])


def display_id_of(keeper: Client, pid: int) -> str:
    return str(keeper.get("/api/group/problem", pid=pid).data["problemId"])
