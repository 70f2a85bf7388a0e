"""An office seals an exam, a school opens it with the password, and the results come back."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.packs.desk import made_bank, results_file, take
from tests.oj_appliance.timed_work.stage import END, WRONG, WorkStage
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

ROOM = "features/admin/packs"
PASSWORD = "slip-of-paper"
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def office() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()


@pytest.fixture(scope="module")
def school() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()


def desk(
    new_visitor: NewVisitor, server: ServerProcess, language: str, width: int, who: str = "root"
) -> tuple[Visitor, Page]:
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, who)
    page = visitor.new_page()
    visitor.open(page, "/admin/packs")
    return visitor, page


def lie_apart(lines: Locator) -> None:
    """None of them, in their order from above, reaches into the next one."""
    edges = lines.evaluate_all(
        "(all) => all.map((each) => [each.offsetTop, each.lastElementChild.offsetHeight])"
    )
    for (top, height), (next_top, _) in pairwise(edges):
        assert top + height <= next_top, edges


def saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).first.click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_an_exam_travels_and_its_results_come_back(
    language: str,
    width: int,
    office: WorkStage,
    school: WorkStage,
    new_visitor: NewVisitor,
    tmp_path: Path,
) -> None:
    texts, name = Texts(language), f"{language}-{width}"
    title, of_class = f"Sealed {name}", f"Class {name}"
    students = (f"lin{width}", f"mei{width}")
    text = "username,password,realname,number,className\n" + "".join(
        f"{each},{PASSWORD},{each.title()},{width}{at},{of_class}\n"
        for at, each in enumerate(students)
    )
    staged = office.root.upload("/api/admin/user/roster-upload", "r.csv", text.encode())
    office.root.post(
        "/api/admin/user/roster-commit", {"key": staged.data["key"], "mustChangePassword": False}
    )
    office.hold(title=title)

    visitor, page = desk(new_visitor, office.server, language, width)
    page.get_by_role("button", name=texts(ROOM, "makeExam")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(texts(ROOM, "exam.which")).select_option(label=title)
    dialog.get_by_text(of_class).click()
    expect(dialog.get_by_text(texts(ROOM, "roster.people", count=2))).to_be_visible()
    look_closely(visitor, page, f"pack-make-{name}")
    dialog.get_by_role("button", name=texts(ROOM, "make"), exact=True).click()
    expect(page.get_by_text(texts(ROOM, "password.title"))).to_be_visible()
    password = page.get_by_role("dialog").locator("output").inner_text()
    assert re.fullmatch(r"(\w{4}-){2}\w{4}", password)
    look_closely(visitor, page, f"pack-password-{name}")
    page.get_by_role("button", name=texts(ROOM, "password.noted")).click()
    row = page.get_by_role("row").filter(has_text=title)
    expect(row.get_by_text(texts(ROOM, "state.ready"))).to_be_visible()
    look_closely(visitor, page, f"packs-{name}")
    row.get_by_role("link", name=title).click()
    file = saved(page, texts(ROOM, "downloadFile"), tmp_path)

    # The day before, at the school: looked at, and nothing told of what is in it.
    school.at(-90)
    other, there = desk(new_visitor, school.server, language, width)
    there.locator("input[type=file]").set_input_files(file)
    expect(there.get_by_text(texts(ROOM, "check.whole"))).to_be_visible()
    field = there.get_by_label(texts(ROOM, "open.password"), exact=True)
    field.fill("AAAA-BBBB-CCCC")
    button = there.get_by_role("button", name=texts(ROOM, "open.exam"))
    early = there.get_by_text(re.compile(texts(ROOM, "open.early").partition("}}")[2][:12]))
    expect(early).to_be_visible()
    field.fill(password)
    button.click()
    expect(field).to_have_attribute("aria-invalid", "true")
    look_closely(other, there, f"pack-early-{name}")
    school.at(-60)
    field.fill("AAAA-BBBB-CCCC")
    button.click()
    expect(field).to_have_attribute("aria-invalid", "true")
    look_closely(other, there, f"pack-sealed-{name}")
    # At nine o'clock, as it is told by telephone.
    field.fill(password.lower().replace("-", " "))
    button.click()
    expect(there.get_by_text(texts(ROOM, "opened.created", count=2))).to_be_visible()
    look_closely(other, there, f"pack-opened-{name}")

    school.at(1)
    link = there.get_by_role("link", name=texts(ROOM, "opened.edit")).get_attribute("href")
    tid = int(re.findall(r"\d+", link or "")[0])
    first, second = (Client(school.root.base).login(each, PASSWORD) for each in students)
    for each in (first, second):
        assert school.begin_as(each, tid).status == 200
    school.at(2)
    school.submit(first, tid)
    school.submit(second, tid, code=WRONG)
    pack = int(there.url.rpartition("/")[2])
    unready = results_file(school.root, pack)
    school.at(END + 1)
    results = saved(there, texts(ROOM, "back.download"), tmp_path)

    made = int(page.url.rpartition("/")[2])
    assert take(office.root, made, unready).status == 200
    page.locator("input[type=file]").set_input_files(results)
    asked = page.get_by_role("group").filter(has_text=texts(ROOM, "asked.why.file"))
    expect(asked).to_be_visible()
    assert page.get_by_role("button", name=texts(ROOM, "sheet.csv"), exact=True).is_disabled()
    look_closely(visitor, page, f"pack-asked-{name}")
    asked.get_by_role("radio").first.click()
    expect(page.get_by_text(texts(ROOM, "asked.done"))).to_be_visible()
    table = page.get_by_role("table", name=texts(ROOM, "sheet.title", count=2))
    expect(table.get_by_role("row")).to_have_count(3)
    look_closely(visitor, page, f"pack-merged-{name}")
    with zipfile.ZipFile(saved(page, texts(ROOM, "sheet.code"), tmp_path)) as archive:
        assert len(archive.namelist()) == 1 + len(students)
    sheet = saved(page, texts(ROOM, "sheet.csv"), tmp_path).read_text("utf-8-sig").splitlines()
    assert [line.split(",")[3] for line in sheet[1:]] == [each.title() for each in students]


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 768), ("en-US", 1366)])
def test_a_bank_is_looked_at_problem_by_problem(
    language: str,
    width: int,
    office: WorkStage,
    school: WorkStage,
    new_visitor: NewVisitor,
    tmp_path: Path,
) -> None:
    texts, name = Texts(language), f"{language}-{width}"
    for stage, ids in ((office, "SDN"), (school, "SD")):
        for each in ids:
            about = f"{each} {stage is school and each == 'D'}"
            add_problem(stage.root, a_plus_b(f"E{width}{each}", description=about))
    _, content = made_bank(office.root, keyword=f"E{width}")
    file = tmp_path / "bank.ojpack"
    file.write_bytes(content)
    visitor, page = desk(new_visitor, school.server, language, width)
    page.get_by_role("button", name=texts(ROOM, "makeBank")).click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    look_closely(visitor, page, f"bank-make-{name}")
    page.get_by_role("button", name=texts(ROOM, "cancel")).click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name=texts(ROOM, "open.bank")).click()
    for standing in ("new", "same", "changed"):
        told = texts(ROOM, f"bank.counted.{standing}", count=1)
        expect(page.get_by_text(told)).to_be_visible()
    look_closely(visitor, page, f"bank-inside-{name}")
    row = page.get_by_role("row").filter(has_text=f"E{width}D")
    row.get_by_role("combobox").select_option("replace")
    page.get_by_role("button", name=texts(ROOM, "bank.import", count=2)).click()
    expect(page).to_have_url(re.compile("/admin/import"))
    expect(page.get_by_role("link", name=f"E{width}N")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 390), ("en-US", 1366)])
def test_a_teacher_packs_problems_one_by_one(
    language: str,
    width: int,
    office: WorkStage,
    school: WorkStage,
    new_visitor: NewVisitor,
    tmp_path: Path,
) -> None:
    texts, name = Texts(language), f"{language}-{width}"
    marks = [f"B{width}{each}" for each in "JKLMNOPQRST"]
    name_of_teacher = f"packer{width}"
    teacher = office.server.add_user(name_of_teacher, ROOT_PASSWORD, role="admin")
    for each in marks:  # a title takes two rows, and all of them more than the list shows at once
        title = f"{each} 校园一卡通余额统计与消费明细查询系统 of a very long street in the old town"
        add_problem(teacher, a_plus_b(each, title=title, auth=2))
    add_problem(office.root, a_plus_b(f"B{width}OFROOT"))  # others' are not for a teacher to take
    visitor, page = desk(new_visitor, office.server, language, width, name_of_teacher)
    page.get_by_role("button", name=texts(ROOM, "makeBank")).click()
    dialog = page.get_by_role("dialog")
    search = dialog.get_by_role("searchbox", name=texts(ROOM, "bank.search"))
    counted = dialog.get_by_text(texts(ROOM, "bank.count", count=len(marks)), exact=True)
    expect(counted).to_be_visible()
    dialog.get_by_text(texts(ROOM, "bank.singly"), exact=True).click()
    make = dialog.get_by_role("button", name=texts(ROOM, "bank.make", count=0))
    expect(make).to_be_disabled()
    search.fill(f"B{width}")
    boxes = [dialog.get_by_role("checkbox", name=each) for each in marks]
    for at, each in enumerate(marks):  # by its words, as a finger hits them
        dialog.get_by_text(each).first.click()
        expect(boxes[at]).to_be_checked()
    lie_apart(dialog.locator("label").filter(has_text=f"B{width}"))
    look_closely(visitor, page, f"bank-singly-{name}")
    for each in boxes[2:]:
        each.click()
    # Those that were ticked stay so while others are looked for.
    search.fill(marks[-1])
    expect(boxes[0]).to_have_count(0)
    boxes[-1].check()
    title = f"Chosen {name} 高一算法入门题库（含参考程序与数据生成器）——发给第二中学高新校区"
    dialog.get_by_label(texts(ROOM, "bank.title")).fill(title)
    dialog.get_by_role("button", name=texts(ROOM, "bank.make", count=3)).click()
    row = page.get_by_role("row").filter(has_text=title)
    expect(row.get_by_text(texts(ROOM, "state.ready"))).to_be_visible()
    # However long its name is, nobody scrolls sideways for the button.
    download = texts(ROOM, "download", title=title)
    expect(row.get_by_role("button", name=download)).to_be_in_viewport(ratio=1)
    file = saved(page, download, tmp_path)
    visitor.check(page)

    other, there = desk(new_visitor, school.server, language, width)
    there.locator("input[type=file]").set_input_files(file)
    there.get_by_role("button", name=texts(ROOM, "open.bank")).click()
    rows = there.get_by_role("row").filter(has_text=f"B{width}")
    expect(rows).to_have_count(3)
    for at, each in enumerate((*marks[:2], marks[-1])):
        expect(rows.nth(at)).to_contain_text(each)
    look_closely(other, there, f"bank-singly-there-{name}")
