"""What stands around every page, in a real browser: navigation at every width, dialogs, languages,
the sessions of other tabs, the way into the back-office."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e import stored_login
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

SHELL, LOGIN = "shell", "login"
ACCOUNT, SUBMISSIONS, ADMIN = "features/account", "features/submissions", "features/admin"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def hill(school: ServerProcess) -> Iterator[ServerProcess]:
    """The school under a name of its own, with mails in the outbox and a solver in the ranks."""
    root = school.client("root")
    before = root.get("/api/admin/config/get-web-config").data
    root.put("/api/admin/config/set-web-config", {"name": "Hill School", "shortName": "Hill"})
    root.put("/api/admin/config/set-email-config", {"mailMode": "outbox"})
    root.post("/api/admin/tools", {"name": "Paper", "url": "http://paper.school.test/"})
    add_problem(root, a_plus_b("RANKED1"))
    ranked = school.add_user("ranked")
    code = "print(sum(map(int, input().split())))"
    wait_for_verdict(ranked, submit(ranked, "RANKED1", "Python3", code))
    yield school
    names = {key: before[key] for key in ("name", "shortName")}
    assert root.put("/api/admin/config/set-web-config", names).data is None


def corners(entries: Locator) -> list[tuple[float, float]]:
    """Read at one moment, since a drawer moves in."""
    script = "all => all.map(one => [one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
    return [(x, y) for x, y in entries.evaluate_all(script)]


@pytest.mark.covers(
    *("S1-2.1-1", "S1-2.1-2", "S1-2.1-4", "S1-2.1-7", "S1-9-9", "S1-2.1-14", "S1-1-2k"),
    "S3-9-14",
)
def test_the_navigation_lies_stands_and_hides_by_width(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(hill)
    page = visitor.new_page()
    visitor.open(page, "/problem")
    nav = page.locator("header nav")
    burger = page.get_by_role("button", name=texts(SHELL, "nav.open"))
    drawer = page.get_by_role("dialog", name=texts(SHELL, "nav.title"))

    for width in (1440, 992):
        page.set_viewport_size({"width": width, "height": 800})
        expect(burger).to_be_hidden()
        places = corners(nav.locator("> a"))
        assert len(places) >= 3 and len({y for _, y in places}) == 1, "side by side"
    current = nav.locator("[aria-current=page]")
    expect(current).to_have_text(texts(SHELL, "nav.problems"))
    nav.get_by_role("button", name=texts(SHELL, "nav.tools")).click()
    expect(nav.get_by_role("link", name="Paper")).to_have_attribute("target", "_blank")

    page.set_viewport_size({"width": 991, "height": 800})
    expect(nav).to_be_hidden()
    burger.press("Enter")
    entries = drawer.locator("nav > ul > li > a")
    expect(entries.first).to_have_attribute("href", "/home")
    places = corners(entries)
    assert len({x for x, _ in places}) == 1 and places == sorted(places), "one below the other"
    expect(drawer.get_by_role("link", name="Paper")).to_have_attribute("target", "_blank")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(burger).to_be_focused()
    burger.click()
    drawer.get_by_role("link", name=texts(SHELL, "nav.status"), exact=True).click()
    expect(page).to_have_url(re.compile("/status$"))
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("contentinfo")).to_contain_text("Hill School")
    visitor.open(page, "/problem/NONE1")
    expect(page.get_by_role("contentinfo")).to_have_count(0)

    visitor.open(page, "/acm-rank")
    side_column = page.locator("th[data-hide=narrow]").first
    for width, is_shown in ((768, True), (767, False)):
        page.set_viewport_size({"width": width, "height": 800})
        expect(side_column).to_be_visible(visible=is_shown)
        assert not scrolls_sideways(page)
    visitor.open(page, "/acm-rank")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=texts(SHELL, "bar.skip"))
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


@pytest.mark.covers("S1-8-1", "S1-8-17", "S2-8-1", "S3-8-1")
def test_a_refusal_is_told_as_message_and_as_notification(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    """The teacher closes a problem's codes while a student looks at one and wants to share it."""
    texts = Texts("en-US")
    root, name = hill.client("root"), "REFUSAL1"
    pid = add_problem(root, a_plus_b(name))
    student = hill.add_user("sharing", ROOT_PASSWORD)
    submission = submit(student, name, "Python3", "print(3)")
    wait_for_verdict(student, submission)
    visitor = new_visitor(hill, language="en-US")
    stored_login.log_in(visitor, hill, "sharing")
    page = visitor.new_page()
    message, notification = page.get_by_role("alert"), page.get_by_role("note")
    refusal = "Code of this problem cannot be shared"
    for width, has_room in ((1440, True), (390, False)):
        page.set_viewport_size({"width": width, "height": 800})
        root.put("/api/admin/problem", a_plus_b(name, id=pid, codeShare=True))
        visitor.open(page, f"/submission-detail/{submission}")
        root.put("/api/admin/problem", a_plus_b(name, id=pid, codeShare=False))
        page.get_by_role("button", name=texts(SUBMISSIONS, "detail.share"), exact=True).click()
        expect(message).to_have_text(refusal)
        message.hover()  # so that it does not go away before it is closed
        expect(notification).to_have_count(1 if has_room else 0)
        if has_room:
            title = texts(SHELL, "errors.title")
            expect(notification).to_have_text(f"{title}{refusal}")
            box = notification.bounding_box()
            assert box and box["y"] == 50
        page.get_by_role("button", name=texts(SHELL, "kit.close")).first.click()
        expect(message).to_have_count(0)
    visitor.check(page)


@pytest.mark.covers("S1-2.1-16")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_account_dialogs_are_narrow_titled_and_hard_to_lose(
    hill: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    visitor = new_visitor(hill, language=language)
    page = visitor.new_page()
    visitor.open(page, "/problem")
    page.get_by_role("button", name=texts(SHELL, "user.login"), exact=True).click()
    ways = (
        ("login.title", None),
        ("register.title", "login.register"),
        ("reset.dialog", "login.forgot"),
    )
    for title, way in ways:
        if way is not None:
            page.get_by_role("dialog").get_by_role("button", name=texts(ACCOUNT, way)).click()
        dialog = page.get_by_role("dialog", name=texts(ACCOUNT, title, site="Hill"))
        expect(dialog).to_be_visible()
        assert "Hill" in dialog.locator("h2").inner_text()
        box = dialog.bounding_box()
        assert box and box["width"] == 370
        page.mouse.click(5, 300)
        expect(dialog).to_be_visible()
        assert raw_text_keys(page) == []
        if way is not None:
            dialog.get_by_role("button", name=texts(ACCOUNT, "login.back")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.check(page)


def log_in(page: Page, texts: Texts, name: str, password: str) -> None:
    page.locator("input[name=username]").fill(name)
    page.locator("input[type=password]").fill(password)
    page.get_by_role("button", name=texts(LOGIN, "submit"), exact=True).last.click()


@pytest.mark.covers("S1-4.2-4", "S1-4.2-5", "S1-1-1", "S3-4-32")
def test_windows_side_by_side_share_one_session(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    student: Client = hill.add_user("sharer")
    assert student.token
    visitor = new_visitor(hill, language="en-US")
    first, second = visitor.new_page(), visitor.new_page()
    visitor.open(first, "/problem")
    visitor.open(second, "/status")
    second.get_by_role("button", name=texts(SHELL, "user.login"), exact=True).click()
    log_in(second, texts, "sharer", "secret123")
    menu = texts(SHELL, "user.menu", name="sharer")
    for page in (second, first):
        expect(page.get_by_role("button", name=menu)).to_be_visible()
    expect(first).to_have_url(re.compile("/problem$"))

    second.get_by_role("button", name=menu).click()
    second.get_by_role("link", name=texts(SHELL, "user.logout")).click()
    expect(second).to_have_url(re.compile("/home$"))
    expect(first).to_have_url(re.compile("/home$"))
    login = first.get_by_role("button", name=texts(SHELL, "user.login"), exact=True)
    expect(login).to_be_visible()
    assert first.evaluate("localStorage.getItem('token')") is None
    visitor.forget_refusals()
    visitor.check(first)


@pytest.mark.covers("S1-2.1-18", "S1-8-8b", "S1-2.1-8", "S1-6-3", "S3-8-2a")
def test_the_back_office_has_its_own_login_and_window(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(hill)
    page = visitor.new_page()
    # What is said goes away by itself, perhaps before a page on a busy machine is at rest.
    page.goto(f"{visitor.base}/admin/announcement", wait_until="commit")
    expect(page.get_by_role("alert")).to_have_text(texts(SHELL, "guard.adminLogin"))
    expect(page).to_have_url(re.compile("/admin/login$"))
    visitor.wait_until_it_stands(page)
    log_in(page, texts, "root", ROOT_PASSWORD)
    # Back to what was asked for.
    expect(page).to_have_url(re.compile("/admin/announcement$"))

    visitor.open(page, "/home")
    page.get_by_role("button", name=texts(SHELL, "user.menu", name="root")).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=texts(SHELL, "user.admin")).click()
    expect(opened.value).to_have_url(re.compile("/admin/dashboard$"))
    expect(page).to_have_url(re.compile("/home$"))
    visitor.check(page)


@pytest.mark.covers("S1-1-5", "S1-1-6", "S1-1-8", "S1-2.1-17", "S3-1-8", "S3-2.14-2")
def test_the_language_is_asked_for_chosen_and_kept(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    chinese, english = Texts("zh-CN"), Texts("en-US")
    visitor = new_visitor(hill, language="fr-FR")
    page = visitor.new_page()
    heading = page.get_by_role("heading", level=1)

    def speaks(texts: Texts, path: str) -> None:
        visitor.open(page, path)
        expect(heading).to_have_text(texts(SHELL, "notFound.title"))
        expect(page).to_have_title(f"{texts(SHELL, 'notFound.title')} - Hill")

    speaks(english, "/nowhere")
    speaks(chinese, "/nowhere?l=ZH-CN")
    speaks(english, "/nowhere?l=zh-tw")
    page.get_by_role("button", name=english(SHELL, "bar.language")).click()
    page.get_by_role("button", name="简体中文").click()
    expect(heading).to_have_text(chinese(SHELL, "notFound.title"))
    speaks(chinese, "/nowhere/else")
    speaks(english, "/nowhere?l=en")
    page.get_by_role("button", name=english(SHELL, "notFound.back")).click()
    expect(page).to_have_url(re.compile("/nowhere/else$"))
    expect(page.locator("main p[aria-hidden] span")).to_have_text(["4", "0", "4"])
    page.get_by_role("link", name=chinese(SHELL, "notFound.home")).click()
    expect(page).to_have_url(re.compile("/home$"))
    assert not scrolls_sideways(page)
    visitor.check(page)


def test_the_menu_of_the_back_office_stays_from_page_to_page(
    hill: ServerProcess, new_visitor: NewVisitor
) -> None:
    """Neither list nor bar is drawn anew; where the list was scrolled to and the focus stay."""
    texts = Texts("en-US")
    visitor = new_visitor(hill, language="en-US")
    stored_login.log_in(visitor, hill)
    page = visitor.new_page()
    page.set_viewport_size({"width": 1440, "height": 500})
    visitor.open(page, "/admin/dashboard")
    menu = page.locator("aside")
    menu.evaluate("menu => { menu.isTheSame = true; menu.scrollTop = 200; }")
    scrolled = menu.evaluate("menu => menu.scrollTop")
    assert scrolled > 0
    for key in ("backups", "audit"):
        name = texts(ADMIN, f"nav.{key}")
        link = menu.get_by_role("link", name=name, exact=True)
        link.focus()
        page.keyboard.press("Enter")
        expect(page.locator("main h1")).to_have_text(name)
        assert menu.evaluate("menu => menu.isTheSame") is True
        assert menu.evaluate("menu => menu.scrollTop") >= scrolled
        expect(link).to_be_focused()
        expect(link).to_have_attribute("aria-current", "page")
    visitor.check(page)


def test_a_refusal_follows_the_language(school: ServerProcess, new_visitor: NewVisitor) -> None:
    chinese = Texts("zh-CN")
    visitor = new_visitor(school, language="zh-CN")
    stored_login.log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/admin/contest/99999/edit")
    expect(page.get_by_text("比赛不存在")).to_be_visible()
    page.get_by_role("button", name=chinese(SHELL, "bar.language")).click()
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.get_by_text("The contest does not exist")).to_be_visible()
    expect(page.get_by_text("比赛不存在")).to_have_count(0)
    visitor.forget_refusals()
