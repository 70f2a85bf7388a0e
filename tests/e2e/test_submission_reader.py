"""A submission and the list of them, as reader, owner and root meet them; the words are the
specification's."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem, problem_body
from tests.server_process import ROOT_PASSWORD, ServerProcess

RIGHT = "print(sum(map(int, input().split())))\n"
COPIED = (
    "document.addEventListener('copy', () => { window.copied = document.activeElement.value; })"
)

pytestmark = pytest.mark.e2e


@pytest.mark.covers("S1-5-21", "S1-8-8a", "S1-9-15", "S1-9-4")
def test_a_guest_sees_all_submissions_in_the_time_of_his_computer(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    add_problem(root, a_plus_b("SUBREAD1"))
    mine = submit(root, "SUBREAD1", "Python3", RIGHT)
    told = str(wait_for_verdict(root, mine)["submitTime"])
    visitor = new_visitor(server, language="en-US")
    page = visitor.new_page()
    zone = page.context.new_cdp_session(page)
    zone.send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Kolkata"})
    visitor.open(page, "/status?problemID=SUBREAD1")
    shown = page.locator("tbody tr").first.locator("time")
    hour, minute, second = (int(part) for part in told[11:19].split(":"))
    minutes = (hour * 60 + minute + 5 * 60 + 30) % (24 * 60)
    local = f"{minutes // 60:02}:{minutes % 60:02}:{second:02}"
    assert re.search(rf"\d{{4}}-\d\d-\d\d {local}", str(shown.get_attribute("title")))
    sizes = page.get_by_role("combobox", name="Rows a page").locator("option")
    assert [int(size.split()[0]) for size in sizes.all_inner_texts()] == [10, 15, 30, 50, 100]

    page.get_by_role("radio", name="Mine").click(force=True)
    expect(page.get_by_text("Please login first")).to_be_visible()
    expect(page.get_by_role("dialog", name=re.compile("^Log in"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="All")).to_be_checked()
    expect(page.locator("tbody tr")).to_have_count(1)
    visitor.check(page)


@pytest.mark.covers("S1-2.9-2", "S1-2.9-3", "S1-8-16i")
def test_an_owner_reads_subtasks_and_copies_the_code(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    body = problem_body(
        "SUBREAD2", [("1 2\n", "3\n"), ("3 4\n", "7\n")], type=1, judgeCaseMode="subtask_lowest"
    )
    for group, sample in enumerate(body["samples"], 1):
        sample.update(score=50, groupNum=group)
    add_problem(server.client("root"), body)
    owner = server.add_user("subreader2", ROOT_PASSWORD)
    mine = submit(owner, "SUBREAD2", "Python3", "print(3)\n")
    wait_for_verdict(owner, mine)
    visitor = new_visitor(server, language="en-US")
    log_in(visitor, server, "subreader2")
    page = visitor.new_page()
    page.add_init_script(COPIED)
    visitor.open(page, f"/submission-detail/{mine}")
    row = page.get_by_role("table", name="This submission").locator("tbody tr")
    expect(row).to_have_count(1)
    for words in (str(mine), "Partial", "50", "SUBREAD2", "Python3"):
        expect(row).to_contain_text(words)
    # Details of a submission belong to the status page.
    status = page.get_by_role("navigation").get_by_role("link", name="Status", exact=True)
    expect(status).to_have_attribute("aria-current", re.compile("."))

    subtasks = page.locator("details").filter(has_text="Subtask")
    expect(subtasks).to_have_count(2)
    for part in subtasks.all():
        was_open = part.evaluate("part => part.open")
        part.locator("summary").click()
        assert part.evaluate("part => part.open") is not was_open
    page.get_by_role("radio", name="All cases").check(force=True)
    expect(subtasks).to_have_count(0)
    expect(page.get_by_role("table", name="Test cases").locator("tbody tr")).to_have_count(2)

    page.get_by_role("button", name="Copy", exact=True).last.click()
    expect(page.get_by_text("Copied successfully")).to_be_visible()
    assert page.evaluate("window.copied") == "print(3)\n"
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copy", exact=True).last.click()
    expect(page.get_by_text(re.compile("^Copied failed"))).to_be_visible()
    visitor.check(page)


@pytest.mark.covers("S1-4.3-8", "S1-8-16c", "S1-8-16e", "S1-8-16f")
def test_root_resubmits_judges_by_hand_and_cancels(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    points = problem_body("SUBREAD3", [("1 2\n", "3\n")], type=1)
    points["samples"][0]["score"] = 100
    add_problem(root, points)
    judged = submit(root, "SUBREAD3", "Python3", RIGHT)
    wait_for_verdict(root, judged)
    checker = "#include <cstdio>\nint main() { return 100; }"
    pid = add_problem(
        root,
        a_plus_b("SUBREAD4", judgeMode="spj", spjLanguage="C++", spjCode=checker, spjAbi="hoj"),
    )
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        database.execute("UPDATE problem SET spj_code = NULL WHERE id = ?", (pid,))
    broken = submit(root, "SUBREAD4", "Python3", RIGHT)
    assert wait_for_verdict(root, broken)["status"] == 4
    visitor = new_visitor(server, language="en-US")
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, f"/submission-detail/{broken}")
    page.get_by_role("button", name="Resubmit").click()
    expect(page.get_by_text("Resubmitted Successfully")).to_be_visible()

    visitor.open(page, f"/submission-detail/{judged}")
    page.get_by_role("button", name="By hand").click()
    dialog = page.get_by_role("dialog")
    score = dialog.get_by_role("textbox")
    expect(score).to_have_value("100")
    score.fill("60")
    dialog.get_by_role("combobox").select_option("8")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Update Successfully")).to_be_visible()
    page.get_by_role("button", name="By hand").click()
    dialog.get_by_role("button", name="Cancel the submission").click()
    question = page.get_by_role("dialog", name=f"Cancel submission #{judged}?")
    question.get_by_role("button", name="Cancel the submission").click()
    expect(page.get_by_text("Cancel Successfully")).to_be_visible()
    visitor.open(page, f"/submission-detail/{broken}")
    page.get_by_role("button", name="By hand").click()
    expect(dialog.get_by_role("combobox")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    visitor.check(page)
