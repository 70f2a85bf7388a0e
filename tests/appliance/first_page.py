"""The first page of an appliance and its first lesson, by hand in a browser that stands in the same
room: python -m tests.appliance.first_page BASE CODE STORY

Language, a new site, setup code, administrator, demo problems, class list, login slips; the first
of three students comes in and gets a program accepted, the others log in over HTTP. STORY is
written for what follows. Fails for a console error, a report of the content security policy and a
request to anybody else.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from openpyxl import Workbook
from playwright.sync_api import expect, sync_playwright

from tests.appliance.story import ADD, ROOT_PASSWORD, Pupil, Story
from tests.e2e.browser import HOST, PATIENCE_S, Visitor, launch
from tests.e2e.counted_walk import Walk
from tests.e2e.test_first_lesson import expect_verdict, submit
from tests.http_client import Client

SETUP, ROSTER, SLIPS = "features/setup", "features/admin/roster", "features/admin/slips"
ACCOUNT = "features/account"
NAMES = ("赵明华", "钱丽强", "孙敏静")
CHOSEN = "my-own-word"


@dataclass(frozen=True)
class Teacher:
    """The walk of one window; `port` is the site's."""

    walk: Walk

    def begin(self, code: str) -> None:
        walk, page = self.walk, self.walk.page
        walk.open("/")
        expect(page).to_have_url(re.compile(r"/setup$"))
        page.get_by_role("button", name="Language").click()
        page.get_by_role("button", name="简体中文", exact=True).click()
        new = page.get_by_role("radio", name=walk.texts(SETUP, "way.new"))
        expect(new).to_be_checked()
        page.get_by_label(walk.texts(SETUP, "code")).first.fill(code)
        for number in range(2):
            page.locator("input[type=password]").nth(number).fill(ROOT_PASSWORD)
        page.get_by_label(walk.texts(SETUP, "name")).first.fill("实验中学 OJ")
        page.get_by_role("checkbox", name=walk.texts(SETUP, "demo")).check()
        walk.press(SETUP, "submit")
        expect(page).to_have_url(re.compile(r"/home$"))
        walk.check()

    def take_class_list(self, file: Path) -> list[Pupil]:
        walk, page = self.walk, self.walk.page
        walk.follow("features/home", "firstSteps.classList.go")
        walk.choose_file(page.locator("input[type=file]"), file)
        walk.press(ROSTER, "commit", create=len(NAMES), update=0)
        walk.press(ROSTER, "slips")
        slips = page.locator("iframe").content_frame.locator(".slip")
        expect(slips).to_have_count(len(NAMES))
        told = slips.evaluate_all(
            "(slips) => slips.map((slip) => [slip.querySelector('.name').textContent,"
            " ...[...slip.querySelectorAll('.code')].map((each) => each.textContent)])"
        )
        walk.check()
        return [Pupil(*each) for each in told]


def class_list(file: Path) -> Path:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.title = "高一1班"
    sheet.append(["学号", "姓名"])
    for number, name in enumerate(NAMES):
        sheet.append([20260100 + number, name])
    book.save(file)
    return file


def come_in(walk: Walk, pupil: Pupil) -> None:
    """With the slip in the hand, and a password of one's own."""
    page = walk.page
    walk.open("/")
    walk.press("shell", "user.login")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(walk.texts("login", "username")).fill(pupil.username)
    dialog.locator("input[type=password]").fill(pupil.password)
    walk.click(dialog.get_by_role("button", name=walk.texts("login", "submit"), exact=True))
    expect(dialog.get_by_text(walk.texts(ACCOUNT, "change.text"))).to_be_visible()
    asked = dialog.locator("input[type=password]")
    for number in range(asked.count()):
        asked.nth(number).fill(CHOSEN)
    walk.press(ACCOUNT, "change.submit")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text(pupil.name)
    pupil.password = CHOSEN
    walk.visitor.faults.clear()  # what was asked behind the dialog was refused until then


def get_accepted(walk: Walk) -> None:
    page = walk.page
    walk.open("/problem")
    page.get_by_role("link", name="A+B").first.click()
    name = walk.texts("features/problem", "editor.language")
    page.get_by_role("combobox", name=name).select_option("Python3")
    submit(page, walk.texts, ADD)
    expect_verdict(page, walk.texts, "accepted")
    walk.check()


def come_in_by_http(base: str, pupil: Pupil) -> None:
    client = Client(base).login(pupil.username, pupil.password)
    answer = client.post("/api/change-password", {"newPassword": CHOSEN})
    assert answer.data["code"] == 200, answer.body
    pupil.password = CHOSEN


def main(base: str, code: str, story: Path) -> None:
    began, port = time.monotonic(), base.rpartition(":")[2]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)

        def window(language: str, shown: str) -> Walk:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, locale=language, color_scheme="light"
            )
            context.set_default_timeout(PATIENCE_S * 1000)
            return Walk(Visitor(context, f"http://{HOST}:{port}"), shown)

        teacher = Teacher(window("en-US", "zh-CN"))
        teacher.begin(code)
        pupils = teacher.take_class_list(class_list(Path(folder) / "名单.xlsx"))
        first = window("zh-CN", "zh-CN")
        come_in(first, pupils[0])
        get_accepted(first)
        print(
            f"   first accepted in the browser after {time.monotonic() - began:.0f} s", flush=True
        )
        browser.close()
    for pupil in pupils[1:]:
        come_in_by_http(base, pupil)
    Story(pupils).write(story)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
