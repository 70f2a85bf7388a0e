"""A teacher writes a special judge in the browser, has it compiled, and it judges."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.test_problem_editor import fill_in, open_step, upload_cases
from tests.e2e.texts import Texts
from tests.judging_waits import submit, verdict_of, wait_for_verdict
from tests.server_process import ServerProcess

EDITOR = "features/admin/problem-editor"
# Any even number is right; an odd one is worth a half, and the program says why.
CHECKER = """#include "testlib.h"
#include "half.h"
int main(int argc, char** argv) {
registerTestlibCmd(argc, argv);
int said = ouf.readInt();
if (said % 2 == 0) quitf(_ok, "even");
if (said < 0) quitf(_wa, "negative");
quitp(HALF, "odd");
}
"""
BEFORE = "def double(n):\n    return 2 * n\n"

pytestmark = pytest.mark.e2e


@pytest.fixture
def school(server: ServerProcess) -> ServerProcess:
    return server


def write_code(page: Page, label: str, code: str) -> None:
    """Into a code editor, as from the clipboard: typing would indent by itself."""
    text = page.get_by_role("textbox", name=label)
    expect(text).to_have_class(re.compile("cm-content"))
    text.click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


@pytest.mark.covers("S3-2.4-6", "S3-2.4-7", "S3-5-10", "S3-4-15", "S3-8-2g")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_special_judge_is_written_compiled_and_judges(
    school: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    display_id = f"EVEN-{language[:2]}".upper()
    visitor = new_visitor(school, language=language)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/create")
    fill_in(page, texts, display_id)
    upload_cases(page, texts)
    write_checker(page, texts)
    write_template(page, texts)
    page.get_by_role("button", name=texts(EDITOR, "save")).click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()
    open_step(page, texts, "data")
    expect(page.get_by_role("textbox", name=texts(EDITOR, "program.code"))).to_contain_text(
        "registerTestlibCmd"
    )
    visitor.check(page)
    student = school.add_user(f"even{language[:2]}")
    assert verdict_of(student, display_id, "Python3", "print(double(int(input())))") == 0
    assert verdict_of(student, display_id, "Python3", "print(-1)") == -1
    row = wait_for_verdict(student, submit(student, display_id, "Python3", "print(7)"))
    assert row["status"] == 8
    page = visitor.new_page()
    visitor.open(page, f"/submission-detail/{row['submitId']}")
    expect(page.get_by_text("50%").first).to_be_visible()
    expect(page.get_by_role("cell", name="odd", exact=True).first).to_be_visible()
    visitor.check(page)


def write_checker(page: Page, texts: Texts) -> None:
    def label(key: str) -> re.Pattern[str]:
        return re.compile("^" + re.escape(texts(EDITOR, key)))

    page.get_by_label(texts(EDITOR, "judging.compare"), exact=True).select_option("spj")
    page.get_by_role("button", name=texts(EDITOR, "judging.modeSeen")).click()
    page.get_by_label(label("program.convention")).select_option("testlib")
    write_code(page, texts(EDITOR, "program.code"), CHECKER)
    check = page.get_by_role("button", name=texts(EDITOR, "program.check"))
    check.click()
    dialog = page.get_by_role("dialog", name=texts(EDITOR, "program.fails"))
    expect(dialog).to_contain_text("half.h")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=texts(EDITOR, "files.add")).first.click()
    page.get_by_label(label("files.name")).fill("half.h")
    page.get_by_label(label("files.content")).fill("#define HALF 50\n")
    check.click()
    expect(page.get_by_text(texts(EDITOR, "program.compiles")).first).to_be_visible()


def write_template(page: Page, texts: Texts) -> None:
    open_step(page, texts, "code")
    page.get_by_label(texts(EDITOR, "templates.language")).select_option(label="Python3")
    write_code(page, texts(EDITOR, "templates.prepend", language="Python3"), BEFORE)
