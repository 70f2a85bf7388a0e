"""A new computer takes the place of the old one: the first page restores a sealed backup from a
stick, and everybody logs in as before (contract account.md, first start)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.backups.types import MANUAL
from oj_appliance.web.guards import Actor, Viewer
from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.texts import Texts
from tests.exam.disks import stick
from tests.oj_appliance.backups.sites import Site, on_a_site
from tests.server_process import ROOT_PASSWORD, ServerProcess

SETUP = "features/setup"
PASSWORD = "correct horse battery"
pytestmark = pytest.mark.e2e


@pytest.fixture
def new() -> Iterator[ServerProcess]:
    server = ServerProcess(root_password=None).start()
    yield server
    server.stop()
    server.remove()


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The backup of the old computer's site."""

    async def make(site: Site) -> Path:
        await site.part.backups.seal(PASSWORD, Actor(Viewer(ROOT_UID, "root"), "127.0.0.1"))
        return await site.part.backups.take_backup(MANUAL)

    with ThreadPoolExecutor(1) as apart:  # the browser has a loop in this thread
        return apart.submit(on_a_site, tmp_path_factory.mktemp("old") / "data", make).result()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_the_first_page_restores_the_old_site_and_root_logs_in_as_before(
    language: str, width: int, new: ServerProcess, sealed: Path, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    visitor = new_visitor(new, language=language, width=width)
    page = visitor.new_page()
    with stick(brand="oj-old") as disk:
        (disk / sealed.name).write_bytes(sealed.read_bytes())
        visitor.open(page, "/setup")
        page.get_by_role("radio", name=texts(SETUP, "way.restore")).check(force=True)
        expect(page.get_by_text(texts(SETUP, "restore.codeFirst"))).to_be_visible()
        code = page.get_by_label(texts(SETUP, "code")).first
        code.fill("wrong")
        page.get_by_role("button", name=texts(SETUP, "restore.look"), exact=True).click()
        expect(page.get_by_role("alert")).to_be_visible()
        code.fill(new.oj("setup-code").stdout.strip())
        look_closely(visitor, page, f"first-restore-{language}-{width}")
        page.get_by_role("button", name=texts(SETUP, "restore.look"), exact=True).click()
        line = page.get_by_role("listitem").filter(has_text=sealed.name)
        expect(line).to_contain_text(texts(SETUP, "restore.sealed"))
        line.get_by_role("button", name=texts(SETUP, "restore.take"), exact=True).click()
        field = page.get_by_label(texts(SETUP, "restore.password"))
        field.fill("another horse")
        page.get_by_role("button", name=texts(SETUP, "restore.open"), exact=True).click()
        expect(field).to_have_attribute("aria-invalid", "true")
        look_closely(visitor, page, f"first-restore-password-{language}-{width}")
        field.fill(PASSWORD)
        page.get_by_role("button", name=texts(SETUP, "restore.open"), exact=True).click()
        expect(page.get_by_text(texts(SETUP, "restore.done"))).to_be_visible(timeout=60_000)
    page.get_by_role("link", name=texts(SETUP, "goHome"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/home$"))
    root = new.client("root", ROOT_PASSWORD)
    assert root.get("/api/admin/config/backup-settings").data["sealed"]
    visitor.faults.clear()  # while the server began anew nobody answered
    visitor.check(page)
