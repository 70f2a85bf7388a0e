"""The start page from an empty site to one with pictures, as root and a visitor see it."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.pdf_text import read_pdf
from tests.e2e.stopped_clock import stop_the_clock
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.home.pictures import png
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

ADD = "print(sum(map(int, input().split())))"
CONFIG = "/api/admin/config/set-web-config"
HOME, DESK = "features/home", "features/admin/start-pictures"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def site(school: ServerProcess) -> ServerProcess:
    """With one solved problem and no picture."""
    root, student = school.client("root"), school.add_user("earlybird")
    add_problem(root, a_plus_b("HOME1"))
    wait_for_verdict(student, submit(student, "HOME1", "Python3", ADD))
    # Somebody else may have looked at the ranks just before.
    root.post("/api/admin/config/cache-clear")
    return school


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Pictures on root's own disk; no name looks like a key of a text."""
    found = {name: tmp_path / f"{name}.png" for name in ("Sports1", "Hall2", "Club3")}
    for shade, path in enumerate(found.values()):
        path.write_bytes(png(900, 240, bytes((60 * shade, 90, 160))))
    return found


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


@pytest.mark.covers("S1-2.2-2", "S1-2.2-5", "S1-2.2-12")
def test_a_guest_reads_problems_and_announcements(
    new_visitor: NewVisitor, site: ServerProcess
) -> None:
    root = site.client("root")
    visitor = new_visitor(site, language="en-US")
    page = visitor.new_page()
    visitor.open(page, "/home")
    expect(page.get_by_text("There are no announcements.")).to_be_visible()
    for number in range(1, 7):
        text = {"title": f"News {number}", "content": f"**Bold {number}**", "status": 0}
        assert root.post("/api/admin/announcement", text).status == 200
    assert root.put(CONFIG, {"shortName": "Riverside"}).status == 200
    visitor.open(page, "/home")
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome to Riverside")
    panel = (
        page.locator("section, div")
        .filter(has=page.get_by_role("heading", name="Announcements"))
        .last
    )
    news = page.get_by_role("link", name=re.compile(r"^News \d$"))
    expect(news).to_have_count(5)
    expect(panel).to_contain_text("root")
    with page.expect_response("**/api/get-common-announcement*") as again:
        page.get_by_role("button", name="Refresh announcements").click()
    assert "limit=5" in again.value.url
    page.get_by_role("button", name="Page 2").first.click()
    expect(news).to_have_count(1)
    news.click()
    expect(page).to_have_url(re.compile(r"/home\?announcement=\d+$"))
    expect(page.locator("strong", has_text=re.compile(r"^Bold \d$"))).to_be_visible()
    page.get_by_role("button", name="Back to the announcements").click()
    expect(news).to_have_count(1)

    table = page.get_by_role("table", name="Recently updated problems")
    row = table.locator("tbody tr").first
    expect(row).to_contain_text("HOME1")
    expect(row.locator("time")).to_have_text(re.compile("ago|now"))
    row.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/problem/HOME1$"))
    assert root.put(CONFIG, {"visible3": False, "shortName": "OJ"}).status == 200
    visitor.open(page, "/home")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(table).to_have_count(0)
    assert root.put(CONFIG, {"visible3": True}).status == 200
    visitor.check(page)


@pytest.mark.covers("S1-9-8g", "S1-9-8h", "S1-9-8e", "S1-9-8f", "S3-9-14")
def test_the_start_page_by_its_clocks(new_visitor: NewVisitor, site: ServerProcess) -> None:
    root = site.client("root")
    for shade, name in enumerate(("first", "second")):
        content = png(900, 240, bytes((60 * shade, 90, 160)))
        assert root.upload("/api/file/upload-carouse-img", f"{name}.png", content).status == 200
    student = site.add_user("waiting", ROOT_PASSWORD)
    unread = int(student.get("/api/msg/unread").data["mine"])
    visitor = new_visitor(site, language="en-US")
    log_in(visitor, site, "waiting")
    page = visitor.new_page()
    page.clock.install()
    visitor.open(page, "/home")
    pictures = page.get_by_role("region", name="Pictures")
    page.mouse.move(5, 5)
    stop_the_clock(page)

    # Pictures stay for five seconds.
    pictures.get_by_role("button", name="Next picture").click()
    page.mouse.move(5, 5)
    pictures.get_by_role("button", name="Next picture").blur()
    shown = pictures.locator("img:not([hidden])")
    before = shown.get_attribute("alt")
    page.clock.run_for(4_800)
    assert shown.get_attribute("alt") == before
    page.clock.run_for(400)
    expect(shown).not_to_have_attribute("alt", str(before))

    # The clock is never more than a quarter of a second late.
    seen = set()
    for _ in range(30):
        page.clock.run_for(70)
        moment = int(page.evaluate("Date.now()"))
        if 350 < moment % 1000 < 950:
            second = f"{moment // 1000 % 60:02}"
            seen.add(second)
            expect(page.locator("main")).to_contain_text(re.compile(rf"\d\d:\d\d:{second}"))
    assert len(seen) >= 2

    # Notices are counted every two minutes; the mark ends at 99.
    now = int(time.time() * 1000)
    with sqlite3.connect(site.data / "oj.sqlite3", timeout=30) as database:
        (uid,) = database.execute("SELECT id FROM account WHERE username = 'waiting'").fetchone()
        rows = [(5000 + number, uid, now, now) for number in range(120)]
        database.executemany(
            "INSERT INTO user_notice (notice_id, recipient_id, type, state, created_at, updated_at)"
            " VALUES (?, ?, 'Mine', 0, ?, ?)",
            rows,
        )
    bell = page.get_by_role("button", name=re.compile("^Messages"))
    with page.expect_response("**/api/msg/unread"):
        # In steps, between which a socket that was thought lost comes back.
        for _ in range(26):
            page.clock.run_for(5_000)
            page.evaluate("fetch('/api/time').then(() => null)")
    # What the page does with an answer waits for its clock too, which would stand still.
    page.clock.resume()
    expect(bell).to_have_accessible_name(f"Messages, {unread + 120} unread")
    expect(bell.get_by_text("99", exact=True)).to_be_visible()
    visitor.check(page)
