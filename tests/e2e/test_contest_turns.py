"""A contest that starts and ends while its page is open: nothing is loaded anew. The server's clock
is the test's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.stage import END, Stage
from tests.server_process import ROOT_PASSWORD

SHELL = "features/contest"

pytestmark = pytest.mark.e2e


@pytest.fixture
def stage() -> Iterator[Stage]:
    running = Stage.set_up()
    yield running
    running.close()


@pytest.mark.covers("S2-4-1", "S2-4-2", "S2-4-3", "S2-4-5", "S2-2.2-2", "S2-2.2-3", "S2-2.4-2")
def test_a_contest_starts_is_sealed_and_ends_before_the_eyes_of_its_reader(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    stage.server.make_user("watcher", ROOT_PASSWORD)
    contest = stage.hold(allow_end_submit=True)
    stage.at(-90)
    visitor = new_visitor(stage.server, language="en-US")
    log_in(visitor, stage.server, "watcher")
    page = visitor.new_page()
    visitor.open(page, f"/contest/{contest}/problems")
    timer = page.get_by_role("timer").first
    settings = page.get_by_role("button", name=texts(SHELL, "settings.title"))
    progress = page.get_by_role("progressbar").first
    expect(page.get_by_text(texts(SHELL, "shut.notStarted"))).to_be_visible()
    expect(timer).to_have_text(re.compile(r"^01:(2\d|30):\d\d$"))
    expect(progress).to_have_attribute("aria-valuenow", "0")
    page.evaluate("window.isTheSamePage = true")

    # The page hears of the time with the next word on the live socket.
    stage.at(70)
    first = page.get_by_role("row").filter(has_text="First")
    expect(first).to_contain_text("?")
    expect(timer).to_have_text(re.compile(r"^00:[45]\d:\d\d$"))
    expect(progress).to_have_attribute("aria-valuenow", re.compile(r"^(5[89]|6\d)$"))
    expect(page.get_by_text(texts("shell", "schedule.status.running"))).to_be_visible()
    expect(settings).to_have_count(0)

    stage.at(END + 1)
    expect(timer).to_have_text("00:00:00")
    expect(first).to_contain_text("0.00%")
    expect(page.get_by_text(texts("shell", "schedule.status.ended")).first).to_be_visible()
    settings.click()
    switch = page.get_by_role("switch")
    switch.check(force=True)
    expect(switch).to_be_checked()
    visitor.wait_until_it_stands(page)
    assert page.evaluate("window.isTheSamePage")
    visitor.check(page)
