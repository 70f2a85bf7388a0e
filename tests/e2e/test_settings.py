"""A student who forgot the password comes back by a code of root, then sets picture, profile and
e-mail on the page of settings; in both languages, on a wide screen and on a phone."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.files.pictures import picture
from tests.server_process import ServerProcess

SETTINGS, CODES = "features/settings", "features/admin/login-codes"
ACCOUNT, LOGIN = "features/account", "login"
SECOND, THIRD = "brand-new-1", "brand-new-2"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def site(school: ServerProcess) -> ServerProcess:
    root = school.client("root")
    for language in ("zh", "en"):
        settler = school.add_user(f"settler{language}")
        settler.post("/api/change-userInfo", {"realname": f"林小雨 {language}"})
    root.put("/api/admin/config/set-email-config", {"mailMode": "outbox"})
    return school


@pytest.mark.covers(
    *("S1-2.5-1", "S1-2.5-2a", "S1-2.5-2b", "S1-2.5-2d", "S1-2.5-3", "S1-2.5-4"),
    *("S1-2.5-2c", "S1-5-12", "S1-7.1-13", "S1-9-14"),
)
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 390), ("en-US", 1440)])
def test_from_the_forgotten_password_to_the_changed_one(
    language: str, width: int, new_visitor: NewVisitor, site: ServerProcess
) -> None:
    texts = Texts(language)
    name = f"settler{language[:2]}"
    code = made_code(new_visitor(site, language=language, width=width), site, texts, name)
    visitor = new_visitor(site, language=language, width=width)
    page = visitor.new_page()
    visitor.open(page, "/setting")
    fill_login(page, texts, name, code)
    choose_password(page, texts)
    # The session that sets the password goes on where it is.
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/setting$"))
    visitor.faults.clear()  # what was asked behind the dialog was refused
    choose_picture(page, texts, site)
    change_profile(page, texts)
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    change_email(page, texts, site, f"{name}@school.example")
    change_mobile(page, texts, "13800138000" if width < 500 else "+4915112345678")
    visitor.check(page)
    change_password(page, texts)
    expect(page).to_have_url(re.compile(r"/home$"))
    assert site.client(name, THIRD).token
    visitor.forget_refusals()
    visitor.check(page)


def made_code(visitor: Visitor, site: ServerProcess, texts: Texts, name: str) -> str:
    log_in(visitor, site)
    page = visitor.new_page()
    visitor.open(page, "/admin/login-codes")
    page.get_by_role("searchbox").fill(f"林小雨 {name[-2:]}")
    expect(page.locator("tbody tr")).to_have_count(1)
    page.get_by_role("button", name=texts(CODES, "makeFor", name=name)).click()
    code = page.get_by_role("dialog").locator("output").inner_text()
    page.mouse.click(5, 5)  # beside the dialog: the code must not be lost
    expect(page.get_by_role("dialog").locator("output")).to_have_text(code)
    assert raw_text_keys(page) == [] and not scrolls_sideways(page)
    visitor.check(page)
    return code


def fill_login(page: Page, texts: Texts, name: str, password: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(texts(LOGIN, "username")).fill(name)
    dialog.locator("input[type=password]").fill(password)
    dialog.get_by_role("button", name=texts(LOGIN, "submit"), exact=True).click()


def choose_password(page: Page, texts: Texts) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(texts(ACCOUNT, "change.byCode"))).to_be_visible()
    page.keyboard.press("Escape")
    passwords = dialog.locator("input[type=password]")
    expect(passwords).to_have_count(2)
    passwords.nth(0).fill(SECOND)
    passwords.nth(1).fill(SECOND)
    dialog.get_by_role("button", name=texts(ACCOUNT, "change.submit")).click()


def choose_picture(page: Page, texts: Texts, site: ServerProcess) -> None:
    """The left half of the file is red, the right one blue; the square is dragged to the right."""
    content = picture("jpg", 800, 200)
    file = FilePayload(name="me.JPG", mimeType="image/jpeg", buffer=content)
    page.locator("main input[type=file]").first.set_input_files(file)
    box = page.get_by_label(texts("widgets", "avatar.box"))
    use = page.get_by_role("button", name=texts("widgets", "avatar.upload"))
    expect(use).to_be_enabled()
    place = box.bounding_box()
    assert place and round(place["width"]) == 200 and round(place["height"]) == 200
    page.mouse.move(place["x"] + 150, place["y"] + 100)
    page.mouse.down()
    page.mouse.move(place["x"] - 400, place["y"] + 100, steps=4)
    page.mouse.up()
    with page.expect_response("**/api/file/upload-avatar") as answer:
        use.click()
    link = answer.value.json()["data"]["avatar"]
    expect(page.locator(f"header img[src='{link}']")).to_be_visible()
    drawn = Image.open(io.BytesIO(site.client().request("GET", link).body))
    assert (drawn.format, drawn.size) == ("PNG", (200, 200))
    for x in (5, 195):
        pixel = drawn.convert("RGB").getpixel((x, 100))
        assert isinstance(pixel, tuple) and pixel[2] > 200 > 60 > pixel[0]


def change_profile(page: Page, texts: Texts) -> None:
    page.locator("summary").filter(has_text=texts(SETTINGS, "userInfo")).click()
    form = page.get_by_role("form", name=texts(SETTINGS, "userInfo"))
    form.get_by_label(texts(SETTINGS, "profile.nickname")).fill("rain")
    form.locator("textarea").fill("# hello")
    form.get_by_role("button", name=texts(SETTINGS, "save")).click()
    expect(page.get_by_text(texts(SETTINGS, "updated"))).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("rain", exact=True)).to_have_count(1)


def change_email(page: Page, texts: Texts, site: ServerProcess, address: str) -> None:
    form = page.get_by_role("form", name=texts(SETTINGS, "email.title"))
    form.get_by_label(texts(SETTINGS, "email.next")).fill(address)
    with page.expect_response("**/api/get-change-email-code*"):
        form.get_by_role("button", name=texts(SETTINGS, "email.send")).click()
    rows = site.client("root").get("/api/admin/config/mail-outbox").data["records"]
    found = re.search(r"\d{6}", next(row["body"] for row in rows if row["to"] == address))
    assert found
    form.get_by_label(texts(SETTINGS, "email.code")).fill(found[0])
    form.locator("input[type=password]").fill(SECOND)
    form.get_by_role("button", name=texts(SETTINGS, "email.submit")).click()
    expect(form.get_by_text(texts(SETTINGS, "email.now", value=address))).to_be_visible()


def change_mobile(page: Page, texts: Texts, number: str) -> None:
    form = page.get_by_role("form", name=texts(SETTINGS, "mobile.title"))
    form.locator("input[type=tel]").fill(number)
    form.locator("input[type=password]").fill(SECOND)
    form.get_by_role("button", name=texts(SETTINGS, "mobile.submit")).click()
    expect(form.get_by_text(texts(SETTINGS, "email.now", value=number))).to_be_visible()


def change_password(page: Page, texts: Texts) -> None:
    form = page.get_by_role("form", name=texts(SETTINGS, "password.title"))
    passwords = form.locator("input[type=password]")
    for place, password in enumerate((SECOND, THIRD, THIRD)):
        passwords.nth(place).fill(password)
    form.get_by_role("button", name=texts(SETTINGS, "password.submit")).click()
    expect(page.get_by_text(texts(SETTINGS, "password.done"))).to_be_visible()
