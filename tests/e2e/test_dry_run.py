"""A teacher tries an exam as a student before it begins (contract timedwork.md §17)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.timed_work.making import DESK, add_to_work, create_work
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

READY, WORK = "features/admin/exam-readiness", "features/timed-work"
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    root = server.client("root")
    for version in "AB":
        add_problem(root, a_plus_b(f"SUM{version}", title=f"Sum {version}"))
    yield server
    server.stop()
    server.remove()


def look_at(visitor: Visitor, page: Page, name: str) -> None:
    """Nothing broken, nothing out of sight, nothing that a screen reader cannot tell."""
    visitor.wait_until_it_stands(page)
    visitor.check(page)
    assert raw_text_keys(page) == []
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_teacher_tries_both_papers_and_wipes_them(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    tid = create_work(root, title=f"Midterm {language}", begins=600, lasts=90)
    pids = [
        int(row["id"]) for row in root.get("/api/admin/problem/get-problem-list").data["records"]
    ]
    for pid, version in zip(pids, "AB", strict=True):
        assert add_to_work(root, tid, pid, "A", version=version).status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/readiness")
    expect(page.get_by_text(texts(READY, "dryRun.about"))).to_be_visible()
    look_at(visitor, page, f"readiness-{language}-{width}")
    page.get_by_role("radio", name=texts(READY, "dryRun.paper", value="B")).check(force=True)
    page.get_by_role("button", name=texts(READY, "dryRun.begin"), exact=True).click()
    bar = page.get_by_role("region", name=texts(WORK, "dryRun.label"))
    expect(bar).to_be_visible()
    page.get_by_role("button", name=texts(WORK, "start.start"), exact=True).click()
    sure = page.get_by_role("dialog").get_by_role("button", name=texts(WORK, "start.start"))
    sure.click()
    expect(sure).to_be_hidden()
    look_at(visitor, page, f"dry-run-begun-{language}-{width}")
    page.get_by_role("link", name=texts(WORK, "tabs.problems"), exact=True).click()
    page.get_by_role("link", name="Sum").first.click()
    expect(bar).to_be_visible()
    look_at(visitor, page, f"dry-run-problem-{language}-{width}")
    number = int(page.url.split("/timedwork/")[1].split("/")[0])
    page.get_by_role("button", name=texts(WORK, "dryRun.end"), exact=True).click()
    expect(page.get_by_text(texts(READY, "dryRun.about"))).to_be_visible()
    assert root.get("/api/admin/exam/dry-run", tid=tid).data["dryRun"] is None
    gone = root.get("/api/homework/get-timed-work-info", tid=number)
    assert gone.err == "timedwork.missing"
    assert root.get(f"{DESK}/get-record-list", tid=tid).data["total"] == 0
