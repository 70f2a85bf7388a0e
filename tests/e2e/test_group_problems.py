"""A class has problems of its own: its admin writes one, a member solves it, nobody else comes in,
and what it offers enters the bank (S3 §2.4)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at, look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.test_problem_editor import DOUBLE, EDITOR, fill_in, upload_cases
from tests.e2e.texts import Texts
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.groups.making import ADMIN, add_member, ask_in, make_group
from tests.server_process import ROOT_PASSWORD, ServerProcess

LIST, REVIEW = "features/admin/problems-of-group", "features/admin/group-problems"

pytestmark = pytest.mark.e2e


@pytest.mark.covers(
    *("S3-2.4-1", "S3-2.4-2", "S3-2.4-3", "S3-6-13", "S3-2.13-4f", "S3-4-9"),
)
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_class_writes_solves_and_offers_a_problem(
    server: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts, tag = Texts(language), language[:2]
    root = server.client("root")
    names = f"writer{tag}", f"pupil{tag}", f"other{tag}"
    writer, pupil, _ = (server.add_user(name, ROOT_PASSWORD) for name in names)
    gid = make_group(root, shortName=f"Class{tag}")
    add_member(root, gid, writer, ADMIN)
    assert ask_in(pupil, gid).data is None
    display_id = f"CLASS{tag.upper()}DOUBLE"

    visitor = new_visitor(server, language=language)
    log_in(visitor, server, names[0])
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/problem")
    expect(page.get_by_text(texts(LIST, "empty"))).to_be_visible()
    page.get_by_role("link", name=texts(LIST, "create")).click()
    write(page, texts)
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-editor/\d+\?step=data$"))
    look_at(visitor, page)
    visitor.open(page, f"/group/{gid}/problem?mode=admin")
    expect(page.get_by_text(display_id)).to_be_visible()
    look_closely(visitor, page, f"group-kept-{tag}")
    page.get_by_role("button", name=texts(LIST, "menu", id=display_id)).click()
    with page.expect_download():
        page.get_by_role("button", name=texts(LIST, "download")).click()
    page.get_by_role("button", name=texts(LIST, "menu", id=display_id)).click()
    page.get_by_role("button", name=texts(LIST, "apply")).click()
    page.get_by_role("dialog").get_by_role("button", name=texts(LIST, "apply")).click()
    expect(page.get_by_text(texts(LIST, "progress.1"))).to_be_visible()
    withdraw_and_apply_again(page, texts, display_id)
    visitor.check(page)

    solve(server, new_visitor, texts, language, gid, names[1], display_id)
    visitor = new_visitor(server, language=language)
    log_in(visitor, server, names[2])
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/problem")
    expect(page.get_by_text("Doubling")).to_have_count(0)
    review(server, new_visitor, texts, language, display_id)
    assert server.client().get("/api/get-problem-detail", problemId=display_id).status == 200


def withdraw_and_apply_again(page: Page, texts: Texts, display_id: str) -> None:
    """While nobody has decided."""
    waiting = page.get_by_text(texts(LIST, "progress.1"))
    for entry, shown in (("withdraw", 0), ("apply", 1)):
        page.get_by_role("button", name=texts(LIST, "menu", id=display_id)).click()
        page.get_by_role("button", name=texts(LIST, entry), exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=texts(LIST, entry), exact=True).click()
        expect(waiting).to_have_count(shown)


def write(page: Page, texts: Texts) -> None:
    expect(page.get_by_role("button", name=texts(EDITOR, "save"))).to_be_visible()
    fill_in(page, texts, "double")
    upload_cases(page, texts)
    page.get_by_role("button", name=texts(EDITOR, "save")).click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()


def solve(
    server: ServerProcess,
    new_visitor: NewVisitor,
    texts: Texts,
    language: str,
    gid: int,
    name: str,
    display_id: str,
) -> None:
    """A member opens it from the list; the sandbox says that it is right, and the list marks it."""
    pupil = server.client(name)
    body = {"pid": display_id, "gid": gid, "language": "Python3", "code": DOUBLE}
    visitor = new_visitor(server, language=language)
    log_in(visitor, server, name)
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/problem")
    page.get_by_role("link", name="Doubling").click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem/{display_id}$"))
    expect(page.get_by_role("heading", name=re.compile("Doubling")).first).to_be_visible()
    look_closely(visitor, page, f"group-problem-{language[:2]}")
    number = pupil.post("/api/submit-problem-judge", body).data["submitId"]
    assert wait_for_verdict(pupil, number)["status"] == 0
    visitor.open(page, f"/group/{gid}/problem")
    row = page.get_by_role("row").filter(has_text="Doubling")
    expect(row.get_by_text(texts("shell", "verdict.accepted"))).to_have_count(1)
    look_closely(visitor, page, f"group-practice-{language[:2]}")


def review(
    server: ServerProcess, new_visitor: NewVisitor, texts: Texts, language: str, display_id: str
) -> None:
    visitor = new_visitor(server, language=language)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, "/admin/group-problem/apply")
    look_closely(visitor, page, f"group-review-{language[:2]}")
    page.get_by_role("button", name=texts(REVIEW, "lookNamed", id=display_id)).click()
    accept = texts(REVIEW, "accept")
    page.get_by_role("dialog").get_by_role("button", name=accept, exact=True).click()
    page.get_by_role("dialog").last.get_by_role("button", name=accept, exact=True).click()
    expect(page.get_by_text(texts(REVIEW, "progressOf.2"))).to_be_visible()
    visitor.check(page)
