"""A student registers, forgets the password, gets a new one by mail and solves the slide puzzle,
in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stopped_clock import pass_until_seen, stop_the_clock
from tests.e2e.texts import Texts
from tests.gap_finder import find_gap
from tests.http_client import Client
from tests.mail_server import MailServer
from tests.server_process import ServerProcess

ACCOUNT, LOGIN = "features/account", "login"
FIRST, SECOND = "secret123", "brand-new-1"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    running = MailServer().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(school: ServerProcess, mail_server: MailServer) -> ServerProcess:
    school.client("root").put("/api/admin/config/set-email-config", mail_server.config())
    return school


@pytest.mark.covers(
    *("S1-2.1-16", "S1-2.3-1", "S1-2.3-2", "S1-3-4", "S1-3-5", "S1-7.3-2", "S1-7.3-3"),
    *("S1-8-8l", "S1-8-9"),
)
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_from_registering_to_the_solved_puzzle(
    language: str,
    width: int,
    new_visitor: NewVisitor,
    site: ServerProcess,
    mail_server: MailServer,
) -> None:
    texts = Texts(language)
    name = "student" + language[:2]
    visitor = new_visitor(site, language=language, width=width)
    page = visitor.new_page()
    visitor.open(page, "/home")
    open_login(page, texts)
    register(page, texts, name, mail_server)
    expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.check(page)
    link = reset_link(site, name, mail_server)
    visitor.open(page, "/logout")
    set_new_password(visitor, page, texts, link)
    solve_puzzle(page, texts, name)
    visitor.check(page)


def open_login(page: Page, texts: Texts) -> None:
    """Looks at each of the three dialogs on the way."""
    page.get_by_role("banner").get_by_role("button", name=texts("shell", "user.login")).click()
    dialog = page.get_by_role("dialog")
    look_at_dialog(page, texts(ACCOUNT, "login.title", site="OJ"))
    for key, title in (("login.forgot", "reset.dialog"), ("login.register", "register.title")):
        dialog.get_by_role("button", name=texts(ACCOUNT, key)).click()
        look_at_dialog(page, texts(ACCOUNT, title, site="OJ"))
        dialog.get_by_role("button", name=texts(ACCOUNT, "login.back")).click()


def look_at_dialog(page: Page, title: str) -> None:
    """Modal, 370 px wide where there is room, titled, and still there after a click beside it."""
    dialog = page.get_by_role("dialog", name=title)
    box, window = dialog.bounding_box(), page.viewport_size
    assert box and window and box["width"] == min(370, window["width"] - 2 * box["x"])
    page.mouse.click(3, 3)
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.matches(':modal')")
    with pytest.raises(PlaywrightTimeout):
        page.get_by_role("banner").get_by_role("link").first.click(timeout=300)


def register(page: Page, texts: Texts, name: str, mail_server: MailServer) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=texts(ACCOUNT, "login.register")).click()
    expect(dialog.get_by_role("heading")).to_have_text(texts(ACCOUNT, "register.title", site="OJ"))
    expect(dialog.get_by_label(texts(ACCOUNT, "register.username"))).to_be_focused()
    dialog.get_by_label(texts(ACCOUNT, "register.username")).fill(name)
    passwords = dialog.locator("input[type=password]")
    passwords.nth(0).fill(FIRST)
    passwords.nth(1).fill(FIRST)
    dialog.get_by_label(texts(ACCOUNT, "register.email")).fill(address_of(name))
    dialog.get_by_role("button", name=texts(ACCOUNT, "register.send")).click()
    found = re.search(r"\d{6}", mail_server.next_mail().get_content())
    assert found
    dialog.get_by_label(texts(ACCOUNT, "register.code")).fill(found[0])
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    dialog.get_by_role("button", name=texts(ACCOUNT, "register.submit"), exact=True).click()
    expect(page.get_by_text(texts(ACCOUNT, "register.thanks"))).to_be_visible()


def log_in(page: Page, texts: Texts, name: str, password: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(texts(LOGIN, "username")).fill(name)
    dialog.locator("input[type=password]").fill(password)
    dialog.get_by_role("button", name=texts(LOGIN, "submit"), exact=True).click()


def address_of(name: str) -> str:
    return f"{name}@school.example"


def reset_link(site: ServerProcess, name: str, mail_server: MailServer) -> str:
    """Path and query of the link; the sum is guessed until it is ten."""
    client: Client = site.client()
    for _ in range(1000):
        key = client.get("/api/captcha").data["captchaKey"]
        body = {"email": address_of(name), "captcha": "10", "captchaKey": key}
        if client.post("/api/apply-reset-password", body).status == 200:
            break
    found = re.search(r"/reset-password\?\S+", mail_server.next_mail().get_content())
    assert found
    return found[0]


def set_new_password(visitor: Visitor, page: Page, texts: Texts, link: str) -> None:
    visitor.open(page, link)
    passwords = page.locator("main input[type=password]")
    passwords.nth(0).fill(SECOND)
    passwords.nth(1).fill(SECOND)
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    page.get_by_role("button", name=texts(ACCOUNT, "change.submit")).click()
    expect(page.get_by_text(texts(ACCOUNT, "reset.done"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/home$"))


def solve_puzzle(page: Page, texts: Texts, name: str) -> None:
    """Five failures, then the puzzle, dragged by a hand that is not quite steady."""
    dialog = page.get_by_role("dialog")
    slider = dialog.get_by_label(texts(LOGIN, "puzzle.piece"))
    for _ in range(5):
        with page.expect_response("**/api/login") as refused:
            log_in(page, texts, name, FIRST)
    expect(dialog.get_by_role("alert")).to_have_text(texts(LOGIN, "failed"))
    assert refused.value.json()["msg"] != texts(LOGIN, "failed")
    expect(slider).to_have_count(0)
    with page.expect_response("**/api/login-puzzle") as answer:
        log_in(page, texts, name, SECOND)
    puzzle = answer.value.json()["data"]
    gap = find_gap(puzzle["background"], puzzle["pieceY"])
    piece = dialog.locator("img[draggable=false]")
    piece.scroll_into_view_if_needed()
    box, picture = piece.bounding_box(), piece.locator("..").bounding_box()
    assert box and picture
    scale = picture["width"] / puzzle["width"]
    x, y = box["x"] + 10, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x + gap * scale * step / 10, y + step % 3)
    page.mouse.up()
    log_in(page, texts, name, SECOND)
    # The greeting is gone after four seconds, the menu stays.
    menu = texts("shell", "user.menu", name=name)
    expect(page.get_by_role("button", name=menu)).to_be_visible()
    expect(dialog).to_have_count(0)


@pytest.mark.covers("S1-5-4", "S1-7.3-4", "S1-8-10", "S1-8-11", "S1-8-12")
def test_what_a_refused_registration_leaves_and_says(
    new_visitor: NewVisitor, site: ServerProcess, mail_server: MailServer
) -> None:
    """The words are the specification's, and not read from the page's own texts."""
    visitor = new_visitor(site, language="en-US")
    page = visitor.new_page()
    page.clock.install()
    visitor.open(page, "/home")
    page.get_by_role("banner").get_by_role("button", name="Log in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Register").click()
    name = dialog.get_by_label(re.compile("^Username"))
    check = "**/api/check-username-or-email"
    # A name is looked up when its field is left; a look-up that fails stands in nobody's way.
    page.route(check, lambda route: route.abort())
    with page.expect_request(check):
        name.fill("root")
        name.blur()
    expect(dialog.get_by_text("The username already exists")).to_have_count(0)
    page.unroute(check)
    with page.expect_response(check):
        name.fill("ROOT")
        name.blur()
    expect(dialog.get_by_text("The username already exists")).to_be_visible()
    page.route(check, lambda route: route.fulfill(status=502, body="Bad Gateway"))
    with page.expect_response(check):
        name.fill("refusedone")
        name.blur()
    expect(dialog.get_by_text("The username already exists")).to_have_count(0)
    page.unroute(check)

    passwords = dialog.locator("input[type=password]")
    passwords.nth(0).fill(FIRST)
    passwords.nth(1).fill(SECOND)
    passwords.nth(1).blur()
    expect(dialog.get_by_text("Password does not match")).to_be_visible()
    passwords.nth(1).fill(FIRST)
    expect(dialog.get_by_text("Password does not match")).to_have_count(0)

    # Somebody has asked for this address already: the button is there again.
    assert site.client().get("/api/get-register-code", email="asked@school.example").status == 200
    mail_server.next_mail()
    address = dialog.get_by_label(re.compile("^E-mail"))
    send = dialog.get_by_role("button", name="Send the code")
    address.fill("asked@school.example")
    with page.expect_response("**/api/get-register-code*"):
        send.click()
    expect(dialog.get_by_text(re.compile("^Too fast"))).to_be_visible()
    expect(send).to_be_enabled()
    address.fill("refused@school.example")
    stop_the_clock(page)
    send.click()
    sent = page.get_by_text("The code is on its way; look into your mailbox")
    lasts(page, sent, 5_000)
    mail_server.next_mail()

    code = dialog.get_by_label(re.compile("^Code"))
    code.fill("000000")
    with page.expect_response("**/api/register"):
        dialog.get_by_role("button", name="Register", exact=True).click()
    expect(code).to_have_value("")
    dialog.get_by_role("button", name="Back to log in").click()

    # The sum is guessed until it is ten: each refusal brings another one and an empty field.
    asked = {"email": address_of("forgetting")}
    assert site.client().get("/api/get-register-code", **asked).status == 200
    found = re.search(r"\d{6}", mail_server.next_mail().get_content())
    assert found
    account = {**asked, "username": "forgetting", "password": FIRST, "code": found[0]}
    assert site.client().post("/api/register", account).status == 200
    dialog.get_by_role("button", name="Forgot the password?").click()
    apply = dialog.get_by_role("button", name="Send the mail")
    result = dialog.get_by_label(re.compile("^Result"))
    dialog.get_by_label(re.compile("^E-mail")).fill(address_of("forgetting"))
    picture = dialog.get_by_role("img")
    refusals = 0
    while True:
        before = picture.get_attribute("src")
        result.fill("10")
        stop_the_clock(page)
        with page.expect_response("**/api/apply-reset-password") as answer:
            apply.click()
        if answer.value.json()["status"] == 200:
            break
        page.clock.resume()
        refusals += 1
        expect(result).to_have_value("")
        expect(picture).not_to_have_attribute("src", str(before))
        expect(apply).to_be_enabled()
        assert refusals < 500
    lasts(page, page.get_by_text(re.compile("^The link is on its way")), 10_000)
    expect(dialog.get_by_role("button", name=re.compile(r"^\d+s, wait to resend$"))).to_be_visible()
    visitor.faults.clear()  # the look-ups that were made to fail


def lasts(page: Page, message: Locator, duration_ms: int) -> None:
    """The message is there for so long, as the page's clock goes, and no longer. The clock was
    stopped before the message was asked for."""
    pass_until_seen(page, message)
    page.mouse.move(5, 500)
    page.clock.run_for(duration_ms - 1_000)
    expect(message).to_be_visible()
    page.clock.run_for(1_500)
    expect(message).to_have_count(0)
    page.clock.resume()


def test_the_first_press_of_a_button_counts(
    new_visitor: NewVisitor, site: ServerProcess, mail_server: MailServer
) -> None:
    """A field that is left by pressing a button has nothing to say until the press is over: a line
    under it would take the button away from under the mouse."""
    texts = Texts("zh-CN")
    visitor = new_visitor(site)
    page = visitor.new_page()
    visitor.open(page, "/home")
    page.get_by_role("banner").get_by_role("button", name=texts("shell", "user.login")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(texts(LOGIN, "username"))).to_be_focused()
    press_slowly(page, dialog.get_by_role("button", name=texts(ACCOUNT, "login.register")))
    name = dialog.get_by_label(texts(ACCOUNT, "register.username"))
    expect(name).to_be_focused()
    send = dialog.get_by_role("button", name=texts(ACCOUNT, "register.submit"), exact=True)
    press_slowly(page, send)
    expect(dialog.get_by_text(texts(ACCOUNT, "register.usernameEmpty"))).to_be_visible()
    expect(name).to_be_focused()
    assert name.get_attribute("aria-invalid") == "true"

    # That a name is taken is asked when it is left, and said after the press as well.
    address = address_of("pressing")
    assert site.client().get("/api/get-register-code", email=address).status == 200
    while address not in (mail := mail_server.next_mail())["To"]:
        pass  # of the story before
    code = re.search(r"\d{6}", mail.get_content())
    assert code
    passwords = dialog.locator("input[type=password]")
    passwords.nth(0).fill(FIRST)
    passwords.nth(1).fill(FIRST)
    dialog.get_by_label(texts(ACCOUNT, "register.email")).fill(address)
    dialog.get_by_label(texts(ACCOUNT, "register.code")).fill(code[0])
    name.fill("root")
    with page.expect_response("**/api/register") as refused:
        press_slowly(page, send, answered="**/api/check-username-or-email")
    assert refused.value.json()["err"] == "register.username_used"
    expect(dialog.get_by_text(texts(ACCOUNT, "register.usernameUsed"))).to_be_visible()
    visitor.faults.clear()  # the registration that was refused


def press_slowly(page: Page, button: Locator, answered: str | None = None) -> None:
    """As a hand does: while the button is down the page is drawn anew, and an answer may come."""
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    assert before
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    if answered:
        with page.expect_response(answered):
            page.mouse.down()
    else:
        page.mouse.down()
    page.wait_for_timeout(100)
    assert button.bounding_box() == before
    page.mouse.up()
