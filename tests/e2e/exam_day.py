"""The day of an exam: a server whose day goes on faster and which may die, a window for each
person, and what the server tells of everybody's time."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, Locator, Page, expect

from oj_appliance.clock import epoch_ms
from tests.e2e import turned_clock
from tests.e2e.axe import axe_findings
from tests.e2e.browser import HOST, PATIENCE_S, Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.problems.builders import upload_cases, uploaded_body, zip_of
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import add_to_work, create_work
from tests.problem_bodies import a_plus_b, add_problem
from tests.read_meanwhile import put_whole
from tests.server_process import ROOT_PASSWORD, ServerProcess

WORK, PROBLEM = "features/timed-work", "features/problem"
ROOM, DESK, TALK = "features/admin/exam-room", "features/admin/timed-work", "talk"
ADD, WRONG = "print(sum(map(int, input().split())))", "print(0)"
TWICE = "print(2 * int(input()))"
MINUTE = 60_000
OWN, WINDOW = 50, 60  # minutes
# What is broken for as long as the server is away is no fault of a page.
OF_THE_CABLE = re.compile(
    r"ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)|WebSocket|Failed to load resource"
)


@dataclass(frozen=True)
class Pupil:
    """`seat` is that of the plan."""

    name: str
    realname: str
    number: str
    language: str
    room: str
    seat: str


PUPILS = {
    each.name: each
    for each in (
        Pupil("lin", "林晓", "20260101", "zh-CN", "101", "1"),
        Pupil("mei", "梅芳", "20260102", "zh-CN", "101", "2"),
        Pupil("tao", "Tao Wells", "20260103", "en-US", "101", "3"),
        Pupil("anran", "安然", "20260104", "zh-CN", "102", "1"),
        Pupil("bo", "Bo Chen", "20260105", "en-US", "102", "2"),
        Pupil("chuyi", "初一", "20260106", "zh-CN", "102", "3"),
    )
}


@dataclass
class Window:
    """Of one person: their page, in their language."""

    visitor: Visitor
    page: Page
    texts: Texts

    def open(self, path: str) -> None:
        self.visitor.open(self.page, path)

    def button(self, folder: str, key: str, **fill: object) -> Locator:
        return self.page.get_by_role("button", name=self.texts(folder, key, **fill), exact=True)

    def press(self, folder: str, key: str, **fill: object) -> None:
        self.button(folder, key, **fill).last.click()

    def sees(self, folder: str, key: str, **fill: object) -> None:
        expect(self.page.get_by_text(self.texts(folder, key, **fill)).first).to_be_visible()

    def agree(self, folder: str, key: str, **fill: object) -> None:
        """To what a dialog asks."""
        dialog = self.page.get_by_role("dialog").last
        dialog.get_by_role("button", name=self.texts(folder, key, **fill), exact=True).click()

    def look(self, name: str, *, cut_off: bool = False) -> None:
        look_at(self.visitor, self.page, name, cut_off=cut_off)

    def forget_the_cable(self) -> None:
        """What a browser says of a server that was away."""
        self.visitor.faults[:] = other_faults(self.visitor)


def other_faults(visitor: Visitor) -> list[str]:
    return [each for each in visitor.faults if not OF_THE_CABLE.search(each)]


def look_at(visitor: Visitor, page: Page, name: str, *, cut_off: bool = False) -> None:
    """Nothing broken, nothing out of sight, nothing that a screen reader cannot tell."""
    visitor.wait_until_it_stands(page)
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
    if cut_off:
        assert other_faults(visitor) == [], visitor.faults
    else:
        visitor.check(page)
    assert raw_text_keys(page) == [], name
    assert not scrolls_sideways(page), name
    found = axe_findings(page)
    assert found == [], (name, found)


@dataclass
class ExamDay:
    browser: Browser
    server: ServerProcess
    hand: Path
    tid: int = 0
    pids: dict[str, int] = field(default_factory=dict)
    windows: dict[str, Window] = field(default_factory=dict)
    clients: dict[str, Client] = field(default_factory=dict)
    _ahead_ms: int = 0

    @classmethod
    def of(cls, browser: Browser, root_password: str | None = ROOT_PASSWORD) -> ExamDay:
        server = ServerProcess(module=turned_clock.__name__, root_password=root_password)
        # Beside the data folder: the server reads it under an account of its own.
        day = cls(browser, server, server.data.with_name(f"{server.data.name}.clock"))
        day.pass_minutes(0)
        return day

    def prepare(self) -> None:
        """What people did before the day: accounts, problems, the exam, its rooms."""
        root = self.clients["root"] = self.server.client("root")
        for pupil in PUPILS.values():
            self.server.make_user(pupil.name, ROOT_PASSWORD)
            client = self.clients[pupil.name] = self.server.client(pupil.name, ROOT_PASSWORD)
            account = {"uid": uid_of(client), "username": pupil.name, "type": 1002, "status": 0}
            named = {"realname": pupil.realname, "number": pupil.number, "className": "3A"}
            assert root.put("/api/admin/user/edit-user", {**account, **named}).status == 200
        self.server.make_user("ida", ROOT_PASSWORD, role="admin")
        self.pids["A"] = add_problem(root, a_plus_b("SUM", title="Sum", auth=2))
        cases: dict[str, bytes | str] = {
            "1.in": "4\n",
            "1.out": "8\n",
            "2.in": "7\n",
            "2.out": "15\n",
        }
        uploaded = upload_cases(root, zip_of(cases)).data
        twice = uploaded_body(uploaded, problemId="TWICE", title="Twice", auth=2)
        self.pids["B"] = add_problem(root, twice)
        self.tid = create_work(
            root, title="Mid-term", begins=-1, lasts=WINDOW + 1, duration=OWN * 60
        )
        for letter, title in (("A", "Sum"), ("B", "Twice")):
            added = add_to_work(root, self.tid, self.pids[letter], letter, displayTitle=title)
            assert added.status == 200, added.body
        settings = {"takesLatestDraft": True, "results": "released", "onePlace": "refuse"}
        decided = root.put("/api/admin/exam/settings", {"tid": self.tid, **settings})
        assert decided.status == 200, decided.body
        for room in ("101", "102"):
            make_room(root, self.tid, room, rows=1, columns=4)
        for pupil in PUPILS.values():
            seat = seats_of(root, self.tid, pupil.room)[pupil.seat]
            assert sit(root, seat, uid_of(self.clients[pupil.name])).status == 200

    def seat(
        self, who: str, *, language: str = "", tablet: bool = False, as_guest: bool = False
    ) -> Window:
        """A window of this person at a computer of their own."""
        locale = language or PUPILS[who].language
        width, height = (820, 1180) if tablet else (1366, 650)
        if who == "root":
            width, height = 1440, 900
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, has_touch=tablet
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        visitor = Visitor(context, f"http://{HOST}:{self.server.port}")
        if not as_guest:
            log_in(visitor, self.server, who)
        return Window(visitor, visitor.new_page(), Texts(locale))

    def pass_minutes(self, minutes: float) -> None:
        self._ahead_ms += round(minutes * MINUTE)
        put_whole(self.hand, str(self._ahead_ms))

    def kill(self) -> None:
        self.server.kill()

    def start(self) -> None:
        self.server.start({turned_clock.FILE: str(self.hand)})

    def at(self, who: str) -> Client:
        """The session of their window: with a rule of one place another one would be a second."""
        token = self.windows[who].page.evaluate("localStorage.getItem('token')")
        return Client(self.server.base, token=str(token))

    def told(self, who: str) -> dict[str, Any]:
        """What the server says to this person of the exam."""
        sits = who in PUPILS and who in self.windows
        client = self.at(who) if sits else self.clients[who]
        return dict(client.get("/api/homework/get-timed-work-info", tid=self.tid).data)

    def end_of(self, who: str) -> int:
        return epoch_ms(self.told(who)["effectiveEnd"])

    def start_of(self, who: str) -> int:
        return epoch_ms(self.told(who)["record"]["startTime"])

    def now(self) -> int:
        return epoch_ms(self.told("root")["now"])

    def ask(self, path: str, **query: Any) -> Any:
        """As the teacher."""
        return self.clients["root"].get(path, tid=self.tid, **query).data

    def sent(self) -> dict[int, tuple[str, str]]:
        """Who sent what, by number."""
        rows = self.ask("/api/homework/get-timed-work-submission-list", limit=100)["records"]
        return {row["submitId"]: (row["username"], row["displayId"]) for row in rows}

    def close(self) -> None:
        for window in self.windows.values():
            window.visitor.context.close()
        self.server.end()
        self.hand.unlink()


@contextmanager
def exam_day(browser: Browser) -> Iterator[ExamDay]:
    day = ExamDay.of(browser)
    try:
        day.start()
        day.prepare()
        yield day
    finally:
        day.close()


def clock_of(moment_ms: int) -> str:
    """As the pages of an exam show it: in the site's zone, whatever the computer's is."""
    return datetime.fromtimestamp(moment_ms / 1000, ZoneInfo("Asia/Shanghai")).strftime("%H:%M:%S")


def length_ms(row: dict[str, Any]) -> int:
    """Of a pause or an outage."""
    return epoch_ms(row["until"]) - epoch_ms(row["since"])


def wait_until(is_so: Any, what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.1)
