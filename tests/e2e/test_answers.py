"""What the page makes of the answers to its calls: token and envelope, refusals, silence, files.

The expected words stand here as the specification has them, not read from the page's own texts."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Page, Request, Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.short_messages import hears, note_messages, said
from tests.e2e.stopped_clock import stop_the_clock
from tests.e2e.stored_login import log_in
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

RANDOM = "**/api/get-random-problem*"
TOKEN = "localStorage.getItem('token')"

pytestmark = pytest.mark.e2e


def english(new_visitor: NewVisitor, server: ServerProcess, username: str = "") -> Visitor:
    """A visitor who reads English, on whose pages messages are collected."""
    visitor = new_visitor(server, language="en-US")
    note_messages(visitor.context)
    if username:
        log_in(visitor, server, username)
    return visitor


def fetched(route: Route, server: ServerProcess) -> APIResponse:
    """The server's own answer; the host's name is known to the browser alone."""
    address = urlsplit(route.request.url)
    return route.fetch(url=f"{server.base}{address.path}?{address.query}")


def press_random(page: Page) -> None:
    page.get_by_role("button", name="Random problem").click()


@pytest.mark.covers("S1-7.0-1", "S1-7.0-2", "S1-7.0-3", "S3-7.0-1")
def test_every_call_carries_the_token_and_its_kind(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    add_problem(server.client("root"), a_plus_b("ANSWERS1"))
    visitor = english(new_visitor, server, "root")
    page = visitor.new_page()
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("request", note)
    fresh = server.client("root").token

    def refresh(route: Route) -> None:
        answer = fetched(route, server)
        route.fulfill(response=answer, headers={**answer.headers, "refresh-token": fresh})

    visitor.open(page, "/admin/problems")
    visitor.open(page, "/problem")
    first = page.evaluate(TOKEN)
    calls = [
        request for request in asked if "/api/" in request.url and request.resource_type == "fetch"
    ]
    assert len(calls) > 5
    for request in calls:
        kind = "admin" if "/api/admin/" in request.url else "general"
        assert request.header_value("url-type") == kind, request.url
        assert request.header_value("authorization") == first, request.url
    page.route(RANDOM, refresh)
    with page.expect_response(RANDOM) as answer:
        press_random(page)
    assert set(answer.value.json()) == {"status", "data", "msg"}
    expect(page).to_have_url(re.compile("/problem/."))
    assert page.evaluate(TOKEN) == fresh != first

    visitor.check(page)

    login = english(new_visitor, server).new_page()
    login.goto(f"{visitor.base}/admin/login")
    login.evaluate("localStorage.setItem('token', 'an old one')")
    login.locator("input[name=username]").fill("root")
    login.locator("input[type=password]").fill(ROOT_PASSWORD)
    with login.expect_request("**/api/admin/login") as entering:
        login.keyboard.press("Enter")
    assert entering.value.header_value("authorization") is None
    expect(login).to_have_url(re.compile("/admin/dashboard$"))


@pytest.mark.covers("S1-8-2", "S2-8-1", "S3-8-1")
def test_an_ended_session_leads_to_the_login(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    add_problem(server.client("root"), a_plus_b("ANSWERS3"))
    visitor = english(new_visitor, server, "root")
    page = visitor.new_page()
    for path, is_office in (("/problem/ANSWERS3", False), ("/admin/problems", True)):
        visitor.open(page, path)
        old = server.client()
        old.token = page.evaluate(TOKEN)
        old.get("/api/logout")
        if is_office:
            page.get_by_role("searchbox").first.fill("anything")
            expect(page).to_have_url(re.compile("/admin/login$"))
            expect(page.get_by_role("dialog")).to_have_count(0)
        else:
            page.locator(".cm-content").click()
            page.keyboard.insert_text("print(3)")
            page.get_by_role("button", name=re.compile("^Submit")).click()
            expect(page.get_by_role("dialog", name=re.compile("^Log in"))).to_be_visible()
            expect(page).to_have_url(re.compile(path))
        assert page.evaluate(TOKEN) is None
        assert page.evaluate("localStorage.getItem('userInfo')") is None
        expired = "Your login has expired, please login again"
        hears(page, expired)
        visitor = english(new_visitor, server, "root")
        page = visitor.new_page()


@pytest.mark.covers("S1-8-3", "S1-2.1-19", "S2-8-1", "S3-8-1")
def test_a_lost_right_brings_the_roles_anew_and_leads_to_the_start_of_the_office(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    """Somebody between page and server refuses, as the server does once a right is taken away."""

    def forbid(route: Route) -> None:
        refusal = {"status": 403, "data": None, "msg": "Not for you", "err": "auth.forbidden"}
        route.fulfill(status=403, json=refusal)

    visitor = english(new_visitor, server, "root")
    page = visitor.new_page()
    for path, call, end in (
        ("/problem", RANDOM, "/problem$"),
        ("/admin/problem/tag", "**/api/admin/tag", "/admin/dashboard$"),
    ):
        visitor.open(page, path)
        page.route(call, forbid)
        with page.expect_request("**/api/get-user-auth-info"):
            if path == "/problem":
                press_random(page)
            else:
                page.get_by_role("button", name="New tag").click()
                page.get_by_role("dialog").get_by_role("textbox").first.fill("refused")
                page.get_by_role("dialog").get_by_role("button", name="Save").click()
        expect(page).to_have_url(re.compile(end))
        hears(page, "Not for you")
    visitor.faults.clear()


@pytest.mark.covers(
    "S1-8-4", "S1-8-5", "S1-8-6", "S1-9-1", "S2-8-1", "S3-8-1", "S3-8-2k", "S3-9-14"
)
def test_what_is_missing_broken_or_silent_is_told_apart(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    visitor = english(new_visitor, server)
    page = visitor.new_page()
    message = page.get_by_role("alert")
    page.clock.install()
    visitor.open(page, "/problem")

    def answers(word: str) -> None:
        press_random(page)
        expect(message).to_have_text(word)
        page.get_by_role("button", name="Close").first.click()
        expect(message).to_have_count(0)
        page.unroute(RANDOM)

    nowhere = f"{server.base}/api/no-such-call"
    page.route(RANDOM, lambda route: route.fulfill(response=route.fetch(url=nowhere)))
    answers("Query error! Unable to find the resource")
    page.route(RANDOM, lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    answers("Server error! Please refresh again!")
    page.route(RANDOM, lambda route: route.abort())
    answers("Network error! Abnormal link with server, Please try again later!")

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(RANDOM, hold)
    stop_the_clock(page)
    with page.expect_request(RANDOM):
        press_random(page)
    page.clock.run_for(89_000)
    expect(message).to_have_count(0)
    page.clock.run_for(2_000)
    expect(message).to_have_text("Request timed out! Please try again later!")
    visitor.faults.clear()


@pytest.mark.covers("S1-7.2-13", "S1-8-7", "S1-8-16j", "S1-8-16k")
def test_a_file_passes_unchanged_and_a_refusal_in_its_place_is_told(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("ANSWERS2"))
    content = bytes(range(256)) * 3
    added = root.upload("/api/file/upload-problem-attachment", "plan 图.bin", content, pid=pid)
    assert added.status == 200
    visitor = english(new_visitor, server, "root")
    page = visitor.new_page()
    visitor.open(page, "/problem/ANSWERS2")
    page.get_by_role("tab", name="Files").click()
    fetch = page.get_by_role("button", name="Download plan 图.bin")
    with page.expect_download() as downloading:
        fetch.click()
    assert downloading.value.suggested_filename == "plan 图.bin"
    assert downloading.value.path().read_bytes() == content
    hears(page, "Download Successfully!")
    assert said(page) == ["Downloading...", "Download Successfully!"]

    refused = {"status": 400, "data": None, "msg": "It is locked away", "err": "file.missing"}
    told: list[str] = []

    def tell(route: Route) -> None:
        route.fulfill(body=told[-1], content_type="application/json")

    page.route("**/api/file/**", tell)
    for answer, tone, words in (
        (json.dumps(refused), "status", "It is locked away"),
        ("{}", "alert", "Invalid file format"),
    ):
        told.append(answer)
        fetch.click()
        expect(page.locator(f"[role={tone}]").filter(has_text=words)).to_be_visible()
    assert said(page).count("Download Successfully!") == 1
    visitor.faults.clear()
