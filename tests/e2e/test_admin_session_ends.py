"""A teacher's session ends by itself in the middle of writing: what is written waits for its
writer, and is shown to nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

EDITOR = "features/admin/problem-editor"
ENDED = {
    "zh-CN": "登录已失效。请您重新登录后继续，写好的内容不会丢失。",
    "en-US": "Your session has ended. Log in again and go on; nothing you wrote is lost.",
}
TITLE = {"zh-CN": "登录已失效", "en-US": "Your session has ended"}
WRITTEN = "Find the sum of **all** the even numbers."
OWN_PASSWORD = "of-my-own-1"
NUMBERS = count(1)

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def office() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    for name in ("teacher", "colleague", "newcomer"):
        server.make_user(name, ROOT_PASSWORD, role="problem_admin")
    server.make_user("pupil", ROOT_PASSWORD)
    yield server
    server.stop()
    server.remove()


class Desk:
    """Somebody in the middle of a statement."""

    def __init__(
        self, office: ServerProcess, visitor: Visitor, name: str, language: str = "en-US"
    ) -> None:
        self.office, self.visitor, self.name, self.texts = office, visitor, name, Texts(language)
        made = a_plus_b(f"ENDS{next(NUMBERS)}", title="Even numbers")
        self.pid = add_problem(office.client("root"), made)
        log_in(visitor, office, name)
        self.page = visitor.new_page()
        self.open(self.page)

    def open(self, page: Page) -> None:
        self.visitor.open(page, f"/admin/problem/edit/{self.pid}")
        expect(self.area(page)).to_be_visible()

    def area(self, page: Page) -> Locator:
        return page.locator("textarea").first

    def write(self) -> None:
        self.area(self.page).fill(WRITTEN)

    def end_session(self) -> None:
        old = self.office.client()
        old.token = self.page.evaluate("localStorage.getItem('token')")
        old.get("/api/logout")

    def save(self, page: Page | None = None) -> None:
        button = (page or self.page).get_by_role("button", name=self.texts(EDITOR, "save"))
        button.first.click()

    def dialog(self, page: Page | None = None) -> Locator:
        name = TITLE[self.texts.language]
        return (page or self.page).get_by_role("dialog", name=name, exact=True)

    def is_asked(self) -> Locator:
        """Writes, and hears at saving that the session is over."""
        self.write()
        self.end_session()
        self.save()
        expect(self.dialog()).to_be_visible()
        return self.dialog()

    def stored(self) -> str:
        answer = self.office.client("root").get("/api/admin/problem", pid=self.pid)
        return str(answer.data["description"])


def enter(dialog: Locator, password: str = ROOT_PASSWORD, name: str | None = None) -> None:
    if name is not None:
        dialog.locator("input[name=username]").fill(name)
    field = dialog.locator("input[type=password]")
    field.fill(password)
    field.press("Enter")


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_who_logs_in_again_goes_on_writing(
    office: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    desk = Desk(office, new_visitor(office, language=language, width=width), "teacher", language)
    dialog = desk.is_asked()
    expect(dialog.get_by_text(ENDED[language])).to_be_visible()
    expect(dialog.locator("input[name=username]")).to_have_value("teacher")
    expect(dialog.locator("input[type=password]")).to_be_focused()
    desk.visitor.forget_refusals()
    look_closely(desk.visitor, desk.page, f"session-ended-{language}-{width}")
    # Said in the dialog and nowhere else.
    expect(desk.page.get_by_role("alert")).to_have_count(0)
    enter(dialog, "not this one")
    expect(dialog.get_by_text(desk.texts("login", "failed"))).to_be_visible()
    enter(dialog)
    expect(dialog).to_have_count(0)
    expect(desk.page.get_by_text(desk.texts("login", "ended.back"))).to_be_visible()
    # Nothing was saved by itself.
    expect(desk.area(desk.page)).to_have_value(WRITTEN)
    assert desk.stored() == ""
    desk.save()
    expect(desk.page.get_by_text(desk.texts(EDITOR, "saved")).first).to_be_visible()
    assert desk.stored() == WRITTEN
    desk.visitor.forget_refusals()
    desk.visitor.check(desk.page)


def test_somebody_else_sees_nothing_of_it(office: ServerProcess, new_visitor: NewVisitor) -> None:
    desk = Desk(office, new_visitor(office, language="en-US"), "teacher")
    dialog = desk.is_asked()
    # Whoever has no business in the back-office is not let in.
    enter(dialog, name="pupil")
    expect(dialog.get_by_text("not an administrator")).to_be_visible()
    enter(dialog, name="colleague")
    expect(desk.page).to_have_url(re.compile("/admin/dashboard$"))
    expect(dialog).to_have_count(0)
    desk.page.go_back()
    desk.visitor.wait_until_it_stands(desk.page)
    assert WRITTEN not in desk.page.content()
    expect(desk.page.locator("textarea", has_text=WRITTEN)).to_have_count(0)
    assert desk.stored() == ""


def test_who_does_not_log_in_is_asked_before_the_page_is_left(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    desk = Desk(office, new_visitor(office, language="en-US"), "teacher")
    dialog = desk.is_asked()
    page = desk.page
    page.keyboard.press("Escape")
    question = page.get_by_role("dialog").filter(has_text=desk.texts(EDITOR, "leave.title"))
    expect(question).to_be_visible()
    question.get_by_role("button", name=desk.texts("shell", "kit.cancel"), exact=True).click()
    expect(question).to_have_count(0)
    expect(desk.area(page)).to_have_value(WRITTEN)
    dialog.get_by_role("button", name=desk.texts("login", "ended.leave")).click()
    question.get_by_role("button", name=desk.texts(EDITOR, "leave.confirm")).click()
    expect(page).to_have_url(re.compile("/admin/login$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('token')") is None


def test_a_login_in_one_tab_is_one_for_the_other(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    desk = Desk(office, new_visitor(office, language="en-US"), "teacher")
    second = desk.visitor.new_page()
    desk.open(second)
    desk.area(second).fill("And the odd ones.")
    dialog = desk.is_asked()
    desk.save(second)
    expect(desk.dialog(second)).to_be_visible()
    enter(dialog)
    expect(dialog).to_have_count(0)
    expect(desk.dialog(second)).to_have_count(0)
    expect(desk.area(second)).to_have_value("And the odd ones.")
    expect(desk.area(desk.page)).to_have_value(WRITTEN)


def test_a_password_that_must_be_changed_first_loses_nothing(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    desk = Desk(office, new_visitor(office, language="en-US"), "newcomer")
    desk.write()
    root = office.client("root")
    found = root.get("/api/admin/user/get-user-list", keyword="newcomer").data["records"]
    change = {"uid": found[0]["uid"], "username": "newcomer", "setNewPwd": True}
    told = {**change, "password": ROOT_PASSWORD, "mustChangePassword": True}
    assert root.put("/api/admin/user/edit-user", told).status == 200
    desk.save()
    expect(desk.dialog()).to_be_visible()
    enter(desk.dialog())
    expect(desk.dialog()).to_have_count(0)
    dialog = desk.page.get_by_role("dialog")
    fields = dialog.locator("input[type=password]")
    expect(fields).to_have_count(2)
    for field in fields.all():
        field.fill(OWN_PASSWORD)
    fields.last.press("Enter")
    expect(dialog).to_have_count(0)
    expect(desk.area(desk.page)).to_have_value(WRITTEN)
    desk.save()
    expect(desk.page.get_by_text(desk.texts(EDITOR, "saved")).first).to_be_visible()
    assert desk.stored() == WRITTEN


def test_a_session_that_was_over_before_is_asked_for_on_the_page_of_the_login(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    desk = Desk(office, new_visitor(office, language="en-US"), "teacher")
    desk.end_session()
    desk.visitor.open(desk.page, "/admin/problems")
    expect(desk.page).to_have_url(re.compile("/admin/login$"))
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
