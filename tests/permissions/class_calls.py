"""Calls about a class, for the rows of group_matrix.csv."""

from __future__ import annotations

import itertools

from tests.oj_appliance.classes.making import assignment_body, make_assignment, training_of
from tests.permissions.group_stage import Asked, GroupStage, about, ended
from tests.problem_bodies import a_plus_b, add_problem

_numbers = itertools.count(1)


def training(stage: GroupStage) -> int:
    if "class training" not in stage.made:
        pid = add_problem(stage.people["root"], a_plus_b(f"CLASSMATRIX{next(_numbers)}"))
        stage.made["class training"] = training_of(stage.people["owner"], stage.gid, [pid])
    return int(stage.made["class training"])


def assignment(stage: GroupStage) -> int:
    """A new one, which may be changed."""
    return make_assignment(stage.people["owner"], stage.gid, training(stage))


def told(name: str, **query: str) -> None:
    """A reading call; `everybody's` where others' rows are told, `own` where one's own alone."""

    @about(f"GET /api/class/{name}")
    def read(asked: Asked) -> str:
        answer = asked.who.get(f"/api/class/{name}", gid=asked.gid, **query)
        if ended(answer) != "yes" or "rows" not in (answer.data or {}):
            return ended(answer)
        uids = {row["uid"] for row in answer.data["rows"]}
        return "everybody's" if asked.stage.target in uids else "own"


for each in ("table", "marks", "assignments", "assignable", "targets"):
    told(each)


@about("GET /api/class/student")
def read_student(asked: Asked) -> str:
    """Somebody else's."""
    query = {"gid": asked.gid, "uid": asked.stage.target}
    return ended(asked.who.get("/api/class/student", **query))


@about("GET /api/class/assignment")
def read_assignment(asked: Asked) -> str:
    answer = asked.who.get("/api/class/assignment", aid=assignment(asked.stage))
    if ended(answer) != "yes":
        return ended(answer)
    uids = {row["uid"] for row in answer.data["rows"]}
    return "everybody's" if asked.stage.target in uids else "own"


@about("GET /api/class/due")
def read_due(asked: Asked) -> str:
    return ended(asked.who.get("/api/class/due"))


@about("GET /api/file/download-class-table")
def download(asked: Asked) -> str:
    answer = asked.who.get("/api/file/download-class-table", gid=asked.gid)
    return "yes" if answer.http == 200 else ended(answer)


@about("POST /api/class/assignment")
def add_assignment(asked: Asked) -> str:
    body = assignment_body(asked.gid, training(asked.stage))
    return ended(asked.who.post("/api/class/assignment", body))


@about("PUT /api/class/assignment")
def change_assignment(asked: Asked) -> str:
    body = assignment_body(asked.gid, training(asked.stage), id=assignment(asked.stage))
    return ended(asked.who.put("/api/class/assignment", body))


@about("DELETE /api/class/assignment")
def remove_assignment(asked: Asked) -> str:
    return ended(asked.who.delete("/api/class/assignment", aid=assignment(asked.stage)))


@about("POST /api/class/move")
def move_student(asked: Asked) -> str:
    """Between two groups in which everybody is the same."""
    one, other = asked.stage.fresh(), asked.stage.fresh()
    body = {"uid": asked.stage.target, "gid": one, "toGid": other}
    return ended(asked.who.post("/api/class/move", body))


@about("POST /api/class/copy")
def copy_group(asked: Asked) -> str:
    number = next(_numbers)
    names = {"name": f"Copy of matrix {number}", "shortName": f"copym{number}"}
    body = {"gid": asked.gid, **names, "firstDay": "2027-09-01"}
    return ended(asked.who.post("/api/class/copy", body))
