"""An organiser gives a tool of ICPC its token: the tool reads the contest until the token is taken
back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.contests.office import create_contest
from tests.server_process import ServerProcess

ROOM = "features/admin/contests"
pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_an_organiser_gives_a_tool_its_token_and_takes_it_back(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    cid = create_contest(server.client("root"), begins=-10)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/contest/{cid}/edit")
    card = page.get_by_role("region", name=texts(ROOM, "tools.title"))
    expect(card).to_contain_text(f"/clics/contests/{cid}")
    expect(card).to_contain_text(texts(ROOM, "tools.closed"))
    card.get_by_role("button", name=texts(ROOM, "tools.make")).click()
    token = card.get_by_text("clics_").inner_text()

    headers = {"Authorization": f"Bearer {token}"}
    tool = Client(server.base, headers=headers)
    assert tool.get(f"/clics/contests/{cid}/state").json["started"]
    card.scroll_into_view_if_needed()
    visitor.wait_until_it_stands(page)
    visitor.check(page)
    assert raw_text_keys(page) == []
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"tools-{language}-{width}.png", full_page=True)

    withdraw = texts(ROOM, "tools.withdraw.action")
    card.get_by_role("button", name=withdraw).click()
    page.get_by_role("dialog").get_by_role("button", name=withdraw).click()
    expect(card).to_contain_text(texts(ROOM, "tools.none"))
    expect(card.get_by_text(token)).to_have_count(0)
    assert tool.get(f"/clics/contests/{cid}/state").http == 401
