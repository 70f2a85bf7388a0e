"""The editor beside a problem, as a student lives it in both languages: code that is kept on the
server and found again on another computer, an interrupted network, a closed page, two computers at
once, one submission however often the finger clicks."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

PROBLEM = "features/problem"
# Between these letters a line may break anywhere.
WEEK = ("星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日")
DISPLAY_ID = "EDITOR-E2E"
ADD = "print(sum(map(int, input().split())))"
DEFAULT_HEIGHT = 550  # px, S1 §9
PATIENCE_S = 60

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def pid(server: ServerProcess) -> int:
    cells = "".join(f"<td>{day}</td>" for day in WEEK)
    statement = f"<table><tbody><tr>{cells}</tr></tbody></table>"
    return add_problem(server.client("root"), a_plus_b(DISPLAY_ID, description=statement))


@pytest.mark.covers(
    *("S1-1-2b", "S1-2.7-8", "S1-3-31", "S1-4.5-1", "S1-5-25", "S1-7.2-8", "S1-8-14"),
    *("S1-8-16a", "S1-8-16b", "S1-9-13"),
)
def test_code_is_kept_and_found_again(
    new_visitor: NewVisitor, server: ServerProcess, pid: int
) -> None:
    texts = Texts("zh-CN")
    student = server.add_user("writer", ROOT_PASSWORD)

    def sit_down() -> tuple[Visitor, Page]:
        visitor = new_visitor(server)
        log_in(visitor, server, "writer")
        page = visitor.new_page()
        visitor.open(page, f"/problem/{DISPLAY_ID}")
        expect(page.locator(".cm-content")).to_be_visible()
        return visitor, page

    visitor, page = sit_down()
    looks_as_on_the_first_day(page)
    choose(page, texts(PROBLEM, "editor.language"), "Python3")
    write(page, "print('first')")
    saved = re.escape(texts(PROBLEM, "draft.saved", time="T")).replace("T", r"\d\d:\d\d:\d\d")
    expect(page.get_by_text(re.compile(saved))).to_be_attached()
    assert draft_of(student, pid) == ("Python3", "print('first')")
    change_the_look(page, texts)

    # Another computer goes on where this one is; this one learns of it.
    other_visitor, other = sit_down()
    expect(other.locator(".cm-content")).to_have_text("print('first')")
    expect(other.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))).to_have_value(
        "Python3"
    )
    write(other, "print('from the other one')")
    wait_for_draft(student, pid, "print('from the other one')")
    write(page, ADD)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("print('from the other one')")).to_be_visible()
    assert raw_text_keys(page) == []
    dialog.get_by_role("button", name=texts(PROBLEM, "draft.conflict.choose")).first.click()
    wait_for_draft(student, pid, ADD)

    # What was typed last is sent by the page that is closed.
    write(other, "print('closed at once')")
    choose_current(other, texts)
    write(other, "print('last words')")
    other_visitor.check(other)
    other.close()
    wait_for_draft(student, pid, "print('last words')")
    page.reload()
    expect(page.locator(".cm-content")).to_have_text("print('last words')")

    write(page, ADD)
    submit_with_a_nervous_finger(page, texts)
    mine = student.get("/api/get-submission-list", onlyMine=True).data
    assert mine["total"] == 1
    edit_it_again(page, texts, mine["records"][0]["submitId"])
    visitor.open(page, "/problem/NO-SUCH-PROBLEM")
    expect(page.get_by_role("button", name=texts(PROBLEM, "submit.submit"))).to_have_count(0)
    visitor.check(page)


@pytest.mark.covers("S1-9-13")
def test_without_the_network_the_code_waits_in_the_browser(
    new_visitor: NewVisitor, server: ServerProcess, pid: int
) -> None:
    texts = Texts("en-US")
    student = server.add_user("offline", ROOT_PASSWORD)
    visitor = new_visitor(server, language="en-US", width=390)
    log_in(visitor, server, "offline")
    page = visitor.new_page()
    visitor.open(page, f"/problem/{DISPLAY_ID}")
    expect(page.locator(".cm-content")).to_be_visible()
    looks_as_on_the_first_day(page, size="16px")  # of a phone
    height = page.locator(".cm-editor").evaluate("e => e.getBoundingClientRect().height")
    assert height == DEFAULT_HEIGHT
    a_wide_table_scrolls_and_its_words_stay_whole(page)
    visitor.context.set_offline(True)
    write(page, "in the dark")
    expect(page.get_by_text(texts(PROBLEM, "draft.waiting"))).to_be_visible()
    assert not scrolls_sideways(page)
    assert raw_text_keys(page) == []
    assert student.get("/api/draft", pid=pid).data is None
    visitor.context.set_offline(False)
    wait_for_draft(student, pid, "in the dark")
    expect(page.get_by_text(texts(PROBLEM, "draft.waiting"))).to_have_count(0)


def a_wide_table_scrolls_and_its_words_stay_whole(page: Page) -> None:
    table = page.locator("table", has_text=WEEK[0])
    assert table.evaluate("e => e.scrollWidth > e.clientWidth")
    lines = """e => [...e.querySelectorAll('td')].map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    })"""
    assert table.evaluate(lines) == [1] * len(WEEK)


def looks_as_on_the_first_day(page: Page, size: str = "22px") -> None:
    editor = page.locator(".cm-editor")
    assert editor.evaluate("e => getComputedStyle(e).fontSize") == size
    assert editor.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(39, 40, 34)"


def change_the_look(page: Page, texts: Texts) -> None:
    """On this problem, at once; it is still so after a reload."""
    page.get_by_role("button", name=texts(PROBLEM, "settings.title")).click()
    choose(page, texts(PROBLEM, "settings.theme"), "solarized")
    choose(page, texts(PROBLEM, "settings.fontSize"), "14")
    for _ in range(2):
        editor = page.locator(".cm-editor")
        expect(editor).to_have_css("background-color", "rgb(253, 246, 227)")
        expect(editor).to_have_css("font-size", "14px")
        page.reload()
        expect(page.locator(".cm-content")).to_be_visible()


def choose(page: Page, name: str, value: str) -> None:
    page.get_by_role("combobox", name=name).select_option(value)


def choose_current(page: Page, texts: Texts) -> None:
    """Takes what stands on the server, where the page was late."""
    dialog = page.get_by_role("dialog")
    button = dialog.get_by_role("button", name=texts(PROBLEM, "draft.conflict.choose"))
    expect(button.last).to_be_visible()
    button.last.click()
    expect(page.locator(".cm-content")).to_have_text(ADD)


def write(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def draft_of(student: Client, pid: int) -> tuple[str, str]:
    found = student.get("/api/draft", pid=pid).data
    return found["language"], found["code"]


def wait_for_draft(student: Client, pid: int, code: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found = student.get("/api/draft", pid=pid).data
        if found is not None and found["code"] == code:
            return
        time.sleep(0.1)
    raise AssertionError(f"the server never got {code!r}")


def submit_with_a_nervous_finger(page: Page, texts: Texts) -> None:
    # Its name ends with the keys, and other names begin with the same word.
    name = re.compile(rf"^{texts(PROBLEM, 'submit.submit')}(\s|$)")
    button = page.get_by_role("button", name=name)
    button.dblclick()
    page.keyboard.press("Control+Enter")
    done = texts(PROBLEM, "submit.done", luck="").strip()
    expect(page.get_by_text(done).first).to_be_visible()
    panel: Locator = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    accepted = texts("shell", "verdict.accepted")
    expect(panel.get_by_text(accepted).first).to_be_visible()


def edit_it_again(page: Page, texts: Texts, submission: int) -> None:
    """From one's own submissions beside the statement; what stood in the editor is a version."""
    write(page, "print('another idea')")
    page.get_by_role("tab", name=re.compile(texts(PROBLEM, "tabs.own"))).click()
    page.get_by_role("button", name=texts(PROBLEM, "putBack.open", id=submission)).click()
    question = page.get_by_role("dialog", name=texts(PROBLEM, "putBack.title"))
    question.get_by_role("button", name=texts(PROBLEM, "putBack.confirm")).click()
    expect(page.locator(".cm-content")).to_have_text(ADD)
