"""A teacher's session ends by itself in the middle of writing: what was typed is there again after
the login, for its writer alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

EDITOR, CONTESTS = "features/admin/problem-editor", "features/admin/contests"
AGAIN = {
    "zh-CN": "登录失效前填写的内容已恢复，请再次保存。",
    "en-US": "What you typed before your session ended is here again. Please save it.",
}
WRITTEN = "Find the sum of **all** the even numbers."
LOGIN = re.compile("/admin/login$")

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def office() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    for name, role in {"author": "problem_admin", "teacher": "admin", "colleague": "admin"}.items():
        server.make_user(name, ROOT_PASSWORD, role=role)
    yield server
    server.stop()
    server.remove()


def end_session(office: ServerProcess, page: Page) -> None:
    old = office.client()
    old.token = page.evaluate("localStorage.getItem('token')")
    assert old.get("/api/logout").status == 200


def enter(page: Page, name: str) -> None:
    """On the back-office's own login, to which the refused call has led."""
    expect(page).to_have_url(LOGIN)
    page.locator("input[name=username]").fill(name)
    page.locator("input[type=password]").fill(ROOT_PASSWORD)
    page.locator("input[type=password]").press("Enter")
    expect(page).not_to_have_url(LOGIN)


def begun(office: ServerProcess, visitor: Visitor, address: str, name: str = "teacher") -> Page:
    log_in(visitor, office, name)
    page = visitor.new_page()
    visitor.open(page, address)
    return page


def press(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).first.click()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_a_statement_is_there_again_and_is_saved_by_a_press(
    office: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    texts, root = Texts(language), office.client("root")
    pid = add_problem(root, a_plus_b(f"ENDS{width}", title="Even numbers"))
    visitor = new_visitor(office, language=language, width=width)
    page = begun(office, visitor, f"/admin/problem/edit/{pid}", "author")
    page.locator("textarea").first.fill(WRITTEN)
    end_session(office, page)
    press(page, texts(EDITOR, "save"))
    enter(page, "author")
    expect(page.locator("textarea").first).to_have_value(WRITTEN)
    expect(page.get_by_text(AGAIN[language], exact=True)).to_be_visible()
    visitor.forget_refusals()
    look_closely(visitor, page, f"typed-again-{language}-{width}")

    def stored() -> str:
        return str(root.get("/api/admin/problem", pid=pid).data["description"])

    assert WRITTEN not in stored()
    press(page, texts(EDITOR, "save"))
    expect(page.get_by_text(texts(EDITOR, "saved"), exact=True).first).to_be_visible()
    assert stored() == WRITTEN


def test_a_new_contest_is_there_again_and_once(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    """What it begins with is of the hour at which the page was opened."""
    texts = Texts("en-US")
    page = begun(office, new_visitor(office, language="en-US"), "/admin/contest/create")
    page.locator("input[name=title]").fill("Spring cup")
    page.locator("textarea").first.fill(WRITTEN)
    end_session(office, page)
    press(page, texts(CONTESTS, "make"))
    enter(page, "teacher")
    expect(page.locator("input[name=title]")).to_have_value("Spring cup")
    expect(page.locator("textarea").first).to_have_value(WRITTEN)
    press(page, texts(CONTESTS, "make"))
    expect(page).to_have_url(re.compile(r"/admin/contest/\d+/problems$"))
    page.evaluate("history.pushState(null, '', '/admin/contest/create')")
    expect(page.locator("input[name=title]")).to_have_value("")


def test_somebody_else_sees_nothing_of_it(office: ServerProcess, new_visitor: NewVisitor) -> None:
    page = begun(office, new_visitor(office, language="en-US"), "/admin/contest/create")
    page.locator("input[name=title]").fill("Winter cup")
    end_session(office, page)
    press(page, Texts("en-US")(CONTESTS, "make"))
    enter(page, "colleague")
    expect(page).to_have_url(re.compile("/admin/contest/create$"))
    expect(page.locator("input[name=title]")).to_have_value("")
    expect(page.get_by_text(AGAIN["en-US"])).to_have_count(0)
