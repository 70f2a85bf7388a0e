"""Two rooms of an exam behind a proxy, whose day goes on faster: students at computers of their
own, who are heard of for as long as they sit there, and staff at the room board."""

from __future__ import annotations

import contextlib
import http.client
import re
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.e2e import turned_clock
from tests.e2e.browser import HOST, PATIENCE_S, Visitor
from tests.e2e.exam_day import MINUTE, Window
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.doors import BEHIND_PROXY
from tests.http_client import Client
from tests.oj_appliance.exam_rooms.making import logged_in_at
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.read_meanwhile import put_whole
from tests.server_process import ROOT_PASSWORD, ServerProcess

ROOM = "features/admin/exam-room"
TALK, DESK = f"{ROOM}/talk", "features/admin/timed-work"
TABLET, OFFICE = (820, 1180), (1366, 650)
SIGN_S = 3


@dataclass
class Computer:
    """Its clock is later than the server's by `off_ms`; the last sign was given at `signed_ms`, by
    the server's."""

    client: Client
    off_ms: int = 0
    signed_ms: int = 0


@dataclass
class Hall:
    browser: Browser
    server: ServerProcess = field(init=False)
    root: Client = field(init=False)
    ahead_ms: int = 0
    clients: dict[str, Client] = field(default_factory=dict)
    used: dict[str, Computer] = field(default_factory=dict)
    windows: list[Window] = field(default_factory=list)
    _closed: threading.Event = field(default_factory=threading.Event)
    _round: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.server = ServerProcess(module=turned_clock.__name__, environment=BEHIND_PROXY)
        self.hand = self.server.data.with_name(f"{self.server.data.name}.clock")
        self.pass_minutes(0)
        self.start()
        self.root = self.server.client("root")
        self._signs = threading.Thread(target=self._give_signs, daemon=True)
        self._signs.start()

    def start(self) -> None:
        self.server.start({turned_clock.FILE: str(self.hand)})

    def close(self) -> None:
        self._closed.set()
        self._signs.join()
        for window in self.windows:
            window.visitor.context.close()
        self.server.end()
        self.hand.unlink()

    def pass_minutes(self, minutes: float) -> None:
        self.ahead_ms += round(minutes * MINUTE)
        put_whole(self.hand, str(self.ahead_ms))

    def sit_down(self, name: str, address: str, *, at: str = "", off_ms: int = 0) -> Client:
        """Until `leave`; `at` names a computer that is not the person's only one."""
        if name not in self.clients:
            self.server.make_user(name)
        client = logged_in_at(self.server.client(), name, address)
        self.clients.setdefault(name, client)
        self.used[at or name] = Computer(client, off_ms)
        return client

    def leave(self, at: str) -> int:
        """Nothing is heard of this computer any more, nor is a sign of it under way; its
        `signed_ms`."""
        with self._round:
            return self.used.pop(at).signed_ms

    def uid(self, name: str) -> str:
        return uid_of(self.clients[name])

    def _give_signs(self) -> None:
        while not self._closed.wait(SIGN_S):
            with self._round:
                for computer in list(self.used.values()):
                    # The server may be away, and the exam may refuse the computer.
                    with contextlib.suppress(OSError, http.client.HTTPException):
                        now = round(time.time() * 1000) + self.ahead_ms
                        clock = now + computer.off_ms
                        computer.client.post("/api/exam/here", {"clock": clock})
                        computer.signed_ms = now

    def window(self, who: str, language: str, size: tuple[int, int]) -> Window:
        """A computer of the staff; the tablet is touched."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size == TABLET,
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        visitor = Visitor(context, f"http://{HOST}:{self.server.port}")
        log_in(visitor, self.server, who)
        window = Window(visitor, visitor.new_page(), Texts(language))
        self.windows.append(window)
        return window

    def make_staff(self, name: str) -> None:
        self.server.make_user(name, ROOT_PASSWORD, role="admin")

    def ask(self, path: str, tid: int, **query: Any) -> Any:
        return self.root.get(f"/api/admin/exam/{path}", tid=tid, **query).data


def tile(board: Window, name: str) -> Locator:
    """The seat of this person, who has no other name than that of the account."""
    named = board.page.get_by_text(name, exact=True)
    return board.page.get_by_role("listitem").get_by_role("button").filter(has=named)


def dialog(board: Window) -> Locator:
    return board.page.get_by_role("dialog").last


def tap(board: Window, where: Locator) -> None:
    """By the finger where there is no mouse."""
    (where.tap if has_touch(board) else where.click)()


def has_touch(board: Window) -> bool:
    return board.page.viewport_size == {"width": TABLET[0], "height": TABLET[1]}


def press(board: Window, folder: str, key: str, **fill: object) -> None:
    tap(board, board.button(folder, key, **fill).last)


def agree(board: Window, folder: str, key: str, **fill: object) -> None:
    """To what the dialog above all asks, until it has gone."""
    name = board.texts(folder, key, **fill)
    yes = dialog(board).get_by_role("button", name=name, exact=True)
    expect(yes).to_be_visible()
    open_ones = board.page.get_by_role("dialog").count()
    tap(board, yes)
    expect(board.page.get_by_role("dialog")).to_have_count(open_ones - 1)


def choose(board: Window, room: str, folder: str, key: str, **fill: object) -> None:
    """From the menu of a room."""
    tap(board, board.button(ROOM, "room.more", name=room))
    tap(board, board.button(folder, key, **fill).last)


def room_card(board: Window, room: str) -> Locator:
    """The innermost that holds the room's heading and its buttons."""
    pause = board.button(TALK, "pause.pause")
    heading = board.page.get_by_role("heading", name=re.compile(rf"^{room}\b"), level=2)
    return board.page.locator("div").filter(has=heading).filter(has=pause).last


def words(text: str) -> re.Pattern[str]:
    """With a number wherever `#` stands."""
    return re.compile(re.escape(text).replace(r"\#", r"\d+"))
