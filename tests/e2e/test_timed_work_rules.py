"""What a timed work shows whom, and when: list, tabs, the desk before a problem, verdicts that are
followed, colours of the rank, and what is root's alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.asked_calls import AskedCalls
from tests.e2e.browser import Visitor
from tests.e2e.stored_login import log_in
from tests.exam.desk import submit_button, write
from tests.http_client import Client
from tests.oj_appliance.problems.objective.builders import SINGLE, objective_body
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, MINUTE, OWN, WRONG, WorkStage
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD

CHECK = "**/api/check-contest-submissions-status"
SUBMIT = "**/api/submit-problem-judge"
RANK = "**/api/homework/get-timed-work-rank**"
AFTER_HAND_IN = "After handing in you can see it."
DEFAULT_HEIGHT = 550  # px
HOUR = 60 * MINUTE

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name, role in (("judy", "user"), ("kurt", "user"), ("lena", "user"), ("olga", "admin")):
        running.server.make_user(name, ROOT_PASSWORD, role=role)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.pids["QUIZ"] = add_problem(running.root, objective_body("RULE-QUIZ", [SINGLE], auth=2))
    running.at(1)
    yield running
    running.close()


def give(stage: WorkStage, tid: int, *pids: int) -> None:
    """These problems in place of the usual two, as A, B …"""
    problems = [
        {"pid": pid, "displayId": letter, "displayTitle": f"Task {letter}"}
        for letter, pid in zip("ABCD", pids, strict=False)
    ]
    body = {"tid": tid, "values": {}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200


def sit_down(
    stage: WorkStage, new_visitor: NewVisitor, name: str, width: int = 1440
) -> tuple[Visitor, Page]:
    visitor = new_visitor(stage.server, language="en-US", width=width)
    log_in(visitor, stage.server, name)
    return visitor, visitor.new_page()


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation", name="Pages of the timed work").get_by_text(
        name, exact=True
    )


@pytest.mark.covers("S1-2.1-3", "S3-2.12-1", "S3-6-1", "S3-6-21")
def test_a_guest_is_asked_to_log_in_before_any_timed_work(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="Not for guests")
    visitor = new_visitor(stage.server, language="en-US")
    page = visitor.new_page()
    for path in ("/timedwork", f"/timedwork/{tid}", f"/timedwork/{tid}/problem/A"):
        # What is said may go away by itself before the page is at rest.
        page.goto(f"{visitor.base}{path}", wait_until="commit")
        expect(page.get_by_text("Please login first").first).to_be_visible()
        expect(page.get_by_role("dialog").first).to_be_visible()
        visitor.wait_until_it_stands(page)
        expect(page.get_by_text("Not for guests")).to_have_count(0)
    expect(page.locator("header").get_by_role("link", name="Timed work")).to_have_count(0)


@pytest.mark.covers("S3-2.12-1", "S3-2.12-2", "S3-2.12-3", "S3-9-2", "S3-9-12", "S3-9-13")
def test_the_list_tells_of_each_work_what_it_is(stage: WorkStage, new_visitor: NewVisitor) -> None:
    begin = stage.begin
    last = {"start_time": begin - 3 * HOUR, "end_time": begin - 2 * HOUR}
    coming = {"start_time": begin + 24 * HOUR, "end_time": begin + 26 * HOUR}
    stage.hold(title="Rows of sums", auth=1, password="open", duration_ms=HOUR)
    stage.hold(title="Rows of old", duration_ms=45 * MINUTE, **last)
    quick = stage.hold(title="Rows of tomorrow", duration_ms=30_000, **coming)
    give(stage, quick, stage.pids["QUIZ"])
    mixed = stage.hold(title="Rows of both")
    give(stage, mixed, stage.pids["QUIZ"], stage.pids["ONE"])
    visitor, page = sit_down(stage, new_visitor, "judy")
    visitor.open(page, "/timedwork?keyword=Rows+of")
    expected = {
        "Rows of sums": ("Running", "1 hour", "Programming", True),
        "Rows of old": ("Ended", "45 minutes", "Programming", False),
        "Rows of tomorrow": ("Scheduled", "30 seconds", "Objective questions", False),
        "Rows of both": ("Running", "1 hour", "Mixed", False),
    }
    rows = page.get_by_role("listitem").filter(has=page.locator("h2"))
    expect(rows).to_have_count(len(expected))
    for title, (status, length, kind, is_locked) in expected.items():
        row = rows.filter(has_text=title)
        for words in (status, length, kind):
            expect(row.get_by_text(words, exact=True)).to_be_visible()
        expect(row.locator("[data-lock]")).to_have_count(1 if is_locked else 0)
        expect(row.locator("time")).to_have_count(2)
    for number, titles in ((-1, ["tomorrow"]), (0, ["both", "sums"]), (1, ["old"])):
        visitor.open(page, f"/timedwork?status={number}&keyword=Rows+of")
        expect(rows).to_have_count(len(titles))
        for title in titles:
            expect(rows.filter(has_text=f"Rows of {title}")).to_be_visible()
    for number in range(11):
        stage.hold(title=f"Many {number:02d}")
    visitor.open(page, "/timedwork?keyword=Many")
    expect(rows).to_have_count(10)
    visitor.open(page, "/timedwork?keyword=Many&currentPage=2")
    expect(rows).to_have_count(1)
    visitor.check(page)


@pytest.mark.covers("S3-2.12-4", "S3-4-20", "S3-4-21", "S3-4-22", "S3-5-22")
def test_each_tab_opens_when_the_work_has_come_so_far(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    stage.at(-1)
    tid = stage.hold(title="Door by door", auth=1, password="let me in")
    visitor, page = sit_down(stage, new_visitor, "kurt")
    staff, desk = sit_down(stage, new_visitor, "olga")
    staff.open(desk, f"/timedwork/{tid}")
    expect(tab(desk, "Submissions")).to_have_attribute("aria-disabled", "true")
    expect(tab(desk, "Submissions")).to_have_attribute(
        "title", "The timed work has not started yet."
    )
    stage.at(1)
    visitor.open(page, f"/timedwork/{tid}")
    expect(tab(page, "Problems")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("Please enter the timed-work password").first).to_be_visible()
    page.get_by_label("Timed-work password").fill("let me in")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("You are in. Start when you are ready.")).to_be_visible()
    expect(page.get_by_text("Ready?")).to_be_visible()
    expect(tab(page, "Problems")).to_have_attribute("title", "Start the timed work first.")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Your time runs until")).to_be_visible()
    for shown in ("Introduction", "Problems"):
        expect(tab(page, shown)).to_have_attribute("href", re.compile(rf"^/timedwork/{tid}"))
    expect(tab(page, "Rank")).to_have_attribute("aria-disabled", "true")
    expect(tab(page, "Rank")).to_have_attribute("title", AFTER_HAND_IN)
    visitor.open(page, f"/timedwork/{tid}/rank")
    expect(page.get_by_text(AFTER_HAND_IN)).to_be_visible()
    assert stage.hand_in(stage.people["kurt"], tid).status == 200
    expect(tab(page, "Rank")).to_have_attribute("href", f"/timedwork/{tid}/rank")
    expect(page.get_by_role("row").filter(has_text="kurt")).to_be_visible()
    visitor.check(page)
    staff.check(desk)


@pytest.mark.covers("S3-2.12-4", "S3-2.12-6", "S3-6-15", "S3-9-2")
def test_submissions_of_everybody_are_for_staff_alone(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="Whose are these")
    stage.start(tid, "judy", "ann")
    for _ in range(16):
        stage.send(stage.ann, tid, code=WRONG)
    visitor, page = sit_down(stage, new_visitor, "judy")
    visitor.open(page, f"/timedwork/{tid}/submissions")
    expect(page.get_by_text("This page of the timed work is not for you.")).to_be_visible()
    expect(tab(page, "Submissions")).to_have_count(0)
    expect(page.get_by_text("ann", exact=True)).to_have_count(0)
    visitor.check(page)
    staff, desk = sit_down(stage, new_visitor, "olga")
    staff.open(desk, f"/timedwork/{tid}/submissions")
    expect(tab(desk, "Submissions")).to_have_attribute("aria-current", "page")
    expect(desk.get_by_role("row").filter(has_text="ann")).to_have_count(15)
    staff.check(desk)
    call = "/api/homework/get-timed-work-submission-list"
    assert stage.server.client().get(call, tid=tid).http == 401
    assert stage.people["judy"].get(call, tid=tid).data["total"] == 0


@pytest.mark.covers("S3-4-30", "S3-6-16")
def test_judging_again_and_by_hand_is_offered_to_root_alone(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="By hand")
    stage.start(tid, "ben")
    wrong = stage.submit(stage.ben, tid, code=WRONG)
    broken = stage.submit(stage.ben, tid, code="print(")
    visitor, page = sit_down(stage, new_visitor, "root")
    visitor.open(page, f"/timedwork/{tid}/submissions")
    expect(page.get_by_role("columnheader", name="Rejudge")).to_be_visible()
    row = page.get_by_role("row").filter(has_text=str(wrong))
    row.get_by_role("button", name="Rejudge").click()
    page.get_by_role("dialog").get_by_role("button", name="Rejudge").click()
    expect(page.get_by_text("Rejudge successfully").first).to_be_visible()
    by_hand = page.get_by_role("button", name="By hand", exact=True)
    visitor.open(page, f"/submission-detail/{broken}")
    expect(by_hand).to_be_disabled()
    visitor.open(page, f"/submission-detail/{wrong}")
    expect(by_hand).to_be_enabled()
    visitor.check(page)
    for name in ("olga", "ben"):
        who = stage.people[name]
        for act in ("rejudge", "manual-judge", "cancel-judge"):
            assert judge_call(who, act, wrong) == 403, (name, act)
    staff, desk = sit_down(stage, new_visitor, "olga")
    staff.open(desk, f"/timedwork/{tid}/submissions")
    expect(desk.get_by_role("row").filter(has_text=str(wrong))).to_be_visible()
    expect(desk.get_by_role("columnheader", name="Rejudge")).to_have_count(0)
    staff.open(desk, f"/submission-detail/{wrong}")
    for action in ("Rejudge", "By hand"):
        expect(desk.get_by_role("button", name=action)).to_have_count(0)
    staff.check(desk)


def judge_call(who: Client, act: str, number: int) -> int:
    more: dict[str, Any] = {"status": 0, "score": None} if act == "manual-judge" else {}
    return who.get(f"/api/admin/judge/{act}", submitId=number, **more).http


@pytest.mark.covers("S3-9-12", "S3-2.12-5")
@pytest.mark.parametrize("width", [1440, 390])
def test_the_desk_of_a_timed_work_has_a_look_of_its_own(
    stage: WorkStage, new_visitor: NewVisitor, width: int
) -> None:
    numbers = {each["name"]: each["id"] for each in stage.root.get("/api/languages").data}
    pids = []
    for letter, names in (("CPP", ("C", "C++", "Python3")), ("PLAIN", ("C", "Python3"))):
        offered = [{"id": numbers[each]} for each in names]
        body = {**a_plus_b(f"RULE-{letter}-{width}"), "languages": offered}
        pids.append(add_problem(stage.root, body))
    tid = stage.hold(title=f"Desk {width}")
    give(stage, tid, *pids)
    stage.start(tid, "lena")
    visitor, page = sit_down(stage, new_visitor, "lena", width)
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    editor = page.locator(".cm-editor")
    expect(editor).to_be_visible()
    expect(submit_button(page)).to_be_visible()
    style = "(e, name) => getComputedStyle(e)[name]"
    assert editor.evaluate(style, "backgroundColor") == "rgb(253, 246, 227)"  # solarized
    assert page.locator(".cm-content").evaluate(style, "fontSize") == "14px"
    assert page.locator(".cm-content").evaluate(style, "tabSize") == "4"
    chosen = page.get_by_role("combobox").first
    expect(chosen).to_have_value("C++")
    visitor.open(page, f"/timedwork/{tid}/problem/B")
    expect(chosen).to_have_value("C")
    if width == 390:
        height = editor.evaluate("e => e.getBoundingClientRect().height")
        assert height == DEFAULT_HEIGHT
    visitor.check(page)


@pytest.mark.covers("S3-4-27", "S3-9-12", "S3-7.3-10")
def test_a_submission_is_asked_for_every_two_seconds_until_it_is_judged(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    root = stage.root
    pid = add_problem(root, a_plus_b("RULE-POLL"))
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": True}).status == 200
    tid = stage.hold(title="Followed")
    give(stage, tid, pid)
    stage.start(tid, "judy")
    visitor, page = sit_down(stage, new_visitor, "judy")
    asked: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith(CHECK[2:]):
            asked.append(request.post_data_json)

    calls = AskedCalls(page)
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    page.get_by_role("combobox").first.select_option("Python3")
    write(page, ADD)
    with page.expect_response(SUBMIT) as answer:
        submit_button(page).click()
    number = answer.value.json()["data"]["submitId"]
    panel = page.get_by_role("region", name="Verdict")
    expect(panel).to_contain_text("Pending")
    page.on("request", note)
    calls.stop_the_clock()
    assert calls.pauses(CHECK[2:], seconds=10, step_s=1) == {2}
    assert len(asked) >= 3
    assert all(each == {"submitIds": [number], "cid": tid + CID_OFFSET} for each in asked)
    page.clock.resume()
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": False}).status == 200
    stage_row = stage.people["judy"].get("/api/get-submission-detail", submitId=number)
    assert stage_row.data["submission"]["submitId"] == number
    # That it was submitted is all that is told while the time runs; then nothing more is asked.
    expect(panel).to_contain_text("Submitted")
    before = len(asked)
    for _ in range(5):
        page.clock.run_for(2_100)
    assert len(asked) == before


@pytest.mark.covers("S3-4-29", "S3-5-21", "S3-5-23", "S3-8-2c", "S3-8-2e", "S3-8-3", "S3-8-4")
def test_the_button_waits_for_its_answer_and_a_refusal_takes_the_panel_away(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="Refused")
    stage.start(tid, "kurt")
    visitor, page = sit_down(stage, new_visitor, "kurt")
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    page.get_by_role("combobox").first.select_option("Python3")
    write(page, " ")
    submit_button(page).click()
    expect(page.get_by_text("Code can not be empty").first).to_be_visible()
    held: list[Route] = []

    page.route(SUBMIT, lambda route: held.append(route))  # noqa: PLW0108 - Playwright counts its arguments
    write(page, ADD)
    submit_button(page).click()
    expect(submit_button(page)).to_have_attribute("aria-disabled", "true")
    expect(submit_button(page)).to_have_attribute("aria-busy", "true")
    submit_button(page).click(force=True)
    for _ in range(1_200):
        if held:
            break
        page.wait_for_timeout(50)
    held[0].continue_()
    panel = page.get_by_role("region", name="Verdict")
    expect(panel).to_contain_text("Submitted")
    expect(submit_button(page)).not_to_have_attribute("aria-disabled", "true")
    assert len(held) == 1
    # The end comes between the press and its arrival at the server.
    page.unroute(SUBMIT)
    write(page, f"{ADD}  # again")
    stage.at(OWN + 2)
    submit_button(page).click()
    refusal = "The timed work has ended, so code cannot be submitted"
    expect(page.get_by_text(refusal).first).to_be_visible()
    expect(panel).to_have_count(0)
    expect(submit_button(page)).not_to_have_attribute("aria-busy", "true")
    # Once the page has been told it cannot be pressed at all.
    expect(submit_button(page)).to_be_disabled()
    page.route("**/api/homework/get-timed-work-problem-detail**", lambda route: route.abort())
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    expect(submit_button(page)).to_have_count(0)
    stage.at(1)
    visitor.faults.clear()


@pytest.mark.covers("S3-4-28", "S3-9-13")
def test_cells_of_the_rank_are_green_blue_red_and_grey(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    samples = [
        {"input": "1 2\n", "output": "3\n", "score": 50},
        {"input": "0 0\n", "output": "0\n", "score": 50},
    ]
    oi = add_problem(stage.root, {**a_plus_b("RULE-OI", type=1), "samples": samples})
    tid = stage.hold(title="Colours")
    give(stage, tid, stage.pids["ONE"], oi, stage.pids["HELD"], stage.pids["TWO"])
    stage.start(tid, "cat")
    cat = stage.people["cat"]
    for letter, code in (("A", ADD), ("B", WRONG), ("C", WRONG), ("D", WRONG)):
        stage.submit(cat, tid, letter, code)
    stage.hand_in(cat, tid)
    visitor, page = sit_down(stage, new_visitor, "olga")

    def keep_one_back(route: Route) -> None:
        # No answer of the server keeps a cell back: whoever is shown the rank is shown all of it.
        call = f"{stage.server.base}/api/homework/get-timed-work-rank?tid={tid}"
        answer = route.fetch(url=call)
        told = answer.json()
        told["data"][0]["submissionInfo"]["D"]["status"] = -5
        route.fulfill(response=answer, json=told)

    page.route(RANK, keep_one_back)
    visitor.open(page, f"/timedwork/{tid}/rank")
    row = page.get_by_role("row").filter(has_text="cat")
    words = {"A": "Accepted", "B": "Partial Accepted", "C": "Wrong Answer", "D": "Submitted"}
    tints = {
        name: row.get_by_role("cell")
        .filter(has_text=word)
        .locator("span")
        .first.evaluate("e => getComputedStyle(e).color")
        for name, word in words.items()
    }
    shown = {name: tint_of(colour) for name, colour in tints.items()}
    assert shown == {"A": "green", "B": "blue", "C": "red", "D": "grey"}
    visitor.check(page)


def tint_of(colour: str) -> str:
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    if max(red, green, blue) - min(red, green, blue) < 40:
        return "grey"
    return {red: "red", green: "green", blue: "blue"}[max(red, green, blue)]
