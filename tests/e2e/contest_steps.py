"""What people do on a contest day, a step each, in their own windows."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from playwright.sync_api import Locator, Page, expect

from tests.e2e.counted_walk import Walk
from tests.e2e.test_rolling_board import step_words
from tests.oj_appliance.contests.stage import MINUTE, Stage

OFFICE, SHELL = "features/admin/contests", "features/contest"
BOARD, ROLL, SETUP = (
    "features/contest/board",
    "features/scroll-board",
    "features/contest/scroll-setup",
)
PRINT, TALK = "features/contest/print", "comments"
PROBLEM, ANNOUNCING = "features/problem", "announcements"
LENGTH, SEALED = 10, 6  # minutes
PAPER = "#include <cstdio>\n// what is to be read on paper, long enough for the desk\n"
LOCAL = """(moment) => {
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60000).toISOString().slice(0, 19);
}"""


def make_contest(
    organiser: Walk, stage: Stage, title: str, problems: list[str], *, password: str | None = None
) -> int:
    """From the back-office's list to problems of the bank; with a password an OI contest of those
    who know it, sealed from its start, otherwise an ACM contest of everybody."""
    page, texts = organiser.page, organiser.texts
    organiser.open("/admin/contest")
    organiser.follow(OFFICE, "create")
    page.get_by_role("textbox", name=texts(OFFICE, "basic.name")).first.fill(title)
    if password is not None:
        for key in ("basic.oi", "entry.private"):
            organiser.clicks += 1
            page.get_by_role("radio", name=texts(OFFICE, key)).first.check(force=True)
        page.locator("input[name=pwd]").fill(password)
    for name, minute in (("start", 0), ("end", LENGTH)):
        moment = page.evaluate(LOCAL, stage.begin + minute * MINUTE)
        page.locator(f"input[name={name}]").fill(moment)
    for key in ("board.seal", "board.open", "further.openPrint"):
        organiser.clicks += 1
        page.get_by_role("switch", name=texts(OFFICE, key), exact=False).check(force=True)
    when = page.get_by_label(texts(OFFICE, "board.sealWhen"), exact=True)
    if password is None:
        organiser.choose(when, value="own")
        sealed = page.evaluate(LOCAL, stage.begin + SEALED * MINUTE)
        page.locator("input[name=sealAt]").fill(sealed)
    else:
        organiser.choose(when, value="whole")
    organiser.press(OFFICE, "make")
    organiser.press(OFFICE, "problem.fromBank")
    for problem in problems:
        organiser.press(OFFICE, "picker.addNamed", title=f"Problem {problem}")
    organiser.press(OFFICE, "picker.close")
    found = re.search(r"/contest/(\d+)/", page.url)
    assert found, page.url
    return int(found[1])


def find_from_outside(outside: Walk, title: str) -> None:
    outside.open("/contest")
    entry = outside.page.get_by_role("listitem").filter(has_text=title)
    expect(entry).to_contain_text(outside.texts("shell", "schedule.status.scheduled"))
    outside.click(entry.get_by_role("link", name=title))
    expect(outside.page.get_by_role("dialog")).to_be_visible()


def register(walk: Walk, cid: int, password: str) -> None:
    """With a wrong password first."""
    walk.open(f"/contest/{cid}")
    page, texts = walk.page, walk.texts
    for attempt in ("guessed", password):
        page.get_by_label(texts("shell", "contest.password.label")).fill(attempt)
        walk.press("shell", "contest.password.enter")
        if attempt != password:
            expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label(texts("shell", "contest.password.label"))).to_have_count(0)


def enter_from_the_list(walk: Walk, title: str, problem: str) -> None:
    walk.open("/contest")
    walk.click(walk.page.get_by_role("link", name=title))
    open_a_problem(walk, problem)


def open_a_problem(walk: Walk, problem: str) -> None:
    """By the tab of problems."""
    tabs = walk.page.get_by_role("navigation", name=walk.texts(SHELL, "tabs.label"))
    walk.click(tabs.get_by_role("link", name=walk.texts(SHELL, "tabs.problems")))
    walk.click(walk.page.get_by_role("link", name=problem))
    expect(walk.page).to_have_url(re.compile(r"/problem/A$"))


def solve(walk: Walk, code: str, verdict: str) -> None:
    """On the open problem page, up to the word that stands there then."""
    submit(walk, code)
    panel = walk.page.get_by_role("region", name=walk.texts(PROBLEM, "verdict.label"))
    expect(panel).to_contain_text(verdict)


def submit(walk: Walk, code: str) -> None:
    page, texts = walk.page, walk.texts
    box = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    if box.input_value() != "Python3":
        walk.choose(box, value="Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    button = page.get_by_role("button", name=re.compile(f"^{texts(PROBLEM, 'submit.submit')}"))
    walk.click(button)


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
