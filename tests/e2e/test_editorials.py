"""A teacher tells how a problem is solved; a student reads it once they have solved it. Wide in
Chinese, on a phone in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import verdict_of
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

OFFICE, VIEW, PROBLEM = "adminEditorial", "features/problem/editorial", "features/problem"
ADMIN, KEPT = "features/admin", "features/admin/problems-of-group"
ADD = "a, b = map(int, input().split())\nprint(a + b)\n"

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_solution_is_written_and_opens_by_solving(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    name, pid = f"solver{width}", f"TELL{width}"
    number = add_problem(server.client("root"), a_plus_b(pid))
    ann = server.add_user(name, ROOT_PASSWORD)
    root = new_visitor(server, language=language, width=width, theme="light")
    log_in(root, server, "root")
    desk = root.new_page()
    root.open(desk, f"/admin/problem/editorial/{number}")
    desk.get_by_role("textbox", name=texts(OFFICE, "content")).fill("Add **both** numbers.")
    desk.get_by_role("button", name=texts(ADMIN, "saveBar.save")).click()
    expect(desk.get_by_text(texts(OFFICE, "saved"))).to_be_visible()
    look_closely(root, desk, f"editorial-desk-{width}")

    # Of a group's own problem, in the group.
    api = server.client("root")
    gid = make_group(api)
    kept = make_group_problem(api, gid)
    root.open(desk, f"/group/{gid}/problem?mode=admin")
    shown = display_id_of(api, kept)
    desk.get_by_role("button", name=texts(KEPT, "menu", id=shown), exact=True).click()
    desk.get_by_role("link", name=texts(KEPT, "editorial"), exact=True).click()
    desk.get_by_role("textbox", name=texts(OFFICE, "content")).fill("Read **one** number.")
    desk.get_by_role("button", name=texts(ADMIN, "saveBar.save")).click()
    expect(desk.get_by_text(texts(OFFICE, "saved"))).to_be_visible()
    look_closely(root, desk, f"editorial-group-{width}")
    told = api.get("/api/problem-editorial", pid=kept).data
    assert told["content"] == "Read **one** number."

    student = new_visitor(server, language=language, width=width, theme="light")
    log_in(student, server, name)
    page = student.new_page()
    student.open(page, f"/problem/{pid}")
    page.get_by_role("tab", name=texts(PROBLEM, "tabs.editorial")).click()
    expect(page.get_by_text(texts(VIEW, "shut.solved"))).to_be_visible()
    look_closely(student, page, f"editorial-shut-{width}")
    assert verdict_of(ann, number, "Python3", ADD) == 0
    student.open(page, f"/problem/{pid}")
    page.get_by_role("tab", name=texts(PROBLEM, "tabs.editorial")).click()
    expect(page.locator("strong", has_text="both")).to_be_visible()
    look_closely(student, page, f"editorial-open-{width}")
