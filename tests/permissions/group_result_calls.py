"""Calls about what came of a group's practice, for the rows of group_matrix.csv."""

from __future__ import annotations

from tests.permissions.group_stage import Asked, about, ended


@about("GET /api/get-group-rank-list")
def read_rank(asked: Asked) -> str:
    return ended(asked.who.get("/api/get-group-rank-list", gid=asked.gid, type=0))


@about("GET /api/get-submission-list")
def list_submissions(asked: Asked) -> str:
    return ended(asked.who.get("/api/get-submission-list", gid=asked.gid))
