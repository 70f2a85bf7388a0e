"""A teacher writes a problem of his own: statement, zip of cases, limits; then a student's program
is judged by those cases."""

from __future__ import annotations

import io
import re
import zipfile

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import verdict_of
from tests.server_process import ServerProcess

EDITOR = "features/admin/problem-editor"
DOUBLE = "print(2 * int(input()))"

pytestmark = pytest.mark.e2e


@pytest.fixture
def school(server: ServerProcess) -> ServerProcess:
    return server


def cases_zip() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(1, 5):
            archive.writestr(f"{number}.in", f"{number}\n")
            archive.writestr(f"{number}.out", f"{2 * number}\n")
        archive.writestr("readme.md", "not a case")
    return packed.getvalue()


@pytest.mark.covers("S3-2.13-3i", "S3-2.4-5")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_problem_is_written_saved_and_judged(
    school: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    display_id = f"DOUBLE-{language[:2]}".upper()
    visitor = new_visitor(school, language=language)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/create")
    fill_in(page, texts, display_id)
    upload_cases(page, texts)
    page.get_by_role("button", name=texts(EDITOR, "save")).click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/admin/problem/edit/\d+\?step=data$"))
    visitor.check(page)
    check_problem(page, texts)
    visitor.check(page)
    visitor.open(page, "/admin/problems")
    expect(page.get_by_text(display_id, exact=True).first).to_be_visible()
    student = school.add_user(f"pupil{language[:2]}")
    assert verdict_of(student, display_id, "Python3", DOUBLE) == 0
    assert verdict_of(student, display_id, "Python3", "print(2)") == -1


def fill_in(page: Page, texts: Texts, display_id: str) -> None:
    def field(key: str) -> re.Pattern[str]:
        return re.compile("^" + re.escape(texts(EDITOR, key)))

    page.get_by_label(field("basic.problemId")).fill(display_id)
    page.get_by_label(field("basic.name")).first.fill("翻倍 Doubling")
    for part in ("input", "output"):
        page.get_by_role("button", name=texts(EDITOR, f"statement.{part}"), exact=True).or_(
            page.get_by_role("radio", name=texts(EDITOR, f"statement.{part}"), exact=True)
        ).or_(
            page.get_by_role("tab", name=texts(EDITOR, f"statement.{part}"), exact=True)
        ).first.click()
        page.locator("textarea").first.fill("一个整数 $n$")
    sample = page.get_by_text(texts(EDITOR, "samples.number", number=1)).first
    expect(sample).to_be_visible()
    page.get_by_label(field("input")).last.fill("1\n")
    page.get_by_label(field("output")).last.fill("2\n")


def open_step(page: Page, texts: Texts, step: str) -> None:
    page.get_by_role("tab", name=re.compile(re.escape(texts(EDITOR, f"steps.{step}")))).click()


def check_problem(page: Page, texts: Texts) -> None:
    """One right and one wrong program, read from files; the check calls both as expected."""
    open_step(page, texts, "check")
    for name, code, wrong in (("right.py", DOUBLE, False), ("wrong.py", "print(2)", True)):
        page.get_by_role("button", name=texts(EDITOR, "solutions.add")).click()
        dialog = page.get_by_role("dialog")
        content = {"name": name, "mimeType": "text/plain", "buffer": code.encode()}
        dialog.locator("input[type=file]").set_input_files([content])
        if wrong:
            for verdict in ("accepted", "wrongAnswer"):
                dialog.get_by_label(texts("shell", f"verdict.{verdict}"), exact=True).click()
        dialog.get_by_role("button", name=texts(EDITOR, "solutions.save")).click()
        expect(page.get_by_role("cell", name=name).first).to_be_visible()
    page.get_by_role("button", name=texts(EDITOR, "check.start")).click()
    expect(page.get_by_text(texts(EDITOR, "check.allGood"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(texts(EDITOR, "check.allGood"))).to_be_visible()


def upload_cases(page: Page, texts: Texts) -> None:
    open_step(page, texts, "data")
    file = {"name": "cases.zip", "mimeType": "application/zip", "buffer": cases_zip()}
    page.locator("input[type=file][accept*=zip]").first.set_input_files([file])
    expect(page.get_by_text("4.in").first).to_be_visible()
    ignored = texts(EDITOR, "cases.ignored", count=1)
    expect(page.get_by_text(ignored)).to_be_visible()
