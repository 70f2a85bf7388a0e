"""The first hour of a class, from the list that the school's office keeps to the results by name:
start, class list, printed slips, forty first logins, a problem, a board to read. What it costs in
pages, clicks and fields is printed, and may not grow."""

from __future__ import annotations

import re
import tarfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from openpyxl import Workbook
from playwright.sync_api import Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk, fill_in_setup
from tests.e2e.document_pictures import take_picture
from tests.e2e.test_login_slips import print_document
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.server_process import ServerProcess

PACKAGE = Path(__file__).parents[1] / "fixtures" / "problems" / "kattis" / "ownpairsum.zip"
ROSTER, SLIPS, ACCOUNT = "features/admin/roster", "features/admin/slips", "features/account"
SOLUTION, WRONG = "ownpairsum/submissions/accepted/other_pair.py", 'print("one two")'
PASSWORD, CHOSEN = "teacher-pass", "my-own-word"
CLASSES = {"高一1班": 20, "高一2班": 20}
SURNAMES, GIVEN = "赵钱孙李周吴郑王冯陈", "明华丽强敏静伟芳娜秀"
# As few as they are today. A teacher needs at most ten clicks to the printed slips, a student three
# clicks and five fields to be in.
TEACHER_PAGES, TEACHER_CLICKS = 3, 7
STUDENT_CLICKS, STUDENT_FIELDS = 3, 4
# With a problem, the results by name, a backup that is taken home, and the dashboard.
HOUR_PAGES, HOUR_CLICKS = 8, 17

pytestmark = pytest.mark.e2e


@dataclass(frozen=True)
class Pupil:
    name: str
    username: str
    password: str


@pytest.fixture
def school() -> Iterator[ServerProcess]:
    server = ServerProcess(root_password=None).start()
    yield server
    server.stop()
    server.remove()


def name_of(number: int) -> str:
    return SURNAMES[number % 10] + GIVEN[number // 10] + GIVEN[number % 7]


def office_list(path: Path) -> Path:
    """A sheet a class: a title, number and name alone, a sum below."""
    book = Workbook()
    book.remove(book.worksheets[0])
    number = 0
    for class_name, count in CLASSES.items():
        sheet = book.create_sheet(class_name)
        sheet.append([f"实验中学2026—2027学年第一学期{class_name}学生名单"])
        sheet.append(["学号", "姓名"])
        for _ in range(count):
            sheet.append([20260100 + number, name_of(number)])
            number += 1
        sheet.append(["合计", f"{count}人"])
    book.save(path)
    return path


def test_the_first_hour_of_a_class(
    school: ServerProcess,
    new_visitor: NewVisitor,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    teacher = Walk(new_visitor(school, language="zh-CN"), "zh-CN")
    pupils = print_slips_of(teacher, school, office_list(tmp_path / "高一名单.xlsx"))
    told = [f"{teacher.report('teacher, up to the printed slips')}"]
    assert teacher.pages <= TEACHER_PAGES and teacher.clicks <= TEACHER_CLICKS

    assert len(pupils) == 40 and pupils[0].name == name_of(0)
    for width, pupil in ((1440, pupils[0]), (390, pupils[21])):
        told.append(come_in(Walk(new_visitor(school, width=width), "zh-CN"), pupil))
    by_http = [pupil for at, pupil in enumerate(pupils) if at not in (0, 21)]
    with ThreadPoolExecutor(4) as people:
        clients = list(people.map(lambda pupil: come_in_by_http(school, pupil), by_http))

    take_first_problem(teacher)
    statuses = submit_all(clients)
    assert statuses == [-1 if number % 4 == 0 else 0 for number in range(len(clients))]
    read_results(
        teacher, [pupil for pupil, status in zip(by_http, statuses, strict=True) if not status]
    )
    look_after_the_site(teacher, clients[0])
    told.append(teacher.report("teacher, all of it"))
    with capsys.disabled():
        print("\n" + "\n".join(told))
    assert teacher.pages <= HOUR_PAGES and teacher.clicks <= HOUR_CLICKS


def print_slips_of(walk: Walk, school: ServerProcess, file: Path) -> list[Pupil]:
    """From the first start to the printed sheets; what stands on them."""
    page = walk.page
    fill_in_setup(walk, school, PASSWORD)
    code = page.get_by_label(walk.texts("features/setup", "code")).first
    begin = page.get_by_role("button", name=walk.texts("features/setup", "submit"))
    zone = page.get_by_label(walk.texts("features/setup", "timezone")).first
    take_picture(page, "first-start", code, zone)
    walk.click(begin)
    walk.follow("features/home", "firstSteps.classList.go")
    walk.choose_file(page.locator("input[type=file]"), file)
    walk.sees(walk.texts(ROSTER, "leftOut", count=2))
    first_row = page.get_by_text(name_of(0), exact=True).last
    take_picture(page, "class-list", page.get_by_text(walk.texts(ROSTER, "preview")), first_row)
    walk.press(ROSTER, "commit", create=40, update=0)
    walk.press(ROSTER, "slips")
    frame = page.locator("iframe")
    expect(frame.content_frame.locator(".slip")).to_have_count(40)
    print_button = page.get_by_role("button", name=walk.texts(SLIPS, "print"))
    take_picture(page, "login-slips", print_button, frame.content_frame.locator(".slip").first)
    walk.press(SLIPS, "print")
    walk.check()
    slips = frame.content_frame.locator(".slip").evaluate_all(
        "(slips) => slips.map((slip) => [slip.querySelector('.name').textContent,"
        " ...[...slip.querySelectorAll('.code')].map((each) => each.textContent)])"
    )
    document = frame.get_attribute("srcdoc") or ""
    sheet = walk.visitor.new_page()
    printed = print_document(sheet, document, walk.visitor.base)
    sheet.close()
    assert printed.pages == len(CLASSES)
    assert all(password in printed.text for _, _, password in slips)
    return [Pupil(*slip) for slip in slips]


def come_in(walk: Walk, pupil: Pupil) -> str:
    """With the slip in the hand, in small letters as they come from the keyboard; a password of
    one's own, and one is in."""
    walk.open("/")
    pages_before, dialog = walk.pages, walk.page.get_by_role("dialog")
    walk.press("shell", "user.login")
    fields = [dialog.get_by_label(walk.texts("login", "username"))]
    fields.append(dialog.locator("input[type=password]"))
    fields[0].fill(pupil.username)
    fields[1].fill(pupil.password.lower())
    walk.click(dialog.get_by_role("button", name=walk.texts("login", "submit"), exact=True))
    expect(dialog.get_by_text(walk.texts(ACCOUNT, "change.text"))).to_be_visible()
    asked = dialog.locator("input[type=password]")
    expect(asked).to_have_count(STUDENT_FIELDS - len(fields))
    for number in range(asked.count()):
        asked.nth(number).fill(CHOSEN)
    walk.press(ACCOUNT, "change.submit")
    expect(dialog).to_have_count(0)
    # The home page greets them by name: they are in, and nothing sends them to log in again.
    expect(walk.page.get_by_role("heading", level=1)).to_contain_text(pupil.name)
    walk.visitor.faults.clear()  # what was asked behind the dialog was refused until then
    walk.page.reload()
    expect(walk.page.get_by_role("heading", level=1)).to_contain_text(pupil.name)
    walk.check()
    assert walk.clicks <= STUDENT_CLICKS and walk.pages <= pages_before
    return f"{walk.report('student')}, {STUDENT_FIELDS} fields"


def come_in_by_http(school: ServerProcess, pupil: Pupil) -> Client:
    client = school.client(pupil.username, pupil.password)
    answer = client.post("/api/change-password", {"newPassword": CHOSEN})
    assert answer.data["code"] == 200
    client.token = answer.headers["refresh-token"]
    assert client.get("/api/get-user-auth-info").data["mustChangePassword"] is False
    return client


def take_first_problem(walk: Walk) -> None:
    folder = "features/admin/import"
    walk.press(SLIPS, "close")
    walk.follow("features/admin", "nav.import")
    walk.choose_file(walk.page.locator("input[type=file]"), PACKAGE)
    walk.click(walk.page.get_by_role("radio", name=re.compile("^" + walk.texts(folder, "public"))))
    walk.press(folder, "import", count=1)
    walk.sees(walk.texts(folder, "imported", count=1))


def submit_all(clients: list[Client]) -> list[int]:
    """Every fourth has made a mistake. The statuses, in their order."""
    (problem,) = clients[0].get("/api/get-problem-list").data["records"]
    with zipfile.ZipFile(PACKAGE) as package:
        right = package.read(SOLUTION).decode()
    codes = [WRONG if number % 4 == 0 else right for number in range(len(clients))]
    sent = [
        submit(client, problem["problemId"], "Python3", code)
        for client, code in zip(clients, codes, strict=True)
    ]
    rows = map(wait_for_verdict, clients, sent)
    return [row["status"] for row in rows]


def read_results(walk: Walk, solved: list[Pupil]) -> None:
    """By the names of the list: nobody has to know the numbers."""
    walk.open("/acm-rank")
    for pupil in solved[:5]:
        walk.sees(pupil.name)
    walk.open("/status")
    table = walk.page.get_by_role("table")
    accepted = walk.texts("shell", "verdict.accepted")
    for pupil in solved[-5:]:
        row = table.get_by_role("row").filter(has_text=pupil.username)
        expect(row).to_contain_text(pupil.name)
        expect(row).to_contain_text(accepted)
    shown = table.get_by_text(solved[-1].name), table.get_by_text(accepted).first
    take_picture(walk.page, "results", *shown)
    walk.check()


def look_after_the_site(walk: Walk, pupil: Client) -> None:
    """A first backup, and what the dashboard says of the hour."""
    folder = "features/admin/backups"
    walk.page.route("**/api/admin/config/backup-places", as_in_a_school)
    walk.open("/admin/backup")
    walk.press(folder, "make")
    done = walk.page.get_by_role("table").get_by_text(walk.texts(folder, "state.done"))
    take_picture(walk.page, "backups", done.first)
    keep_the_backup(walk, pupil)
    walk.open("/admin/dashboard")
    words = [
        walk.texts("features/admin/dashboard", key) for key in ("tile.today", "verdicts.title")
    ]
    take_picture(walk.page, "dashboard", *(walk.page.get_by_text(word) for word in words))
    walk.check()


def as_in_a_school(route: Route) -> None:
    """Whoever reads the picture has none of this machine's disks and folders."""
    room = {"free": 180 << 30, "total": 240 << 30, "apart": False, "shared": False}
    own = {"kind": "own", "name": "", "folder": "/var/lib/oj/backups", "fault": None, **room}
    data = {"chosen": [own], "offered": []}
    route.fulfill(json={"status": 200, "data": data, "msg": "success"})


def keep_the_backup(walk: Walk, pupil: Client) -> None:
    """It is taken home whole, by nobody else; what putting it back does is said before."""
    folder, page = "features/admin/backups", walk.page
    row = page.get_by_role("row").filter(has_text=walk.texts(folder, "kind.manual"))
    name = row.locator("code").inner_text()
    with page.expect_download() as taken:
        walk.press(folder, "download", name=name)
    assert taken.value.suggested_filename == name
    with tarfile.open(taken.value.path()) as backup:
        assert {"oj.sqlite3", "oj.toml"} <= set(backup.getnames())
    assert pupil.get("/api/file/download-db-backup", name=name).http == 403
    walk.press(folder, "restore.one", name=name)
    question = page.get_by_role("dialog", name=walk.texts(folder, "restore.title"))
    expect(question).to_contain_text(walk.texts(folder, "restore.body", name=name))
    walk.click(question.get_by_role("button", name=walk.texts("shell", "kit.cancel")))
    expect(question).to_have_count(0)
    expect(row).to_contain_text(walk.texts(folder, "state.done"))
