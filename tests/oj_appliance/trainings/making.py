"""Trainings made over HTTP, with what a test does not care about filled in."""

from __future__ import annotations

import itertools
from typing import Any

from tests.http_client import Answer, Client

DESK = "/api/admin/training"
GROUP = "/api/group"
PASSWORD = "open sesame"
_numbers = itertools.count(1)


def training_body(category: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A public training; `category` by number or name. Keywords are fields of the training."""
    training = {
        "title": f"Training {next(_numbers)}",
        "description": "What it is about",
        "auth": "Public",
        **fields,
    }
    return {"training": training, "trainingCategory": category or {"name": "Basics"}}


def private(**fields: Any) -> dict[str, Any]:
    return {"auth": "Private", "privatePwd": PASSWORD, **fields}


def create_training(
    client: Client, *pids: int, category: dict[str, Any] | None = None, **fields: Any
) -> int:
    """With these problems, under letters."""
    answer = client.post(DESK, training_body(category, **fields))
    assert answer.status == 200, answer.body
    tid = int(answer.data["id"])
    for letter, pid in zip("ABCDEFGH", pids, strict=False):
        assert add_to_training(client, tid, pid, letter).status == 200
    return tid


def create_group_training(
    admin: Client, gid: int, *pids: int, category: dict[str, Any] | None = None, **fields: Any
) -> int:
    """The same of a group."""
    answer = admin.post(f"{GROUP}/training", training_body(category, gid=gid, **fields))
    assert answer.status == 200, answer.body
    tid = int(answer.data["id"])
    for letter, pid in zip("ABCDEFGH", pids, strict=False):
        body = {"tid": tid, "pid": pid, "displayId": letter}
        assert admin.post(f"{GROUP}/add-training-problem-from-public", body).status == 200
    return tid


def add_to_training(client: Client, tid: int, pid: int, display_id: str) -> Answer:
    body = {"tid": tid, "pid": pid, "displayId": display_id}
    return client.post(f"{DESK}/add-problem-from-public", body)


def register(client: Client, tid: int, password: str = PASSWORD) -> Answer:
    return client.post("/api/register-training", {"tid": tid, "password": password})


def detail(client: Client, tid: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get("/api/get-training-detail", tid=tid).data
    return data


def problem_list(client: Client, tid: int) -> Answer:
    return client.get("/api/get-training-problem-list", tid=tid)


def rank(client: Client, tid: int, **query: Any) -> Answer:
    return client.get("/api/get-training-rank", tid=tid, **query)


def submit_there(client: Client, tid: int, display_id: str, code: str, **more: Any) -> Answer:
    body = {"pid": display_id, "tid": tid, "language": "Python3", "code": code, **more}
    return client.post("/api/submit-problem-judge", body)
