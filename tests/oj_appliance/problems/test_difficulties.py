"""Levels of difficulty: the three first ones stay, further ones come and go."""

from __future__ import annotations

import json
import sqlite3

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import create_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
LEVEL = "/api/admin/difficulty"


@pytest.mark.covers("S3-7.4-18", "S1-3-16")
def test_a_level_comes_changes_and_goes_and_everybody_reads_it(
    server: ServerProcess, problem_admin: Client, guest: Client
) -> None:
    first = [
        {"id": 0, "name": "Easy", "color": "#19be6b"},
        {"id": 1, "name": "Mid", "color": "#2d8cf0"},
        {"id": 2, "name": "Hard", "color": "#ed3f14"},
    ]
    assert problem_admin.get(LEVEL).data == first
    made = problem_admin.post(LEVEL, {"name": " 竞赛 ", "color": "#800080"}).data
    assert made == {"id": 3, "name": "竞赛", "color": "#800080"}
    changed = {"id": 3, "name": "省选", "color": "#111111"}
    assert problem_admin.put(LEVEL, changed).status == 200
    assert guest.get("/api/difficulty").data == [*first, changed]
    assert problem_admin.delete(LEVEL, id=3).status == 200
    assert guest.get("/api/difficulty").data == first
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT action, before, after FROM admin_log"
            " WHERE action LIKE 'difficulty.%' AND target = '{\"id\":3}' ORDER BY id"
        ).fetchall()
    old, new = {"name": "竞赛", "color": "#800080"}, {"name": "省选", "color": "#111111"}
    assert [(action, *map(json.loads, (b or "null", a or "null"))) for action, b, a in rows] == [
        ("difficulty.create", None, old),
        ("difficulty.update", old, new),
        ("difficulty.delete", new, None),
    ]


def test_a_used_level_stays_even_for_a_problem_in_the_wastebasket(
    server: ServerProcess, root: Client
) -> None:
    assert root.post(LEVEL, {"id": 40, "name": "Used", "color": "#123456"}).data["id"] == 40
    pid = create_problem(root, difficulty=40)
    assert root.delete(LEVEL, id=40).err == "difficulty.in_use"
    root.delete("/api/admin/problem", pid=pid)
    assert root.delete(LEVEL, id=40).err == "difficulty.in_use"
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as connection:
        connection.execute("UPDATE problem SET difficulty = 0 WHERE id = ?", (pid,))
    assert root.delete(LEVEL, id=40).status == 200


def test_the_first_levels_may_be_renamed_but_not_removed(root: Client) -> None:
    for level in (0, 1, 2):
        assert root.delete(LEVEL, id=level).err == "delete.failed"
    assert root.delete(LEVEL, id=999).err == "delete.failed"
    easy = {"id": 0, "name": "Easy", "color": "#19be6b"}
    assert root.put(LEVEL, {**easy, "name": "入门"}).status == 200
    assert root.get(LEVEL).data[0]["name"] == "入门"
    assert root.put(LEVEL, easy).status == 200
    assert root.put(LEVEL, {**easy, "id": 999}).err == "update.failed"


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"name": ""}, "content.empty", "name"),
        ({"name": "n" * 21}, "content.too_long", "name"),
        ({"color": "green"}, "http.bad_param", "color"),
        ({"id": 1}, "http.bad_param", "id"),
        ({"id": -1}, "http.bad_param", "id"),
    ],
)
def test_a_bad_level_is_refused_and_its_field_named(
    root: Client, change: dict[str, object], key: str, field: str
) -> None:
    answer = root.post(LEVEL, {"name": "Level", "color": "#123456", **change})
    assert (answer.err, field in answer.json["msg"]) == (key, True)


def test_an_ordinary_administrator_reads_them_only(teacher: Client) -> None:
    assert len(teacher.get(LEVEL).data) >= 3
    assert teacher.post(LEVEL, {"name": "Mine", "color": "#123456"}).http == 403
    assert teacher.delete(LEVEL, id=40).http == 403
