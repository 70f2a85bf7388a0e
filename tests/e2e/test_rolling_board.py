"""A contest is rolled before a hall: photographed step by step in both themes, and its end is the
board that the server computes.

The pictures stand in the folder that OJ_PICTURES names, or in the test's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage
from tests.oj_appliance.contests.rolling.conftest import stage

__all__ = ["stage"]

TEXTS = "features/scroll-board"
SETUP = "features/contest/scroll-setup"
ROWS = """() => [...document.querySelectorAll('ol > li')]
  .map((row) => [Number(/-?[\\d.]+/.exec(row.style.transform)[0]), [...row.children]])
  .sort(([a], [b]) => a - b)
  .map(([, [rank, , team, ...cells]]) => [
    /^\\d+$/.test(rank.textContent) ? rank.textContent : '',
    team.querySelector('strong').textContent,
    ...cells.slice(0, -2).map((cell) => cell.dataset.state
      ? `${cell.dataset.state} ${cell.querySelector('strong').textContent}` : ''),
    ...cells.slice(-2).map((cell) => cell.textContent),
  ])"""

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def contest(stage: Stage) -> Iterator[Contest]:
    """Six people: two of them equal, one without a place; two solve what nobody sees."""
    people = [stage.person() for _ in range(6)]
    contest = stage.contest(title="Finals", star_accounts=[people[5].headers["X-Name"]])
    for person, problem, minute, status in (
        *((0, "A", 10, AC), (1, "A", 10, AC), (2, "A", 12, WA), (5, "B", 30, AC)),
        *((3, "B", 40, WA), (2, "A", 70, AC), (2, "B", 75, AC), (3, "B", 80, WA)),
        *((4, "A", 90, AC), (1, "B", 100, WA)),
    ):
        contest.submit(people[person], problem, minute, status)
    stage.clock(121)
    yield contest


@pytest.fixture
def photograph(tmp_path: Path) -> Callable[[Page, str], bytes]:
    folder = Path(os.environ.get("OJ_PICTURES", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> bytes:
        return page.screenshot(path=folder / f"{name}.png", animations="disabled")

    return take


@pytest.mark.covers("S2-1-2h", "S2-2.2-15", "S2-2.7-8", "S2-2.7-10", "S2-5-10", "S2-9-6")
@pytest.mark.parametrize(("language", "theme"), [("zh-CN", "light"), ("en-US", "dark")])
def test_a_contest_is_rolled_to_the_real_board(
    language: str,
    theme: str,
    stage: Stage,
    contest: Contest,
    new_visitor: NewVisitor,
    photograph: Callable[[Page, str], bytes],
) -> None:
    texts = Texts(language)
    visitor = new_visitor(stage.server, language=language, theme=theme)
    log_in(visitor, stage.server)
    page = visitor.new_page()
    visitor.open(page, f"/contest/{contest.id}/scroll-board")
    # Five have a rank: a tenth of them is nobody.
    gold = page.get_by_label(texts(SETUP, "gold"))
    expect(gold).to_have_value("0")
    gold.fill("1")
    page.get_by_label(texts(SETUP, "silver")).fill("1")
    visitor.check(page)
    with visitor.context.expect_page() as opened:
        page.get_by_role("button", name=texts(SETUP, "start")).click()
    hall = opened.value
    expect(hall.get_by_role("listitem")).to_have_count(6)
    progress = hall.get_by_text(step_words(texts, 0), exact=False)
    expect(progress).to_be_visible()
    steps = int(str(progress.text_content()).split()[-1 if language == "en-US" else -2])
    assert hall.evaluate(ROWS) == rows_of(sealed(stage, contest))
    pictures = [photograph(hall, f"roll-{theme}-00")]
    for step in range(1, steps + 1):
        hall.keyboard.press("Space")
        expect(hall.get_by_text(step_words(texts, step), exact=False)).to_be_visible()
        pictures.append(photograph(hall, f"roll-{theme}-{step:02}"))
    assert len(set(pictures)) == len(pictures)
    expect(hall.get_by_text(texts(TEXTS, "end"))).to_be_visible()
    assert hall.evaluate(ROWS) == rows_of(real(stage, contest))
    assert raw_text_keys(hall) == []
    assert visitor.faults == []


def step_words(texts: Texts, step: int) -> str:
    words = texts(TEXTS, "progress")
    return words[: words.index("{{all}}")].replace("{{done}}", str(step))


def real(stage: Stage, contest: Contest) -> list[dict[str, Any]]:
    return contest.rows(known_root(stage), forceRefresh=True)


def sealed(stage: Stage, contest: Contest) -> list[dict[str, Any]]:
    """As everybody saw it in the last minute of the contest."""
    stage.clock(119)
    try:
        return contest.rows(known_root(stage))
    finally:
        stage.clock(121)


def known_root(stage: Stage) -> Client:
    stage.uids["root"] = str(stage.root.get("/api/get-user-home-info").data["uid"])
    stage.root.headers = {"X-Name": "root"}
    return stage.root


def rows_of(board: list[dict[str, Any]]) -> list[list[str]]:
    """What the hall reads of the server's rows: rank, name, problems, solved, minutes."""
    return [
        [
            str(row["rank"]) if row["rank"] > 0 else "",
            str(row["rankShowName"]),
            *(cell_of(row["submissionInfo"].get(each, {})) for each in "AB"),
            str(row["ac"]),
            str(row["totalTime"] // 60),
        ]
        for row in board
    ]


def cell_of(cell: dict[str, Any]) -> str:
    if cell.get("isAC"):
        return f"{'first' if cell['isFirstAC'] else 'solved'} {cell['ACTime'] // 60}"
    if cell.get("tryNum"):
        return "sealed ?"
    return f"failed −{cell['errorNum']}" if cell.get("errorNum") else ""
