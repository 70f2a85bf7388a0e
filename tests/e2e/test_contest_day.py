"""A contest day: an organiser, three participants, somebody outside and the desk that prints,
through one ACM and one OI contest of ten minutes. What it costs in pages and clicks is printed."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.counted_walk import Walk
from tests.e2e.stored_login import log_in
from tests.e2e.test_rolling_board import step_words
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.stage import ADD, MINUTE, WRONG, Stage
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD

OFFICE, SHELL = "features/admin/contests", "features/contest"
BOARD, ROLL, SETUP = (
    "features/contest/board",
    "features/scroll-board",
    "features/contest/scroll-setup",
)
PRINT, TALK = "features/contest/print", "features/contest/comments"
NEWS, PROBLEM = "features/contest/announcements", "features/problem"
ANNOUNCING = "features/admin/announcements"
LENGTH, SEALED = 10, 6  # minutes
PAPER = "#include <cstdio>\n// what is to be read on paper, long enough for the desk\n"
LOCAL = """(moment) => {
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60000).toISOString().slice(0, 19);
}"""
# As few as they are today.
ORGANISER_CLICKS, PARTICIPANT_CLICKS = 16, 8

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    stage = Stage.set_up()
    yield stage
    stage.close()


@dataclass
class Day:
    """Everybody who takes part, each in a window of their own."""

    stage: Stage
    language: str
    new_visitor: NewVisitor

    def walk(self, name: str = "", **looks: Any) -> Walk:
        """Somebody who has logged in, or with no name a guest."""
        visitor = self.new_visitor(self.stage.server, language=self.language, **looks)
        if name:
            log_in(visitor, self.stage.server, name)
        return Walk(visitor, self.language)

    def person(self, name: str, role: str = "user") -> str:
        """A username for this language."""
        username = f"{name}_{self.language[:2]}"
        self.stage.server.make_user(username, ROOT_PASSWORD, role)
        return username

    def look_at(self, walk: Walk) -> None:
        walk.visitor.wait_until_it_stands(walk.page)
        assert raw_text_keys(walk.page) == [], walk.page.url
        assert not scrolls_sideways(walk.page), walk.page.url
        walk.check()


@pytest.mark.covers(
    *("S1-1-2f", "S2-1-1", "S2-1-2a", "S2-1-2b", "S2-1-2c", "S2-1-2d", "S2-1-2e", "S2-1-2h"),
)
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_contest_day(
    language: str,
    stage: Stage,
    new_visitor: NewVisitor,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    day = Day(stage, language, new_visitor)
    stage.at(-5)
    teacher = day.person("organiser", "admin")
    names = [day.person(name) for name in ("yi", "er", "san")]
    organiser, outside = day.walk(teacher), day.walk(width=1366)
    people = [day.walk(name, width=1366) for name in names]
    title = f"Spring {language}"

    cid = make_contest(organiser, stage, title)
    day.look_at(organiser)
    find_from_outside(outside, title)

    stage.at(1)
    enter_from_the_list(people[0], title)
    solve(people[0], WRONG, "wrongAnswer")
    solve(people[0], ADD, "accepted")
    day.look_at(people[0])
    stage.at(2)
    people[1].open(f"/contest/{cid}/problem/A")
    solve(people[1], ADD, "accepted")
    # A power cut in the middle: everything is there again.
    stage.server.kill()
    stage.server.start()
    stage.at(3)
    for walk in (organiser, outside, *people):
        walk.visitor.wait_until_it_stands(walk.page)
        walk.visitor.faults.clear()
    people[0].open(f"/contest/{cid}/rank")
    expect(row_of(people[0].page, names[1]).first).to_be_visible()
    day.look_at(people[0])

    announce(organiser, cid)
    people[1].open(f"/contest/{cid}/problems")
    expect(people[1].page.get_by_role("link", name="Lunch")).to_be_visible()
    ask_and_answer(people[1], organiser, cid, names[1])

    stage.at(SEALED + 1)
    people[2].open(f"/contest/{cid}/problem/B")
    solve(people[2], ADD, "accepted")
    outside.open(f"/contest/acm-scoreboard/{cid}")
    expect(row_of(outside.page, names[0]).first).to_be_visible()
    told = str(row_of(outside.page, names[2]).first.inner_text())
    assert not re.search(r"\b7\b", told), "solved in minute 7, after the seal"
    day.look_at(outside)

    print_a_text(people[2], day.walk("root"), cid)

    stage.at(LENGTH + 1)
    roll(organiser, cid, winner=names[1])
    sheet = export(organiser, cid, tmp_path)
    # A failure costs the first twenty minutes.
    places = {row[1]: (str(row[0]), str(row[5])) for row in sheet[1:]}
    yi, er, san = names
    assert places == {er: ("1", "1"), san: ("2", "1"), yi: ("3", "1")}
    play_oi(day, people, names, organiser)
    with capsys.disabled():
        for walk, who in zip((organiser, *people), (teacher, *names), strict=True):
            print("\n" + walk.report(f"contest day, {who}"), end="")
    assert organiser.clicks <= ORGANISER_CLICKS
    assert max(walk.clicks for walk in people) <= PARTICIPANT_CLICKS


def make_contest(organiser: Walk, stage: Stage, title: str) -> int:
    """From the back-office's list to two problems of the bank."""
    page, texts = organiser.page, organiser.texts
    organiser.open("/admin/contest")
    organiser.follow(OFFICE, "create")
    page.get_by_role("textbox", name=texts(OFFICE, "basic.name")).first.fill(title)
    for name, minute in (("start", 0), ("end", LENGTH)):
        moment = page.evaluate(LOCAL, stage.begin + minute * MINUTE)
        page.locator(f"input[name={name}]").fill(moment)
    for key in ("board.seal", "board.open", "further.openPrint"):
        organiser.clicks += 1
        page.get_by_role("switch", name=texts(OFFICE, key), exact=False).check(force=True)
    organiser.choose(page.get_by_label(texts(OFFICE, "board.sealWhen"), exact=True), value="own")
    sealed = page.evaluate(LOCAL, stage.begin + SEALED * MINUTE)
    page.locator("input[name=sealAt]").fill(sealed)
    organiser.press(OFFICE, "make")
    organiser.press(OFFICE, "problem.fromBank")
    for problem in ("ONE", "TWO"):
        organiser.press(OFFICE, "picker.addNamed", title=f"Problem {problem}")
    organiser.press(OFFICE, "picker.close")
    found = re.search(r"/contest/(\d+)/", page.url)
    assert found, page.url
    return int(found[1])


def find_from_outside(outside: Walk, title: str) -> None:
    outside.open("/contest")
    entry = outside.page.get_by_role("listitem").filter(has_text=title)
    expect(entry).to_contain_text(outside.texts("shell", "contest.status.scheduled"))
    outside.click(entry.get_by_role("link", name=title))
    expect(outside.page.get_by_role("dialog")).to_be_visible()


def enter_from_the_list(walk: Walk, title: str) -> None:
    walk.open("/contest")
    walk.click(walk.page.get_by_role("link", name=title))
    tabs = walk.page.get_by_role("navigation", name=walk.texts(SHELL, "tabs.label"))
    walk.click(tabs.get_by_role("link", name=walk.texts(SHELL, "tabs.problems")))
    walk.click(walk.page.get_by_role("link", name="Problem ONE"))
    expect(walk.page).to_have_url(re.compile(r"/problem/A$"))


def solve(walk: Walk, code: str, verdict: str) -> None:
    page, texts = walk.page, walk.texts
    box = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    if box.input_value() != "Python3":
        walk.choose(box, value="Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    button = page.get_by_role("button", name=re.compile(f"^{texts(PROBLEM, 'submit.submit')}"))
    walk.click(button)
    panel = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(panel).to_contain_text(texts("shell", f"verdict.{verdict}"))


def row_of(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has_text=name)


def announce(organiser: Walk, cid: int) -> None:
    page, texts = organiser.page, organiser.texts
    organiser.open(f"/admin/contest/{cid}/announcement")
    organiser.press(ANNOUNCING, "create")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill("Lunch")
    dialog.locator("textarea").first.fill("At **noon**, in the hall.")
    organiser.click(dialog.get_by_role("button", name=texts("shell", "form.save")))
    expect(page.get_by_role("table")).to_contain_text("Lunch")


def ask_and_answer(student: Walk, organiser: Walk, cid: int, name: str) -> None:
    student.open(f"/contest/{cid}/comment")
    student.page.get_by_role("textbox", name=student.texts(TALK, "write.label")).fill("May n be 0?")
    student.press(TALK, "write.send")
    expect(student.page.get_by_role("article")).to_have_count(1)
    organiser.open(f"/contest/{cid}/comment")
    organiser.press(TALK, "reply.open")
    label = organiser.texts(TALK, "reply.to", name=name)
    organiser.page.get_by_role("textbox", name=label).fill("No.")
    organiser.press(TALK, "reply.send")
    student.page.reload()
    student.sees("No.")


def print_a_text(student: Walk, desk: Walk, cid: int) -> None:
    student.open(f"/contest/{cid}/print")
    student.page.locator("textarea").fill(PAPER)
    student.press(PRINT, "submit")
    student.sees(student.texts(PRINT, "sent"))
    desk.open(f"/contest/{cid}/admin-print")
    row = desk.page.get_by_role("row").filter(has_text=desk.texts(PRINT, "status.waiting"))
    with desk.visitor.context.expect_page() as opened:
        desk.click(row.get_by_role("button").first)
    sheet = opened.value
    expect(sheet.get_by_text("// what is to be read on paper")).to_be_visible()
    sheet.close()
    desk.click(row.get_by_role("button").last)
    expect(desk.page.get_by_text(desk.texts(PRINT, "status.printed")).first).to_be_visible()


def roll(organiser: Walk, cid: int, *, winner: str) -> None:
    texts = organiser.texts
    organiser.open(f"/contest/{cid}/scroll-board")
    organiser.page.get_by_label(texts(SETUP, "gold")).fill("1")
    with organiser.visitor.context.expect_page() as opened:
        organiser.press(SETUP, "start")
    hall = opened.value
    expect(hall.get_by_role("listitem")).to_have_count(3)
    told = str(hall.get_by_text(step_words(texts, 0), exact=False).text_content())
    for step in range(1, max(map(int, re.findall(r"\d+", told))) + 1):
        hall.keyboard.press("Space")
        expect(hall.get_by_text(step_words(texts, step), exact=False)).to_be_visible()
    expect(hall.get_by_text(texts(ROLL, "end"))).to_be_visible()
    expect(hall.get_by_role("listitem").filter(has_text=winner)).to_be_visible()
    hall.close()


def export(organiser: Walk, cid: int, folder: Path) -> list[list[Any]]:
    organiser.open(f"/contest/{cid}/rank")
    with organiser.page.expect_download() as got:
        organiser.press(BOARD, "bar.download")
    file = folder / "rank.xlsx"
    got.value.save_as(file)
    sheet = load_workbook(io.BytesIO(file.read_bytes())).active
    assert sheet is not None
    return [list(row) for row in sheet.iter_rows(values_only=True)]


def play_oi(day: Day, people: list[Walk], names: list[str], organiser: Walk) -> None:
    """Sealed from its first minute: nobody learns a score before the end."""
    stage, texts = day.stage, Texts(day.language)
    stage.at(1)
    points = a_plus_b(f"POINTS-{day.language[:2]}", type=1)
    for sample, score in zip(points["samples"], (20, 30, 50), strict=True):
        sample["score"] = score
    stage.pids["ONE"] = add_problem(stage.root, points)
    times = {"end_time": stage.begin + LENGTH * MINUTE, "seal_rank_time": stage.begin}
    cid = stage.hold(title=f"Olympiad {day.language}", type=1, open_rank=True, **times)
    page = people[0].page
    people[0].open(f"/contest/{cid}/problem/A")
    submitted = texts(PROBLEM, "contest.submitted")
    box = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    people[0].choose(box, value="Python3")
    page.locator(".cm-content").click()
    page.keyboard.insert_text(WRONG)
    button = page.get_by_role("button", name=re.compile(f"^{texts(PROBLEM, 'submit.submit')}"))
    people[0].click(button)
    expect(page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))).to_contain_text(
        submitted
    )
    number = stage.submit(stage.server.client(names[1], ROOT_PASSWORD), cid)
    people[1].open(f"/contest/{cid}/problem/A/submission-detail/{number}")
    people[1].sees(texts("features/submissions", "detail.hidden"))
    stage.at(LENGTH + 1)
    people[0].open(f"/contest/{cid}/rank")
    expect(row_of(page, names[1]).first).to_contain_text("100")
    day.look_at(people[0])
    walk = day.walk()
    walk.open(f"/contest/oi-scoreboard/{cid}")
    expect(row_of(walk.page, names[1]).first).to_contain_text("100")
    day.look_at(walk)
