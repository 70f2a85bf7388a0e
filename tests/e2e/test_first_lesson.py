"""The first lesson, as a teacher and a student live it, in both languages: first start, import of
a real problem file, a student's submission, its true verdict."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.document_pictures import take_picture
from tests.e2e.texts import Texts
from tests.server_process import ServerProcess

FIXTURES = Path(__file__).parents[1] / "fixtures" / "problems"
PASSWORD = "teacher-pass"
# One line each: only real keys, not text put in at once, may break a line of the editor.
RIGHT = "print(sum(map(int, input().split())))"
WRONG = "print(0)"

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_from_first_start_to_the_first_verdicts(language: str, new_visitor: NewVisitor) -> None:
    server = ServerProcess(root_password=None).start()
    try:
        texts = Texts(language)
        teacher = new_visitor(server, language=language)
        finish_setup(teacher, texts, server, language)
        import_problems(teacher, texts)
        look_at_the_test_data(teacher, texts)
        server.add_user("xiaoming", "secret123")
        student = new_visitor(server, language=language)
        submit_and_see_verdicts(student, texts)
        look_at_the_narrow_page(new_visitor(server, language=language, width=390))
    finally:
        server.stop()
        server.remove()


def finish_setup(visitor: Visitor, texts: Texts, server: ServerProcess, language: str) -> None:
    page = visitor.new_page()
    visitor.open(page, "/")
    expect(page).to_have_url(re.compile(r"/setup$"))
    code = server.oj("setup-code").stdout.strip()

    def fill(key: str, value: str) -> None:
        page.get_by_label(texts("features/setup", key), exact=False).first.fill(value)

    fill("code", code)
    page.locator("input[type=password]").nth(0).fill(PASSWORD)
    page.locator("input[type=password]").nth(1).fill(PASSWORD)
    fill("name", "实验中学 OJ")
    page.get_by_label(texts("features/setup", "language")).select_option(language)
    page.get_by_role("button", name=texts("features/setup", "submit")).click()
    expect(page).to_have_url(re.compile(r"/home$"))
    expect(page.get_by_text("root").first).to_be_visible()
    visitor.check(page)


def import_problems(visitor: Visitor, texts: Texts) -> None:
    page = visitor.new_page()
    visitor.open(page, "/admin/import")
    page.locator("input[type=file]").set_input_files(
        FIXTURES / "fps" / "own-v1.6-five-problems.xml"
    )
    chosen = texts("features/admin/import", "public")
    page.get_by_role("radio", name=re.compile("^" + re.escape(chosen))).check()
    button = page.get_by_role("button", name=texts("features/admin/import", "import", count=5))
    if texts.language == "zh-CN":
        found = texts("features/admin/import", "found", count=5)
        title = page.get_by_text("A+B with picture, kb and ms").first
        take_picture(page, "import", page.get_by_text(found), title)
    button.click()
    expect(page.get_by_text(texts("features/admin/import", "imported", count=5))).to_be_visible()
    visitor.check(page)


def look_at_the_test_data(visitor: Visitor, texts: Texts) -> None:
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/edit/1000?step=data")
    files = page.get_by_role("button", name=re.compile(r"\.in$"))
    expect(files).to_have_count(10)
    if texts.language == "zh-CN":
        take_picture(page, "test-data", files.nth(0), files.nth(4))
    visitor.check(page)


def submit_and_see_verdicts(visitor: Visitor, texts: Texts) -> None:
    page = visitor.new_page()
    visitor.open(page, "/problem")
    page.get_by_role("link", name="A+B with picture, kb and ms").first.click()
    log_in(page, texts)
    name = texts("features/problem", "editor.language")
    page.get_by_role("combobox", name=name).select_option("Python3")
    submit(page, texts, WRONG)
    expect_verdict(page, texts, "wrongAnswer")
    submit(page, texts, RIGHT)
    expect_verdict(page, texts, "accepted")
    passed = texts("features/problem", "verdict.passed", passed=10, total=10)
    expect(page.get_by_text(passed)).to_be_visible()
    panel = page.get_by_role("region", name=texts("features/problem", "verdict.label"))
    # The medal of a right program has gone.
    expect(page.get_by_text(texts("features/problem", "praise.words"))).to_have_count(0)
    is_chinese = texts.language == "zh-CN"
    seen = (page.locator("h1"), page.locator(".cm-content"), panel)
    take_picture(page, "verdict" if is_chinese else "verdict-english", *seen)
    assert raw_text_keys(page) == []
    page.get_by_role("link", name=texts("features/problem", "verdict.detail")).click()
    expect(page).to_have_url(re.compile(r"/submission-detail/\d+$"))
    expect(page.get_by_text(RIGHT).first).to_be_visible()
    visitor.check(page)


def log_in(page: Page, texts: Texts) -> None:
    page.get_by_role("button", name=texts("shell", "user.login")).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(texts("login", "username")).fill("xiaoming")
    dialog.locator("input[type=password]").fill("secret123")
    dialog.get_by_role("button", name=texts("login", "submit")).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("xiaoming").first).to_be_visible()


def submit(page: Page, texts: Texts, code: str) -> None:
    editor = page.locator(".cm-content")
    editor.click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    page.get_by_role("button", name=re.compile(texts("features/problem", "submit.submit"))).click()


def expect_verdict(page: Page, texts: Texts, key: str) -> None:
    panel = page.get_by_role("region", name=texts("features/problem", "verdict.label"))
    verdict = texts("shell", f"verdict.{key}")
    expect(panel.get_by_text(verdict).first).to_be_visible()


def look_at_the_narrow_page(visitor: Visitor) -> None:
    page = visitor.new_page()
    for path in ("/home", "/problem", "/problem/P1000", "/status"):
        visitor.open(page, path)
        assert not scrolls_sideways(page), path
        assert raw_text_keys(page) == [], path
        visitor.check(page)
