"""A teacher makes a lesson with a PDF, a film and two problems; a student works through it; the
teacher sees how far. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import verdict_of
from tests.oj_appliance.lessons.making import file_item, make_group, make_lesson, open_lesson
from tests.oj_appliance.lessons.material import pdf, pptx
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

LESSONS, OFFICE, SHELL = "features/lessons", "features/admin/lessons", "shell"
LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
SUM = "print(sum(map(int, input().split())))"
# A second of a square that turns, as this browser itself records it: or up to a minute, until there
# is a picture in it.
RECORD = """async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  const turning = setInterval(() => {
    pen.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
    pen.fillRect(0, 0, 64, 64);
  }, 20);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => { recorder.onstop = done; });
  recorder.start(100);
  for (let second = 0; second < 60 && !parts.some(({ size }) => size > 0); second += 1)
    await new Promise((done) => setTimeout(done, 1000));
  recorder.stop();
  await stopped;
  clearInterval(turning);
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}"""

pytestmark = pytest.mark.e2e


def enter(
    school: ServerProcess, new_visitor: NewVisitor, name: str, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(school, language=language, width=width, theme="light")
    log_in(visitor, school, name)
    return visitor, visitor.new_page()


def save(page: Page, texts: Texts) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=texts(SHELL, "form.save")).click()
    expect(dialog).to_have_count(0)


def add_item(page: Page, texts: Texts, part: str) -> Locator:
    page.get_by_role("button", name=texts(OFFICE, "item.addNamed", name=part)).click()
    return page.get_by_role("dialog")


def add_file(page: Page, texts: Texts, part: str, file: Path) -> None:
    """Its title is taken from the file's name."""
    dialog = add_item(page, texts, part)
    dialog.locator("input[type=file]").set_input_files(file)
    expect(dialog.get_by_text(texts(OFFICE, "item.sent"))).to_be_visible()
    title = dialog.get_by_role("textbox", name=texts(OFFICE, "item.title"))
    expect(title).to_have_value(file.stem)
    save(page, texts)


def add_problem_item(page: Page, texts: Texts, part: str, display_id: str) -> None:
    dialog = add_item(page, texts, part)
    kind = dialog.get_by_role("combobox", name=texts(OFFICE, "item.sort"))
    kind.select_option(value="problem")
    dialog.get_by_role("textbox", name=texts(OFFICE, "item.problemId")).fill(display_id)
    dialog.get_by_role("textbox", name=texts(OFFICE, "item.title")).fill(f"Solve {display_id}")
    save(page, texts)


def drag_onto(page: Page, handle: Locator, other: Locator) -> None:
    """By the pointer, with a step on the way."""
    places = [each.bounding_box() for each in (handle, other)]
    for number, place in enumerate(places):
        assert place is not None
        middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        page.mouse.move(*middle, steps=4)
        if number == 0:
            page.mouse.down()
    page.mouse.up()


def read_paper(page: Page, texts: Texts) -> None:
    """In a frame for the browser's own viewer. The Chromium of these tests has none: what it is
    given is what a viewer needs."""
    with page.expect_response("**/api/lesson/file/*.pdf?*") as fetched:
        page.get_by_role("button", name="Paper", exact=True).click()
    assert fetched.value.status == 200
    headers = fetched.value.headers
    assert headers["content-type"] == "application/pdf"
    assert headers["content-disposition"].startswith("inline;")
    assert "sandbox" not in headers["content-security-policy"]
    expect(page.get_by_role("dialog").locator("iframe[title=Paper]")).to_be_visible()
    seen = page.get_by_role("checkbox", name=texts(LESSONS, "seenNamed", title="Paper"))
    expect(seen).to_be_checked()


@pytest.mark.covers(
    *("S1-1-2j", "S3-1-5", "S3-2.11-1", "S3-2.11-2", "S3-2.11-3", "S3-2.11-4", "S3-2.11-5"),
    *("S3-2.13-3m", "S1-1-2p", "S3-1-6", "S3-6-1"),
)
@LOOKS
def test_a_lesson_is_made_worked_through_and_its_progress_seen(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    texts = Texts(language)
    root, learner = school.client("root"), f"learner{width}"
    pid = int(add_problem(root, a_plus_b(f"LES{width}A")))
    add_problem(root, a_plus_b(f"LES{width}B"))
    student = school.add_user(learner, ROOT_PASSWORD)
    ted, page = enter(school, new_visitor, "root", language, width)
    ted.open(page, "/admin/lesson")
    page.get_by_role("link", name=texts(OFFICE, "create")).click()
    title, part = f"Loops {width}", "Week 1"
    page.get_by_role("textbox", name=texts(OFFICE, "field.title")).fill(title)
    look_closely(ted, page, f"lesson-new-{width}")
    page.get_by_role("button", name=texts(OFFICE, "make"), exact=True).click()
    page.get_by_role("button", name=texts(OFFICE, "group.add")).click()
    page.get_by_role("dialog").get_by_role("textbox").first.fill(part)
    save(page, texts)
    paper, film = tmp_path / "Paper.pdf", tmp_path / "Film.webm"
    paper.write_bytes(pdf())
    film.write_bytes(base64.b64decode(page.evaluate(RECORD)))
    add_file(page, texts, part, paper)
    add_file(page, texts, part, film)
    for letter in "AB":
        add_problem_item(page, texts, part, f"LES{width}{letter}")
    handle = page.get_by_role("button", name=texts(OFFICE, "item.move", place=2, name="Film"))
    first = page.get_by_role("button", name=texts(OFFICE, "item.move", place=1, name="Paper"))
    with page.expect_response("**/api/admin/lesson/sort"):
        drag_onto(page, handle, first)
    page.get_by_role("button", name=f"Solve LES{width}B", exact=True).click()
    page.get_by_role("dialog").get_by_role("switch").uncheck()
    save(page, texts)
    look_closely(ted, page, f"lesson-groups-{width}")
    lesson = root.get("/api/admin/lesson/page", keyword=title).data["records"][0]["id"]

    # A guest is told to log in, and the student finds the lesson.
    guest = new_visitor(school, language=language, width=width, theme="light")
    guests = guest.new_page()
    guest.open(guests, "/lesson")
    guests.get_by_role("link", name=title).click()
    expect(guests.get_by_text(texts(SHELL, "guard.loginFirst")).first).to_be_visible()
    ann, anns = enter(school, new_visitor, learner, language, width)
    ann.open(anns, f"/lesson?keyword={title}")
    expect(anns.get_by_role("link", name=title)).to_be_visible()
    look_closely(ann, anns, f"lessons-{width}")
    anns.get_by_role("link", name=title).click()
    expect(anns.get_by_role("heading", level=1, name=title)).to_be_visible()
    names = anns.get_by_role("checkbox")
    expect(names).to_have_count(2)
    assert [it["title"] for it in open_lesson(student, lesson)["groups"][0]["items"]] == [
        *("Film", "Paper", f"Solve LES{width}A")
    ]
    look_closely(ann, anns, f"lesson-{width}")
    seen = anns.get_by_role("checkbox", name=texts(LESSONS, "seenNamed", title="Film"))
    anns.get_by_role("button", name="Film", exact=True).click()
    player = anns.get_by_role("dialog").locator("video")
    expect(player).to_be_visible()
    player.evaluate("(film) => { film.muted = true; return film.play(); }")
    expect(seen).to_be_checked()
    assert player.evaluate("(film) => film.videoWidth") == 64
    look_closely(ann, anns, f"lesson-film-{width}")
    anns.keyboard.press("Escape")
    read_paper(anns, texts)
    look_closely(ann, anns, f"lesson-paper-{width}")
    anns.keyboard.press("Escape")
    solve = anns.get_by_role("link", name=f"Solve LES{width}A")
    expect(solve).to_have_attribute("href", f"/problem/LES{width}A")
    assert verdict_of(student, pid, "Python3", SUM) == 0

    ted.open(page, f"/admin/lesson/{lesson}/progress")
    row = page.get_by_role("row").filter(has_text=learner)
    expect(row).to_contain_text("3 / 3")
    expect(row).to_contain_text("1 / 1")
    look_closely(ted, page, f"lesson-progress-{width}")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_teacher_sees_on_any_screen_what_becomes_of_slides(
    width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts("en-US"), school.client("root")
    lesson = make_lesson(root)
    file_item(root, make_group(root, lesson), "Show.pptx", pptx(), title="Show")
    visitor, page = enter(school, new_visitor, "root", "en-US", width)
    visitor.open(page, f"/admin/lesson/{lesson}/groups")
    row = page.get_by_role("row").filter(has_text="Show")
    expect(row.get_by_text(texts(OFFICE, "slides.none"), exact=True)).to_be_visible()
    look_closely(visitor, page, f"lesson-slides-{width}")
