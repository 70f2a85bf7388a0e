"""From a list as an office keeps it, with names that are spread out, a class that is typed in two
ways, two people of one name and one number twice, to one class's first assignment on a small
notebook; and what becomes of a student who tries what is not theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from openpyxl import Workbook
from playwright.sync_api import ViewportSize, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk
from tests.e2e.looking import look_at, look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.classes.making import submit_in
from tests.oj_appliance.trainings.making import create_training
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

ROSTER, SLIPS, TABLE = "features/admin/roster", "features/admin/slips", "features/group/class-table"
ASSIGNMENTS, FRAME = "features/group/assignments", "features/group/frame"
ADD = "print(sum(map(int, input().split())))"
STUDENTS, MOST_CLICKS = 40, 12
NOTEBOOK: ViewportSize = {"width": 1366, "height": 650}

pytestmark = pytest.mark.e2e


def office_list(path: Path, mark: str, first: int) -> Path:
    book = Workbook()
    sheet = book.active
    sheet.merge_cells("A1:E1")
    sheet["A1"] = f"实验中学2026—2027学年第一学期{mark}班学生花名册"
    sheet.append(["序号", "学　号 ", "姓 名", "性别", "班 级"])
    for at in range(STUDENTS):
        name = ["张 伟", "张伟", " 李　娜 "][at] if at < 3 else f"学生{at}"
        class_name = f"{mark}（1）班" if at % 2 == 0 else f"{mark}(1) 班 "
        sheet.append([at + 1, first + at, name, "女", class_name])
    sheet.append([STUDENTS + 1, first + 3, "抄错了", "男", f"{mark}(1)班"])
    sheet.append(["合计", f"{STUDENTS}人"])
    book.save(path)
    return path


def own_password(root: Client, server: ServerProcess, username: str) -> Client:
    """With a code in place of the slip, and a password of their own."""
    found = root.get("/api/admin/user/get-user-list", keyword=username).data["records"]
    (uid,) = [each["uid"] for each in found if each["username"] == username]
    code = root.post("/api/admin/user/login-code", {"uid": uid}).data["code"]
    client = server.client(username, code)
    answer = client.post("/api/change-password", {"newPassword": ROOT_PASSWORD})
    assert answer.data["code"] == 200
    return server.client(username, ROOT_PASSWORD)


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_from_the_office_s_list_to_the_first_assignment(
    language: str, new_visitor: NewVisitor, server: ServerProcess, tmp_path: Path
) -> None:
    root, texts, is_zh = server.client("root"), Texts(language), language == "zh-CN"
    mark, first = ("高六", 6611000) if is_zh else ("高五", 6612000)
    pid = add_problem(root, a_plus_b(f"OFFICE{language[:2].upper()}"))
    tid = create_training(root, pid, title=f"Office {language}")
    visitor = new_visitor(server, language=language, width=1366)
    log_in(visitor, server, "root")
    walk = Walk(visitor, language)
    page = walk.page
    page.set_viewport_size(NOTEBOOK)
    walk.open("/admin/user/roster")
    file = office_list(tmp_path / "花名册.xlsx", mark, first)
    walk.choose_file(page.locator("input[type=file]"), file)
    walk.sees(texts(ROSTER, "count.problem", count=1))
    walk.sees(texts(ROSTER, "leftOut", count=1))
    look_closely(visitor, page, f"office-list-{language}")
    walk.press(ROSTER, "commit", create=STUDENTS, update=0)
    # Spelled in two ways, it is one class all the same.
    make = page.get_by_role("button", name=texts(ROSTER, "groups.make", count=1), exact=True)
    expect(make).to_be_visible()
    look_at(visitor, page)
    walk.click(make)
    walk.press(ROSTER, "slips")
    expect(page.locator("iframe").content_frame.locator(".slip")).to_have_count(STUDENTS)
    walk.press(SLIPS, "print")
    walk.press(SLIPS, "close")
    walk.click(page.get_by_role("link", name=f"{mark}（1）班", exact=True))
    walk.press(ASSIGNMENTS, "add")
    dialog = page.get_by_role("dialog")
    walk.choose(dialog.get_by_label(texts(ASSIGNMENTS, "field.training")), value=str(tid))
    look_at(visitor, page)
    walk.click(dialog.get_by_role("button", name=texts("shell", "form.save")))
    walk.sees(f"Office {language}")
    print(walk.report("the teacher with the office's list"))
    assert walk.clicks <= MOST_CLICKS
    gid = int(re.findall(r"/group/(\d+)/", page.url)[0])
    rows = root.get("/api/class/table", gid=gid).data["rows"]
    assert [each["realname"] for each in rows[:3]] == ["张伟", "张伟", "李娜"]
    assert len(rows) == STUDENTS

    names = [str(first), str(first + 1)]
    good, other = (own_password(root, server, each) for each in names)
    wait_for_verdict(good, submit_in(good, tid, "A", ADD))
    uids = [next(each["uid"] for each in rows if each["username"] == name) for name in names]
    misuse(server, new_visitor, other, gid, language, names, uids)
    walk.open(f"/group/{gid}/class?view=marks")
    for name, mark in zip(names, ("100 / 100", "0 / 100"), strict=True):
        row = page.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("cell", name=mark, exact=True)).to_be_visible()
    look_closely(visitor, page, f"office-marks-{language}")


def misuse(
    server: ServerProcess,
    new_visitor: NewVisitor,
    client: Client,
    gid: int,
    language: str,
    names: list[str],
    uids: list[str],
) -> None:
    """Reads and writes that are the teacher's, by hand and by address."""
    texts, (mate, own) = Texts(language), uids
    assert client.get("/api/class/student", gid=gid, uid=mate).err == "group.not_allowed"
    assert client.put("/api/group/member", {"gid": gid, "uid": own, "auth": 5}).status == 403
    assert client.post("/api/class/move", {"uid": mate, "gid": gid, "toGid": gid}).status != 200
    (told,) = client.get("/api/class/assignments", gid=gid).data
    late = {"id": told["id"], "tid": told["tid"], "title": "Mine", "counts": 0, "lateRule": 0}
    times = {"startsAt": told["startsAt"], "dueAt": "2099-01-01T00:00:00.000+00:00"}
    assert client.put("/api/class/assignment", {**late, **times}).err == "group.not_allowed"
    assert client.request("DELETE", f"/api/class/assignment?aid={told['id']}").status == 403
    # Whoever reads the marks afterwards reads them once.
    wait_for_verdict(client, submit_in(client, told["tid"], "A", "while True: pass"))

    pupil = new_visitor(server, language=language, width=1366)
    log_in(pupil, server, names[1])
    page = pupil.new_page()
    page.set_viewport_size(NOTEBOOK)
    pupil.open(page, f"/group/{gid}/class")
    expect(page.get_by_role("row").filter(has_text=names[0])).to_have_count(0)
    expect(page.get_by_role("button", name=texts(TABLE, "download"))).to_have_count(0)
    look_closely(pupil, page, f"office-own-{language}")
    for tab in ("setting", "announcement"):
        pupil.open(page, f"/group/{gid}/{tab}")
        expect(page.get_by_text(texts(FRAME, "notYours"))).to_be_visible()
    look_at(pupil, page)
    pupil.open(page, f"/group/{gid}/student/{mate}")
    expect(page.get_by_role("alert").or_(page.locator("main")).first).to_be_visible()
    expect(page.get_by_text(names[0])).to_have_count(0)
