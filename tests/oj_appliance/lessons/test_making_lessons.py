"""Teachers make, change, fill, order and remove lessons (lesson.md, S3 §7.4)."""

from __future__ import annotations

import itertools
import json

import pytest

from tests.http_client import Client
from tests.oj_appliance.lessons.making import (
    OFFICE,
    SEEN,
    file_item,
    make_group,
    make_item,
    make_lesson,
    send_item,
    titles_of,
)
from tests.oj_appliance.lessons.material import pdf
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

_names = itertools.count(1)


@pytest.fixture(scope="module")
def teacher(site: ServerProcess) -> Client:
    return site.add_user(f"maker{next(_names)}", role="admin")


@pytest.fixture(scope="module")
def colleague(site: ServerProcess) -> Client:
    return site.add_user(f"maker{next(_names)}", role="problem_admin")


@pytest.mark.covers("S3-7.4-1")
def test_a_lesson_is_made_changed_shown_and_removed(
    site: ServerProcess, teacher: Client, colleague: Client
) -> None:
    lesson = make_lesson(teacher, title="  Trees ", seq=3)
    stored = colleague.get(OFFICE, lessonId=lesson).data
    assert (stored["title"], stored["seq"], stored["visible"]) == ("Trees", 3, True)
    assert stored["groups"] == [] and not stored["isManager"]
    for call in (
        colleague.put(OFFICE, {"id": lesson, "title": "Mine"}),
        colleague.put(f"{OFFICE}/change-visible?lessonId={lesson}&visible=false"),
        colleague.delete(OFFICE, lessonId=lesson),
        colleague.post(f"{OFFICE}/group", {"lessonId": lesson, "name": "Mine"}),
        colleague.put(f"{OFFICE}/sort", {"lessonId": lesson, "groups": []}),
    ):
        assert (call.status, call.err) == (403, "lesson.not_allowed")
    read_at = stored["gmtModified"]
    change = {"id": lesson, "desc": "Of graphs", "gmtModified": read_at}
    assert teacher.put(OFFICE, change).data is None
    assert teacher.put(OFFICE, change).err == "edit.conflict"
    after = teacher.get(OFFICE, lessonId=lesson).data
    assert (after["title"], after["desc"], after["seq"]) == ("Trees", "Of graphs", 3)
    root = site.client("root")
    assert root.put(OFFICE, {"id": lesson, "seq": 1}).data is None
    assert root.delete(OFFICE, lessonId=lesson).data is None
    assert teacher.get(OFFICE, lessonId=lesson).err == "lesson.missing"
    rows = root.get("/api/admin/audit-log", limit=50).data["records"]
    target = {"id": lesson, "title": "Trees"}
    told = {row["action"] for row in rows if json.loads(row["target"]) == target}
    assert told == {"lesson.create", "lesson.update", "lesson.delete"}


def test_fields_are_checked(teacher: Client) -> None:
    def refusal(**fields: object) -> tuple[str, str | None]:
        answer = teacher.post(OFFICE, {"title": "Good", **fields})
        return answer.err, answer.json.get("field")

    assert refusal(title=" ") == ("content.empty", "title")
    assert refusal(title="t" * 256) == ("content.too_long", "title")
    assert refusal(desc="d" * 65_536) == ("content.too_long", "desc")
    assert refusal(logo="https://elsewhere.example/a.png") == ("lesson.bad_logo", "logo")
    assert refusal(logo="/api/public/img/../../secret") == ("lesson.bad_logo", "logo")
    assert refusal(seq=2**40) == ("param.bad", "seq")
    picture = f"/api/public/img/{'a' * 32}.png"
    assert refusal(title="t" * 255, logo=picture, seq=-5) == ("", None)
    assert teacher.put(OFFICE, {"title": "No number"}).err == "http.bad_param"


@pytest.mark.parametrize(
    "url",
    [
        *("javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>1</script>"),
        *("//elsewhere.example/a", "/\\elsewhere.example", "vbscript:x", "ftp://a.example/b"),
        *("https://user@bank.example/", "http:///path", "page", "https://a.example/\u202egnp"),
        *("https://a.example/ b", "http://[::1", "blob:https://a.example/1"),
    ],
)
def test_an_address_that_leads_astray_is_refused(teacher: Client, url: str) -> None:
    part = make_group(teacher, make_lesson(teacher))
    answer = send_item(teacher, part, url=url)
    assert (answer.err, answer.json["field"]) == ("lesson.bad_url", "url")


def test_an_item_is_one_thing_that_is_there(teacher: Client, site: ServerProcess) -> None:
    lesson = make_lesson(teacher)
    part = make_group(teacher, lesson)
    pid = int(add_problem(site.client("root"), a_plus_b("MADE-1")))

    def refusal(**fields: object) -> str:
        return send_item(teacher, part, **fields).err

    assert refusal() == "lesson.item_empty"
    assert refusal(url="/help", pid=pid) == "lesson.item_empty"
    assert refusal(url=" ") == "content.empty"
    assert refusal(url="/" + "x" * 1000) == "content.too_long"
    assert refusal(url="/help", title=" ") == "content.empty"
    assert refusal(url=f"/api/lesson/file/{'0' * 32}.pdf") == "file.missing"
    assert refusal(pid=99_999) == "problem.missing"
    assert refusal(tid=99_999) == "training.missing"
    assert send_item(teacher, 99_999, url="/help").err == "lesson.group_missing"
    item = make_item(teacher, part, pid=pid)
    # It may become another thing, and keeps the rest.
    assert teacher.put(f"{OFFICE}/item", {"id": item, "url": "/help", "title": "Help"}).data is None
    found = teacher.get(f"{OFFICE}/groups", lessonId=lesson).data[0]["items"][0]
    assert (found["url"], found["pid"], found["title"]) == ("/help", None, "Help")
    assert teacher.put(f"{OFFICE}/item", {"id": 99_999}).err == "lesson.item_missing"


@pytest.mark.covers("S3-2.13-3m")
def test_groups_and_items_are_ordered_at_once(teacher: Client) -> None:
    lesson = make_lesson(teacher)
    one, two = make_group(teacher, lesson), make_group(teacher, lesson)
    a, b, c = (make_item(teacher, one, title=letter) for letter in "ABC")
    d = make_item(teacher, two, title="D")

    def order(*groups: tuple[int, list[int]]) -> str:
        body = [
            {"id": gid, "seq": at, "items": [{"id": it, "seq": n} for n, it in enumerate(items)]}
            for at, (gid, items) in enumerate(groups)
        ]
        return teacher.put(f"{OFFICE}/sort", {"lessonId": lesson, "groups": body}).err

    assert titles_of(teacher, lesson) == ["A", "B", "C", "D"]
    assert order((two, [d]), (one, [c, a, b])) == ""
    assert titles_of(teacher, lesson) == ["D", "C", "A", "B"]
    # An item goes to another group; what is not named stays behind.
    assert order((two, [a]), (one, [b])) == ""
    assert titles_of(teacher, lesson) == ["A", "D", "B", "C"]
    other = make_group(teacher, make_lesson(teacher))
    foreign = make_item(teacher, other)
    assert order((other, [])) == "lesson.group_missing"
    assert order((one, [foreign])) == "lesson.item_missing"
    assert order((one, [b, b])) == "lesson.item_missing"
    assert titles_of(teacher, lesson) == ["A", "D", "B", "C"]
    assert teacher.put(f"{OFFICE}/item", {"id": b, "groupId": other}).err == "lesson.group_missing"


def test_groups_and_items_are_removed_with_what_is_in_them(
    site: ServerProcess, teacher: Client
) -> None:
    lesson = make_lesson(teacher)
    part = make_group(teacher, lesson)
    paper = file_item(teacher, part, "a.pdf", pdf(), title="Paper")
    make_item(teacher, part, title="Link")
    student = site.add_user(f"maker{next(_names)}")
    assert student.post(SEEN, {"itemId": paper}).data is None
    assert teacher.delete(f"{OFFICE}/item", id=paper).data is None
    assert titles_of(teacher, lesson) == ["Link"]
    assert teacher.delete(f"{OFFICE}/group", id=part).data is None
    assert teacher.get(f"{OFFICE}/groups", lessonId=lesson).data == []
    assert teacher.delete(f"{OFFICE}/group", id=part).err == "lesson.group_missing"
    assert teacher.delete(f"{OFFICE}/item", id=paper).err == "lesson.item_missing"


def test_a_lesson_holds_so_many_groups(teacher: Client) -> None:
    lesson = make_lesson(teacher)
    for _ in range(50):
        make_group(teacher, lesson)
    answer = teacher.post(f"{OFFICE}/group", {"lessonId": lesson, "name": "One more"})
    assert answer.err == "lesson.full" and "50" in answer.json["msg"]
