"""A teacher decides how a work is held as an exam (contract timedwork.md §9), and everything that
was decided is kept and shown again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.timed_work.making import SETTINGS, create_work
from tests.server_process import ServerProcess

EXAM = "features/admin/timed-work/exam"
CONFIG_KEY, EXAM_KEY = "0a" * 32, "9f" * 32
# On no whole minute: a browser leaves ":00" out.
RELEASE = "2027-03-01T08:30:15"
UNTOUCHED = {
    **{"graceSeconds": 10, "lateStart": "cut", "takesLatestDraft": False, "results": "own_end"},
    **{"releaseAt": None, "showsTestCases": True, "languages": None, "paste": True},
    **{"completion": True, "closed": [], "onePlace": "any", "addresses": [], "configKeys": []},
    **{"examKeys": [], "upsolving": False},
}
DECIDED = {
    **{"graceSeconds": 45, "lateStart": "full", "takesLatestDraft": True, "results": "released"},
    **{"showsTestCases": False, "languages": ["C++", "Python3"], "paste": False},
    **{"completion": False, "closed": ["discussion", "problems", "messages", "submissions"]},
    **{"onePlace": "take_over", "addresses": ["10.1.0.0/16", "10.2.0.7/32"]},
    **{"configKeys": [CONFIG_KEY], "examKeys": [EXAM_KEY], "upsolving": True},
}
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


class ExamPage:
    """The page as its reader names its parts."""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts

    def radio(self, key: str) -> Locator:
        words = self.texts(EXAM, key)
        return self.page.locator("label").filter(has_text=words).get_by_role("radio")

    def switch(self, key: str) -> Locator:
        return self.page.get_by_role("switch", name=self.texts(EXAM, key))

    def box(self, words: str) -> Locator:
        return self.page.get_by_role("checkbox", name=words, exact=True)

    def field(self, key: str) -> Locator:
        return self.page.get_by_label(self.texts(EXAM, key))

    def save(self) -> None:
        words = self.texts("features/admin", "saveBar.save")
        self.page.get_by_role("button", name=words, exact=True).click()

    def decide_everything(self) -> None:
        self.radio("end.full").check()
        self.field("end.grace").fill("45")
        self.switch("end.draft").check()
        self.radio("results.released").check()
        self.field("results.release").fill(RELEASE)
        self.switch("results.cases").uncheck()
        self.switch("results.upsolving").check()
        self.radio("languages.some").check()
        for name in ("C++14", "Python3"):
            self.box(name).check()
        self.switch("editor.paste").uncheck()
        self.switch("editor.completion").uncheck()
        for part in ("discussion", "problems", "messages", "submissions"):
            self.box(self.texts(EXAM, f"room.part.{part}")).check()
        self.radio("room.onePlace.take_over").check()
        # A network may be named by any of its addresses, a key in capitals.
        self.field("room.addresses").fill("10.1.2.3/16\n10.2.0.7")
        self.field("room.configKeys").fill(CONFIG_KEY.upper())
        self.field("room.examKeys").fill(EXAM_KEY)

    def shows_what_was_decided(self) -> None:
        for radio in ("end.full", "results.released", "languages.some", "room.onePlace.take_over"):
            expect(self.radio(radio)).to_be_checked()
        for on in ("end.draft", "results.upsolving"):
            expect(self.switch(on)).to_be_checked()
        for off in ("results.cases", "editor.paste", "editor.completion"):
            expect(self.switch(off)).not_to_be_checked()
        for name, is_chosen in {"C++14": True, "Python3": True, "Java": False}.items():
            expect(self.box(name)).to_be_checked(checked=is_chosen)
        for part in ("discussion", "problems", "assistant", "messages", "submissions"):
            is_closed = part != "assistant"
            box = self.box(self.texts(EXAM, f"room.part.{part}"))
            expect(box).to_be_checked(checked=is_closed)
        expect(self.field("end.grace")).to_have_value("45")
        expect(self.field("results.release")).to_have_value(RELEASE)
        expect(self.field("room.addresses")).to_have_value("10.1.0.0/16\n10.2.0.7/32")
        expect(self.field("room.configKeys")).to_have_value(CONFIG_KEY)
        expect(self.field("room.examKeys")).to_have_value(EXAM_KEY)


def stored(school: ServerProcess, tid: int) -> dict[str, object]:
    data = dict(school.client("root").get(SETTINGS, tid=tid).data)
    assert data.pop("tid") == tid
    data.pop("gmtModified")
    return data


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_everything_that_a_teacher_decides_is_kept_and_shown_again(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    tid = create_work(school.client("root"), title=f"Midterm {language}", begins=600, lasts=90)
    assert stored(school, tid) == UNTOUCHED
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/exam")
    exam = ExamPage(page, texts)
    look_closely(visitor, page, f"exam-settings-{language}-{width}")
    exam.decide_everything()
    look_closely(visitor, page, f"exam-settings-filled-{language}-{width}")
    exam.save()
    expect(page.get_by_text(texts(EXAM, "saved"), exact=True).first).to_be_visible()
    kept = stored(school, tid)
    moment = datetime.fromisoformat(str(kept.pop("releaseAt")))
    # The field is in the site's zone, whatever that of its computer is.
    zone = ZoneInfo(school.client("root").get("/api/get-website-config").data["timezone"])
    assert moment == datetime.fromisoformat(RELEASE).replace(tzinfo=zone)
    assert kept == DECIDED
    exam.shows_what_was_decided()
    page.reload()
    visitor.wait_until_it_stands(page)
    exam.shows_what_was_decided()

    # All of it goes back to where it was, also what an empty field means.
    exam.radio("results.own_end").check()
    exam.radio("languages.any").check()
    for list_of in ("room.addresses", "room.configKeys", "room.examKeys"):
        exam.field(list_of).fill("")
    exam.save()
    words = texts("features/admin", "saveBar.unchanged")
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    kept = stored(school, tid)
    assert [kept[name] for name in ("results", "languages", "addresses")] == ["own_end", None, []]
    assert [kept[name] for name in ("configKeys", "examKeys")] == [[], []]
    visitor.check(page)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 390), ("en-US", 1440)])
def test_what_cannot_be_is_told_at_its_field_and_nothing_is_kept(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    tid = create_work(school.client("root"), title=f"Final {language}", begins=600, lasts=90)
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/exam")
    exam = ExamPage(page, texts)

    def is_told(field: Locator, words: str) -> None:
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(words)

    # Of these the page knows by itself.
    exam.field("end.grace").fill("601")
    exam.radio("languages.some").check()
    exam.save()
    is_told(exam.field("end.grace"), texts(EXAM, "fault.grace"))
    expect(page.get_by_text(texts(EXAM, "fault.languages"))).to_be_visible()
    expect(page.get_by_text(texts(EXAM, "faulty"))).to_be_visible()
    expect(exam.field("end.grace")).to_be_focused()
    look_closely(visitor, page, f"exam-settings-faulty-{language}-{width}")
    exam.field("end.grace").fill("5")
    exam.radio("languages.any").check()

    # Of these the server says it.
    said = {
        "zh-CN": {
            "room.addresses": "“10.1.0.0/33”不是网络地址；请写成 10.1.0.0/16 或 10.1.2.3",
            "room.configKeys": "“apple”不是密钥：密钥由 64 个数字或 a 至 f 的字母组成",
            "room.examKeys": "“pear”不是密钥：密钥由 64 个数字或 a 至 f 的字母组成",
        },
        "en-US": {
            "room.addresses": (
                "“10.1.0.0/33” is no network address; write 10.1.0.0/16 or 10.1.2.3"
            ),
            "room.configKeys": ("“apple” is no key: it has 64 digits and letters from a to f"),
            "room.examKeys": "“pear” is no key: it has 64 digits and letters from a to f",
        },
    }[language]
    typed = {"room.addresses": "10.1.0.0/33", "room.configKeys": "apple", "room.examKeys": "pear"}
    for field, words in said.items():
        exam.field(field).fill(typed[field])
        exam.save()
        is_told(exam.field(field), words)
        expect(exam.field(field)).to_be_focused()
        if field == "room.addresses":
            look_closely(visitor, page, f"exam-settings-refused-{language}-{width}")
        assert stored(school, tid) == UNTOUCHED
        exam.field(field).fill("")
    exam.save()
    expect(page.get_by_text(texts(EXAM, "saved"), exact=True).first).to_be_visible()
    assert stored(school, tid) == {**UNTOUCHED, "graceSeconds": 5}
