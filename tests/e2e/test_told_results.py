"""What a student is told of their exam besides verdicts: what came late, from when on results are
told, what staff has corrected; and every moment as the clock on the wall shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.exam.desk import sit_down
from tests.oj_appliance.timed_work.stage import ADD, MINUTE, OWN, WRONG, WorkStage
from tests.server_process import ROOT_PASSWORD

pytestmark = pytest.mark.e2e
GRACE_S = 300
RELEASE = 90  # minute
WORDS = {
    "en-US": {
        "late": re.compile(r"^late by \d+ s, counts$"),
        "too late": re.compile(r"^late by \d+ s, does not count$"),
        "at": "Results come on {}.",
        "not yet": "The results have not been told yet.",
        "open": "Your results are open now.",
        "void": "Cancelled: worth nothing to anybody",
        "reason": "Reason: Wrong statement",
        "legend": "* corrected by the teacher",
        "own": "My submissions",
        "hidden": "The result of this submission is not public yet.",
        "verdict": re.compile("Accepted|Wrong Answer"),
    },
    "zh-CN": {
        "late": re.compile(r"^迟到 \d+ 秒，计分$"),
        "too late": re.compile(r"^迟到 \d+ 秒，不计分$"),
        "at": "成绩将于 {} 公布。",
        "not yet": "成绩尚未公布。",
        "open": "现在可以查看结果。",
        "void": "本题作废，所有人不计分",
        "reason": "原因：Wrong statement",
        "legend": "* 表示得分经老师更正",
        "own": "我的提交",
        "hidden": "本次提交的结果暂不公开。",
        "verdict": re.compile("答案正确|通过|答案错误"),
    },
}


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in ("mona", "nils", "otto"):
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


def on_the_wall(stage: WorkStage, minute: float) -> str:
    """That minute of the works as the site writes it, whatever zone this computer is in."""
    zone = stage.root.get("/api/get-website-config").data["timezone"]
    moment = datetime.fromtimestamp((stage.begin + minute * MINUTE) / 1000, UTC)
    return moment.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("language", "name", "width"), [("en-US", "mona", 1440), ("zh-CN", "nils", 390)]
)
def test_lateness_release_and_corrections_stand_on_the_students_pages(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, width: int
) -> None:
    words = WORDS[language]
    release = stage.begin + RELEASE * MINUTE
    decided = {"grace_s": GRACE_S, "results": "released", "release_at": release}
    tid = stage.hold(decided, title=f"Told to {name}")
    stage.at(1)
    stage.start(tid, name)
    who = stage.people[name]
    stage.submit(who, tid, "A", ADD)
    stage.at(OWN + 1 + 2)
    late = stage.submit(who, tid, "A", f"{ADD}  # again")
    stage.at(OWN + 1 + 6)
    too_late = stage.submit(who, tid, "B", WRONG)
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    page = visitor.new_page()
    at = str(words["at"]).format(on_the_wall(stage, RELEASE))
    for path in ("", "/problems", "/rank", "/problem/A"):
        visitor.open(page, f"/timedwork/{tid}{path}")
        expect(page.get_by_text(at)).to_be_visible()
        expect(page.get_by_text(str(words["open"]))).to_have_count(0)
        look_closely(visitor, page, f"told-before{path.replace('/', '-')}-{width}")
    page.get_by_role("tab", name=re.compile(str(words["own"]))).first.click()
    expect(page.get_by_text(words["late"])).to_be_visible()
    # No heading stands there: the problem's is on the tab beside it.
    visitor.check(page)
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    assert axe_findings(page) == []
    visitor.open(page, f"/timedwork/{tid}/rank")
    expect(page.get_by_text(str(words["not yet"]), exact=True)).to_be_visible()
    visitor.open(page, f"/timedwork/{tid}/receipts")
    for lateness in ("late", "too late"):
        expect(page.get_by_text(words[lateness])).to_be_visible()
    look_closely(visitor, page, f"told-receipts-{width}")
    for number, lateness in ((late, "late"), (too_late, "too late")):
        visitor.open(page, f"/submission-detail/{number}")
        expect(page.get_by_text(words[lateness])).to_be_visible()
        expect(page.get_by_text(str(words["hidden"]))).to_be_visible()
        expect(page.get_by_text(words["verdict"])).to_have_count(0)
    look_closely(visitor, page, f"told-submission-before-{width}")
    body = {"tid": tid, "pid": stage.pids["ONE"], "kind": "void", "reason": "Wrong statement"}
    assert stage.root.post("/api/admin/exam/correction", body).status == 200
    visitor.open(page, f"/timedwork/{tid}/problems")
    expect(page.get_by_text(at)).to_be_visible()
    expect(page.get_by_text(str(words["void"]))).to_have_count(0)
    stage.at(RELEASE + 1)
    for path in ("/problems", "/problem/A"):
        visitor.open(page, f"/timedwork/{tid}{path}")
        expect(page.get_by_text(str(words["void"]))).to_be_visible()
        expect(page.get_by_text(str(words["reason"]))).to_be_visible()
        expect(page.get_by_text(at)).to_have_count(0)
        look_closely(visitor, page, f"told-after{path.replace('/', '-')}-{width}")
    visitor.open(page, f"/timedwork/{tid}/rank")
    expect(page.get_by_text(str(words["legend"]), exact=True)).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=name).locator("abbr")).to_have_text("*")
    look_closely(visitor, page, f"told-after-rank-{width}")
    visitor.open(page, f"/timedwork/{tid}")
    expect(page.get_by_text(str(words["open"]))).to_be_visible()
    staff = new_visitor(stage.server, language=language, width=width)
    log_in(staff, stage.server, "root")
    for reader, reading in ((visitor, page), (staff, staff.new_page())):
        for number, lateness in ((late, "late"), (too_late, "too late")):
            reader.open(reading, f"/submission-detail/{number}")
            expect(reading.get_by_text(words[lateness])).to_be_visible()
            expect(reading.get_by_role("status").filter(has_text=words["verdict"])).to_be_visible()
        look_closely(reader, reading, f"told-submission-after-{width}")
    stage.at(1)


@pytest.mark.parametrize("timezone", ["America/Los_Angeles", "Pacific/Kiritimati"])
def test_the_head_shows_the_time_of_the_wall_whatever_the_computers_zone_is(
    stage: WorkStage, browser: Browser, timezone: str
) -> None:
    tid = stage.hold({"results": "all_over"}, title=f"Wall {timezone[:4]}")
    stage.at(1)
    stage.record(tid, "otto", started_at=stage.begin)
    times = [on_the_wall(stage, minute) for minute in (0, OWN)]
    with sit_down(browser, stage, "otto", timezone=timezone) as visitor:
        page = visitor.new_page()
        visitor.open(page, f"/timedwork/{tid}/problems")
        expect(page.locator("time")).to_have_text(times)
        expect(page.get_by_role("timer").locator("..")).to_have_attribute(
            "title", re.compile(f"^{times[1]}:")
        )
        visitor.open(page, f"/timedwork?keyword=Wall+{timezone[:4]}")
        expect(page.locator("time").first).to_have_text(times[0])
        visitor.check(page)
