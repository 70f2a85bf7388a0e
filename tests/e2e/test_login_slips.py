"""A class list becomes accounts on the page, and the slips that are printed of it are a page for
each class."""

from __future__ import annotations

import re
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import FilePayload, Page, expect

from oj_appliance.accounts.made_accounts.slips import SIZES, SlipSite, slips_document
from oj_appliance.accounts.types import Credential
from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.pdf_text import Pdf, read_pdf
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.server_process import ServerProcess

ROSTER, SLIPS = "features/admin/roster", "features/admin/slips"
PRINTED_WIDTH = 733  # px: A4 without its margins
CUT = """() => {
  const end = (each) => each.getBoundingClientRect().bottom;
  const isCut = (each) =>
    each.scrollWidth > each.clientWidth || end(each) > end(each.closest('.slip'));
  return [...document.querySelectorAll('.code, .number')]
    .filter(isCut).map((each) => each.textContent);
}"""
# The share of the sheet's height that the slips take, and the letters of a password in points.
FILLED = """() => {
  const slips = document.querySelector('.slips').getBoundingClientRect();
  return slips.bottom / (281 * 96 / 25.4);
}"""
LETTERS_PT = (
    """() => parseFloat(getComputedStyle(document.querySelector('.code')).fontSize) * 0.75"""
)
PUPILS = [(f"pupil{n:02d}", f"pass-{n:02d}-word", f"Name{n:02d}") for n in range(8)]

pytestmark = pytest.mark.e2e


@pytest.fixture
def site(server: ServerProcess) -> ServerProcess:
    return server


def class_list() -> bytes:
    """In the encoding of a Chinese spreadsheet program: two classes; one name would be a formula,
    one row has no username."""
    rows = [f"{u},{p},{n},{'二班' if at < 5 else '一班'}" for at, (u, p, n) in enumerate(PUPILS)]
    rows += ["formula1,pass-xx-word,=1+1,二班", ",pass-yy-word,Nobody,二班"]
    return "\n".join(["用户名,密码,姓名,班级", *rows]).encode("gbk")


@pytest.mark.covers("S3-2.13-4a", "S3-5-26a")
def test_from_the_class_list_to_the_printed_slips(
    new_visitor: NewVisitor, site: ServerProcess
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(site, width=1440)
    log_in(visitor, site)
    page = visitor.new_page()
    visitor.open(page, "/admin/user/roster")
    file = FilePayload(name="class.txt", mimeType="text/plain", buffer=class_list())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("GB18030")).to_be_visible()
    page.get_by_role("switch", name=texts(ROSTER, "onlyProblems")).check()
    expect(page.get_by_text("用户名为空")).to_be_visible()
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    with page.expect_response("**/roster-commit"):
        page.get_by_role("button", name="导入：新建 9 个").click()
    page.get_by_role("button", name=texts(SLIPS, "title")).click()
    frame = page.frame_locator(f"iframe[title='{texts(SLIPS, 'preview')}']")
    expect(frame.get_by_text("pupil07", exact=True)).to_be_visible()
    visitor.check(page)
    document = page.get_by_title(texts(SLIPS, "preview")).get_attribute("srcdoc") or ""
    printed = print_document(page, document, visitor.base)
    assert printed.pages == 2
    for username, password, name in PUPILS:
        assert username in printed.text and password in printed.text and name in printed.text
    assert "=1+1" in printed.text and site.client("pupil07", "pass-07-word").token
    # As many as fit on a page in each size of slip, and one more than fit in the smallest.
    full = tuple(most for most, _ in SIZES)
    sheets = print_document(page, classes_of((*full, 61), document), visitor.base)
    assert sheets.pages == len(full) + 2
    usual = print_document(page, classes_of((40,), document), visitor.base)
    assert usual.pages == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": PRINTED_WIDTH, "height": 1000})
    assert page.evaluate(FILLED) > 0.9 and page.evaluate(LETTERS_PT) > 7.5
    assert print_document(page, widest_of(document), visitor.base).pages == 2 * len(full)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": PRINTED_WIDTH, "height": 1000})
    assert page.evaluate(CUT) == []


def widest_of(document: str) -> str:
    """Slips of each size with the longest names and passwords, in the language of longer words."""
    styles = re.search(r'href="([^"]+)"', document)
    assert styles is not None
    words = (("W" * 16, "W" * 16), ("W" * 20, "W" * 25), ("长" * 20, "密" * 25))
    people = [
        Credential(*words[n % 3], "Name", number.format(n), f"A class of {size}, {kind} numbers")
        for size, _ in SIZES
        for kind, number in (("with", "2026{:016d}"), ("without", ""))
        for n in range(size)
    ]
    return slips_document(people, SlipSite("OJ", "http://oj", ZoneInfo("UTC")), "en-US", styles[1])


def classes_of(sizes: tuple[int, ...], document: str) -> str:
    """Slips of such classes, with the style sheet of the server's document."""
    styles = re.search(r'href="([^"]+)"', document)
    assert styles is not None
    people = [
        Credential(f"u{n}", "password-1", "欧阳修远", f"2026{n:04d}", f"class of {size}")
        for size in sizes
        for n in range(size)
    ]
    zone = ZoneInfo("Asia/Shanghai")
    site = SlipSite("A school with a rather long name", "http://192.168.100.200:8080", zone)
    return slips_document(people, site, "zh-CN", styles[1])


def print_document(page: Page, document: str, base: str) -> Pdf:
    """Chromium prints whole pages only, so the frame's document becomes one."""
    page.goto(f"{base}/api/health")
    page.set_content(document, wait_until="load")
    return read_pdf(page.pdf(prefer_css_page_size=True, print_background=True))
