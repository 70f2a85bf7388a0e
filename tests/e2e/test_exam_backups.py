"""Backups of exams go onto a second disk that is chosen by its label, and the card beside the
server says what to do with it (contract timedwork.md §15.1)."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.disks import stick
from tests.server_process import ServerProcess

BACKUPS = "features/admin/backups"
CARD = Path(__file__).parents[2] / "docs" / "takeover-card.md"
COMMAND = re.compile(r"^\d\. .*[：:] ?`(.+)`$", re.MULTILINE)
PASSWORD = "correct horse battery"
HALF = {"zh-CN": "中文", "en-US": "English"}
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


def commands_of_docs(language: str, *, label: str, data: str, oj: str) -> list[list[str]]:
    """The steps of the documents, with this server's names in them, as a shell takes them."""
    _, _, half = CARD.read_text("utf-8").partition(f"\n## {HALF[language]}\n")
    half, _, _ = half.partition("\n## ")
    return [
        [
            oj if word == "oj" else word.replace("OJ-BACKUP", label).replace("/var/lib/oj", data)
            for word in shlex.split(command)
        ]
        for command in COMMAND.findall(half)
    ]


def places_of(school: ServerProcess) -> list[dict[str, Any]]:
    return list(school.client("root").get("/api/admin/exam/backup").data["places"])


def seal(school: ServerProcess, password: str) -> None:
    body = {"password": password}
    assert school.client("root").put("/api/admin/config/backup-password", body).data is None


def place_named(page: Page, title: str, name: str) -> Locator:
    """Of the card with this title, beside which another one tells what the places are like."""
    card = page.get_by_role("region", name=title, exact=True)
    return card.get_by_role("listitem").filter(has_text=name)


def fits_its_frame(table: Locator) -> bool:
    """Nobody scrolls sideways for its last column."""
    return bool(table.evaluate("({parentElement: it}) => it.scrollWidth <= it.clientWidth"))


def stand_apart(page: Page, texts: Texts, upper: str, lower: str) -> None:
    """Two buttons, one under the other."""
    above, below = (
        page.get_by_role("button", name=texts(BACKUPS, each), exact=True).bounding_box()
        for each in (upper, lower)
    )
    assert above is not None and below is not None
    assert below["y"] - above["y"] - above["height"] >= 12, (above, below)


# A label as sticks are sold with, and one that a shell would take for two words.
@pytest.mark.parametrize(
    ("language", "width", "brand"),
    [("zh-CN", 1440, "OJ-STICK"), ("en-US", 390, "EXAM STICK")],
)
def test_an_exam_is_backed_up_onto_a_stick_and_the_card_tells_of_it(
    language: str, width: int, brand: str, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    title = texts(BACKUPS, "exam.title")
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    with stick(brand=brand) as disk:
        label = disk.name
        visitor.open(page, "/admin/backup")
        stand_apart(page, texts, "exam.save", "exam.make")
        page.get_by_label(texts(BACKUPS, "exam.disk")).fill("a/b")
        page.get_by_role("button", name=texts(BACKUPS, "exam.save"), exact=True).click()
        expect(page.get_by_text(texts(BACKUPS, "exam.diskWrong"))).to_be_visible()
        page.get_by_label(texts(BACKUPS, "exam.disk")).fill(label)
        page.get_by_label(texts(BACKUPS, "exam.kept")).fill("3")
        page.get_by_role("button", name=texts(BACKUPS, "exam.save"), exact=True).click()
        expect(page.get_by_text(texts(BACKUPS, "exam.saved"))).to_be_visible()
        chosen = school.client("root").get("/api/admin/config/backup-settings").data
        assert (chosen["disk"], chosen["examKept"]) == (label, 3)

        page.get_by_role("button", name=texts(BACKUPS, "exam.make"), exact=True).click()
        own = place_named(page, title, texts(BACKUPS, "exam.own"))
        for row in (own, place_named(page, title, label)):
            expect(row).to_contain_text(texts(BACKUPS, "state.done"))
            expect(row).to_contain_text("oj-exam-")
        expect(own).to_contain_text(texts(BACKUPS, "exam.same"))
        expect(place_named(page, title, label)).to_contain_text(texts(BACKUPS, "exam.apart"))
        rows = page.get_by_role("table", name=texts(BACKUPS, "title"), exact=True)
        expect(rows).to_contain_text(texts(BACKUPS, "kind.exam"))
        assert fits_its_frame(rows)
        made = {each["place"]: each for each in places_of(school)}
        assert set(made) == {"", label}
        assert (disk / str(made[label]["name"])).is_file()
        look_closely(visitor, page, f"exam-backups-{language}-{width}")

        page.get_by_role("link", name=texts(BACKUPS, "exam.card"), exact=True).click()
        card = page.locator("[data-sheet]")
        expect(card).to_contain_text(texts(BACKUPS, "takeover.diskLine", disk=label))
        expect(card).to_contain_text(str(made[label]["name"]))
        expect(card).to_contain_text(visitor.base)
        data = str(school.data)
        told = [shlex.split(each) for each in card.locator("pre").all_inner_texts()]
        oj = str(school.client("root").get("/api/admin/config/get-service-info").data["command"])
        assert oj.endswith("/oj")
        assert told == commands_of_docs(language, label=label, data=data, oj=oj)
        expect(card).not_to_contain_text(texts(BACKUPS, "takeover.passwordLine"))
        look_closely(visitor, page, f"takeover-{language}-{width}")

    # The stick was pulled: that place fails with a reason, the other one does not.
    page.get_by_role("link", name=texts(BACKUPS, "takeover.back"), exact=True).click()
    page.get_by_role("button", name=texts(BACKUPS, "exam.make"), exact=True).click()
    expect(place_named(page, title, label)).to_contain_text(texts(BACKUPS, "state.failed"))
    expect(own).to_contain_text(texts(BACKUPS, "state.done"))
    look_closely(visitor, page, f"exam-backups-pulled-{language}-{width}")

    # Without a disk the card names the folder, and mounts nothing.
    page.get_by_label(texts(BACKUPS, "exam.disk")).fill("")
    page.get_by_role("button", name=texts(BACKUPS, "exam.save"), exact=True).click()
    expect(page.get_by_text(texts(BACKUPS, "exam.saved")).first).to_be_visible()
    page.get_by_role("link", name=texts(BACKUPS, "exam.card"), exact=True).click()
    folder = f"{data}/backups"
    expect(page.locator("[data-sheet]")).to_contain_text(
        texts(BACKUPS, "takeover.folderLine").replace("{{folder}}", folder)
    )
    commands = page.locator("[data-sheet] pre")
    expect(commands).to_have_count(3)
    assert (Path(folder) / str(made[""]["name"])).is_file()

    # Sealed ones open with their password alone: the card says that it is asked for.
    seal(school, PASSWORD)
    try:
        page.reload()
        expect(card).to_contain_text(texts(BACKUPS, "takeover.passwordLine"))
        expect(card).to_contain_text(texts(BACKUPS, "takeover.step4Sealed"))
        look_closely(visitor, page, f"takeover-sealed-{language}-{width}")
        page.get_by_role("link", name=texts(BACKUPS, "takeover.back"), exact=True).click()
        expect(page.get_by_role("button", name=texts(BACKUPS, "seal.end"))).to_be_visible()
        stand_apart(page, texts, "seal.change", "seal.end")
        page.go_back()
    finally:
        seal(school, "")
    expect(commands.nth(1)).to_contain_text("oj restore /mnt/oj-backups --data")
    visitor.check(page)
