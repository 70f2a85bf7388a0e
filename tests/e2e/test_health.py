"""Health and the addresses, as somebody meets them who sets a room up: what is not green says what
mends it, and the button does; codes, a poster, https, and other addresses since the posters."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import PATIENCE_S, Visitor
from tests.e2e.looking import look_closely
from tests.e2e.pdf_text import read_pdf
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.server_process import ServerProcess, held_port

DOCTOR, ADDRESS, TRUST = "features/admin/doctor", "features/admin/address", "features/trust"
OLD = "10.77.88.99"
DAY_MS = 24 * 3600 * 1000
pytestmark = pytest.mark.e2e


@pytest.fixture
def moved() -> Iterator[ServerProcess]:
    """A server that stood elsewhere when its posters were printed, and that nobody has backed up
    for ten days. It listens to the room."""
    server = ServerProcess(options=("--host", "0.0.0.0"), module="tests.e2e.server_in_a_room")
    # It is used only when somebody chooses https.
    secure = {"OJ_SERVER_HTTPS_PORT": str(held_port(server))}
    server.start(secure)
    server.stop()
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as database:
        database.execute("DELETE FROM noted_address")
        database.execute("INSERT INTO noted_address VALUES (?, 0)", (OLD,))
        database.execute("UPDATE account SET created_at = created_at - ?", (10 * DAY_MS,))
        database.commit()
    server.start(secure)
    yield server
    server.stop()
    server.remove()


def line(page: Page, title: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_text(title, exact=True))


def is_green(page: Page, texts: Texts, title: str) -> None:
    expect(line(page, title).get_by_text(texts(DOCTOR, "level.green"), exact=True)).to_be_visible()


def wait_for_backup(root: Client) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        made = root.get("/api/admin/config/db-backup-list").data
        if made and made[0]["state"] == "done":
            return
        assert time.monotonic() < deadline, made
        time.sleep(0.1)


def mend(page: Page, texts: Texts, what: str, title: str) -> None:
    name = texts(DOCTOR, "mendOf", what=texts(DOCTOR, f"mend.{what}"), title=title)
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_what_is_not_green_is_mended_by_its_button(
    language: str, width: int, moved: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, look = Texts(language), f"{language}-{width}"
    root = moved.client("root")
    root.language = language
    assert root.put("/api/admin/judge/pause", {"paused": True, "reason": "a test"}).status == 200
    visitor = new_visitor(moved, language=language, width=width)
    log_in(visitor, moved)
    page = visitor.new_page()
    visitor.open(page, "/admin/doctor")
    titles = {each["id"]: each["title"] for each in root.get("/health").data["checks"]}
    judging, posters = titles["health.judging"], titles["health.address"]
    backup = titles["backup"]
    expect(page.get_by_text(texts(DOCTOR, "mend.resumeJudging")).first).to_be_visible()
    mark = line(page, judging).locator("svg").first.bounding_box()
    assert mark is not None and mark["width"] == mark["height"] == 18
    look_closely(visitor, page, f"health-red-{look}")
    mend(page, texts, "resumeJudging", judging)
    is_green(page, texts, judging)
    mend(page, texts, "backUp", backup)
    wait_for_backup(root)
    page.get_by_role("button", name=texts(DOCTOR, "again"), exact=True).click()
    is_green(page, texts, backup)

    page.get_by_role("link", name=texts(DOCTOR, "mend.openAddress"), exact=True).click()
    expect(page.get_by_text(OLD)).to_be_visible()
    look_closely(visitor, page, f"address-changed-{look}")
    page.get_by_role("button", name=texts(ADDRESS, "change.note"), exact=True).click()
    expect(page.get_by_text(OLD)).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name=texts(DOCTOR, "again"), exact=True).click()
    is_green(page, texts, posters)
    look_closely(visitor, page, f"health-{look}")
    with page.expect_download() as saving:
        page.get_by_role("button", name=texts(DOCTOR, "monitoring.alerts"), exact=True).click()
    assert saving.value.suggested_filename == "alert-rules.yml"
    trust_and_print(visitor, page, texts, look)


def trust_and_print(visitor: Visitor, page: Page, texts: Texts, look: str) -> None:
    visitor.open(page, "/admin/address")
    name = page.get_by_role("switch", name=texts(ADDRESS, "name.switch"))
    was_on = name.is_checked()
    name.click()
    expect(name).to_be_checked(checked=not was_on)
    expect(page.get_by_text(texts(ADDRESS, "name.off"), exact=True)).to_have_count(int(was_on))

    page.get_by_role("radio", name=texts(ADDRESS, "https.beside")).click(force=True)
    trust = page.get_by_role("link", name=texts(ADDRESS, "https.trust"), exact=True)
    expect(trust).to_be_visible()
    look_closely(visitor, page, f"address-https-{look}")

    page.get_by_role("link", name=texts(ADDRESS, "list.poster")).first.click()
    expect(page.get_by_role("img").first).to_be_visible()
    look_closely(visitor, page, f"poster-{look}")
    sheet = read_pdf(page.pdf(prefer_css_page_size=True))
    assert sheet.pages == 1 and "http" in sheet.text
    page.go_back()

    trust.click()
    expect(page.get_by_text(texts(TRUST, "what.fingerprint"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=texts(TRUST, "what.download")).click()
    assert b"BEGIN CERTIFICATE" in download.value.path().read_bytes()
    look_closely(visitor, page, f"trust-{look}")
