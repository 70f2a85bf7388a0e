"""The public bank: lists, search, tags, languages (contract problem.md §3)."""

from __future__ import annotations

import asyncio

import pytest

from oj_appliance.problems.store import lists
from oj_appliance.problems.store.tags import TAGS_OF_PROBLEMS
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from tests.http_client import Client
from tests.oj_appliance.problems.builders import (
    create,
    create_problem,
    fresh_id,
    problem_body,
    update,
)


def test_the_list_is_ordered_by_length_and_text_of_the_display_id(
    root: Client, guest: Client
) -> None:
    stem = fresh_id("order")
    for suffix in ("b10", "b2", "a3"):
        create_problem(root, problemId=f"{stem}{suffix}")
    page = guest.get("/api/get-problem-list", keyword=stem).data
    found = [row["problemId"].removeprefix(stem.upper()) for row in page["records"]]
    assert found == ["A3", "B2", "B10"]
    assert (page["total"], page["current"], page["size"]) == (3, 1, 30)


def test_pages_cut_the_list_and_keep_the_total(root: Client, guest: Client) -> None:
    stem = fresh_id("page")
    for number in range(5):
        create_problem(root, problemId=f"{stem}-{number}")
    second = guest.get("/api/get-problem-list", keyword=stem, limit=2, currentPage=2).data
    assert [row["problemId"][-1] for row in second["records"]] == ["2", "3"]
    assert (second["total"], second["pages"]) == (5, 3)
    past = guest.get("/api/get-problem-list", keyword=stem, limit=2, currentPage=9).data
    assert (past["records"], past["total"]) == ([], 5)
    odd = guest.get("/api/get-problem-list", keyword=stem, limit=-1, currentPage=-5).data
    assert (len(odd["records"]), odd["size"], odd["current"]) == (5, 30, 1)


def test_words_are_found_in_titles_of_every_language(root: Client, guest: Client) -> None:
    mark = fresh_id("WordMark")
    body = problem_body(
        title=f"红绿灯 {mark}", statements={"en-US": {"title": f"Green Lights {mark}"}}
    )
    pid = create(root, body)
    for keyword in (f"绿灯 {mark}", f"green lights {mark.upper()}", mark.lower()):
        page = guest.get("/api/get-problem-list", keyword=f" {keyword} ").data
        assert [row["pid"] for row in page["records"]] == [pid], keyword
    row = page["records"][0]
    assert row["titles"] == {"en-US": f"Green Lights {mark}"}
    for keyword in ("%", "_", "' OR 1=1 --"):
        page = guest.get("/api/get-problem-list", keyword=f"{keyword}{mark}").data
        assert page["total"] == 0


def test_all_given_tags_must_be_there(root: Client, guest: Client) -> None:
    mark = fresh_id("tagged")
    both, one = problem_body(title=mark), problem_body(title=mark)
    both["tags"] = [{"name": f"{mark}甲"}, {"name": f"{mark}乙"}]
    one["tags"] = [{"name": f"{mark}甲"}]
    both_pid, one_pid = create(root, both), create(root, one)
    tags = {
        tag["name"].removeprefix(mark): tag["id"]
        for tag in guest.get("/api/get-all-problem-tags").data
        if tag["name"].startswith(mark)
    }

    def found(**query: object) -> set[int]:
        page = guest.get("/api/get-problem-list", keyword=mark, **query).data
        return {row["pid"] for row in page["records"]}

    first, second = tags["甲"], tags["乙"]
    assert found(tagId=first) == {both_pid, one_pid}
    assert found(tagId=f"{first},{second}") == {both_pid}
    assert found(tagId=[first, second]) == {both_pid}
    assert found(tagId=f"[{first}, {second}]") == {both_pid}
    assert found(tagId="") == {both_pid, one_pid}
    answer = guest.get("/api/get-problem-list", tagId="1;2")
    assert (answer.http, answer.err) == (400, "http.bad_param")


def test_difficulty_and_judge_narrow_the_list(root: Client, guest: Client) -> None:
    mark = fresh_id("level")
    hard = create_problem(root, title=mark, difficulty=2)
    create_problem(root, title=mark, difficulty=0)
    page = guest.get("/api/get-problem-list", keyword=mark, difficulty=2).data
    assert [row["pid"] for row in page["records"]] == [hard]
    assert guest.get("/api/get-problem-list", keyword=mark, oj="HDU").data["total"] == 0
    assert guest.get("/api/get-problem-list", keyword=mark, oj="Mine").data["total"] == 2


def test_a_change_shows_at_once_in_list_and_recent(root: Client, guest: Client) -> None:
    body = problem_body()
    pid = create(root, body)
    for step in range(3):
        body["problem"]["title"] = title = f"改名 {fresh_id()} {step}"
        assert update(root, pid, body).status == 200
        page = guest.get("/api/get-problem-list", keyword=body["problem"]["problemId"]).data
        assert [row["title"] for row in page["records"]] == [title]
        assert guest.get("/api/get-recent-updated-problem").data[0]["title"] == title


def test_private_problems_are_in_no_public_answer(root: Client, guest: Client) -> None:
    mark = fresh_id("Hidden")
    create_problem(root, title=mark, auth=2)
    create_problem(root, title=mark, auth=3)
    assert guest.get("/api/get-problem-list", keyword=mark).data["total"] == 0
    assert mark.encode() not in guest.get("/api/get-recent-updated-problem").body


def test_a_random_problem_is_a_public_one(root: Client, guest: Client) -> None:
    create_problem(root)
    problem_id = guest.get("/api/get-random-problem").data["problemId"]
    assert guest.get("/api/get-problem-detail", problemId=problem_id).status == 200


def test_tags_without_classification_come_last(root: Client, guest: Client) -> None:
    body = problem_body()
    body["tags"] = [{"name": fresh_id("loose")}]
    create(root, body)
    answer = guest.get("/api/get-problem-tags-and-classification").data
    assert answer[-1]["classification"] is None
    assert body["tags"][0]["name"] in [tag["name"] for tag in answer[-1]["tagList"]]
    nothing = guest.get("/api/get-problem-tags-and-classification", oj="HDU").data
    assert nothing == [{"classification": None, "tagList": []}]


def test_languages_come_in_the_order_of_the_page(root: Client, guest: Client) -> None:
    names = [each["name"] for each in guest.get("/api/languages").data]
    assert names[:2] == ["C", "C With O2"]
    pid = create_problem(root)
    assert [each["name"] for each in guest.get("/api/get-problem-languages", pid=pid).data] == [
        "C",
        "Python3",
    ]
    assert guest.get("/api/languages", pid=99_999_999).err == "problem.missing"


def test_difficulties_are_the_three_of_the_specification(guest: Client) -> None:
    found = guest.get("/api/difficulty").data
    assert [each["id"] for each in found][:3] == [0, 1, 2]


LIST_QUERIES = {
    "bank stamp": (lists.BANK_STAMP, ()),
    "bank versions": (lists.BANK_VERSIONS, ()),
    "bank entries": (lists.BANK_ENTRIES, ("[1000]",)),
    "bank tags": (lists.BANK_TAGS, ("[1000]",)),
    "bank rows": (lists.BANK_ROWS, ("[1000]",)),
    "tags of problems": (TAGS_OF_PROBLEMS, ("[1000]",)),
    "recent": (lists.RECENT, (10,)),
}


@pytest.mark.parametrize("name", LIST_QUERIES)
def test_list_queries_walk_an_index(database: Database, name: str) -> None:
    sql, parameters = LIST_QUERIES[name]
    plan = _plan_of(database, sql, parameters)
    assert plan
    assert not any("TEMP B-TREE" in step for step in plan), plan
    scans = [step for step in plan if step.startswith("SCAN") and "USING" not in step]
    if "json_each" in sql:
        # The page's numbers are walked first, and all else is looked up by them.
        assert scans == plan[:1], plan
        assert "VIRTUAL TABLE" in scans[0], plan
        assert all("rowid=?" in step or "problem_id=?" in step for step in plan[1:]), plan
    else:
        assert all("CONSTANT ROW" in step or "part" in step for step in scans), plan


def test_the_back_office_list_walks_the_numbers(database: Database) -> None:
    query = lists.admin_page(keyword="x", auth=1, remote_key=None, is_own=True)
    sql, parameters = query.limit(10).offset(0).sql()
    plan = _plan_of(database, sql, tuple(parameters))
    assert not any("TEMP B-TREE" in step for step in plan), plan


def _plan_of(database: Database, sql: str, parameters: tuple[object, ...]) -> list[str]:
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    return [str(row[3]) for row in rows]
