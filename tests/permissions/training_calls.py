"""Calls about trainings, for the rows of matrix.csv."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tests.http_client import Answer
from tests.oj_appliance.trainings.making import (
    DESK,
    add_to_training,
    create_training,
    private,
    training_body,
)
from tests.permissions import site as names
from tests.permissions.object_calls import about, word
from tests.permissions.site import STAFF, STRANGER, Site
from tests.problem_bodies import a_plus_b, add_problem

CATEGORY = f"{DESK}/category"
_numbers = itertools.count(1)
KINDS: dict[str, dict[str, Any]] = {
    "training": {},
    "public training": {},
    "private training": private(),
    "hidden training": {"status": False},
}


def training_of(site: Site, kind: str, whose: str) -> int:
    """With one problem, made once; the stranger's where that one may make none."""
    owner = whose if whose in STAFF else STRANGER
    if (kind, owner) not in site.made:
        pid = site.pids[names.published_problem(owner)]
        tid = create_training(site.client(owner), pid, **KINDS[kind])
        site.made[kind, owner] = str(tid)
    return int(site.made[kind, owner])


def _spare_problem(site: Site) -> int:
    return int(add_problem(site.client("root"), a_plus_b("")))


def read(path: str, kind: str, **query: Any) -> None:
    @about(f"GET {path}", kind)
    def end(site: Site, who: str, whose: str) -> str:
        return word(site.client(who).get(path, tid=training_of(site, kind, whose), **query))


read(DESK, "training")
read(f"{DESK}/get-problem-list", "training")
read("/api/get-training-detail", "private training")
read("/api/get-training-problem-list", "hidden training")
for state in ("private training", "public training"):
    read("/api/get-training-problem-list", state)
    read("/api/get-training-problem-details", state, problemId="A")
    read("/api/get-training-rank", state)


def write(call: str, act: Callable[[Site, str, str, int], Answer]) -> None:
    """`act` is told who calls, whose the training is, and its number."""

    @about(call, "training")
    def end(site: Site, who: str, whose: str) -> str:
        return word(act(site, who, whose, training_of(site, "training", whose)))


def _add_many(site: Site, who: str, whose: str, tid: int) -> Answer:
    body = {"tid": tid, "problemIds": [names.PUBLIC_PROBLEM]}
    return site.client(who).post(f"{DESK}/add-problems", body)


def _save(site: Site, who: str, whose: str, tid: int) -> Answer:
    pid = site.pids[names.published_problem(whose)]
    return site.client(who).put(f"{DESK}/problem", {"tid": tid, "pid": pid, "rank": 1})


def _order(site: Site, who: str, whose: str, tid: int) -> Answer:
    query = {"tid": tid, "queryExisted": True}
    pids = site.client("root").get(f"{DESK}/get-problem-list", **query).data["pids"]
    return site.client(who).put(f"{DESK}/problem-order", {"tid": tid, "pids": pids})


def _take_out(site: Site, who: str, whose: str, tid: int) -> Answer:
    pid = _spare_problem(site)
    assert word(add_to_training(site.client("root"), tid, pid, f"P{pid}")) == "yes"
    return site.client(who).delete(f"{DESK}/problem", pid=pid, tid=tid)


def _add(site: Site, who: str, whose: str, tid: int) -> Answer:
    pid = _spare_problem(site)
    return add_to_training(site.client(who), tid, pid, f"P{pid}")


def _show(site: Site, who: str, whose: str, tid: int) -> Answer:
    path = f"{DESK}/change-training-status?tid={tid}&status=true"
    return site.client(who).put(path)


write(
    f"PUT {DESK}", lambda site, who, whose, tid: site.client(who).put(DESK, training_body(id=tid))
)
write(f"PUT {DESK}/change-training-status", _show)
write(f"POST {DESK}/add-problem-from-public", _add)
write(f"POST {DESK}/add-problems", _add_many)
write(f"PUT {DESK}/problem", _save)
write(f"PUT {DESK}/problem-order", _order)
write(f"DELETE {DESK}/problem", _take_out)


@about(f"DELETE {DESK}", "training")
def delete_training(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(DESK, tid=create_training(site.client("root"))))


@about(f"DELETE {DESK}/problem", "without a training")
def delete_problem(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(f"{DESK}/problem", pid=_spare_problem(site)))


def _category(site: Site) -> int:
    answer = site.client("root").post(CATEGORY, {"name": f"Category {next(_numbers)}"})
    return int(answer.data["id"])


@about(f"POST {CATEGORY}", "training category")
def make_category(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(CATEGORY, {"name": f"Made {next(_numbers)}"}))


@about(f"PUT {CATEGORY}", "training category")
def change_category(site: Site, who: str, whose: str) -> str:
    body = {"id": _category(site), "name": f"Changed {next(_numbers)}"}
    return word(site.client(who).put(CATEGORY, body))


@about(f"DELETE {CATEGORY}", "training category")
def delete_category(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(CATEGORY, cid=_category(site)))
