"""A large film goes in parts: the server is killed in the middle, the page is reloaded, and what
arrives is the film. OJ_TEST_FULL=1 sends two gigabytes."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.conftest import FULL
from tests.e2e.stored_login import log_in
from tests.e2e.test_lessons import OFFICE, add_item, save
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.lessons.making import fetch, items_of, make_group, make_lesson
from tests.oj_appliance.lessons.material import box, mp4
from tests.server_process import ServerProcess

MIB = 1024 * 1024
PART = 4 * MIB
# What is larger than 64 MiB goes in parts.
FILM = (2048 if FULL else 72) * MIB
BEFORE_THE_KILL, BEFORE_THE_RELOAD = (200, 300) if FULL else (4, 9)  # parts
# However quick they are, the last ones do not arrive before the page is loaded anew.
_BEHIND = "|".join(str(number * PART) for number in range(BEFORE_THE_RELOAD + 1, FILM // PART))
LAST_PARTS = re.compile(rf"/api/file/upload-part\?.*\boffset=(?:{_BEHIND})\b")

pytestmark = pytest.mark.e2e


@pytest.fixture
def own(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.end()


def write_film(file: Path) -> str:
    """Each of its pieces is another one; its digest."""
    head = mp4()[: -len(box(b"mdat"))]
    left = FILM - len(head) - 8
    digest = hashlib.sha256()
    with file.open("wb") as film:
        for piece in (head, struct.pack(">I4s", left + 8, b"mdat")):
            film.write(piece)
            digest.update(piece)
        for number in range(0, left, MIB):
            piece = number.to_bytes(8) * (MIB // 8)
            piece = piece[: left - number]
            film.write(piece)
            digest.update(piece)
    return digest.hexdigest()


class Parts:
    """Those that the page has sent, by where they begin."""

    def __init__(self, page: Page) -> None:
        self.begun: list[int] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if "/api/file/upload-part" in request.url:
            self.begun.append(int(request.url.partition("offset=")[2].partition("&")[0]))

    def wait(self, page: Page, most: int) -> None:
        """Until one of them begins there or behind."""
        while not self.begun or self.begun[-1] < most:
            page.wait_for_timeout(20)


def choose(page: Page, texts: Texts, part: str, film: Path) -> None:
    dialog = add_item(page, texts, part)
    dialog.locator("input[type=file]").set_input_files(film)


def test_a_film_goes_on_after_a_killed_server_and_a_reload(
    own: ServerProcess, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    texts, film = Texts("zh-CN"), tmp_path / "Film.mp4"
    digest = write_film(film)
    root = own.client("root")
    lesson = make_lesson(root)
    make_group(root, lesson, name="Week 1")
    teacher = new_visitor(own, language="zh-CN")
    log_in(teacher, own, "root")
    page = teacher.new_page()
    parts = Parts(page)
    page.route(LAST_PARTS, lambda _: None)
    teacher.open(page, f"/admin/lesson/{lesson}/groups")
    choose(page, texts, "Week 1", film)
    parts.wait(page, BEFORE_THE_KILL * PART)
    own.kill()
    own.start()
    # It goes on by itself, with the part that was lost.
    parts.wait(page, BEFORE_THE_RELOAD * PART)
    page.reload()
    page.unroute(LAST_PARTS)
    parts.begun.clear()
    choose(page, texts, "Week 1", film)
    sent = page.get_by_role("dialog").get_by_text(texts(OFFICE, "item.sent"))
    expect(sent).to_be_visible(timeout=600_000)
    assert min(parts.begun) >= BEFORE_THE_RELOAD * PART - PART
    save(page, texts)
    assert digest_of(root, lesson) == digest


def digest_of(client: Client, lesson: int) -> str:
    return hashlib.sha256(fetch(client, items_of(client, lesson)[0]["url"]).body).hexdigest()
