"""A HUSTOJ moves in by the page: looked through, read, begun, and its people are there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.site_move import hustoj
from tests.oj_appliance.site_move.old_site import LONG_PASSWORD_OF, Person, old_site
from tests.server_process import ServerProcess

MOVE = "features/admin/site-move"
pytestmark = pytest.mark.e2e


def log_in_by_keys(visitor: Visitor, person: Person, texts: Texts) -> None:
    """Letter by letter, as what a field does not take would not be noticed otherwise."""
    page = visitor.new_page()
    visitor.open(page, "/home")
    page.get_by_role("banner").get_by_role("button", name=texts("shell", "user.login")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(texts("login", "username")).fill(person.name)
    dialog.locator("input[type=password]").focus()
    page.keyboard.insert_text(person.password)
    dialog.get_by_role("button", name=texts("login", "submit"), exact=True).click()
    expect(dialog).to_have_count(0)
    assert person.name in page.evaluate("localStorage.userInfo")
    visitor.check(page)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_site_moves_in_by_the_page(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    texts = Texts(language)
    old = old_site(f"e{width}")
    dump, files = tmp_path / "jol.sql", tmp_path / "data.zip"
    dump.write_text(hustoj.dump(old))
    files.write_bytes(hustoj.files(old))
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    page.goto(f"{visitor.base}/admin/site-move")
    name = f"Old {width}"
    page.get_by_label(texts(MOVE, "form.site")).fill(name)
    page.locator("input[type=file]").first.set_input_files(dump)
    page.locator("input[type=file]").last.set_input_files(files)
    expect(page.get_by_text("data.zip")).to_be_visible()
    look_closely(visitor, page, f"site-move-form-{language}-{width}")

    page.get_by_role("button", name=texts(MOVE, "form.look"), exact=True).click()
    expect(page.get_by_role("row", name=f"{texts(MOVE, 'kind.submission')} 201")).to_be_visible()
    look_closely(visitor, page, f"site-move-report-{language}-{width}")

    page.get_by_role("button", name=texts(MOVE, "start.button"), exact=True).click()
    page.get_by_role("dialog").get_by_role(
        "button", name=texts(MOVE, "start.confirm"), exact=True
    ).click()
    expect(page.get_by_text(texts(MOVE, "progress.done"))).to_be_visible()
    look_closely(visitor, page, f"site-move-done-{language}-{width}")
    assert school.client(old.people[7].name, old.people[7].password)
    student = new_visitor(school, language=language, width=width)
    log_in_by_keys(student, old.people[LONG_PASSWORD_OF], texts)

    page.get_by_role("button", name=texts(MOVE, "another"), exact=True).click()
    expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()
    look_closely(visitor, page, f"site-move-list-{language}-{width}")
