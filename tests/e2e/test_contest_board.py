"""Boards of a contest in a browser, before and after the seal: for participants and for everybody,
in both languages, wide and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage
from tests.oj_appliance.contests.rolling.conftest import stage
from tests.server_process import ROOT_PASSWORD

__all__ = ["stage"]

BOARD, SHELL = "features/contest/board", "features/contest"
PARTIAL = 8

pytestmark = pytest.mark.e2e


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


# Of ink or ground, whichever has more colour.
COLOUR = """(cell) => {
  const { color, backgroundColor } = getComputedStyle(cell);
  const [rgb, span] = [color, backgroundColor]
    .map((each) => each.match(/[\\d.]+/g).map(Number).slice(0, 3))
    .map((each) => [each, 1 - Math.min(...each) / Math.max(...each)])
    .sort(([, one], [, other]) => other - one)[0];
  return span < 0.25 ? 'grey' : ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))];
}"""


def colours(page: Page, name: str) -> list[str]:
    """Of the problems' cells in somebody's row."""
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name)).last
    return [str(cell.evaluate(COLOUR)) for cell in row.locator("[data-result]").all()]


def open_board(visitor: Visitor, contest: Contest, path: str) -> Page:
    page = visitor.new_page()
    visitor.open(page, path.replace("ID", str(contest.id)))
    expect(page.get_by_role("table")).to_be_visible()
    return page


@pytest.mark.covers("S1-4.1-19", "S2-2.1-8", "S2-2.3-3", "S2-2.3-11", "S2-7-10", "S2-7-11")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
)
def test_an_oi_board_tells_scores_and_times_inside_and_outside(
    language: str, width: int, theme: str, stage: Stage, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    ann, ben = stage.person(), stage.person()
    one, two = (each.headers["X-Name"] for each in (ann, ben))
    watcher = f"watcher{language[:2].lower()}"
    stage.server.make_user(watcher, ROOT_PASSWORD)
    contest = stage.contest(type=1, title="Olympiad", allow_end_submit=True)
    contest.submit(ann, "A", 10, AC, score=100, time=40)
    contest.submit(ann, "B", 20, PARTIAL, score=30)
    contest.submit(ben, "A", 30, WA, score=0)
    contest.submit(ben, "B", 70, AC, score=100, time=25)

    stage.clock(90)
    guest = new_visitor(stage.server, language=language, width=width, theme=theme)
    page = open_board(guest, contest, "/contest/oi-scoreboard/ID")
    told = {one: ["1", "130 40 ms", "100 40 ms", "30"], two: ["2", "0 0 ms", "0", ""]}
    for name, row in told.items():
        assert cells(page, name) == row
    assert colours(page, one) == ["green", "blue"]
    assert colours(page, two) == ["red"]
    look_at(guest, page)
    member = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(member, stage.server, watcher)
    inside = open_board(member, contest, "/contest/ID/rank")
    for name, row in told.items():
        assert cells(inside, name) == row
    manager = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(manager, stage.server)
    whole = open_board(manager, contest, "/contest/ID/rank")
    whole.get_by_role("switch", name=texts(BOARD, "bar.force")).check()
    expect(whole.get_by_role("row").filter(has_text=two)).to_contain_text("100")
    assert cells(whole, two) == ["2", "100 25 ms", "0", "100 25 ms"]
    assert colours(whole, two) == ["red", "green"]

    # Opened by its end; what came after it counts where its reader wants it.
    contest.submit(ben, "A", 125, AC, score=100, time=5)
    stage.clock(130, later_by=20)
    ended = {one: told[one], two: ["2", "100 25 ms", "0", "100 25 ms"]}
    after = ["1", "200 30 ms", "100 5 ms", "100 25 ms"]
    for visitor, path in (
        (guest, "/contest/oi-scoreboard/ID"),
        (member, "/contest/ID/rank"),
    ):
        page = open_board(visitor, contest, path)
        assert cells(page, two) == ended[two]
        expect(page.get_by_role("switch", name=texts(BOARD, "bar.auto"))).to_be_disabled()
        page.get_by_role("switch", name=texts(BOARD, "bar.containsEnd")).check()
        expect(page.get_by_role("row").filter(has_text=two).last).to_contain_text("200")
        assert cells(page, two) == after
        look_at(visitor, page)


@pytest.mark.covers("S2-2.2-2", "S2-2.3-3", "S2-2.3-6", "S2-2.3-10", "S1-4.1-19")
def test_what_came_after_the_end_is_shown_where_the_settings_say_so(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    ann, ben = stage.person(), stage.person()
    name, other = (each.headers["X-Name"] for each in (ann, ben))
    contest = stage.contest(title="Open end", allow_end_submit=True, auto_real_rank=False)
    contest.submit(ann, "A", 10, AC)
    contest.submit(ann, "B", 20, WA)
    contest.submit(ben, "B", 70, AC)
    stage.clock(90)
    stage.server.make_user("latecomer", ROOT_PASSWORD)
    visitor = new_visitor(stage.server, language="en-US")
    log_in(visitor, stage.server, "latecomer")
    page = open_board(visitor, contest, "/contest/ID/rank")
    assert colours(page, name) == ["green", "red"]
    assert colours(page, other) == ["grey"]
    expect(page.get_by_role("button", name=texts(SHELL, "settings.title"))).to_have_count(0)

    contest.edit(auto_real_rank=True)
    contest.submit(ann, "B", 125, AC)
    stage.clock(130, later_by=20)
    visitor.open(page, f"/contest/{contest.id}/rank")
    auto = page.get_by_role("switch", name="Auto refresh")
    expect(auto).to_be_disabled()
    expect(auto).not_to_be_checked()
    assert cells(page, name) == ["1", "1", "10", "10 1 try first to solve it", "−1 1 try"]
    page.get_by_role("button", name=texts(SHELL, "settings.title")).click()
    page.get_by_role("switch", name="Contains submissions after the contest").check()
    expect(page.get_by_role("row").filter(has_text=name)).to_contain_text("*")
    assert cells(page, name)[-1] == "* 2 tries"
    page.keyboard.press("Escape")
    # The same switch for the lists beside it.
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    tabs.get_by_role("link", name="Submissions").click()
    expect(page.locator("tbody tr")).to_have_count(4)
    tabs.get_by_role("link", name="Problems").click()
    second = page.get_by_role("row").filter(has=page.get_by_text("B", exact=True))
    expect(second).to_contain_text("66.67%")
    visitor.check(page)
