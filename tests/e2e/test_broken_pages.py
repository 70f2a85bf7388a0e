"""What must not end a lesson: a part that does not come, a crash, an upgrade under an open page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.page_releases import UpgradedSite
from tests.server_process import ROOT_PASSWORD, ServerProcess

SHELL, LOGIN, RANKS = "shell", "features/account", "features/ranks"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def site() -> Iterator[UpgradedSite]:
    running = UpgradedSite()
    yield running
    running.end()


def crashes_in_the_log(server: ServerProcess) -> list[dict[str, str]]:
    read = [json.loads(line) for line in server.output().splitlines() if line.startswith("{")]
    return [line["crash"] for line in read if line["event"] == "a page crashed"]


def mark(page: Page) -> None:
    page.evaluate("window.isTheSame = true")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.isTheSame === true"))


MISSING = {
    "zh-CN": (
        "可能已被删除，或没有对您开放；也请检查地址是否正确。",
        "返回比赛列表",
        "返回题目列表",
    ),
    "en-US": (
        "It may have been removed, or is not open to you. Look also whether the address is right.",
        "Back to the contests",
        "Back to the problems",
    ),
}


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_what_is_not_there_leads_back_to_its_list(
    site: UpgradedSite, new_visitor: NewVisitor, language: str
) -> None:
    texts, (told, contests, problems) = Texts(language), MISSING[language]
    visitor = new_visitor(site.server, language=language)
    site.server.make_user(f"lost{language[:2]}", ROOT_PASSWORD)
    log_in(visitor, site.server, f"lost{language[:2]}")
    page = visitor.new_page()
    for address, back, to in (
        ("/contest/99", contests, "/contest"),
        ("/problem/NOSUCH", problems, "/problem"),
    ):
        visitor.open(page, address)
        expect(page.get_by_text(told, exact=True)).to_be_visible()
        again = page.get_by_role("button", name=texts(SHELL, "kit.retry"))
        expect(again).to_have_count(0)
        page.get_by_role("link", name=back, exact=True).click()
        expect(page).to_have_url(re.compile(f"{to}$"))
    visitor.forget_refusals()


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_login_that_does_not_come_can_be_asked_for_again(
    site: UpgradedSite, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    visitor = new_visitor(site.server, language=language)
    page = visitor.new_page()
    visitor.open(page, "/problem")
    mark(page)
    page.route("**/assets/LoginDialog-*", lambda route: route.abort())
    page.get_by_role("button", name=texts(SHELL, "user.login")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(texts(SHELL, "part.missing"))
    page.unroute("**/assets/LoginDialog-*")
    dialog.get_by_role("button", name=texts(SHELL, "kit.retry")).click()
    expect(dialog.locator("input[type=password]")).to_be_visible()
    assert is_marked(page), "the page was not loaded anew"


def test_a_crash_shows_a_number_that_console_and_log_know(
    site: UpgradedSite, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    visitor = new_visitor(site.server, language="en-US")
    page = visitor.new_page()
    written: list[str] = []
    page.on("console", lambda message: written.append(message.text))

    def nonsense(route: Route) -> None:
        body = {"status": 200, "msg": "", "data": {"records": [None], "total": 1}}
        route.fulfill(content_type="application/json", body=json.dumps(body))

    page.route("**/api/get-problem-list?**", nonsense)
    page.goto(f"{visitor.base}/problem?keyword=secret")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(texts(SHELL, "errors.pageTitle"))
    found = re.search(r"\d{6}", alert.inner_text())
    assert found
    number = found[0]
    assert any(number in line for line in written)
    expect(page.get_by_role("banner")).to_be_visible()
    visitor.wait_until_it_stands(page)
    (crash,) = [each for each in crashes_in_the_log(site.server) if each["number"] == number]
    assert (crash["route"], crash["version"]) == ("ProblemList", site.build)
    assert crash["message"] and "secret" not in str(crash)

    page.unroute("**/api/get-problem-list?**")
    alert.get_by_role("button", name=texts(SHELL, "kit.retry")).click()
    expect(alert).to_have_count(0)


def test_an_upgrade_under_an_open_page_loses_nothing_and_says_so(
    site: UpgradedSite, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    visitor = new_visitor(site.server, language="en-US")
    page = visitor.new_page()
    visitor.open(page, "/home")
    mark(page)
    site.upgrade("cccccccccccc", renamed=site.chunk_of("AcmRank"))

    page.get_by_role("button", name=texts(SHELL, "nav.ranks")).click()
    page.get_by_role("link", name=texts(SHELL, "nav.acmRank")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts(RANKS, "title.acm"))
    told = page.get_by_role("status").filter(has_text=texts(SHELL, "release.text"))
    expect(told).to_be_visible()
    assert is_marked(page), "nobody's page is loaded anew under his hands"

    told.get_by_role("button", name=texts(SHELL, "errors.reload")).click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts(RANKS, "title.acm"))
    assert not is_marked(page)
