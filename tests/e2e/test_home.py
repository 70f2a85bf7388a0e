"""The start page from an empty site to one with pictures, as root and a visitor see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.conftest import NewVisitor
from tests.e2e.pdf_text import read_pdf
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.home.pictures import png
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
HOME, DESK = "features/home", "features/admin/start-pictures"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A site of its own with one solved problem: its pictures and its name change."""
    running = ServerProcess().start()
    add_problem(running.client("root"), a_plus_b("HOME1"))
    student = running.add_user("earlybird")
    wait_for_verdict(student, submit(student, "HOME1", "Python3", ADD))
    yield running
    running.stop()
    running.remove()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Pictures on root's own disk; no name looks like a key of a text."""
    found = {name: tmp_path / f"{name}.png" for name in ("Sports1", "Hall2", "Club3")}
    for shade, path in enumerate(found.values()):
        path.write_bytes(png(900, 240, bytes((60 * shade, 90, 160))))
    return found


def look_at(visitor: Visitor, page: Page) -> None:
    expect(page.locator("h1")).to_have_count(1)
    assert raw_text_keys(page) == [], page.url
    assert not scrolls_sideways(page), page.url
    visitor.check(page)


@pytest.mark.covers("S1-2.2-1", "S1-2.2-3", "S1-2.2-6", "S1-2.2-9", "S1-9-8i", "S1-1-9")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "light"), ("en-US", 1440, "dark")]
)
def test_root_brings_pictures_and_visitors_see_them(
    language: str,
    width: int,
    theme: str,
    new_visitor: NewVisitor,
    site: ServerProcess,
    files: dict[str, Path],
) -> None:
    texts = Texts(language)
    root = new_visitor(site, language=language, width=width, theme=theme)
    log_in(root, site)
    desk = root.new_page()
    root.open(desk, "/admin/tools")
    desk.evaluate("history.pushState(null, '', '/admin/start-pictures')")
    expect(desk.get_by_text(texts(DESK, "carousel.empty"))).to_be_visible()
    for name in ("Sports1", "Hall2"):
        desk.get_by_label(texts(DESK, "carousel.choose")).nth(1).set_input_files(files[name])
        expect(desk.get_by_title(f"{name}.png", exact=True)).to_be_visible()
    slot = texts(DESK, "promo.slot", place=1)
    desk.locator(f"input[type=file][aria-label='{slot}']").set_input_files(files["Club3"])
    first = desk.get_by_role("group", name=slot)
    expect(first.locator("img")).to_be_visible()
    first.get_by_label(texts(DESK, "promo.address")).fill("elsewhere")
    # Going back asks first, and the form stands as it was.
    expect(desk.get_by_role("button", name=texts(DESK, "promo.save"))).to_be_enabled()
    desk.evaluate("history.back()")
    desk.get_by_role("button", name=texts("shell", "leave.stay")).click()
    expect(first.get_by_label(texts(DESK, "promo.address"))).to_have_value("elsewhere")
    desk.get_by_role("button", name=texts(DESK, "promo.save")).click()
    expect(first.get_by_text(texts(DESK, "promo.badAddress"))).to_be_visible()
    first.get_by_label(texts(DESK, "promo.address")).fill("/problem")
    desk.get_by_role("button", name=texts(DESK, "promo.save")).click()
    expect(desk.get_by_text(texts(DESK, "promo.saved"), exact=True)).to_be_visible()
    look_at(root, desk)

    visitor = new_visitor(site, language=language, width=width, theme=theme)
    page = visitor.new_page()
    visitor.open(page, "/")
    page.wait_for_url("**/home")
    welcome = texts(HOME, "greeting.guest", name="OJ")
    expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
    carousel = page.get_by_role("region", name=texts(HOME, "carousel.title"))
    expect(carousel.get_by_role("img", name="Sports1")).to_be_visible()
    box = carousel.bounding_box()
    assert box is not None and box["height"] <= 222
    carousel.get_by_role("button", name=texts(HOME, "carousel.next")).click()
    expect(carousel.get_by_role("img", name="Hall2")).to_be_visible()
    rank = page.get_by_role("list").filter(has_text="earlybird")
    expect(rank).to_have_css("max-height", "500px")
    look_at(visitor, page)
    page.get_by_role("link", name="/problem", exact=True).click()
    page.wait_for_url("**/problem")

    for name in ("Sports1", "Hall2"):
        remove = texts(DESK, "carousel.deleteNamed", name=f"{name}.png")
        desk.get_by_role("button", name=remove).click()
        desk.get_by_role("button", name=texts(DESK, "carousel.delete"), exact=True).click()
        expect(desk.get_by_title(f"{name}.png", exact=True)).to_have_count(0)
    first.get_by_role("button", name=texts(DESK, "promo.remove")).click()
    desk.get_by_role("button", name=texts(DESK, "promo.save")).click()
    expect(first.locator("img")).to_have_count(0)
    visitor.open(page, "/home")
    expect(page.get_by_text("earlybird")).to_be_visible()
    expect(carousel).to_have_count(0)


def test_the_address_is_printed_on_one_sheet(new_visitor: NewVisitor, site: ServerProcess) -> None:
    root = new_visitor(site)
    log_in(root, site)
    page = root.new_page()
    root.open(page, "/home")
    page.get_by_role("button", name=re.compile("向全班展示")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    sheet = read_pdf(page.pdf())
    address = dialog.locator("p").inner_text()
    assert sheet.pages == 1 and address in sheet.text
    assert "题库" not in sheet.text
    root.check(page)
