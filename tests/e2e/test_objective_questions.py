"""A teacher writes questions; a student answers them and sees what was right."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.problems.objective.builders import PARTS, add_objective
from tests.server_process import ROOT_PASSWORD, ServerProcess

EDITOR = "features/admin/problem-editor/objective"
FORM = "features/problem/objective"
LANGUAGES = pytest.mark.parametrize("language", ["zh-CN", "en-US"])

pytestmark = pytest.mark.e2e


@LANGUAGES
def test_a_teacher_writes_questions_in_an_editor_of_their_own(
    server: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    display_id = f"QUIZ-{language[:2]}".upper()
    visitor = new_visitor(server, language=language)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/create?type=objective")

    def field(key: str, **fill: object) -> re.Pattern[str]:
        return re.compile("^" + re.escape(texts(EDITOR, key, **fill)))

    save = page.get_by_role("button", name=texts(EDITOR, "save"), exact=True)
    page.get_by_label(field("problemId")).fill(display_id)
    page.get_by_label(field("title")).first.fill("Quiz")
    save.click()
    expect(page.get_by_text(texts(EDITOR, "rules.stem"))).to_be_visible()

    first = page.get_by_role("group", name=texts(EDITOR, "number", number=1))
    first.get_by_label(field("stem")).fill("Which is $2^3$?")
    for letter, text in zip("ABCD", ("6", "8", "9", "3"), strict=True):
        first.get_by_label(texts(EDITOR, "option", letter=letter), exact=True).fill(text)
    first.get_by_label(texts(EDITOR, "isRight", letter="B"), exact=True).check()
    kind = texts(EDITOR, "kinds.blank")
    page.get_by_role("button", name=texts(EDITOR, "add", kind=kind)).click()
    second = page.get_by_role("group", name=texts(EDITOR, "number", number=2))
    second.get_by_label(field("stem")).fill("Who?")
    second.get_by_label(field("accepted")).fill("Ada\nLovelace")
    second.get_by_label(field("score")).fill("4")
    expect(page.get_by_text(texts(EDITOR, "total", questions=2, points=5))).to_be_visible()
    expect(page.get_by_text(texts(EDITOR, "rules.accepted"))).to_have_count(0)
    assert axe_findings(page) == []
    save.click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/admin/problem/edit/\d+$"))
    pid = int(page.url.rpartition("/")[2])
    stored: Any = server.client("root").get("/api/admin/problem", pid=pid).data
    assert [each["answers"] for each in stored["objectiveParts"]] == [["B"], ["Ada", "Lovelace"]]
    visitor.check(page)


OFFICE_LIST = """期末客观题,,,,,
题型,题目,选项A,选项B,正确答案,分值
单选题,二进制 11 是？,2,3,B,2
判断题,树有环。,,,×,1
简答题,谈谈看法,,,略,5
"""


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_questions_of_an_offices_table_are_looked_at_and_taken(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    texts = Texts(language)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/create?type=objective")
    page.get_by_role("button", name=texts(EDITOR, "import.open")).click()
    dialog = page.get_by_role("dialog")
    content = {"name": "list.csv", "mimeType": "text/csv", "buffer": OFFICE_LIST.encode("gb18030")}
    dialog.locator("input[type=file]").set_input_files([content])
    expect(dialog.get_by_role("status")).to_have_text(texts(EDITOR, "import.found", good=2, bad=1))
    expect(dialog.get_by_text(re.compile("简答题"))).to_be_visible()
    assert axe_findings(page) == []
    assert not scrolls_sideways(page)
    dialog.get_by_label(texts(EDITOR, "import.line", line=4), exact=True).uncheck()
    dialog.get_by_role("button", name=texts(EDITOR, "import.take", count=1)).click()
    # The empty question that the editor began with is gone.
    expect(page.get_by_text(texts(EDITOR, "total", questions=1, points=2))).to_be_visible()
    expect(page.get_by_label(texts(EDITOR, "isRight", letter="B"), exact=True)).to_be_checked()
    visitor.check(page)


GIFT = """// A unit test
::Powers:: Which is 2^3? {=8 ~6 ~9}

::Trees:: A tree has a cycle. {FALSE}

::Capital:: The capital of France? {=Paris =City of Light}

::Essay:: Say what you think. {}
"""


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_questions_of_a_gift_file_are_looked_at_and_taken(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    """Each with its answer; the one that no computer marks is told and left."""
    texts = Texts(language)
    display_id = f"GIFT-{width}"
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, "/admin/problem/create?type=objective")
    page.get_by_role("button", name=texts(EDITOR, "import.open")).click()
    dialog = page.get_by_role("dialog")
    content = {"name": "unit.gift", "mimeType": "text/plain", "buffer": GIFT.encode()}
    dialog.locator("input[type=file]").set_input_files([content])
    expect(dialog.get_by_role("status")).to_have_text(texts(EDITOR, "import.found", good=3, bad=1))
    expect(dialog.get_by_text("Which is 2^3?")).to_be_visible()
    expect(dialog.get_by_text(re.compile("Paris"))).to_be_visible()
    assert axe_findings(page) == []
    assert not scrolls_sideways(page)
    dialog.get_by_role("button", name=texts(EDITOR, "import.take", count=3)).click()
    expect(page.get_by_role("group", name=texts(EDITOR, "number", number=3))).to_be_visible()
    page.get_by_label(re.compile("^" + re.escape(texts(EDITOR, "problemId")))).fill(display_id)
    title = re.compile("^" + re.escape(texts(EDITOR, "title")))
    page.get_by_label(title).first.fill("A unit")
    page.get_by_role("button", name=texts(EDITOR, "save"), exact=True).click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/admin/problem/edit/\d+$"))
    pid = int(page.url.rpartition("/")[2])
    stored: Any = server.client("root").get("/api/admin/problem", pid=pid).data
    assert [(each["kind"], each["answers"]) for each in stored["objectiveParts"]] == [
        ("single", ["A"]),
        ("judge", ["false"]),
        ("blank", ["Paris", "City of Light"]),
    ]
    visitor.check(page)


def test_stored_questions_leave_as_a_file(server: ServerProcess, new_visitor: NewVisitor) -> None:
    texts = Texts("zh-CN")
    pid, display_id = add_objective(server.client("root"))
    visitor = new_visitor(server)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, f"/admin/problem/edit/{pid}")
    page.get_by_role("button", name=texts(EDITOR, "export.title")).click()
    with page.expect_download() as download:
        page.get_by_text(texts(EDITOR, "export.gift")).click()
    assert download.value.suggested_filename == f"{display_id}.gift"
    visitor.check(page)


@LANGUAGES
@pytest.mark.parametrize("width", [1440, 390])
def test_a_student_answers_and_sees_what_was_right(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    texts = Texts(language)
    _, display_id = add_objective(server.client("root"))
    username = f"quiz{language[:2]}{width}"
    server.add_user(username, ROOT_PASSWORD)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, username)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{display_id}")
    expect(answered(page, texts, 0)).to_be_visible()
    page.get_by_text("1024").click()
    for option in ("merge", "bubble"):
        page.get_by_text(option).click()
    page.get_by_role("radio", name=texts(FORM, "true"), exact=True).check()
    expect(answered(page, texts, 3)).to_be_visible()
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []

    page.get_by_role("button", name=texts(FORM, "submit")).click()
    left = texts(FORM, "confirm.missing", numbers=texts(FORM, "number", number=4))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(left)
    dialog.get_by_role("button", name=texts(FORM, "confirm.confirm"), exact=True).click()
    expect(page.get_by_text(texts(FORM, "result", score=5, full=10))).to_be_visible()
    expect(page.get_by_text(texts(FORM, "right", score=3))).to_be_visible()
    expect(page.get_by_text(texts(FORM, "wrong"), exact=True)).to_have_count(2)
    visitor.open(page, f"/problem/{display_id}")
    # What was written is there again, whatever the reload.
    expect(answered(page, texts, 3)).to_be_visible()
    visitor.check(page)


def answered(page: Page, texts: Texts, done: int) -> Any:
    return page.get_by_text(texts(FORM, "answered", done=done, all=len(PARTS)))
