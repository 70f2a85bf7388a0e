"""Boards of a contest in a browser, before and after the seal: for participants and for everybody,
in both languages, wide and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage
from tests.oj_appliance.contests.rolling.conftest import stage

__all__ = ["stage"]

BOARD = "features/contest/board"

pytestmark = pytest.mark.e2e


def look_at(visitor: Visitor, page: Page) -> None:
    expect(page.locator("h1")).to_have_count(1)
    assert raw_text_keys(page) == [], page.url
    assert not scrolls_sideways(page), page.url
    visitor.check(page)


def cells(page: Page, name: str) -> list[str]:
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name)).last
    return [" ".join(text.split()) for text in row.get_by_role("cell").all_inner_texts()]


@pytest.mark.covers(
    *("S2-1-2b", "S2-2.1-8", "S2-2.3-1", "S2-2.3-2", "S2-2.3-4", "S2-2.3-7", "S2-2.3-8"),
    *("S2-2.3-9", "S2-2.3-10", "S2-2.3-12", "S2-2.3-13", "S2-4-9", "S2-7-4", "S2-7-10", "S2-7-11"),
)
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "light"), ("en-US", 1440, "dark")]
)
def test_a_sealed_board_shows_everybody_the_seal_and_its_manager_what_is(
    language: str, width: int, theme: str, stage: Stage, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    first, second, star = (stage.person() for _ in range(3))
    one, two, three = (each.headers["X-Name"] for each in (first, second, star))
    contest: Contest = stage.contest(title="Spring", star_accounts=[three])
    contest.submit(first, "A", 10, AC)
    contest.submit(second, "A", 20, WA)
    contest.submit(second, "A", 30, AC)
    contest.submit(star, "B", 40, WA)
    contest.submit(second, "B", 70, AC)
    stage.clock(90)

    guest = new_visitor(stage.server, language=language, width=width, theme=theme)
    page = guest.new_page()
    guest.open(page, f"/contest/acm-scoreboard/{contest.id}")
    tries = texts(BOARD, "cell.tries", count=1)
    assert cells(page, two) == [
        *("2", "1", "50"),
        f"30 {texts(BOARD, 'cell.tries', count=2)}",
        f"? {tries}",
    ]
    assert cells(page, three)[1:3] == ["0", "0"]
    expect(page.get_by_role("columnheader", name="A").last).to_contain_text("2/3")
    look_at(guest, page)
    page.get_by_role("button", name=texts(BOARD, "row.follow", name=two)).click()
    expect(page.get_by_role("rowheader", name=two)).to_have_count(2)
    page.get_by_role("switch", name=texts(BOARD, "bar.stars")).uncheck()
    expect(page.get_by_role("rowheader", name=three)).to_have_count(0)
    page.get_by_role("searchbox").fill(one)
    expect(page.get_by_role("rowheader", name=two)).to_have_count(0)
    guest.open(page, f"/contest/acm-scoreboard/{contest.id}")
    # This browser remembers whom it follows.
    expect(page.get_by_role("rowheader", name=two)).to_have_count(2)

    manager = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(manager, stage.server)
    page = manager.new_page()
    manager.open(page, f"/contest/{contest.id}/rank")
    assert cells(page, two)[-1] == f"? {tries}"
    page.get_by_role("switch", name=texts(BOARD, "bar.force")).check()
    expect(page.get_by_role("row").filter(has_text=two)).to_contain_text("70")
    look_at(manager, page)
    # The page hears of a verdict by itself.
    contest.submit(first, "B", 80, AC)
    expect(page.get_by_role("row").filter(has_text=one)).to_contain_text("80")
