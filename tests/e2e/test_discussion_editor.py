"""Where discussions are written: drafts that survive, faces and pictures at the cursor, limits that
are told in the form, and what is put on top."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.test_discussions import FORUM, LOOKS, enter, fill
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import SWITCHES, body, open_to_all, write
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.server_process import ROOT_PASSWORD, ServerProcess

TALK, SHELL, WIDGETS = "comments", "shell", "widgets"
PASTE = """(area, [bytes, name]) => {
  const data = new DataTransfer();
  const content = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
  data.items.add(new File([content], name, { type: 'image/png' }));
  const options = { clipboardData: data, bubbles: true, cancelable: true };
  area.dispatchEvent(new ClipboardEvent('paste', options));
}"""

pytestmark = pytest.mark.e2e


def paste(area: Locator, content: bytes, name: str) -> None:
    area.evaluate(PASTE, [base64.b64encode(content).decode(), name])


def put_cursor(area: Locator, at: int) -> None:
    area.evaluate("(area, at) => area.setSelectionRange(at, at)", at)


def begin(page: Page, texts: Texts) -> Locator:
    page.get_by_role("button", name=texts(FORUM, "post")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name=texts(FORUM, "form.title"))).to_be_visible()
    return dialog


@pytest.mark.covers("S2-4-17", "S2-5-5")
@LOOKS
def test_a_draft_survives_a_reload_and_limits_are_told_in_the_form(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    name, half = f"drafter{width}", f"Half a thought {width}"
    client = school.add_user(name, ROOT_PASSWORD)
    visitor, page = enter(school, new_visitor, name, language, width)
    visitor.open(page, "/discussion")
    dialog = begin(page, texts)
    fill(page, texts, title=half, description="Not yet", content="left and right")
    area = dialog.get_by_role("textbox", name=texts(FORUM, "form.content"))
    # What is too long is not cut: it stays, is counted, and is not sent.
    area.fill("x" * 65_536)
    told = texts(WIDGETS, "markdown.length", written="65,536", most="65,535")
    expect(dialog.get_by_text(told)).to_be_visible()
    dialog.get_by_role("button", name=texts(FORUM, "form.post")).click()
    tell = texts(FORUM, "form.tooLong", field=texts(FORUM, "form.content"), max=65_535)
    expect(dialog.get_by_text(tell)).to_be_visible()
    assert area.evaluate("(area) => area.value.length") == 65_536
    look_closely(visitor, page, f"too-long-{width}")
    area.fill("left and right")
    expect(dialog.get_by_text(told)).to_have_count(0)
    put_cursor(area, 5)
    dialog.get_by_role("button", name=texts(TALK, "write.emoji")).click()
    page.get_by_role("button", name="😀", exact=True).click()
    expect(area).to_have_value("left 😀and right")
    # Who may add no pictures is told so, and loses nothing.
    paste(area, picture(), "map.png")
    expect(page.get_by_text(texts(WIDGETS, "markdown.noPictures")).first).to_be_visible()
    expect(area).to_have_value("left 😀and right")
    page.reload()
    visitor.wait_until_it_stands(page)
    dialog = begin(page, texts)
    expect(dialog.get_by_text(texts(FORUM, "form.restored"))).to_be_visible()
    expect(area).to_have_value("left 😀and right")
    fill(page, texts, category=texts(FORUM, "category.chat"))
    assert root.put(SWITCHES, {"defaultCreateDiscussionACInitValue": 3}).status == 200
    post = dialog.get_by_role("button", name=texts(FORUM, "form.post"))
    post.click()
    gate = {"zh-CN": "通过至少3题后才能发帖", "en-US": "Solve at least 3 problems before posting"}
    expect(dialog.get_by_text(gate[language])).to_be_visible()
    look_closely(visitor, page, f"discussion-gate-{width}")
    open_to_all(school)
    assert root.put(SWITCHES, {"defaultCreateDiscussionDailyLimit": 1}).status == 200
    assert client.post("/api/discussion", body(f"Today {width}")).status == 200
    post.click()
    limit = {"zh-CN": "每天最多发1帖", "en-US": "At most 1 post per day"}
    expect(dialog.get_by_text(limit[language])).to_be_visible()
    open_to_all(school)
    post.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("link", name=half)).to_be_visible()
    # What was posted is no draft any more; and only staff put something on top.
    dialog = begin(page, texts)
    expect(dialog.get_by_text(texts(FORUM, "form.restored"))).to_have_count(0)
    expect(dialog.get_by_role("textbox", name=texts(FORUM, "form.title"))).to_have_value("")
    expect(dialog.get_by_role("switch")).to_have_count(0)


@pytest.mark.covers("S2-6-8")
@LOOKS
def test_staff_paste_pictures_and_put_on_top(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    later = f"Later {width}"
    title = f"House rules {width}"
    visitor, page = enter(school, new_visitor, "root", language, width)
    visitor.open(page, f"/discussion?keyword={width}")
    dialog = begin(page, texts)
    fill(page, texts, title=title, description="For all", content="Here:  and on")
    fill(page, texts, category=texts(FORUM, "category.chat"))
    area = dialog.get_by_role("textbox", name=texts(FORUM, "form.content"))
    # What only calls itself a picture is refused, and the text stays as it was.
    paste(area, b"<script>alert(1)</script>", "trap.png")
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(area).to_have_value("Here:  and on")
    put_cursor(area, 6)
    paste(area, picture(), "map.png")
    expect(area).to_have_value(re.compile(r"^Here: !\[map\]\(/api/public/img/\S+\.png\) and on$"))
    dialog.get_by_role("switch", name=texts(FORUM, "form.top")).check()
    dialog.get_by_role("button", name=texts(FORUM, "form.post")).click()
    expect(dialog).to_have_count(0)
    write(root, later)
    page.reload()
    first = page.get_by_role("main").get_by_role("listitem").filter(has=page.locator("h2")).first
    expect(first.get_by_role("link", name=title)).to_be_visible()
    expect(first.get_by_text(texts(FORUM, "top"), exact=True)).to_be_visible()
    page.get_by_role("link", name=title).click()
    shown = page.frame_locator("main iframe").locator("img")
    expect(shown).to_have_js_property("naturalWidth", 40)
    visitor.take_faults(page)
    found = root.get("/api/get-discussion-list", keyword=title).data["records"]
    for row in found:
        assert root.delete("/api/discussion", did=row["id"]).status == 200


def test_a_groups_admin_pastes_pictures_there(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    """The file is the group's (S3 §6)."""
    texts, root = Texts("en-US"), open_to_all(school)
    gid = make_group(root)
    for name, level in (("paster", ADMIN), ("reader", 3)):
        add_member(root, gid, school.add_user(f"group{name}", ROOT_PASSWORD), level)
    visitor, page = enter(school, new_visitor, "grouppaster", "en-US", 1440)
    visitor.open(page, f"/group/{gid}/discussion")
    dialog = begin(page, texts)
    area = dialog.get_by_role("textbox", name=texts(FORUM, "form.content"))
    paste(area, picture(), "map.png")
    expect(area).to_have_value(re.compile(r"^!\[map\]\(/api/public/img/\S+\.png\)$"))
    visitor, page = enter(school, new_visitor, "groupreader", "en-US", 1440)
    visitor.open(page, f"/group/{gid}/discussion")
    dialog = begin(page, texts)
    paste(dialog.get_by_role("textbox", name=texts(FORUM, "form.content")), picture(), "map.png")
    expect(page.get_by_text(texts(WIDGETS, "markdown.noPictures")).first).to_be_visible()
