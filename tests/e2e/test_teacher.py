"""A teacher with old problems and a class list, from the first start to printed login slips; then
one who keeps problems, and one who may only work on his own. Each prints pages and clicks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk
from tests.server_process import ROOT_PASSWORD, ServerProcess

FIXTURES = Path(__file__).parents[1] / "fixtures"
ROSTERS = FIXTURES / "rosters"
PACKAGES = FIXTURES / "problems"
PASSWORD = "teacher-pass"
EDITOR = "features/admin/problem-editor"
# Any number as far from zero as the input is right.
CHECKER = """#include "testlib.h"
int main(int argc, char** argv) {
registerTestlibCmd(argc, argv);
int given = inf.readInt();
int said = ouf.readInt();
if (said == given || said == -given) quitf(_ok, "as far from zero");
quitf(_wa, "another distance");
}
"""
FIRST_PUPIL = ("stu001", "pw-000001")

pytestmark = pytest.mark.e2e


def test_the_first_day_of_root(
    school: ServerProcess, new_visitor: NewVisitor, capsys: pytest.CaptureFixture[str]
) -> None:
    walk = Walk(new_visitor(school, language="zh-CN"), "zh-CN")
    walk.log_in("root", ROOT_PASSWORD)
    walk.follow("features/admin", "nav.users")
    walk.follow("features/admin/users", "importList")
    take_roster(walk, "workbook-numbers.xlsx", create=4)
    walk.press("features/admin/roster", "another")
    take_roster(walk, "gbk-header-zh.csv", create=5)
    walk.press("features/admin/roster", "slips")
    print_slips(walk)
    import_package(walk, PACKAGES / "hydro" / "own-default-and-subtasks.zip", problems=2)
    import_package(walk, PACKAGES / "kattis" / "ownpairsum.zip", problems=1)
    write_own_problem(walk, "FAR")
    walk.check()
    pupil = Walk(new_visitor(school, language="zh-CN", width=390), "zh-CN")
    log_in_as_pupil(pupil, *FIRST_PUPIL)
    submit(pupil, "FAR", "print(-int(input()))", "accepted")
    submit(pupil, "FAR", "print(int(input()) + 1)", "wrongAnswer")
    pupil.check()
    tell(capsys, walk, "root", pages=9, clicks=38)


def test_the_first_day_of_a_problem_admin(
    school: ServerProcess, new_visitor: NewVisitor, capsys: pytest.CaptureFixture[str]
) -> None:
    school.oj("user", "add", "keeper", "--password", PASSWORD, "--role", "problem_admin")
    walk = Walk(new_visitor(school, language="en-US"), "en-US")
    walk.log_in("keeper", PASSWORD)
    import_package(walk, PACKAGES / "hydro" / "own-file-io.zip", problems=1)
    import_package(walk, PACKAGES / "kattis" / "ownguess.zip", problems=1)
    write_own_problem(walk, "AWAY")
    expect(
        walk.page.get_by_role("link", name=walk.texts("features/admin", "nav.users"))
    ).to_have_count(0)
    walk.check()
    pupil = Walk(new_visitor(school, language="en-US"), "en-US")
    log_in_as_pupil(pupil, "stu002", "pw-000002")
    submit(pupil, "AWAY", "print(int(input()))", "accepted")
    tell(capsys, walk, "problem_admin", pages=7, clicks=27)


def test_an_admin_works_on_his_own_and_is_told_kindly_what_is_not_his(
    school: ServerProcess, new_visitor: NewVisitor, capsys: pytest.CaptureFixture[str]
) -> None:
    school.oj("user", "add", "helping", "--password", PASSWORD, "--role", "admin")
    walk = Walk(new_visitor(school, language="zh-CN"), "zh-CN")
    walk.log_in("helping", PASSWORD)
    import_package(walk, PACKAGES / "kattis" / "ownrangemax.zip", problems=1, is_published=False)
    walk.click(walk.page.get_by_role("link", name="Range maximum").first)
    walk.page.get_by_label(walk.texts(EDITOR, "basic.name")).first.fill("区间最大值")
    walk.press(EDITOR, "save")
    walk.sees(walk.texts(EDITOR, "saved"))
    walk.check()
    refused = walk.visitor.new_page()
    walk.visitor.open(refused, "/admin/problem/edit/1000")
    expect(refused.get_by_text("没有权限").or_(refused.get_by_text("无权")).first).to_be_visible()
    tell(capsys, walk, "admin", pages=5, clicks=7)


def tell(
    capsys: pytest.CaptureFixture[str], walk: Walk, who: str, *, pages: int, clicks: int
) -> None:
    """As few as they are today; more must be worth it."""
    with capsys.disabled():
        print(f"\n{walk.report(who)}")
    assert walk.pages <= pages and walk.clicks <= clicks


def take_roster(walk: Walk, name: str, *, create: int) -> None:
    """On the page of class lists: file, look, take in."""
    folder = "features/admin/roster"
    walk.choose_file(walk.page.locator("input[type=file]"), ROSTERS / name)
    walk.press(folder, "commit", create=create, update=0)
    walk.sees(walk.texts(folder, "done", created=create, updated=0))


def print_slips(walk: Walk) -> None:
    """The sheets as Chromium prints them: one a class, and one of those without a class."""
    frame = walk.page.locator("iframe")
    expect(frame.content_frame.get_by_text("stu001").first).to_be_visible()
    sheet = walk.visitor.new_page()
    walk.visitor.open(sheet, "/home")
    sheet.set_content(str(frame.get_attribute("srcdoc")), wait_until="networkidle")
    document = sheet.pdf(prefer_css_page_size=True)
    sheet.close()  # behind another page the first one draws once a second
    assert document.count(b"/Type /Page\n") == 3
    walk.press("features/admin/slips", "close")


def import_package(walk: Walk, package: Path, *, problems: int, is_published: bool = True) -> None:
    folder = "features/admin/import"
    walk.follow("features/admin", "nav.import")
    another = walk.page.get_by_role("button", name=walk.texts(folder, "another"))
    if another.count():
        walk.click(another)
    walk.choose_file(walk.page.locator("input[type=file]"), package)
    public = walk.page.get_by_role("radio", name=re.compile("^" + walk.texts(folder, "public")))
    expect(public).to_be_visible()
    if is_published:
        walk.click(public)
    else:
        expect(public).to_be_disabled()
    walk.press(folder, "import", count=problems)
    walk.sees(walk.texts(folder, "imported", count=problems))


def write_own_problem(walk: Walk, display_id: str) -> None:
    """With a special judge, and cases typed by hand."""
    page, texts = walk.page, walk.texts

    def label(key: str) -> re.Pattern[str]:
        return re.compile("^" + re.escape(texts(EDITOR, key)))

    walk.follow("features/admin", "nav.problems")
    walk.follow("features/admin/problems", "create")
    page.get_by_label(label("basic.problemId")).fill(display_id)
    page.get_by_label(label("basic.name")).first.fill("一样远 As far")
    for part in ("description", "input", "output"):
        name = texts(EDITOR, f"statement.{part}")
        walk.click(page.get_by_role("radio", name=name, exact=True))
        page.get_by_role("textbox", name=name, exact=True).first.fill("与零的距离等于 $n$ 的数")
    sample = page.get_by_role("group", name=texts(EDITOR, "samples.number", number=1))
    sample.get_by_label(label("input")).fill("1")
    sample.get_by_label(label("output")).fill("-1")
    walk.click(page.get_by_role("tab", name=re.compile(texts(EDITOR, "steps.data"))))
    type_cases(walk)
    write_checker(walk)
    walk.press(EDITOR, "save")
    walk.sees(texts(EDITOR, "created"))
    expect(page).to_have_url(re.compile(r"/admin/problem/edit/\d+"))


def type_cases(walk: Walk) -> None:
    page, texts = walk.page, walk.texts
    walk.click(page.get_by_role("radio", name=texts(EDITOR, "cases.manual"), exact=True))
    for number in range(1, 4):
        case = page.get_by_role("group", name=texts(EDITOR, "cases.number", number=number))
        if case.count() == 0:
            walk.press(EDITOR, "cases.add")
        case.get_by_label(texts(EDITOR, "input")).fill(f"{number}")
        case.get_by_label(texts(EDITOR, "output")).fill(f"{number}")


def write_checker(walk: Walk) -> None:
    page, texts = walk.page, walk.texts
    compare = page.get_by_label(texts(EDITOR, "judging.compare"), exact=True)
    walk.choose(compare, value="spj")
    walk.press(EDITOR, "judging.modeSeen")
    convention = re.compile("^" + re.escape(texts(EDITOR, "program.convention")))
    walk.choose(page.get_by_label(convention), value="testlib")
    code = page.get_by_role("textbox", name=texts(EDITOR, "program.code"))
    expect(code).to_have_class(re.compile("cm-content"))
    walk.click(code)
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(CHECKER)
    walk.press(EDITOR, "program.check")
    walk.sees(texts(EDITOR, "program.compiles"))


def log_in_as_pupil(walk: Walk, username: str, password: str) -> None:
    """With the password of the slip, in whose place another is chosen before anything else."""
    walk.open("/problem")
    log_in(walk, username, password)
    dialog = walk.page.get_by_role("dialog")
    fields = dialog.locator("input[type=password]")
    expect(fields).to_have_count(2)
    fields.nth(0).fill(PASSWORD)
    fields.nth(1).fill(PASSWORD)
    walk.press("features/account", "change.submit")
    expect(dialog).to_have_count(0)
    # Until now the server has refused what the page behind the dialog asked for.
    walk.visitor.faults.clear()


def log_in(walk: Walk, username: str, password: str) -> None:
    dialog = walk.page.get_by_role("dialog")
    walk.press("shell", "user.login")
    dialog.get_by_label(walk.texts("login", "username")).fill(username)
    dialog.locator("input[type=password]").fill(password)
    walk.click(dialog.get_by_role("button", name=walk.texts("login", "submit")))


def submit(walk: Walk, display_id: str, code: str, verdict: str) -> None:
    """One program and its verdict, on the problem page."""
    folder = "features/problem"
    walk.open(f"/problem/{display_id}")
    page, texts = walk.page, walk.texts
    write = page.get_by_role("tab", name=texts(folder, "writing"))
    if write.count():
        walk.click(write)
    walk.choose(
        page.get_by_role("combobox", name=texts(folder, "editor.language")), value="Python3"
    )
    walk.click(page.locator(".cm-content"))
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    walk.press(folder, "submit.submit")
    panel = page.get_by_role("region", name=texts(folder, "verdict.label"))
    told = panel.get_by_text(texts("shell", f"verdict.{verdict}")).first
    expect(told).to_be_visible()
