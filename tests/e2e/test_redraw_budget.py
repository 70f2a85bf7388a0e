"""What a key costs where much stands on the page. Times are processor time of the page, so
that a busy machine changes little; what decides is how large pages compare with small ones."""

from __future__ import annotations

import io
import re
import zipfile

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.page_clock import PageClock, slowness
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

EDITOR = "features/admin/problem-editor"
# A key that takes longer is felt on a school's computer, which is four times as slow.
KEY_MS = 30
KEYS = 15

pytestmark = pytest.mark.e2e


def problem_with_cases(staff: Client, display_id: str, count: int) -> int:
    """A problem with scores and groups, whose cases came in an archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(1, count + 1):
            archive.writestr(f"{number}.in", f"{number}\n")
            archive.writestr(f"{number}.out", f"{number}\n")
    found = staff.upload("/api/file/upload-testcase-zip", "cases.zip", packed.getvalue()).data
    body = problem_body(display_id, [("1\n", "1\n")], type=1, judgeCaseMode="subtask_lowest")
    body["samples"] = [
        {"input": each["input"], "output": each["output"], "score": 1, "groupNum": 1}
        for each in found["fileList"]
    ]
    body["isUploadTestCase"] = True
    body["uploadTestcaseDir"] = found["fileListDir"]
    return add_problem(staff, body)


def test_a_key_in_the_editor_costs_as_little_with_2000_cases_as_with_10(
    new_visitor: NewVisitor, server: ServerProcess, root: Client
) -> None:
    texts = Texts("zh-CN")
    found: dict[int, dict[str, float]] = {}
    for count in (10, 2000):
        pid = problem_with_cases(root, f"REDRAW-{count}", count)
        visitor = new_visitor(server)
        log_in(visitor, server)
        page = visitor.new_page()
        clock = PageClock(page)
        before = clock.read_ms()
        visitor.open(page, f"/admin/problem/edit/{pid}")
        title = page.get_by_label(re.compile("^" + texts(EDITOR, "basic.name"))).first
        expect(title).to_have_value(f"Problem REDRAW-{count}")
        found[count] = {"opening": clock.read_ms() - before, "title": key_cost(page, clock, title)}
        found[count]["statement"] = key_cost(page, clock, page.locator("textarea").first)
        page.get_by_role("tab", name=re.compile(texts(EDITOR, "steps.data"))).click()
        score = page.get_by_label(texts(EDITOR, "cases.scoreOf", number=2), exact=True)
        found[count]["score"] = key_cost(page, clock, score)
        visitor.check(page)
    times_slower = slowness(visitor.context)
    for count, costs in found.items():
        shown = ", ".join(f"{what} {ms:.1f}" for what, ms in costs.items())
        print(f"{count} cases, ms: {shown}")
    small, large = found[10], found[2000]
    for field in ("title", "statement", "score"):
        assert large[field] < KEY_MS * times_slower, field
    assert large["title"] < 3 * small["title"] + 5
    assert large["opening"] < 3 * small["opening"]


def key_cost(page: Page, clock: PageClock, field: Locator) -> float:
    field.focus()
    page.keyboard.press("End")
    # The first key makes the form a changed one, which is told once.
    page.keyboard.type("1")
    return clock.median_ms(lambda: page.keyboard.press("1"), KEYS)
