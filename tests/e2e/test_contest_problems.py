"""A contest's problems and submissions as a participant meets them: solving, drafts that outlive
reload and restart, the password before a submit, and what a sealed contest of OI keeps back."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways, wait_until
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.contests.stage import ADD, END, MINUTE, SEAL, WRONG, Stage
from tests.server_process import ROOT_PASSWORD

PROBLEM = "features/problem"
LISTED = "features/submissions"
HALF_DONE = "# half done"
SENT_AT = """performance.getEntriesByType('resource')
  .findLast(({ name }) => name.endsWith('/api/submit-problem-judge'))?.startTime"""

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[Stage]:
    stage = Stage.set_up()
    yield stage
    stage.close()


@pytest.fixture
def stage(school: Stage) -> Stage:
    """One minute after the start of whatever is held."""
    school.at(1)
    return school


def participant(stage: Stage, name: str) -> Client:
    return stage.server.add_user(name, ROOT_PASSWORD)


def sit_down(new_visitor: NewVisitor, stage: Stage, name: str, **looks: object) -> Visitor:
    visitor = new_visitor(stage.server, **looks)
    log_in(visitor, stage.server, name)
    return visitor


def write(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def choose_python(page: Page, texts: Texts) -> None:
    box = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    box.select_option("Python3")
    expect(page.locator(".cm-content")).to_be_visible()


def submit_button(page: Page, texts: Texts) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{texts(PROBLEM, 'submit.submit')}"))


def verdict(page: Page, texts: Texts) -> Locator:
    return page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))


def wait_for_draft(who: Client, pid: int, cid: int, code: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found = who.get("/api/draft", pid=pid, cid=cid, language="Python3").data
        if found is not None and found["code"] == code:
            return
        time.sleep(0.1)
    raise AssertionError(f"no draft {code!r}")


@pytest.mark.covers("S1-2.1-15", "S1-2.7-1", "S2-2.2-23", "S2-2.2-24", "S2-2.4-3", "S2-7-7")
@pytest.mark.covers("S1-7.1-28", "S2-7-8", "S1-3-28")
def test_a_participant_solves_leaves_and_finds_the_code_again(
    new_visitor: NewVisitor, stage: Stage
) -> None:
    texts = Texts("en-US")
    cid = stage.hold(title="Autumn contest")
    anna = participant(stage, "anna")
    visitor = sit_down(new_visitor, stage, "anna", language="en-US")
    page = visitor.new_page()
    visitor.open(page, f"/contest/{cid}/problems")
    page.get_by_role("link", name="First").click()
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem/A$"))
    expect(page.get_by_role("heading", level=1, name="A First")).to_be_visible()
    around = page.get_by_role("navigation", name=texts("shell", "context.label"))
    own = around.get_by_role("link", name=texts("shell", "context.contestSubmissions"))
    expect(own).to_have_attribute("href", f"/contest/{cid}/submissions?onlyMine=true")
    choose_python(page, texts)

    for code, key in ((WRONG, "wrongAnswer"), (ADD, "accepted")):
        write(page, code)
        submit_button(page, texts).click()
        expect(verdict(page, texts)).to_contain_text(texts("shell", f"verdict.{key}"))
    verdict(page, texts).get_by_role("link", name=texts(PROBLEM, "verdict.detail")).click()
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem/A/submission-detail/\d+$"))
    expect(page.get_by_role("button", name=texts(LISTED, "detail.edit"))).to_be_visible()
    share = page.get_by_role("button", name=texts(LISTED, "detail.share"), exact=True)
    expect(share).to_have_count(0)

    visitor.open(page, f"/contest/{cid}/submissions?onlyMine=true")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr").first).to_contain_text("A First")
    row = page.locator("tbody tr").last
    row.get_by_role("link", name="Python3").click()
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem/A/submission-detail/\d+$"))

    visitor.open(page, f"/contest/{cid}/problem/A?focus=true")
    strip = page.get_by_role("navigation", name=texts(PROBLEM, "strip"))
    expect(strip.get_by_role("link")).to_have_count(2)
    expect(strip.get_by_role("link").first).to_contain_text(texts("shell", "verdict.accepted"))
    strip.get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem/B\?focus=true$"))
    expect(page.get_by_role("heading", level=1, name=re.compile("^B "))).to_be_visible()
    choose_python(page, texts)
    write(page, HALF_DONE)
    page.reload()
    expect(page.locator(".cm-content")).to_have_text(HALF_DONE)
    page.keyboard.press("Control+S")
    wait_for_draft(anna, stage.pids["HELD"], cid, HALF_DONE)
    visitor.check(page)

    stage.server.stop()
    stage.server.start()
    page.reload()
    expect(page.locator(".cm-content")).to_have_text(HALF_DONE)
    # Another computer has nothing but what the server kept, and practice has none of it.
    elsewhere = sit_down(new_visitor, stage, "anna", language="en-US")
    other = elsewhere.new_page()
    elsewhere.open(other, f"/contest/{cid}/problem/B")
    expect(other.locator(".cm-content")).to_have_text(HALF_DONE)
    elsewhere.open(other, f"/contest/{cid}/problem/A")
    expect(other.locator(".cm-content")).to_have_text(ADD)
    elsewhere.open(other, "/problem/ONE")
    expect(other.locator(".cm-content")).to_be_visible()
    expect(other.locator(".cm-content")).not_to_contain_text("sum")
    elsewhere.check(other)


@pytest.mark.covers("S1-2.7-12", "S1-4.5-5", "S1-4.5-6", "S1-5-17", "S1-6-8", "S1-8-8e", "S1-8-8f")
@pytest.mark.covers("S2-4-8", "S2-4-10", "S2-4-11", "S2-2.4-2")
def test_a_sealed_contest_asks_for_its_password_and_keeps_results_back(
    new_visitor: NewVisitor, stage: Stage
) -> None:
    texts = Texts("zh-CN")
    cid = stage.hold(title="秋季赛", type=1, auth=2, password="open sesame")
    participant(stage, "bernd")
    stage.at(SEAL + 1)
    visitor = sit_down(new_visitor, stage, "bernd")
    page = visitor.new_page()
    visitor.open(page, f"/contest/{cid}/problem/A")
    expect(page.get_by_text("? / ?")).to_be_visible()
    choose_python(page, texts)
    write(page, ADD)
    submit_button(page, texts).click()
    dialog = page.get_by_role("dialog", name=texts(PROBLEM, "contest.password.title"))
    enter = dialog.get_by_role("button", name=texts("shell", "contest.password.enter"))
    enter.click()
    expect(dialog).to_contain_text(texts("shell", "contest.password.empty"))
    dialog.locator("input").fill("guessed")
    enter.click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.locator("input").fill("open sesame")
    enter.click()
    panel = verdict(page, texts)
    expect(panel).to_contain_text(texts(PROBLEM, "contest.submitted"))
    expect(panel).not_to_contain_text(texts("shell", "verdict.pending"))

    page.reload()
    expect(page.locator(".cm-content")).to_be_visible()
    write(page, WRONG)
    submit_button(page, texts).click()
    again = page.get_by_role("dialog", name=texts(PROBLEM, "contest.again.title"))
    page.evaluate(
        "addEventListener('click', () => { window.clickedAt = performance.now(); }, true)"
    )
    with page.expect_response("**/api/submit-problem-judge") as sent:
        again.get_by_role("button", name=texts(PROBLEM, "contest.again.confirm")).click()
    # A call is on the browser's list once its answer has come whole.
    wait_until(page, f"() => {SENT_AT} !== undefined")
    assert page.evaluate(f"{SENT_AT} - window.clickedAt") > 800
    number = sent.value.json()["data"]["submitId"]
    expect(panel).to_contain_text(texts(PROBLEM, "contest.submitted"))
    visitor.open(page, f"/contest/{cid}/problem/A/submission-detail/{number}")
    expect(page.get_by_text(texts(LISTED, "detail.hidden"))).to_be_visible()

    stage.at(END + 1)
    visitor.open(page, f"/contest/{cid}/problem/A")
    ended = page.get_by_role("alert").filter(has_text=texts(PROBLEM, "contest.ended"))
    expect(ended).to_be_visible()
    expect(submit_button(page, texts)).to_be_disabled()
    visitor.check(page)


@pytest.mark.covers("S1-8-8g")
def test_a_result_that_is_kept_back_from_now_on_is_told_as_such(
    new_visitor: NewVisitor, stage: Stage
) -> None:
    texts = Texts("en-US")
    far = stage.begin + (END - 1) * MINUTE
    cid = stage.hold(type=1, seal_rank_time=far)
    participant(stage, "clara")
    visitor = sit_down(new_visitor, stage, "clara", language="en-US")
    page = visitor.new_page()
    page.route_web_socket("**/api/live", lambda socket: socket.close())
    visitor.open(page, f"/contest/{cid}/problem/A")
    choose_python(page, texts)
    write(page, ADD)
    # The organiser seals it; this page has not heard of that yet, and does not now.
    page.route("**/api/get-contest-info*", lambda route: None)
    stage.edit(cid, seal_rank_time=stage.begin)
    submit_button(page, texts).click()
    expect(page.get_by_text(texts(PROBLEM, "submit.noResult")).first).to_be_visible()
    expect(verdict(page, texts)).to_contain_text(texts(PROBLEM, "contest.submitted"))
    visitor.check(page)


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_the_pages_of_a_contest_fit_every_screen(
    new_visitor: NewVisitor, stage: Stage, language: str
) -> None:
    cid = stage.hold(title="Autumn contest of all schools of the town", allow_end_submit=True)
    name = f"dora{language[:2]}"
    number = stage.submit(participant(stage, name), cid)
    visitor = sit_down(new_visitor, stage, name, language=language)
    page = visitor.new_page()
    pages = (
        "problem/A",
        "problem/A?focus=true",
        "submissions",
        f"problem/A/submission-detail/{number}",
    )
    for width, height in ((1440, 900), (1366, 650), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for path in pages:
            visitor.open(page, f"/contest/{cid}/{path}")
            assert not scrolls_sideways(page), (path, width)
            assert raw_text_keys(page) == [], (path, width)
    visitor.check(page)
