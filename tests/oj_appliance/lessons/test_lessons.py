"""Lessons over HTTP: what is listed and opened by whom, and what students mark (lesson.md; S3
§2.11, §3, §7.2)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from oj_appliance.timed_work.access.calls import CallClass, class_of
from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.lessons.making import (
    OFFICE,
    SEEN,
    file_item,
    items_of,
    make_item,
    make_lesson,
    open_lesson,
    progress,
    titles_of,
)
from tests.oj_appliance.lessons.making import make_group as make_part
from tests.oj_appliance.lessons.material import mp4, pdf
from tests.oj_appliance.trainings.making import create_training
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROW = {"id", "title", "logo", "desc", "itemCount", "gmtModified"}
ITEM = {
    *("id", "title", "url", "isVisible", "isNotVideo", "seq", "shownAs", "kind", "fileName"),
    *("size", "converting", "pid", "problemId", "tid", "seen", "done", "acCount", "problemCount"),
}
SUM = "a, b = map(int, input().split())\nprint(a + b)"
_names = itertools.count(1)


def person(site: ServerProcess, role: str = "user") -> Client:
    return site.add_user(f"lessonreader{next(_names)}", role=role)


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return site.client("root")


@pytest.fixture(scope="module")
def teacher(site: ServerProcess) -> Client:
    return person(site, "admin")


@pytest.fixture(scope="module")
def student(site: ServerProcess) -> Client:
    return person(site)


def listed(client: Client, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get("/api/lesson/page", **query).data["records"]
    return rows


@pytest.mark.covers("S3-7.2-1", "S1-7.1-4", "S3-9-2", "S3-2.11-1")
def test_lessons_are_listed_in_order_found_by_word_and_paged(
    site: ServerProcess, teacher: Client
) -> None:
    word = "Quokka"
    last = make_lesson(teacher, title=f"{word} last", seq=1)
    older = make_lesson(teacher, title="Another", desc=f"about a {word.lower()} " + "x" * 300)
    newer = make_lesson(teacher, title=f"{word} 100%_")
    make_lesson(teacher, title=f"{word} hidden", visible=False)
    guest = site.client()
    rows = listed(guest, keyword=word)
    assert [row["id"] for row in rows] == [newer, older, last]
    assert rows[0].keys() == ROW and len(rows[1]["desc"]) == 255
    assert [row["id"] for row in listed(guest, keyword="100%_")] == [newer]
    for number in range(14):
        make_lesson(teacher, title=f"{word} {number}", seq=2)
    page = guest.get("/api/lesson/page", keyword=word).data
    assert (len(page["records"]), page["size"], page["total"]) == (15, 15, 17)
    assert len(listed(guest, keyword=word, currentPage=2)) == 2


@pytest.mark.covers("S1-1-2j", "S3-1-5", "S3-3-16", "S3-3-17", "S3-7.2-2", "S3-2.11-4")
def test_a_lesson_tells_its_groups_and_their_visible_items(
    teacher: Client, student: Client
) -> None:
    lesson = make_lesson(teacher, title="Loops", desc="**Read** this")
    first, second = make_part(teacher, lesson, name="Theory"), make_part(teacher, lesson)
    film = file_item(teacher, first, "Film.mp4", mp4(b"x" * 99), title="Film")
    paper = file_item(teacher, first, "Blatt.pdf", pdf(), title="Paper")
    make_item(teacher, first, title="Not yet", isVisible=False)
    link = make_item(teacher, second, title="Elsewhere", url="https://example.org/loops")
    found = open_lesson(student, lesson)
    assert (found["title"], found["desc"], found["isManager"]) == ("Loops", "**Read** this", False)
    assert found["groups"][0]["name"] == "Theory"
    items = items_of(student, lesson)
    assert [item["id"] for item in items] == [film, paper, link]
    assert all(item.keys() == ITEM and item["isVisible"] for item in items)
    assert [item["isNotVideo"] for item in items] == [False, True, True]
    assert [item["shownAs"] for item in items] == ["video", "pdf", "link"]
    assert items[0]["fileName"] == "Film.mp4" and items[1]["size"] == len(pdf())
    assert items[2]["url"] == "https://example.org/loops"
    # The back-office's list counts what students do not see, theirs does not.
    assert (listed(student, keyword="Loops")[0]["itemCount"], found["itemCount"]) == (3, 3)
    rows = teacher.get(f"{OFFICE}/page", keyword="Loops").data["records"]
    assert rows[0]["itemCount"] == 4


@pytest.mark.covers("S3-2.11-2", "S3-6-1")
def test_a_guest_is_told_to_log_in_and_a_hidden_lesson_is_not_there(
    site: ServerProcess, teacher: Client, student: Client
) -> None:
    lesson = make_lesson(teacher)
    assert site.client().get("/api/lesson", lessonId=lesson).http == 401
    assert student.get("/api/lesson", id=lesson).data["id"] == lesson
    assert student.get("/api/lesson").err == "http.bad_param"
    hide = f"{OFFICE}/change-visible?lessonId={lesson}&visible=false"
    assert teacher.put(hide).data is None
    for number in (lesson, 99_999):
        answer = student.get("/api/lesson", lessonId=number)
        assert (answer.status, answer.err) == (404, "lesson.missing")
    assert open_lesson(teacher, lesson)["visible"] is False


@pytest.mark.covers("S3-3-18", "S3-1-6")
def test_a_part_may_be_of_some_groups_alone(
    site: ServerProcess, teacher: Client, student: Client, root: Client
) -> None:
    gid, other = make_group(teacher), make_group(teacher)
    member = person(site)
    add_member(teacher, gid, member)
    lesson = make_lesson(teacher)
    make_item(teacher, make_part(teacher, lesson), title="For all")
    part = make_part(teacher, lesson, gids=[gid])
    item = make_item(teacher, part, title="For the class")
    assert titles_of(student, lesson) == ["For all"]
    for who in (member, teacher, person(site, "admin")):
        assert titles_of(who, lesson) == ["For all", "For the class"]
    assert student.post(SEEN, {"itemId": item}).err == "lesson.item_missing"
    assert member.post(SEEN, {"itemId": item}).data is None
    title = open_lesson(teacher, lesson)["title"]
    assert listed(site.client(), keyword=title)[0]["itemCount"] == 1
    # Another group instead, then none: everybody's again.
    teacher.put(f"{OFFICE}/group", {"id": part, "gids": [other]})
    assert titles_of(member, lesson) == ["For all"]
    teacher.put(f"{OFFICE}/group", {"id": part, "name": "Named anew"})
    assert titles_of(member, lesson) == ["For all"]
    # The last group of students goes: what was theirs does not become everybody's.
    assert root.delete("/api/group", gid=other).data is None
    assert titles_of(student, lesson) == ["For all"]
    teacher.put(f"{OFFICE}/group", {"id": part, "gids": []})
    assert titles_of(student, lesson) == ["For all", "For the class"]
    answer = teacher.put(f"{OFFICE}/group", {"id": part, "gids": [99_999]})
    assert (answer.err, answer.json["field"]) == ("group.missing", "gids")


def test_problems_and_trainings_are_there_for_who_would_meet_them(
    teacher: Client, student: Client, root: Client
) -> None:
    shown = int(add_problem(root, a_plus_b("LESSON-1")))
    hidden = int(add_problem(root, a_plus_b("LESSON-2", auth=2)))
    training = create_training(root, shown)
    lesson = make_lesson(teacher)
    part = make_part(teacher, lesson)
    make_item(teacher, part, title="Sum", pid=shown)
    make_item(teacher, part, title="Secret", pid=hidden)
    make_item(teacher, part, title="Set", tid=training)
    items = items_of(student, lesson)
    assert [(it["title"], it["shownAs"], it["url"]) for it in items] == [
        ("Sum", "problem", "/problem/LESSON-1"),
        ("Set", "training", f"/training/{training}"),
    ]
    assert [it["problemCount"] for it in items] == [1, 1]
    root.put(f"/api/admin/training/change-training-status?tid={training}&status=false")
    assert titles_of(student, lesson) == ["Sum"]
    # What is renamed or thrown away leads nowhere else.
    assert root.delete("/api/admin/problem", pid=shown).data is None
    assert titles_of(student, lesson) == []


def test_what_is_seen_and_solved_is_progress(
    site: ServerProcess, teacher: Client, root: Client
) -> None:
    ann, ben = person(site), person(site)
    pid = int(add_problem(root, a_plus_b("LESSON-3")))
    lesson = make_lesson(teacher)
    part = make_part(teacher, lesson, name="Practice")
    paper = make_item(teacher, part, title="Paper")
    make_item(teacher, part, title="Hidden", isVisible=False)
    problem = make_item(teacher, part, title="Sum", pid=pid)
    assert progress(teacher, lesson)["total"] == 0
    assert ann.post(SEEN, {"itemId": paper}).data is None
    assert ann.post(SEEN, {"itemId": paper}).data is None  # said twice it counts once
    assert ben.post(SEEN, {"itemId": problem}).data is None
    assert teacher.post(SEEN, {"itemId": paper}).data is None  # and staff not at all
    assert verdict_of(ann, pid, "Python3", SUM) == 0
    first, second = items_of(ann, lesson)
    assert (first["seen"], first["done"]) == (True, True)
    assert (second["seen"], second["done"], second["acCount"]) == (False, True, 1)
    assert open_lesson(ann, lesson)["doneCount"] == 2
    assert open_lesson(ben, lesson)["doneCount"] == 0  # to have looked at a problem is not enough
    told = progress(teacher, lesson)
    assert [(it["title"], it["groupName"], it["seen"]) for it in told["items"]] == [
        ("Paper", "Practice", 1),
        ("Sum", "Practice", 1),
    ]
    assert [row["done"] for row in told["records"]] == [2, 0]
    cells = {cell["itemId"]: cell for cell in told["records"][0]["cells"]}
    assert cells[paper]["seen"] and cells[problem]["seen"] is None and cells[problem]["done"]
    assert ann.post(SEEN, {"itemId": paper, "seen": False}).data is None
    assert open_lesson(ann, lesson)["doneCount"] == 1
    assert progress(teacher, lesson, keyword="nobody")["total"] == 0
    for who in (person(site, "admin"), person(site, "problem_admin")):
        assert who.get(f"{OFFICE}/progress", lessonId=lesson).err == "lesson.not_allowed"


def test_progress_names_every_member_of_the_groups_it_is_for(
    site: ServerProcess, teacher: Client
) -> None:
    gid = make_group(teacher)
    members = [person(site) for _ in range(3)]
    for each in members:
        add_member(teacher, gid, each)
    lesson = make_lesson(teacher)
    item = make_item(teacher, make_part(teacher, lesson, gids=[gid]))
    members[1].post(SEEN, {"itemId": item})
    told = progress(teacher, lesson, limit=2)
    assert (told["total"], len(told["records"])) == (3, 2)
    assert sum(row["done"] for row in progress(teacher, lesson)["records"]) == 1
    assert progress(teacher, lesson, gid=make_group(teacher))["total"] == 0


def test_a_lesson_is_shut_in_the_middle_of_an_exam() -> None:
    for path in ("/api/lesson", "/api/lesson/page", "/api/lesson/seen", "/api/lesson/file/{name}"):
        assert class_of(path) is CallClass.PROBLEMS
