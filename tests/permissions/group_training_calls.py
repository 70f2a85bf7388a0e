"""Calls about a group's trainings and their categories, for the rows of group_matrix.csv; `own`
where somebody changes what they made, and nothing that is another's."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tests.http_client import Answer
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.oj_appliance.trainings.making import GROUP, create_group_training, training_body
from tests.permissions.group_stage import Asked, GroupStage, about, ended
from tests.problem_bodies import a_plus_b, add_problem

CALL, CATEGORY = f"{GROUP}/training", f"{GROUP}/training-category"
_numbers = itertools.count(1)


def _public_problem(stage: GroupStage) -> int:
    if "public problem" not in stage.made:
        body = a_plus_b(f"GMTRAINING{next(_numbers)}")
        stage.made["public problem"] = add_problem(stage.people["root"], body)
    return int(stage.made["public problem"])


def _spare_problem(stage: GroupStage) -> int:
    body = a_plus_b(f"GMSPARE{next(_numbers)}")
    return add_problem(stage.people["root"], body)


def _group_problem(stage: GroupStage) -> str:
    """Its display id."""
    if "group problem" not in stage.made:
        root = stage.people["root"]
        pid = make_group_problem(root, stage.gid)
        stage.made["group problem"] = display_id_of(root, pid)
    return str(stage.made["group problem"])


def _of_root(stage: GroupStage) -> int:
    """One that nobody of the group has made, with one problem; never removed."""
    if "training of root" not in stage.made:
        root, pid = stage.people["root"], _public_problem(stage)
        stage.made["training of root"] = create_group_training(root, stage.gid, pid)
    return int(stage.made["training of root"])


def lists(name: str) -> None:
    @about(f"GET {GROUP}/{name}")
    def end(asked: Asked) -> str:
        return ended(asked.who.get(f"{GROUP}/{name}", gid=asked.gid))


for each in ("get-training-list", "get-admin-training-list", "get-training-category"):
    lists(each)


def reads(path: str) -> None:
    @about(f"GET {path}")
    def end(asked: Asked) -> str:
        return ended(asked.who.get(path, tid=_of_root(asked.stage)))


for each in ("detail", "access", "problem-list", "rank"):
    reads(f"/api/get-training-{each}")


@about(f"POST {CALL}")
def make(asked: Asked) -> str:
    return ended(asked.who.post(CALL, training_body(gid=asked.gid)))


def kept(call: str, act: Callable[[Asked, int], Answer], *, is_fresh: bool = False) -> None:
    """A call of whoever looks after one training; `is_fresh`: on another one each time."""

    @about(call)
    def end(asked: Asked) -> str:
        stage, root = asked.stage, asked.stage.people["root"]
        pid = _public_problem(stage)
        tid = create_group_training(root, asked.gid, pid) if is_fresh else _of_root(stage)
        found = ended(act(asked, tid))
        if found != "group.not_allowed":
            return found
        made = asked.who.post(CALL, training_body(gid=asked.gid))
        if ended(made) != "yes":
            return found
        own = int(made.data["id"])
        body = {"tid": own, "pid": pid, "displayId": "A"}
        assert ended(asked.who.post(f"{GROUP}/add-training-problem-from-public", body)) == "yes"
        told = ended(act(asked, own))
        return "own" if told == "yes" else told


def _order(asked: Asked, tid: int) -> Answer:
    query = {"tid": tid, "queryExisted": True}
    root = asked.stage.people["root"]
    pids = root.get(f"{GROUP}/get-training-problem-list", **query).data["pids"]
    return asked.who.put(f"{CALL}-problem-order", {"tid": tid, "pids": pids})


def _add_public(asked: Asked, tid: int) -> Answer:
    pid = _spare_problem(asked.stage)
    body = {"tid": tid, "pid": pid, "displayId": f"P{pid}"}
    return asked.who.post(f"{GROUP}/add-training-problem-from-public", body)


def _add_of_group(asked: Asked, tid: int) -> Answer:
    query = f"tid={tid}&problemId={_group_problem(asked.stage)}"
    return asked.who.request("POST", f"{GROUP}/add-training-problem-from-group?{query}")


def _add_many(asked: Asked, tid: int) -> Answer:
    body = {"tid": tid, "problemIds": [_group_problem(asked.stage)]}
    return asked.who.post(f"{GROUP}/add-training-problems", body)


def _place(asked: Asked, tid: int) -> Answer:
    body = {"tid": tid, "pid": _public_problem(asked.stage), "rank": 5}
    return asked.who.put(f"{CALL}-problem", body)


def _take_out(asked: Asked, tid: int) -> Answer:
    return asked.who.delete(f"{CALL}-problem", pid=_public_problem(asked.stage), tid=tid)


kept(f"GET {CALL}", lambda asked, tid: asked.who.get(CALL, tid=tid))
kept(f"PUT {CALL}", lambda asked, tid: asked.who.put(CALL, training_body(id=tid)))
kept(f"DELETE {CALL}", lambda asked, tid: asked.who.delete(CALL, tid=tid), is_fresh=True)
kept(
    f"PUT {GROUP}/change-training-status",
    lambda asked, tid: asked.who.put(f"{GROUP}/change-training-status?tid={tid}&status=true"),
)
kept(
    f"GET {GROUP}/get-training-problem-list",
    lambda asked, tid: asked.who.get(f"{GROUP}/get-training-problem-list", tid=tid),
)
kept(f"PUT {CALL}-problem", _place)
kept(f"PUT {CALL}-problem-order", _order)
kept(f"DELETE {CALL}-problem", _take_out, is_fresh=True)
kept(f"POST {GROUP}/add-training-problem-from-public", _add_public)
kept(f"POST {GROUP}/add-training-problem-from-group", _add_of_group, is_fresh=True)
kept(f"POST {GROUP}/add-training-problems", _add_many, is_fresh=True)


@about(f"POST {GROUP}/clone-training")
def clone(asked: Asked) -> str:
    body = {"sgid": asked.gid, "tgid": asked.stage.fresh(), "tid": _of_root(asked.stage)}
    return ended(asked.who.post(f"{GROUP}/clone-training", body))


def _category(asked: Asked) -> int:
    body = {"gid": asked.gid, "name": f"Category {next(_numbers)}"}
    return int(asked.stage.people["root"].post(CATEGORY, body).data["id"])


@about(f"POST {CATEGORY}")
def make_category(asked: Asked) -> str:
    body = {"gid": asked.gid, "name": f"Made {next(_numbers)}"}
    return ended(asked.who.post(CATEGORY, body))


@about(f"PUT {CATEGORY}")
def change_category(asked: Asked) -> str:
    body = {"id": _category(asked), "name": f"Changed {next(_numbers)}"}
    return ended(asked.who.put(CATEGORY, body))


@about(f"DELETE {CATEGORY}")
def remove_category(asked: Asked) -> str:
    return ended(asked.who.delete(CATEGORY, cid=_category(asked)))
