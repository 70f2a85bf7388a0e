"""The clock of the server's computer is wrong: staff are told where they look during an exam, at
the room board and before it on the page of its preparations, and decide there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.test_server_clock import HOUR, Computer
from tests.http_client import Client
from tests.oj_appliance.timed_work.making import create_work, start

TIME = "features/admin/dashboard"

pytestmark = pytest.mark.e2e


@pytest.fixture
def computer() -> Iterator[Computer]:
    found = Computer()
    yield found
    found.remove()


def test_the_board_says_that_the_servers_clock_is_wrong_and_root_decides_there(
    computer: Computer, new_visitor: NewVisitor
) -> None:
    tid = create_work(computer.root, lasts=120, duration=90 * 60)
    lin = computer.server.add_user("lin")
    assert start(lin, tid).status == 200
    chinese, english = Texts("zh-CN"), Texts("en-US")

    computer.set_clock(HOUR)
    computer.wait(held=True, running=True)
    visitor = new_visitor(computer.server, language="zh-CN", width=820)
    log_in(visitor, computer.server)
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/room")
    jumped = chinese(TIME, "clock.ahead", by="1小时", computer="@").partition("@")[0]
    expect(notice(page)).to_contain_text(jumped)
    look_closely(visitor, page, "clock-jumped-board")
    visitor.open(page, f"/admin/timedwork/{tid}/readiness")
    expect(notice(page)).to_contain_text(jumped)
    look_closely(visitor, page, "clock-jumped-readiness")
    page.close()

    computer.start_again(-24 * 365 * HOUR)
    refused = lin.get("/api/homework/get-timed-work-problem-list", tid=tid)
    assert refused.err == "clock.doubtful"
    visitor = new_visitor(computer.server, language="en-US", width=1366)
    log_in(visitor, computer.server)
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/room")
    doubted = english(TIME, "clock.doubtful", computer="@", known="@").split("@")[2]
    expect(notice(page)).to_contain_text(doubted)
    look_closely(visitor, page, "clock-doubted-board")
    page.get_by_role("button", name=english(TIME, "clock.server"), exact=True).click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(english(TIME, "clock.serverAsked"))
    question.get_by_role("button", name=english(TIME, "clock.server"), exact=True).click()
    expect(page.get_by_text(english(TIME, "clock.done"))).to_be_visible()
    expect(page.get_by_text(doubted)).to_have_count(0)
    assert problems_are_told(lin, tid)
    assert computer.told()["doubtful"] is False


def notice(page: Page) -> Locator:
    return page.get_by_role("main")


def problems_are_told(who: Client, tid: int) -> bool:
    return who.get("/api/homework/get-timed-work-problem-list", tid=tid).status == 200
