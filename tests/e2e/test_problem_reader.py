"""What a reader of a problem may count on: words, limits, languages, questions before code is lost,
and what happens while the server is asked for a verdict. The words are the specification's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Request, Route, WebSocketRoute, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.stopped_clock import pass_until_seen, stop_the_clock
from tests.e2e.stored_login import log_in
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

RIGHT = "print(sum(map(int, input().split())))"
SUBMIT, CHECK = "**/api/submit-problem-judge", "**/api/check-submissions-status"
NOT_PASSED = "You haven't passed the problem so you cannot get the code passed recently"

pytestmark = pytest.mark.e2e


def reader(
    new_visitor: NewVisitor, server: ServerProcess, username: str = ""
) -> tuple[Visitor, Page]:
    """Who reads English, without the live socket: the page has to ask."""
    visitor = new_visitor(server, language="en-US")
    if username:
        log_in(visitor, server, username)
    page = visitor.new_page()

    def refuse(socket: WebSocketRoute) -> None:
        socket.close(code=4429)

    page.route_web_socket("**/api/live", refuse)
    return visitor, page


def write(page: Page, code: str, language: str = "Python3") -> None:
    page.get_by_role("combobox", name="Language").select_option(language)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def press_submit(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Submit")).click()


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="Verdict")


@pytest.mark.covers("S1-2.7-2", "S1-2.7-3", "S1-5-16", "S1-9-11", "S3-9-11")
def test_a_guest_reads_statement_limits_and_languages(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    texts = {"description": "Add two numbers.", "input": "Two integers.", "output": "Their sum."}
    add_problem(root, a_plus_b("READ1", title="Two numbers", hint="Mind signs.", **texts))
    add_problem(root, a_plus_b("CF-1R"))
    numbers = {each["name"]: each["id"] for each in root.get("/api/languages").data}
    choices = {"READ2": ("Java", "Python3"), "READ2C": ("C", "C++", "Java")}
    for name, languages in choices.items():
        few = a_plus_b(name)
        few["languages"] = [{"id": numbers[language]} for language in languages]
        add_problem(root, few)
    visitor, page = reader(new_visitor, server)
    facts = page.locator("header dl").first
    chosen = page.get_by_role("combobox", name="Language")
    for name, language in (("READ2", "Java"), ("READ2C", "C++")):
        visitor.open(page, f"/problem/{name}")
        expect(chosen).to_have_value(language)
    for name, is_doubled in (("READ1", True), ("CF-1R", False)):
        visitor.open(page, f"/problem/{name}")
        chosen.select_option("C++")
        expect(facts).to_contain_text("1000 ms")
        expect(facts).to_contain_text("256 MB")
        chosen.select_option("Python3")
        expect(facts).to_contain_text("2000 ms" if is_doubled else "1000 ms")
        expect(facts).to_contain_text("512 MB" if is_doubled else "256 MB")
    visitor.open(page, "/problem/READ1")
    tab = page.get_by_role("tabpanel")
    for words in ("READ1 Two numbers", *texts.values(), "Mind signs.", "1 2"):
        expect(tab).to_contain_text(words)
    page.get_by_role("tab", name="My submissions").click()
    expect(tab.get_by_role("alert")).to_have_text("Please login first")
    tab.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("dialog", name=re.compile("^Log in"))).to_be_visible()
    visitor.check(page)


@pytest.mark.covers("S1-5-19", "S1-5-20", "S1-4.1-16", "S1-8-13", "S1-9-7", "S1-4.5-4")
def test_code_is_submitted_praised_fetched_and_reset(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    add_problem(server.client("root"), a_plus_b("READ3"))
    server.make_user("reader3", ROOT_PASSWORD)
    visitor, page = reader(new_visitor, server, "reader3")
    page.clock.install()
    visitor.open(page, "/problem/READ3")
    fetch = page.get_by_role("button", name="Fetch my accepted code")
    stop_the_clock(page)
    fetch.click()
    message = page.get_by_role("alert").filter(has_text=NOT_PASSED)
    pass_until_seen(page, message)
    page.clock.run_for(3_500)
    expect(message).to_be_visible()
    page.clock.run_for(1_000)
    expect(message).to_have_count(0)
    page.clock.resume()

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(SUBMIT, hold)
    write(page, RIGHT)
    with page.expect_request(SUBMIT):
        press_submit(page)
    expect(verdict(page)).to_contain_text("Submitting")
    stop_the_clock(page)
    held.pop().continue_()
    page.unroute(SUBMIT)
    praise = page.get_by_text("Accepted, well done!")
    pass_until_seen(page, praise)
    page.clock.run_for(2_000)
    expect(praise).to_be_visible()
    page.clock.run_for(1_500)
    expect(praise).to_have_count(0)
    page.clock.resume()
    expect(verdict(page)).to_contain_text("Accepted")
    expect(verdict(page)).not_to_contain_text("Submitting")

    # The hundredth problem: the server's own answer, with the number that it would have then.
    def hundredth(route: Route) -> None:
        fine = {"days": 41, "accepted": 100, "firstAcOfProblem": True}
        route.fulfill(json={"status": 200, "data": fine, "msg": "success"})

    page.route("**/api/get-user-ac-result*", hundredth)
    press_submit(page)
    card = page.get_by_role("dialog", name="Report card")
    expect(card).to_contain_text("100")
    expect(card).to_contain_text("41")
    page.keyboard.press("Escape")
    # Within a second the same code again is the trembling finger of the press before.
    page.clock.run_for(1_100)

    refusal = {"status": 403, "data": {"seconds": 2}, "msg": "Too fast", "err": "judge.too_fast"}
    page.route(SUBMIT, lambda route: route.fulfill(json=refusal))
    press_submit(page)
    expect(page.get_by_role("alert").filter(has_text="Too fast").first).to_be_visible()
    expect(verdict(page)).to_have_count(0)
    page.unroute(SUBMIT)

    code = page.locator(".cm-content")
    write(page, "changed")
    for button, words in (("Fetch my accepted code", "print("), ("Reset the code", "")):
        for answer in ("Cancel", None):
            before = code.inner_text()
            page.get_by_role("button", name=button, exact=True).first.click()
            question = page.get_by_role("dialog")
            if answer:
                question.get_by_role("button", name=answer).click()
                expect(question).to_have_count(0)
                assert code.inner_text() == before
            else:
                question.get_by_role("button", name=button).click()
                expect(code).to_have_text(re.compile(f"^{re.escape(words)}" if words else "^$"))
    visitor.faults.clear()


@pytest.mark.covers("S1-4.5-2")
def test_asking_for_a_verdict_ends_at_a_refusal(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("READ4"))
    paused = {"pid": pid, "paused": True}
    assert root.put("/api/admin/judge/pause-problem", paused).status == 200
    server.make_user("reader4", ROOT_PASSWORD)
    visitor, page = reader(new_visitor, server, "reader4")
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=500, json={"status": 500, "data": None, "msg": "broken"})

    page.route(CHECK, refuse)
    page.clock.install()
    visitor.open(page, "/problem/READ4")
    write(page, RIGHT)
    press_submit(page)
    expect(verdict(page)).to_contain_text("Pending")
    page.clock.run_for(2_100)
    words = "Asking for the verdict failed; the page stopped asking."
    expect(page.get_by_text(words)).to_be_visible()
    for _ in range(10):
        page.clock.run_for(2_100)
    assert len(asked) == 1
    visitor.faults.clear()


@pytest.mark.covers("S1-4.3-2", "S1-8-15", "S1-4.3-3", "S3-8-5")
def test_the_list_asks_for_unfinished_rows_and_knows_when_to_stop(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("READ5"))
    student: Client = server.add_user("reader5", ROOT_PASSWORD)
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": True}).status == 200
    mine = submit(student, "READ5", "Python3", RIGHT)
    visitor, page = reader(new_visitor, server, "reader5")
    bodies: list[object] = []

    def note(request: Request) -> None:
        if request.url.endswith(CHECK[2:]):
            bodies.append(request)

    page.on("request", note)
    address = "/status?onlyMine=true&problemID=READ5"
    row = page.locator("tbody tr").first
    stopped = page.get_by_text(re.compile("^Waiting for results has ended"))

    # 300 questions, and none after them.
    page.clock.install()
    visitor.open(page, address)
    expect(row).to_contain_text("Pending")
    waiting = student.post("/api/check-submissions-status", {"submitIds": [mine]}).json
    page.route(CHECK, lambda route: route.fulfill(json=waiting))
    for _ in range(3_000):
        # An answer may come after the step in which it was asked for.
        if stopped.count() or len(bodies) > 300:
            break
        page.clock.run_for(2_000)
        page.wait_for_timeout(0)
    expect(stopped).to_be_visible()
    page.clock.run_for(20_000)
    assert len(bodies) == 300

    # Leaving the page ends it.
    page.get_by_role("link", name="Problems", exact=True).first.click()
    expect(page).to_have_url(re.compile("/problem$"))
    visitor.open(page, address)
    expect(row).to_contain_text("Pending")
    page.get_by_role("link", name="Problems", exact=True).first.click()
    expect(page).to_have_url(re.compile("/problem$"))
    asked = len(bodies)
    page.clock.run_for(20_000)
    assert len(bodies) == asked

    # So does a refusal, which leaves no picture of loading.
    page.unroute(CHECK)
    page.route(CHECK, lambda route: route.fulfill(status=500, json={"status": 500, "msg": "no"}))
    visitor.open(page, address)
    expect(row).to_contain_text("Pending")
    page.clock.run_for(2_100)
    expect(stopped).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    asked = len(bodies)
    page.clock.run_for(20_000)
    assert len(bodies) == asked

    # None is left once all are finished; the last verdict stands in the row.
    page.unroute(CHECK)
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": False}).status == 200
    wait_for_verdict(student, mine)
    page.get_by_role("button", name="Try again").click()
    page.clock.run_for(2_100)
    expect(row).to_contain_text("Accepted")
    asked = len(bodies)
    page.clock.run_for(9_000)
    assert len(bodies) == asked
    visitor.faults.clear()
