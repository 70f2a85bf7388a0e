"""What the people of an exam day do with their hands, at a student's page and at the board."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.exam_day import PROBLEM, PUPILS, WORK, ExamDay, Window, wait_until


def begin(day: ExamDay, name: str, window: Window) -> None:
    """From the list of timed works to the first problem."""
    window.open("/timedwork")
    window.page.get_by_role("link", name="Mid-term").click()
    window.press(WORK, "start.start")
    window.agree(WORK, "start.start")
    window.page.get_by_role("link", name=window.texts(WORK, "toProblems")).click()
    window.page.get_by_role("link", name="Sum").click()
    expect(window.page.locator(".cm-content")).to_be_visible()
    window.page.get_by_role("combobox").first.select_option("Python3")


def write(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def submit(window: Window) -> None:
    name = re.compile(rf"^{window.texts(PROBLEM, 'submit.submit')}(\s|$)")
    window.page.get_by_role("button", name=name).click()


def tab(window: Window, letter: str) -> Locator:
    tabs = window.page.get_by_role("navigation", name=window.texts(WORK, "progress.label"))
    return tabs.get_by_role("link", name=re.compile(rf"^{letter}\b"))


def send(day: ExamDay, name: str, letter: str, code: str) -> int:
    """Until the page shows its receipt; the number of the submission."""
    window = day.windows[name]
    before = receipts(day, name)
    tab(window, letter).click()
    expect(tab(window, letter)).to_have_attribute("aria-current", "page")
    window.page.get_by_role("combobox").first.select_option("Python3")
    write(window.page, code)
    submit(window)
    wait_until(lambda: receipts(day, name).keys() > before.keys(), f"a receipt of {name}")
    (number,) = receipts(day, name).keys() - before.keys()
    expect(window.page.get_by_text(receipts(day, name)[number]).first).to_be_visible()
    return number


def receipts(day: ExamDay, name: str) -> dict[int, str]:
    """The fingerprints by number, as the server tells them to their student."""
    told = day.at(name).get("/api/exam/get-own-progress", tid=day.tid).data["receipts"]
    return {each["submitId"]: each["fingerprint"] for each in told}


def keep(day: ExamDay, name: str, letter: str, code: str) -> None:
    """A draft, until the server has it."""
    window = day.windows[name]
    tab(window, letter).click()
    expect(tab(window, letter)).to_have_attribute("aria-current", "page")
    window.page.get_by_role("combobox").first.select_option("Python3")
    write(window.page, code)
    wait_until(lambda: draft(day, name, letter) == code, f"the draft of {name}")
    expect(tab(window, letter)).to_contain_text(window.texts(WORK, "progress.draft"))


def draft(day: ExamDay, name: str, letter: str) -> str:
    where = {"pid": day.pids[letter], "cid": day.tid + 50_000}
    found = day.at(name).get("/api/draft", **where).data
    return "" if found is None else str(found["code"])


def come_in(window: Window, name: str, password: str) -> None:
    if window.page.url == "about:blank":
        window.open("/")
    window.visitor.faults.clear()
    dialog = window.page.get_by_role("dialog")
    if dialog.count() == 0:
        window.page.get_by_role("button", name=window.texts("shell", "user.login")).first.click()
    dialog.get_by_label(window.texts("login", "username")).fill(name)
    dialog.locator("input[type=password]").fill(password)
    dialog.get_by_role("button", name=window.texts("login", "submit"), exact=True).click()
    expect(dialog).to_have_count(0)
    menu = window.texts("shell", "user.menu", name=name)
    expect(window.page.get_by_role("button", name=menu)).to_be_visible()


def away(window: Window) -> Locator:
    words = window.texts("shell", "connection.lost", time="@").partition("@")[2]
    return window.page.get_by_text(re.compile(re.escape(words)))


def seat(board: Window, name: str) -> Locator:
    return board.page.get_by_role("button").filter(has_text=PUPILS[name].realname)


def put_away(board: Window) -> None:
    """Whatever lies over the board."""
    dialogs = board.page.get_by_role("dialog")
    while open_ones := dialogs.count():
        board.page.keyboard.press("Escape")
        # One whose question was answered a moment ago goes by itself, perhaps just now.
        expect(dialogs).not_to_have_count(open_ones)
