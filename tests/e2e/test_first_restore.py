"""A new computer takes the place of the old one: the first page restores a backup from a stick, or
one that the browser sends, and everybody logs in as before (contract account.md, first start)."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
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
from tests.oj_appliance.backups.test_hostile import changed, from_the_future
from tests.server_process import ROOT_PASSWORD, ServerProcess

SETUP = "features/setup"
PASSWORD = "correct horse battery"
STUDENT, STUDENT_PASSWORD = "lihua", "river-otter"
LANGUAGE = re.compile("语言|Language")
LANGUAGES = {"zh-CN": "简体中文", "en-US": "English"}
BROKEN = {"zh-CN": "不是完整的备份", "en-US": "it is not a complete backup"}
NEWER = {"zh-CN": "它属于更新的版本", "en-US": "it is of a newer version"}
pytestmark = pytest.mark.e2e


@pytest.fixture
def new() -> Iterator[ServerProcess]:
    server = ServerProcess(root_password=None).start()
    yield server
    server.stop()
    server.remove()


@dataclass(frozen=True)
class Old:
    """Backups of the old computer's site, on which root and a student have passwords."""

    plain: Path
    sealed: Path
    damaged: Path
    newer: Path


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Old:
    folder = tmp_path_factory.mktemp("old")

    async def open_once(_: Site) -> None:
        """The site is made."""

    async def make(site: Site) -> tuple[Path, Path]:
        plain = await site.part.backups.take_backup(MANUAL)
        await site.part.backups.seal(PASSWORD, Actor(Viewer(ROOT_UID, "root"), "127.0.0.1"))
        return plain, await site.part.backups.take_backup(MANUAL)

    with ThreadPoolExecutor(1) as apart:  # the browser has a loop in this thread
        apart.submit(on_a_site, folder / "data", open_once).result()
        command = (sys.executable, "-m", "oj_appliance.cli.main", "user", "add", STUDENT)
        options = ("--password", STUDENT_PASSWORD, "--data", str(folder / "data"))
        subprocess.run([*command, *options], check=True)
        plain, sealed = apart.submit(on_a_site, folder / "data", make).result()
    damaged, newer = folder / "damaged.tar", folder / "newer.tar"
    damaged.write_bytes(plain.read_bytes()[: plain.stat().st_size // 2])
    newer.write_bytes(changed(plain.read_bytes(), folder, from_the_future, alone=False))
    return Old(plain, sealed, damaged, newer)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_the_first_page_restores_the_old_site_and_root_logs_in_as_before(
    language: str, width: int, new: ServerProcess, old: Old, new_visitor: NewVisitor
) -> None:
    sealed = old.sealed
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


def test_one_press_says_everything_that_is_missing(
    new: ServerProcess, new_visitor: NewVisitor
) -> None:
    """The code has the focus: what is said once it is left must not push the button away from under
    the press."""
    texts = Texts("en-US")
    visitor = new_visitor(new, language="en-US", width=1366)
    page = visitor.new_page()
    visitor.open(page, "/setup")
    expect(page.get_by_label(texts(SETUP, "code"))).to_be_focused()
    page.get_by_role("button", name=texts(SETUP, "submit"), exact=True).click()
    for field in ("code", "name"):
        expect(page.get_by_label(texts(SETUP, field))).to_have_attribute("aria-invalid", "true")
    visitor.check(page)


# What is refused comes first, each with its reason, and changes nothing.
@pytest.mark.parametrize(
    ("language", "width", "is_sealed"), [("zh-CN", 390, True), ("en-US", 1366, False)]
)
def test_a_file_of_the_browser_becomes_the_site_and_a_bad_one_does_not(
    language: str,
    width: int,
    is_sealed: bool,
    new: ServerProcess,
    old: Old,
    new_visitor: NewVisitor,
) -> None:
    texts = Texts(language)
    visitor = new_visitor(new, language="en-US" if language == "zh-CN" else "zh-CN", width=width)
    page = visitor.new_page()
    visitor.open(page, "/setup")
    # The language is the first thing that is chosen.
    page.get_by_role("button", name=LANGUAGE).click()
    page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
    page.get_by_role("radio", name=texts(SETUP, "way.restore")).check(force=True)
    page.get_by_label(texts(SETUP, "code")).first.fill(new.oj("setup-code").stdout.strip())
    chooser = page.locator("input[type=file]")
    for file, reason in ((old.damaged, BROKEN[language]), (old.newer, NEWER[language])):
        chooser.set_input_files(file)
        refused = page.get_by_role("alert").filter(has_text=file.name)
        expect(refused).to_contain_text(reason, timeout=60_000)
        assert new.client().get("/api/setup").data["needed"]
    look_closely(visitor, page, f"first-restore-refused-{language}-{width}")
    chooser.set_input_files(old.sealed if is_sealed else old.plain)
    if is_sealed:
        field = page.get_by_label(texts(SETUP, "restore.password"))
        field.fill("another horse")
        page.get_by_role("button", name=texts(SETUP, "restore.open"), exact=True).click()
        expect(field).to_have_attribute("aria-invalid", "true")
        look_closely(visitor, page, f"first-restore-sent-{language}-{width}")
        field.fill(PASSWORD)
        page.get_by_role("button", name=texts(SETUP, "restore.open"), exact=True).click()
    expect(page.get_by_text(texts(SETUP, "restore.done"))).to_be_visible(timeout=60_000)
    page.get_by_role("link", name=texts(SETUP, "goHome"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/home$"))
    assert new.client("root", ROOT_PASSWORD).get("/api/admin/config/db-backup-list").http == 200
    assert new.client(STUDENT, STUDENT_PASSWORD).get("/api/get-user-auth-info").http == 200
    assert new.client().get("/api/setup").data == {"needed": False}
    visitor.faults.clear()  # while the server began anew nobody answered
    visitor.check(page)
