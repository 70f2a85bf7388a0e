"""The public bank: lists, search, tags, languages (contract problem.md §3)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from oj_appliance.problems.store import lists
from oj_appliance.problems.store.tags import TAGS_OF_PROBLEMS
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.problems.builders import (
    create,
    create_problem,
    fresh_id,
    problem_body,
    update,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

FIELDS = {
    *("pid", "problemId", "title", "difficulty", "type", "tags"),
    *("total", "ac", "wa", "tle", "mle", "re", "pe", "ce", "se", "pa"),
}
LEVELS = [(0, "Easy", "#19be6b"), (1, "Mid", "#2d8cf0"), (2, "Hard", "#ed3f14")]


@pytest.mark.covers("S1-3-15", "S1-7.1-17", "S1-1-2a")
def test_a_row_has_its_fields_and_its_own_mark(
    root: Client, guest: Client, new_user: Callable[..., Client]
) -> None:
    body = problem_body(type=1, difficulty=2)
    body["tags"] = [{"name": fresh_id("field"), "color": "#409eff"}]
    for sample in body["samples"]:
        sample["score"] = 50
    pid = create(root, body)
    display_id = body["problem"]["problemId"]
    page = guest.get("/api/get-problem-list", keyword=display_id).data
    (row,) = [each for each in page["records"] if each["pid"] == pid]
    assert row.keys() >= FIELDS and page["total"] >= 1
    assert (row["problemId"], row["type"], row["difficulty"], row["total"]) == (display_id, 1, 2, 0)
    (tag,) = row["tags"]
    assert tag["id"] and (tag["name"], tag["color"]) == (body["tags"][0]["name"], "#409eff")
    assert create_problem(root, problemId=f"{display_id}A", type=0)
    page = guest.get("/api/get-problem-list", keyword=f"{display_id}A").data
    assert page["records"][0]["type"] == 0


@pytest.mark.covers("S1-7.2-7", "S1-3-30")
def test_own_marks_come_by_problem_with_status_and_score(
    root: Client, new_user: Callable[..., Client], guest: Client
) -> None:
    solved, untouched = add_problem(root, a_plus_b(fresh_id("MARK"))), create_problem(root)
    student = new_user()
    number = student.post(
        "/api/submit-problem-judge", {"pid": solved, "language": "Python3", "code": "print(0)"}
    ).data["submitId"]
    wait_for_verdict(student, number)
    body = {"pidList": [solved, untouched], "isContestProblemList": False}
    marks = student.post("/api/get-user-problem-status", body).data
    assert marks == {
        str(solved): {"status": -1, "score": None},
        str(untouched): {"status": -10, "score": None},
    }
    assert guest.post("/api/get-user-problem-status", body).http == 401
    nothing = student.post("/api/get-user-problem-status", {**body, "pidList": []})
    assert (nothing.http, nothing.err) == (400, "http.bad_param")


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


@pytest.mark.covers("S1-7.1-17", "S1-2.6-8")
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


@pytest.mark.covers("S1-2.6-3")
def test_words_are_found_in_titles_of_every_language(root: Client, guest: Client) -> None:
    mark = fresh_id("WordMark")
    body = problem_body(
        title=f"红绿灯 {mark}", statements={"en-US": {"title": f"Green Lights {mark}"}}
    )
    pid = create(root, body)
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in mark)
    for keyword in (f"绿灯 {mark}", f"green lights {mark.upper()}", mark.lower(), wide):
        page = guest.get("/api/get-problem-list", keyword=f" {keyword} ").data
        assert [row["pid"] for row in page["records"]] == [pid], keyword
    row = page["records"][0]
    assert row["titles"] == {"en-US": f"Green Lights {mark}"}
    recent = guest.get("/api/get-recent-updated-problem").data
    assert [each["titles"] for each in recent if each["id"] == pid] == [row["titles"]]
    for keyword in ("%", "_", "' OR 1=1 --"):
        page = guest.get("/api/get-problem-list", keyword=f"{keyword}{mark}").data
        assert page["total"] == 0


@pytest.mark.covers("S1-2.6-1", "S1-7.1-15")
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


@pytest.mark.covers("S1-2.6-3")
def test_difficulty_and_judge_narrow_the_list(root: Client, guest: Client) -> None:
    mark = fresh_id("level")
    hard = create_problem(root, title=mark, difficulty=2)
    create_problem(root, title=mark, difficulty=0)
    page = guest.get("/api/get-problem-list", keyword=mark, difficulty=2).data
    assert [row["pid"] for row in page["records"]] == [hard]
    assert guest.get("/api/get-problem-list", keyword=mark, oj="HDU").data["total"] == 0
    assert guest.get("/api/get-problem-list", keyword=mark, oj="Mine").data["total"] == 2


@pytest.mark.covers("S1-7.1-10", "S1-3-10")
def test_a_change_shows_at_once_in_list_and_recent(root: Client, guest: Client) -> None:
    body = problem_body()
    pid = create(root, body)
    for step in range(3):
        body["problem"]["title"] = title = f"改名 {fresh_id()} {step}"
        assert update(root, pid, body).status == 200
        page = guest.get("/api/get-problem-list", keyword=body["problem"]["problemId"]).data
        assert [row["title"] for row in page["records"]] == [title]
        newest = guest.get("/api/get-recent-updated-problem").data[0]
        assert newest.keys() >= {"problemId", "title", "gmtModified"}
        assert (newest["problemId"], newest["title"]) == (body["problem"]["problemId"], title)


def test_private_problems_are_in_no_public_answer(root: Client, guest: Client) -> None:
    mark = fresh_id("Hidden")
    create_problem(root, title=mark, auth=2)
    create_problem(root, title=mark, auth=3)
    assert guest.get("/api/get-problem-list", keyword=mark).data["total"] == 0
    assert mark.encode() not in guest.get("/api/get-recent-updated-problem").body


@pytest.mark.covers("S1-7.1-18")
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


@pytest.mark.covers("S1-3-17", "S1-7.1-16")
def test_tags_come_by_classification_in_their_rank(
    server: ServerProcess, root: Client, guest: Client
) -> None:
    body = problem_body()
    names = [fresh_id(name) for name in ("graph", "tree", "text")]
    body["tags"] = [{"name": name} for name in names]
    create(root, body)
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database, database:
        for rank, (title, tags) in enumerate([("Strings", names[2:]), ("Graphs", names[:2])]):
            sql = "INSERT INTO tag_classification VALUES (NULL, ?, 'ME', ?, 0, 0)"
            number = database.execute(sql, (fresh_id(title), -rank)).lastrowid
            for tag in tags:
                change = "UPDATE tag SET classification_id = ? WHERE name = ?"
                database.execute(change, (number, tag))
    answer = guest.get("/api/get-problem-tags-and-classification", oj="ME").data
    assert guest.get("/api/get-problem-tags-and-classification").data == answer
    groups = [
        (each["classification"]["name"], [tag["name"] for tag in each["tagList"]])
        for each in answer
        if each["classification"] is not None
    ]
    assert [tags for _, tags in groups] == [names[:2], names[2:]]
    assert groups[0][0].startswith("Graphs") and groups[1][0].startswith("Strings")
    assert answer[0]["classification"].keys() >= {"id", "name", "oj"}
    assert answer[0]["tagList"][0].keys() >= {"id", "name", "color"}


def test_languages_come_in_the_order_of_the_page(root: Client, guest: Client) -> None:
    names = [each["name"] for each in guest.get("/api/languages").data]
    assert names[:2] == ["C", "C With O2"]
    pid = create_problem(root)
    assert [each["name"] for each in guest.get("/api/get-problem-languages", pid=pid).data] == [
        "C",
        "Python3",
    ]
    assert guest.get("/api/languages", pid=99_999_999).err == "problem.missing"


@pytest.mark.covers("S1-3-16", "S1-9-17")
def test_difficulties_are_the_three_of_the_specification(guest: Client) -> None:
    found = guest.get("/api/difficulty").data
    assert [(each["id"], each["name"], each["color"]) for each in found] == LEVELS


LIST_QUERIES = {
    "bank stamp": (lists.BANK_STAMP, ()),
    "bank versions": (lists.BANK_VERSIONS, ()),
    "bank entries": (lists.BANK_ENTRIES, ("[1000]",)),
    "bank tags": (lists.BANK_TAGS, ("[1000]",)),
    "bank rows": (lists.BANK_ROWS, ("[1000]", 0)),
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


def test_the_bank_is_filtered_by_own_state_and_source_and_ordered(
    root: Client, guest: Client, new_user: Callable[..., Client]
) -> None:
    source = fresh_id("Spring contest ")
    names = {
        name: add_problem(
            root, a_plus_b(fresh_id("OWN"), source=f" {source}", difficulty=difficulty)
        )
        for name, difficulty in (("solved", 2), ("tried", 1), ("untried", 0))
    }
    student = new_user()
    right = "print(sum(map(int, input().split())))"
    for name, code in (("solved", "print(0)"), ("solved", right), ("tried", "print(0)")):
        body = {"pid": names[name], "language": "Python3", "code": code}
        number = student.post("/api/submit-problem-judge", body).data["submitId"]
        wait_for_verdict(student, number)

    def found(client: Client, **query: object) -> list[str]:
        page = client.get("/api/get-problem-list", source=source, **query).data
        by_pid = {pid: name for name, pid in names.items()}
        assert page["total"] == len(page["records"])
        return [by_pid[row["pid"]] for row in page["records"]]

    assert found(guest) == ["solved", "tried", "untried"]
    assert [found(student, own=state) for state in ("solved", "tried", "untried")] == [
        ["solved"],
        ["tried"],
        ["untried"],
    ]
    assert found(student, own="unsolved") == ["tried", "untried"]
    # Without a login there is no state of one's own.
    assert len(found(guest, own="solved")) == 3
    assert found(student, order="difficulty") == ["untried", "tried", "solved"]
    assert found(student, order="tries", own="unsolved") == ["tried", "untried"]
    assert found(student, order="rate")[0] == "solved"
    assert guest.get("/api/get-problem-list", order="colour").http == 400
