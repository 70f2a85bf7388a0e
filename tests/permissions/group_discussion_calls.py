"""Calls about the discussions of a group, for the rows of group_matrix.csv."""

from __future__ import annotations

from tests.oj_appliance.discussions.writing import (
    body,
    comment,
    open_to_all,
    write,
)
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.permissions.group_stage import Asked, about, ended

PATH = "/api/group/discussion"


def _of_target(asked: Asked) -> int:
    """A new one of a plain member who asks for nothing."""
    _let_all_write(asked)
    return write(asked.stage.people["target"], "Of the matrix", gid=asked.gid)


def _let_all_write(asked: Asked) -> None:
    made = asked.stage.made
    if "discussions are open" not in made:
        made["discussions are open"] = open_to_all(asked.stage.server)


@about("GET /api/group/get-discussion-list")
def list_discussions(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-discussion-list", gid=asked.gid))


@about("GET /api/group/get-admin-discussion-list")
def list_disabled_too(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-admin-discussion-list", gid=asked.gid))


@about("POST /api/group/discussion")
def write_one(asked: Asked) -> str:
    _let_all_write(asked)
    return ended(asked.who.post(PATH, body("Of the matrix", gid=asked.gid)))


@about("POST /api/discussion")
def write_about_its_problem(asked: Asked) -> str:
    """A problem of the group leads there, whichever call names it (contract group.md §7)."""
    _let_all_write(asked)
    root, made = asked.stage.people["root"], asked.stage.made
    if "discussed" not in made:
        made["discussed"] = display_id_of(root, make_group_problem(root, asked.gid))
    return ended(asked.who.post("/api/discussion", body("Of the matrix", pid=made["discussed"])))


@about("PUT /api/group/discussion")
def change_one(asked: Asked) -> str:
    change = {"id": _of_target(asked), "gid": asked.gid, "title": "Changed"}
    return ended(asked.who.put(PATH, change))


@about("DELETE /api/group/discussion")
def remove_one(asked: Asked) -> str:
    return ended(asked.who.delete(PATH, did=_of_target(asked), gid=asked.gid))


@about("GET /api/get-discussion-detail")
def read_one(asked: Asked) -> str:
    return ended(asked.who.get("/api/get-discussion-detail", did=_of_target(asked)))


@about("POST /api/comment")
def comment_on_one(asked: Asked) -> str:
    return ended(comment(asked.who, _of_target(asked), "Of the matrix"))
