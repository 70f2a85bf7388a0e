"""A cable is pulled, or the server starts anew, while a student writes and a submission waits:
nothing is lost, the page says so, and the verdict comes without a reload, in both languages."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e import beating_server
from tests.e2e.browser import PATIENCE_S, Visitor
from tests.e2e.short_messages import hears, note_messages_of
from tests.e2e.stored_login import log_in
from tests.e2e.test_editor import choose, wait_for_draft, write
from tests.e2e.texts import Texts
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

PROBLEM = "features/problem"
DISPLAY_ID = "CABLE-E2E"
ADD = "print(sum(map(int, input().split())))"
PAUSE = "/api/admin/judge/pause"
MORE = ADD + "  # written without a network"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def beating() -> Iterator[ServerProcess]:
    running = ServerProcess(module=beating_server.__name__).start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def pid(beating: ServerProcess) -> int:
    return add_problem(beating.client("root"), a_plus_b(DISPLAY_ID))


@pytest.fixture
def judging_stands_still(beating: ServerProcess) -> Iterator[Callable[[bool], None]]:
    """Pauses all judging, or lets it go on, which it does for the next test in any case."""

    def pause(paused: bool) -> None:
        assert beating.client("root").put(PAUSE, {"paused": paused}).status == 200

    yield pause
    pause(False)


def pull_the_cable(server: ServerProcess) -> Callable[[], object]:
    """What is sent arrives nowhere and nobody says so; returns what plugs it in again."""
    assert server.process is not None
    group = server.process.pid
    os.killpg(group, signal.SIGSTOP)
    return lambda: os.killpg(group, signal.SIGCONT)


def cut_the_power(server: ServerProcess) -> Callable[[], object]:
    """Every connection breaks at once; returns what starts the server again."""
    server.kill()
    return server.start


@pytest.mark.parametrize(
    ("language", "interrupt"), [("zh-CN", pull_the_cable), ("en-US", cut_the_power)]
)
def test_a_lost_connection_loses_nothing_and_says_so(
    new_visitor: NewVisitor,
    beating: ServerProcess,
    pid: int,
    judging_stands_still: Callable[[bool], None],
    language: str,
    interrupt: Callable[[ServerProcess], Callable[[], object]],
) -> None:
    texts = Texts(language)
    name = interrupt.__name__.replace("_", "")
    student = beating.add_user(name, ROOT_PASSWORD)
    judging_stands_still(True)
    visitor, page = sit_down(new_visitor, beating, name, language)
    choose(page, texts(PROBLEM, "editor.language"), "Python3")
    write(page, ADD)
    wait_for_draft(student, pid, ADD)
    submit_button(page, texts).click()
    waiting = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(waiting.get_by_text(texts("shell", "verdict.pending"))).to_be_visible()
    page.evaluate("window.wasNeverReloaded = true")
    note_messages_of(page)

    restore = interrupt(beating)
    try:
        expect(bar(page, texts)).to_be_visible()
        write(page, MORE)
        expect(page.locator(".cm-content")).to_have_text(MORE)
        wait_until_the_browser_keeps(page, "without a network")
    finally:
        restore()
    hears(page, texts("shell", "connection.back"))
    expect(bar(page, texts)).to_be_hidden()
    expect(waiting.get_by_text(texts("shell", "verdict.pending"))).to_be_visible()
    judging_stands_still(False)
    expect(waiting.get_by_text(texts("shell", "verdict.accepted")).first).to_be_visible()
    expect(page.locator(".cm-content")).to_have_text(MORE)
    assert page.evaluate("window.wasNeverReloaded")
    found = student.get("/api/get-submission-list", onlyMine="true", limit=10).data
    assert [row["status"] for row in found["records"]] == [0]
    wait_for_draft(student, pid, MORE)
    only_the_network_failed(visitor, page)


def test_a_submit_that_nobody_heard_is_one_submission_when_it_is_pressed_again(
    new_visitor: NewVisitor, beating: ServerProcess, pid: int
) -> None:
    texts = Texts("zh-CN")
    student = beating.add_user("presses", ROOT_PASSWORD)
    visitor, page = sit_down(new_visitor, beating, "presses", "zh-CN")
    choose(page, texts(PROBLEM, "editor.language"), "Python3")
    write(page, ADD)
    wait_for_draft(student, pid, ADD)
    restore = cut_the_power(beating)
    try:
        expect(bar(page, texts)).to_be_visible()
        submit_button(page, texts).click()
        expect(page.get_by_text(texts("shell", "errors.network")).first).to_be_visible()
    finally:
        restore()
    expect(bar(page, texts)).to_be_hidden()
    submit_button(page, texts).click()
    verdict = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(verdict.get_by_text(texts("shell", "verdict.accepted")).first).to_be_visible()
    found = student.get("/api/get-submission-list", onlyMine="true", limit=10).data
    assert [row["status"] for row in found["records"]] == [0]
    only_the_network_failed(visitor, page)


def sit_down(
    new_visitor: NewVisitor, server: ServerProcess, name: str, language: str
) -> tuple[Visitor, Page]:
    visitor = new_visitor(server, language=language)
    log_in(visitor, server, name)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{DISPLAY_ID}")
    expect(page.locator(".cm-content")).to_be_visible()
    return visitor, page


def wait_until_the_browser_keeps(page: Page, words: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not any(words in value for value in page.evaluate("Object.values(localStorage)")):
        assert time.monotonic() < deadline, "what was typed is not kept in the browser"
        time.sleep(0.05)


def submit_button(page: Page, texts: Texts) -> Locator:
    # Its name ends with the keys, and other names begin with the same word.
    name = re.compile(rf"^{texts(PROBLEM, 'submit.submit')}(\s|$)")
    return page.get_by_role("button", name=name)


def bar(page: Page, texts: Texts) -> Locator:
    said = re.escape(texts("shell", "connection.lost", time="@")).replace("@", r"\d\d:\d\d:\d\d")
    return page.get_by_role("status").get_by_text(re.compile(said))


def only_the_network_failed(visitor: Visitor, page: Page) -> None:
    others = [
        fault
        for fault in visitor.take_faults(page)
        if not re.search(r"net::ERR_|WebSocket connection to", fault)
    ]
    assert others == []
