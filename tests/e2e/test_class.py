"""A class as its teacher meets it: from the list to the first assignment in a few clicks, who has
what, a sheet for the parents, another class, the next year; and as its students do."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from openpyxl import load_workbook
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk
from tests.e2e.looking import look_at, look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.classes.making import hours_from_now, submit_in
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

ROSTER, TABLE = "features/admin/roster", "features/group/class-table"
ASSIGNMENTS, HOME = "features/group/assignments", "features/home"
ADD = "print(sum(map(int, input().split())))"
STUDENTS = 40
MOST_CLICKS = 12

pytestmark = pytest.mark.e2e


def site_training(root: Client, language: str) -> int:
    """A public one with a problem."""
    training = {"title": f"Loops {language}", "description": "Of the site", "auth": "Public"}
    body = {"training": training, "trainingCategory": {"name": "Class story"}}
    tid = int(root.post("/api/admin/training", body).data["id"])
    pid = add_problem(root, a_plus_b(f"CLASSWALK{language[:2].upper()}"))
    link = {"tid": tid, "pid": pid, "displayId": "A"}
    assert root.post("/api/admin/training/add-problem-from-public", link).status == 200
    return tid


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_from_the_class_list_to_the_next_year(
    language: str, new_visitor: NewVisitor, server: ServerProcess, tmp_path: Path
) -> None:
    root, texts = server.client("root"), Texts(language)
    short = language[:2]
    tid = site_training(root, language)
    names = [f"w{short}{number:02}" for number in range(1, STUDENTS + 1)]
    other = f"w{short}other"
    lines = [f"{name},{ROOT_PASSWORD},高三({short})班,学生{name}" for name in names]
    lines.append(f"{other},{ROOT_PASSWORD},高三({short}二)班,学生{other}")
    roster = tmp_path / "list.csv"
    roster.write_text("\n".join(["用户名,密码,班级,姓名", *lines]), "utf-8")

    # From the list to the first assignment.
    teacher = new_visitor(server, language=language)
    log_in(teacher, server, "root")
    walk = Walk(teacher, language)
    page = walk.page
    walk.open("/admin/user/roster")
    walk.choose_file(page.locator("input[type=file]"), roster)
    expect(page.get_by_text("list.csv")).to_be_visible()
    must_change = page.get_by_role("switch", name=re.compile("^" + texts(ROSTER, "mustChange")))
    walk.click(must_change)
    walk.press(ROSTER, "commit", create=STUDENTS + 1, update=0)
    make = page.get_by_role("button", name=texts(ROSTER, "groups.make", count=2))
    expect(make).to_be_visible()
    look_at(teacher, page)
    walk.click(make)
    walk.click(page.get_by_role("link", name=f"高三({short})班", exact=True))
    walk.press(ASSIGNMENTS, "add")
    dialog = page.get_by_role("dialog")
    field = dialog.get_by_label(texts(ASSIGNMENTS, "field.training"))
    walk.choose(field, value=str(tid))
    dialog.get_by_label(texts(ASSIGNMENTS, "field.title")).fill("First homework")
    walk.click(dialog.get_by_role("button", name=texts("shell", "form.save")))
    expect(page.get_by_role("link", name="First homework")).to_be_visible()
    print(walk.report("the teacher of a class"))
    assert walk.clicks <= MOST_CLICKS
    look_closely(teacher, page, f"class-assignments-{language}")
    gid = int(re.findall(r"/group/(\d+)/", page.url)[0])

    # Two solve it, one of them late.
    aid = root.get("/api/class/assignments", gid=gid).data[0]["id"]
    students = [server.client(name, ROOT_PASSWORD) for name in names[:2]]
    wait_for_verdict(students[0], submit_in(students[0], tid, "A", ADD))
    body = {"id": aid, "tid": tid, "title": "First homework", "lateRule": 1, "latePercent": 30}
    times = {"startsAt": hours_from_now(-50), "dueAt": hours_from_now(0)}
    assert root.put("/api/class/assignment", {**body, **times}).data is None
    student = new_visitor(server, language=language, width=390)
    log_in(student, server, names[1])
    narrow = student.new_page()
    student.open(narrow, "/home")
    expect(narrow.get_by_text(texts(HOME, "due.late"))).to_be_visible()
    expect(narrow.get_by_text(texts(HOME, "due.done", solved=0, problems=1))).to_be_visible()
    look_at(student, narrow)
    narrow.get_by_role("link", name="First homework").click()
    expect(narrow.get_by_role("row").filter(has_text=f"学生{names[1]}")).to_be_visible()
    expect(narrow.get_by_role("row")).to_have_count(2)
    look_closely(student, narrow, f"class-own-assignment-{language}")
    wait_for_verdict(students[1], submit_in(students[1], tid, "A", ADD))

    # Who has what, and the sheet.
    walk.open(f"/group/{gid}/class?view=marks")
    expect(page.get_by_text("70 / 100").first).to_be_visible()
    look_closely(teacher, page, f"class-marks-{language}")
    with page.expect_download() as saved:
        page.get_by_role("button", name=texts(TABLE, "download")).click()
    rows = list(
        load_workbook(io.BytesIO(Path(saved.value.path()).read_bytes())).active.iter_rows(
            values_only=True
        )
    )
    assert [row[4] for row in rows if row[2] in names[:3]] == [100, 70, 0]
    walk.open(f"/group/{gid}/class?tid={tid}")
    expect(page.get_by_text("✓").first).to_be_visible()
    look_closely(teacher, page, f"class-table-{language}")
    phone = new_visitor(server, language=language, width=390)
    log_in(phone, server, "root")
    small = phone.new_page()
    phone.open(small, f"/group/{gid}/class?tid={tid}")
    expect(small.get_by_text("✓").first).to_be_visible()
    look_closely(phone, small, f"class-table-390-{language}")
    page.get_by_role("link", name=f"学生{names[0]}", exact=True).click()
    expect(page.get_by_role("heading", name=f"学生{names[0]}")).to_be_visible()
    look_closely(teacher, page, f"class-student-{language}")

    # A student goes to the other class, and a group to the next year.
    walk.open(f"/group/{gid}/class")
    name = f"学生{names[0]}"
    page.get_by_role("button", name=texts(TABLE, "move.label", name=name), exact=True).click()
    target = page.get_by_role("button", name=re.compile(re.escape(f"高三({short}二)班")))
    target.click()
    expect(page.get_by_text(texts(TABLE, "left"), exact=True).first).to_be_visible()
    page.get_by_role("button", name=texts(TABLE, "copy")).click()
    copying = page.get_by_role("dialog")
    copying.get_by_label(texts(TABLE, "copying.name")).first.fill(f"Next year {short}")
    copying.get_by_label(texts(TABLE, "copying.shortName")).fill(f"next_{short}")
    copying.get_by_label(texts(TABLE, "copying.firstDay")).fill("2027-09-01")
    copying.get_by_role("button", name=texts(TABLE, "copying.copy"), exact=True).click()
    done = texts(TABLE, "copying.done", trainings=0, assignments=1)
    expect(page.get_by_text(done)).to_be_visible()
    look_at(teacher, page)
