"""What a student is told of cases while they are judged and where an output is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.submissions.test_case_progress import ADD, slow_problem
from tests.oj_appliance.submissions.test_first_difference import CASES, WRONG
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ROOT_PASSWORD, ServerProcess

SLOW = f"import time\ntime.sleep(1)\n{ADD}"
JUDGED = {"zh-CN": "/ 6 个测试点", "en-US": "of 6"}
DIFFERENCE = {
    "zh-CN": "第 2 行第 16 列开始不同：输出为“51”，应为“50”",
    "en-US": 'First difference in line 2, column 16: "51" was read, "50" expected',
}

pytestmark = pytest.mark.e2e


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_a_student_is_told_which_case_is_judged_and_where_an_output_differs(
    language: str, width: int, new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root, name = server.client("root"), f"told_{language[:2]}"
    slow, telling = f"TOLD-SLOW-{language[:2]}", f"TOLD-{language[:2]}"
    slow_problem(root, slow)
    add_problem(root, problem_body(telling, CASES, showCheckerComment=True))
    student = server.add_user(name, ROOT_PASSWORD)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, name)
    page = visitor.new_page()
    # The page stands before the first case is run, however slow the machine.
    pause = "/api/admin/judge/pause"
    assert root.put(pause, {"paused": True, "reason": ""}).status == 200
    try:
        number = submit(student, slow, "Python3", SLOW)
        visitor.open(page, f"/submission-detail/{number}")
    finally:
        assert root.put(pause, {"paused": False}).status == 200
    expect(page.get_by_text(JUDGED[language]).first).to_be_visible()
    picture(page, f"judging-{width}")
    wait_for_verdict(student, number)

    number = submit(student, telling, "Python3", WRONG)
    wait_for_verdict(student, number)
    visitor.open(page, f"/submission-detail/{number}")
    expect(page.get_by_text(DIFFERENCE[language]).filter(visible=True)).to_have_count(1)
    assert not scrolls_sideways(page)
    picture(page, f"difference-{width}")
    visitor.check(page)
