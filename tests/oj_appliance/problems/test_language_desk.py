"""Root arranges the judge's languages (contract admin.md §19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem

pytestmark = pytest.mark.quick
DESK = "/api/admin/language"
FIELDS = ("id", "template", "codeTemplate", "description", "seq", "status")


def rows(root: Client) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in root.get(DESK).data}


def change(root: Client, name: str, **values: Any) -> None:
    row = rows(root)[name]
    body = {field: row[field] for field in FIELDS} | values
    assert root.put(DESK, body).status == 200


@pytest.mark.covers("S3-3-7")
def test_languages_are_shown_with_what_this_machine_has(root: Client) -> None:
    listed = rows(root)
    python = listed["Python3"]
    assert python["installed"] and python["version"].startswith("3.")
    assert python["contentType"] == "text/x-python" and python["compileCommand"] is not None
    assert python["oj"] == "ME" and isinstance(python["codeTemplate"], str)
    # Checkers are written in these; an imported one may be in any other (judge-rules §1).
    of_checkers = {name for name, row in listed.items() if row["isSpj"]}
    assert of_checkers == {"C", "C++"}
    assert len({row["id"] for row in listed.values()}) == len(listed)
    assert all(bool(row["version"]) == row["installed"] for row in listed.values())


def test_an_order_and_a_template_reach_the_page_that_asks(root: Client, guest: Client) -> None:
    before = rows(root)["Python3"]
    try:
        change(root, "Python3", seq=900, codeTemplate="print()\n", description="Python 3 (CPython)")
        first = guest.get("/api/languages").data[0]
        assert (first["name"], first["codeTemplate"]) == ("Python3", "print()\n")
        assert first["description"] == "Python 3 (CPython)"
    finally:
        assert root.put(DESK, {field: before[field] for field in FIELDS}).status == 200
    log = root.get("/api/admin/audit-log", action="language.update").data["records"]
    assert '"Python3"' in log[0]["target"]


def test_a_language_that_is_switched_off_is_neither_offered_nor_taken(
    root: Client, guest: Client, student: Client
) -> None:
    pid = add_problem(root, a_plus_b("LANGOFF"))
    code = {"pid": pid, "language": "Python3", "code": "print(3)", "cid": 0}
    change(root, "Python3", status=1)
    try:
        offered = guest.get("/api/get-problem-languages", pid=pid).data
        assert "Python3" not in [row["name"] for row in offered]
        assert "Python3" not in [row["name"] for row in guest.get("/api/languages").data]
        assert student.post("/api/submit-problem-judge", code).err == "judge.bad_language"
    finally:
        change(root, "Python3", status=0)
    assert "Python3" in [row["name"] for row in guest.get("/api/languages").data]


def test_looking_again_finds_the_same_compilers(root: Client) -> None:
    before = rows(root)
    again = root.post(f"{DESK}/probe").data
    assert {row["name"]: row["version"] for row in again} == {
        name: row["version"] for name, row in before.items()
    }


def test_an_unknown_language_cannot_be_changed(root: Client) -> None:
    body = {field: rows(root)["Python3"][field] for field in FIELDS} | {"id": 9999}
    assert root.put(DESK, body).err == "update.failed"
    assert root.put(DESK, body | {"seq": -1}).err == "http.bad_param"


def test_everybody_reads_what_the_site_judges_with(root: Client, guest: Client) -> None:
    listed = {row["name"]: row for row in guest.get("/api/judge-languages").data}
    assert listed.keys() == {name for name, row in rows(root).items() if row["installed"]}
    fast = listed["C++ 17 With O2"]
    assert fast["compile"].startswith("g++ ") and "-std=c++17 -O2 main.cpp" in fast["compile"]
    assert (fast["run"], fast["limitFactor"]) == ("/w/main", 1)
    assert listed["Python3"]["version"].startswith("3.") and listed["Python3"]["limitFactor"] == 2
    try:
        change(root, "Ruby", status=1)
        assert "Ruby" not in {row["name"] for row in guest.get("/api/judge-languages").data}
    finally:
        change(root, "Ruby", status=0)
