"""Somebody goes through a contest that is over on a clock of their own, in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.oj_appliance.contests.stage import ADD, MINUTE, WRONG, Stage
from tests.server_process import ROOT_PASSWORD

SHELL, BOARD = "features/contest", "features/contest/board"
PROBLEM, SUBMISSIONS = "features/problem", "features/submissions"
LENGTH, LATER = 10, 100  # minutes

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    stage = Stage.set_up()
    yield stage
    stage.close()


def enter(
    new_visitor: NewVisitor, stage: Stage, language: str, name: str = "", **looks: Any
) -> Walk:
    visitor = new_visitor(stage.server, language=language, **looks)
    if name:
        stage.server.make_user(name, ROOT_PASSWORD)
        log_in(visitor, stage.server, name)
    return Walk(visitor, language)


def played(stage: Stage, title: str) -> int:
    """Ben solves A in minute 2, cat in minute 6."""
    cid = stage.hold(
        title=title, seal_rank=False, open_rank=True, end_time=stage.begin + LENGTH * MINUTE
    )
    for minute, name in ((2, "ben"), (6, "cat")):
        stage.at(minute)
        stage.submit(stage.people[name], cid)
    return cid


def row_of(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has_text=name)


def start(walk: Walk, cid: int) -> None:
    walk.open(f"/contest/{cid}")
    walk.press(SHELL, "virtual.offer.start")
    dialog = walk.page.get_by_role("dialog")
    walk.click(dialog.get_by_role("button", name=walk.texts(SHELL, "virtual.startAsk.confirm")))
    expect(walk.page.get_by_text(walk.texts(SHELL, "virtual.running.title"))).to_be_visible()


def solve(walk: Walk, code: str, verdict: str) -> None:
    page, texts = walk.page, walk.texts
    box = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    if box.input_value() != "Python3":
        walk.choose(box, value="Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    walk.click(page.get_by_role("button", name=re.compile(f"^{texts(PROBLEM, 'submit.submit')}")))
    panel = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(panel).to_contain_text(texts("shell", f"verdict.{verdict}"))


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_contest_is_gone_through_once_more(
    language: str, stage: Stage, new_visitor: NewVisitor
) -> None:
    name = f"later_{language[:2]}"
    cid = played(stage, f"Once more {language}")
    stage.at(LATER)
    walk = enter(new_visitor, stage, language, name, width=1366)
    page, texts = walk.page, walk.texts

    start(walk, cid)
    chip = (
        page.get_by_role("banner")
        .or_(page.locator("header"))
        .get_by_text(texts(SHELL, "virtual.chip"), exact=True)
    )
    expect(chip.first).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"00:(10:00|09:\d\d)"))
    look_at(walk.visitor, walk.page)

    stage.at(LATER + 3.5)
    walk.follow(SHELL, "virtual.running.problems")
    walk.click(page.get_by_role("link", name="First"))
    solve(walk, WRONG, "wrongAnswer")
    solve(walk, ADD, "accepted")
    # A power cut in the middle: everything is there again.
    stage.server.kill()
    stage.server.start()
    stage.at(LATER + 4)
    walk.visitor.wait_until_it_stands(page)
    walk.visitor.faults.clear()
    walk.open(f"/contest/{cid}/rank")
    expect(page.get_by_text(texts(BOARD, "replay"))).to_be_visible()
    expect(row_of(page, "ben")).to_have_count(1)
    expect(row_of(page, "cat")).to_have_count(0)
    # Above the board, and in its place.
    expect(row_of(page, name)).to_have_count(2)
    expect(row_of(page, name).last).to_contain_text(texts(BOARD, "row.virtual"))
    expect(row_of(page, name).last).to_contain_text("2")
    look_at(walk.visitor, walk.page)
    walk.open(f"/contest/{cid}/submissions")
    expect(row_of(page, name)).to_have_count(2)
    expect(row_of(page, "ben")).to_have_count(0)

    outside = enter(new_visitor, stage, language)
    outside.open(f"/contest/acm-scoreboard/{cid}")
    expect(row_of(outside.page, "cat").first).to_be_visible()
    expect(row_of(outside.page, name)).to_have_count(0)

    stage.at(LATER + LENGTH + 1)
    walk.open(f"/contest/{cid}")
    expect(page.get_by_text(texts(SHELL, "virtual.ended.place", rank=3))).to_be_visible()
    walk.press(SHELL, "virtual.ended.submissions")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(3)
    expect(chip).to_have_count(0)
    look_at(walk.visitor, walk.page)
    walk.open(f"/contest/{cid}/rank")
    expect(row_of(page, "cat").first).to_be_visible()
    expect(row_of(page, name)).to_have_count(0)


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_it_is_ended_early_on_a_phone(language: str, stage: Stage, new_visitor: NewVisitor) -> None:
    cid = played(stage, f"Short {language}")
    stage.at(LATER)
    walk = enter(new_visitor, stage, language, f"early_{language[:2]}", width=390)
    start(walk, cid)
    look_at(walk.visitor, walk.page)
    walk.press(SHELL, "virtual.running.end")
    dialog = walk.page.get_by_role("dialog")
    walk.click(dialog.get_by_role("button", name=walk.texts(SHELL, "virtual.endAsk.confirm")))
    walk.sees(walk.texts(SHELL, "virtual.ended.none"))
    look_at(walk.visitor, walk.page)
    walk.open(f"/contest/{cid}")
    walk.sees(walk.texts(SHELL, "virtual.ended.title"))
    start_again = walk.texts(SHELL, "virtual.offer.start")
    expect(walk.page.get_by_role("button", name=start_again)).to_have_count(0)
