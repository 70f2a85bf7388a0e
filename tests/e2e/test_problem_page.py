"""The reading side of the problem page, as a student lives it: panes, files, examples, verdict of a
failed example, praise, and the sheet to print; on a wide screen and on a phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

PROBLEM = "features/problem"
FILE = bytes(range(256)) * 8
CASES = [("3\n", "1\n2\n3\n"), ("5\n", "1\n2\n3\n4\n5\n")]
RIGHT = "print(*range(1, int(input()) + 1), sep='\\n')"
WRONG = "print('1\\n2x\\n3')"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def problem(server: ServerProcess) -> str:
    """Display id of a problem with two languages, formulas, and files of both kinds."""
    root = server.client("root")
    english = {
        "title": "Count up",
        "description": "Print all numbers up to $n \\le 10^5$.",
        "input": "The number $n$.",
        "output": "One number a line.",
        "hint": "",
    }
    body = problem_body(
        "PAGE-E2E",
        CASES,
        title="数到 n",
        description="输出 1 到 $n$ 的整数，其中 $n \\le 10^5$。",
        statements={"en-US": english},
        userExtraFile=json.dumps({"notes.txt": "Begin with one."}),
    )
    pid = add_problem(root, body)
    root.upload("/api/file/upload-problem-attachment", "board.zip", FILE, pid=pid)
    return "PAGE-E2E"


def button(page: Page | Locator, texts: Texts, key: str, **fill: object) -> Locator:
    return page.get_by_role("button", name=texts(PROBLEM, key, **fill), exact=True)


def left_width(page: Page, texts: Texts) -> float:
    pane = page.get_by_role("region", name=texts(PROBLEM, "reading"))
    return float(pane.evaluate("e => e.getBoundingClientRect().width"))


@pytest.mark.covers("S1-2.7-9")
def test_the_divider_is_dragged_collapses_resets_and_is_remembered(
    new_visitor: NewVisitor, server: ServerProcess, problem: str
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(server)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{problem}")
    divider = page.get_by_role("separator")
    expect(divider).to_have_attribute("aria-label", texts(PROBLEM, "split.divider"))
    assert left_width(page, texts) == pytest.approx(634, abs=2)

    drag_to(page, divider, 900)
    assert left_width(page, texts) == pytest.approx(900, abs=8)
    divider.press("ArrowLeft")
    kept = left_width(page, texts)
    assert 200 < kept < 890
    page.reload()
    expect(divider).to_be_visible()
    assert left_width(page, texts) == pytest.approx(kept, abs=2)

    writing = page.get_by_role("region", name=texts(PROBLEM, "writing"))
    drag_to(page, divider, 1230)
    expect(writing).to_be_visible()
    page.set_viewport_size({"width": 768, "height": 900})
    visitor.wait_until_it_stands(page)
    assert left_width(page, texts) < 768 - 200
    assert not scrolls_sideways(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    drag_to(page, divider, 1300)
    expect(writing).to_be_hidden()
    button(page, texts, "split.reset").click()
    expect(writing).to_be_visible()
    assert left_width(page, texts) == pytest.approx(431, abs=2)
    visitor.check(page)


def drag_to(page: Page, divider: Locator, x: float) -> None:
    box = divider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, 400)
    page.mouse.down()
    page.mouse.move(x - 30, 400)
    page.mouse.move(x, 400)
    page.mouse.up()


@pytest.mark.covers("S1-2.7-7", "S1-2.7-4")
def test_fold_focus_copy_and_files_on_plain_http(
    new_visitor: NewVisitor, server: ServerProcess, problem: str
) -> None:
    texts = Texts("en-US")
    visitor = new_visitor(server, language="en-US")
    page = visitor.new_page()
    visitor.open(page, f"/problem/{problem}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("PAGE-E2E Count up")
    writing = page.get_by_role("region", name=texts(PROBLEM, "writing"))

    button(page, texts, "split.fold").click()
    expect(writing).to_be_hidden()
    button(page, texts, "split.expand").first.click()
    expect(writing).to_be_visible()

    page.locator(".cm-content").click()
    page.keyboard.insert_text("kept")
    button(page, texts, "focus.enter").click()
    expect(page.get_by_role("navigation")).to_have_count(0)
    # The same page as before: what was written is still there.
    expect(page.locator(".cm-content")).to_have_text("kept")
    page.reload()
    expect(heading).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    button(page, texts, "focus.leave").click()
    expect(page.get_by_role("navigation").first).to_be_visible()

    name = texts(PROBLEM, "statement.outputNumber", number=1)
    button(page, texts, "statement.copy", name=name).click()
    expect(page.get_by_text(texts("shell", "kit.copied"))).to_be_visible()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Control+V")
    expect(page.locator(".cm-line")).to_have_text(["1", "2", "3", ""])

    page.get_by_role("tab", name=texts(PROBLEM, "tabs.files")).click()
    with page.expect_download() as downloading:
        button(page, texts, "files.downloadNamed", name="board.zip").click()
    assert downloading.value.suggested_filename == "board.zip"
    assert downloading.value.path().read_bytes() == FILE
    page.get_by_role("button", name="notes.txt", exact=True).click()
    expect(page.get_by_role("dialog", name="notes.txt")).to_contain_text("Begin with one.")
    assert raw_text_keys(page) == []
    visitor.check(page)


@pytest.mark.covers("S1-1-2b", "S1-2.7-14", "S1-4.5-3")
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_failed_example_is_explained_and_a_right_answer_is_praised(
    language: str, width: int, new_visitor: NewVisitor, server: ServerProcess, problem: str
) -> None:
    texts = Texts(language)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{problem}")
    submit(page, texts, WRONG)
    panel = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    sample = panel.get_by_role("region", name=texts("shell", "sample.title", number=1))
    expect(sample).to_contain_text(texts("shell", "sample.difference", line=2, column=2))
    expect(sample.locator("mark").last).to_have_text("x")
    # The other case failed as well, but it is hidden: its texts are nowhere.
    assert "4\n5" not in panel.inner_text()
    assert not scrolls_sideways(page)

    submit(page, texts, RIGHT)
    praise = page.get_by_text(texts(PROBLEM, "praise.words"))
    expect(praise).to_be_visible()
    expect(panel.get_by_text(texts("shell", "verdict.accepted")).first).to_be_visible()
    expect(praise).to_have_count(0)
    page.get_by_role("tab", name=re.compile(texts(PROBLEM, "tabs.own"))).click()
    own = page.get_by_role("table", name=texts(PROBLEM, "tabs.own"))
    expect(own.get_by_text(texts("shell", "verdict.accepted")).first).to_be_visible()
    button(page, texts, "statistics.title").click()
    dialog = page.get_by_role("dialog", name=texts(PROBLEM, "statistics.title"))
    expect(dialog.locator("circle")).to_have_count(2)
    for result, strongest in (("ac", 1), ("wa", 0)):  # green, red
        ring = dialog.locator(f"circle[data-result={result}]")
        stroke = ring.evaluate("ring => getComputedStyle(ring).stroke")
        parts = [float(part) for part in re.findall(r"[\d.]+", stroke)[:3]]
        assert parts.index(max(parts)) == strongest, stroke
    assert raw_text_keys(page) == []
    visitor.check(page)


def submit(page: Page, texts: Texts, code: str) -> None:
    name = texts(PROBLEM, "editor.language")
    page.get_by_role("combobox", name=name).select_option("Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)
    page.get_by_role("button", name=re.compile(texts(PROBLEM, "submit.submit"))).click()


def test_the_sheet_to_print_is_the_statement_alone_on_a4(
    new_visitor: NewVisitor, server: ServerProcess, problem: str
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(server)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{problem}")
    # Ctrl+P on the page itself prints the statement, too, and nothing of the other pane.
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator(".cm-content")).to_be_hidden()
    assert sizes_of(page.pdf(prefer_css_page_size=True)) == [(595, 842)]
    page.emulate_media(media="screen")
    with page.context.expect_page() as opening:
        button(page, texts, "print.open").click()
    sheet = opening.value
    expect(sheet.get_by_role("heading", level=1)).to_have_text("PAGE-E2E 数到 n")
    expect(sheet.locator(".katex").first).to_be_visible()
    sheet.emulate_media(media="print")
    expect(sheet.get_by_role("navigation")).to_have_count(0)
    expect(sheet.get_by_role("button")).to_have_count(0)
    expect(sheet.locator("pre")).to_have_text(["3\n", "1\n2\n3\n"])
    # The statement fits on one page.
    assert sizes_of(sheet.pdf(prefer_css_page_size=True)) == [(595, 842)]
    visitor.check(page)


def sizes_of(document: bytes) -> list[tuple[int, int]]:
    """Of each page, in points."""
    found = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", document)
    return [(round(float(width)), round(float(height))) for width, height in found]
