"""A group, as its owner makes it, a student applies to it and everybody walks through its tabs: in
Chinese on a wide screen and in English on a phone."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.groups.making import ADMIN, CODE, PRIVATE, ROOT, add_member, make_group
from tests.server_process import ROOT_PASSWORD, ServerProcess

LIST, FRAME, HOME = "features/groups", "features/group/frame", "features/group/home"
MEMBERS, SETTING = "features/group/members", "features/group/setting"
FORM, NEWS, SHELL = "groupForm", "announcements", "shell"
REASON = "I am in class 9B"

pytestmark = pytest.mark.e2e


class Walk:
    """Everybody of one story, each in a browser of their own."""

    def __init__(self, new_visitor: NewVisitor, server: ServerProcess, language: str, width: int):
        self.new_visitor, self.server = new_visitor, server
        self.language, self.width = language, width
        self.texts = Texts(language)
        self.clicks = 0

    def as_one(self, name: str | None) -> tuple[Visitor, Page]:
        visitor = self.new_visitor(self.server, language=self.language, width=self.width)
        if name:
            log_in(visitor, self.server, name)
        return visitor, visitor.new_page()

    def button(self, page: Page, folder: str, key: str, **fill: object) -> Locator:
        return page.get_by_role("button", name=self.texts(folder, key, **fill), exact=True)

    def press(self, page: Page, folder: str, key: str, **fill: object) -> None:
        self.clicks += 1
        self.button(page, folder, key, **fill).click()

    def tabs(self, page: Page) -> Locator:
        return page.get_by_role("navigation", name=self.texts(FRAME, "tabsLabel"))

    def turn_to(self, page: Page, tab: str) -> None:
        self.clicks += 1
        self.tabs(page).get_by_role("link", name=self.texts(FRAME, f"tabs.{tab}")).click()


@pytest.mark.covers(
    *("S3-1-1", "S3-1-2", "S3-1-7", "S1-1-2h", "S3-2.1-2", "S3-2.1-3", "S3-2.1-4", "S3-2.1-5"),
    *("S3-2.2-1", "S3-2.2-3", "S3-2.2-4", "S3-2.2-5", "S3-2.2-6", "S3-2.2-7", "S3-2.2-8"),
    *("S3-2.2-10", "S3-2.2-11", "S3-2.2-12", "S3-2.3-1", "S3-2.3-3", "S3-2.8-1", "S3-2.8-2"),
    *("S3-2.9-1", "S3-2.9-2", "S3-2.9-3", "S3-4-2", "S3-4-5", "S3-5-1", "S3-5-2", "S3-6-3"),
    *("S3-8-6", "S3-8-7", "S3-9-4", "S1-2.1-5"),
)
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_group_from_its_making_to_its_end(
    language: str, width: int, new_visitor: NewVisitor, server: ServerProcess
) -> None:
    walk = Walk(new_visitor, server, language, width)
    texts, mark = walk.texts, f"{language[:2]}{width}"
    people = {"owner": "admin", "pupil": "user", "aide": "user", "admin": "user"}
    names = {who: f"gr{who}{mark}"[:20] for who in people}
    clients = {
        who: server.add_user(names[who], password=ROOT_PASSWORD, role=role)
        for who, role in people.items()
    }
    title = f"高三（9）班 and friends {mark}"
    visitor, page = walk.as_one(names["owner"])
    visitor.open(page, "/group")
    gid = make(walk, page, title)
    look_closely(visitor, page, f"group-home-{mark}")
    expect(page.get_by_role("main").get_by_role("strong")).to_have_text("Mondays")
    expect(page.locator("main script")).to_have_count(0)
    announce(walk, page)
    look_closely(visitor, page, f"group-announcements-{mark}")

    # A guest is asked to log in first, and has no groups of their own to choose.
    guest, list_page = walk.as_one(None)
    guest.open(list_page, f"/group?keyword={mark}&limit=9")
    mine = list_page.get_by_role("radio", name=texts(LIST, "mine"))
    expect(mine).to_be_disabled()
    look_closely(guest, list_page, f"group-list-{mark}")
    list_page.get_by_role("link", name=title, exact=True).click()
    expect(list_page.get_by_role("dialog")).to_be_visible()

    # A student applies, and sees nothing of it before.
    student, own = walk.as_one(names["pupil"])
    student.open(own, f"/group/{gid}")
    shut = walk.tabs(own).get_by_text(texts(FRAME, "tabs.members"))
    expect(shut).to_have_attribute("aria-disabled", "true")
    expect(own.get_by_text(texts(HOME, "announcements.title"))).to_have_count(0)
    apply(walk, own)
    look_closely(student, own, f"group-applying-{mark}")

    decide(walk, page, names["pupil"], 2)
    own.reload()
    expect(own.get_by_text(texts(FRAME, "apply.refused"))).to_be_visible()
    walk.press(own, FRAME, "apply.again")
    send_application(walk, own)
    decide(walk, page, names["pupil"], 3)
    look_closely(visitor, page, f"group-members-{mark}")

    own.reload()
    own.get_by_role("link", name="Room change").click()
    expect(own.get_by_text("Room 3 from now on")).to_be_visible()
    walk.turn_to(own, "members")
    expect(own.get_by_role("row").filter(has_text=names["owner"])).to_be_visible()
    expect(own.get_by_role("switch", name=texts(MEMBERS, "admin"))).to_have_count(0)
    for tab in ("announcements", "setting"):
        expect(walk.tabs(own).get_by_text(texts(FRAME, f"tabs.{tab}"))).to_have_count(0)

    # Its admin announces, its root sets it; neither may disband it.
    setting(walk, page, title)
    look_closely(visitor, page, f"group-setting-{mark}")
    for who, level, tab in (("admin", ADMIN, "announcements"), ("aide", ROOT, "setting")):
        add_member(clients["owner"], gid, clients[who], level)
        helper, seen = walk.as_one(names[who])
        helper.open(seen, f"/group/{gid}")
        expect(walk.tabs(seen).get_by_text(texts(FRAME, f"tabs.{tab}"))).to_be_visible()
        expect(walk.button(seen, FRAME, "disband.disband")).to_have_count(0)

    # The student leaves, the owner disbands.
    walk.turn_to(own, "home")
    walk.press(own, FRAME, "exit.exit")
    own.get_by_role("dialog").get_by_role(
        "button", name=texts(FRAME, "exit.confirm"), exact=True
    ).click()
    expect(walk.button(own, FRAME, "apply.join")).to_be_visible()
    walk.turn_to(page, "home")
    walk.press(page, FRAME, "disband.disband")
    page.get_by_role("dialog").get_by_role(
        "button", name=texts(FRAME, "disband.confirm"), exact=True
    ).click()
    expect(page).to_have_url(re.compile(r"/group$"))
    expect(page.get_by_role("link", name=title, exact=True)).to_have_count(0)
    print(f"groups {mark}: {walk.clicks} clicks")


def test_a_code_counts_however_it_is_pasted(server: ServerProcess, new_visitor: NewVisitor) -> None:
    walk = Walk(new_visitor, server, "zh-CN", 1366)
    server.add_user("pastescode", password=ROOT_PASSWORD)
    gid = make_group(server.client("root"), auth=PRIVATE)
    visitor, page = walk.as_one("pastescode")
    visitor.open(page, f"/group/{gid}")
    walk.press(page, FRAME, "apply.apply")
    page.get_by_label(walk.texts(FRAME, "apply.code")).focus()
    page.keyboard.insert_text(f"  {CODE} ")
    page.get_by_role("dialog").get_by_role("textbox").last.fill(REASON)
    walk.button(page, FRAME, "apply.send").click()
    expect(walk.button(page, FRAME, "apply.applying")).to_be_disabled()


def picture() -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (300, 300), "teal").save(stream, "PNG")
    return stream.getvalue()


def make(walk: Walk, page: Page, title: str) -> int:
    walk.press(page, LIST, "create")
    dialog = page.get_by_role("dialog")
    field = {
        key: dialog.get_by_role("textbox", name=walk.texts(FORM, key), exact=True)
        for key in ("name", "shortName", "brief", "description")
    }
    field["name"].fill("9B")
    field["shortName"].fill(f"C{walk.language[:2]}{walk.width}")
    expect(dialog.get_by_text(walk.texts(FORM, "refused.name"))).to_be_visible()
    field["name"].fill(title)
    field["brief"].fill("A class of this school")
    field["description"].fill("We meet on **Mondays**. <script>alert(1)</script>")
    expect(dialog.get_by_role("textbox", name=walk.texts(FORM, "code"))).to_have_count(0)
    dialog.get_by_role("radio", name=walk.texts(FORM, "kind.protected")).check()
    dialog.get_by_role("textbox", name=walk.texts(FORM, "code")).fill("abc123")
    walk.press(page, SHELL, "form.save")
    expect(page).to_have_url(re.compile(r"/group/\d+$"))
    return int(page.url.rpartition("/")[2])


def announce(walk: Walk, page: Page) -> None:
    walk.turn_to(page, "announcements")
    walk.press(page, NEWS, "create")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=walk.texts(NEWS, "form.title")).fill("Room change")
    dialog.get_by_role("textbox", name=walk.texts(NEWS, "form.content")).fill("Room 3 from now on")
    walk.press(page, SHELL, "form.save")
    expect(page.get_by_role("row").filter(has_text="Room change")).to_be_visible()


def apply(walk: Walk, page: Page) -> None:
    walk.press(page, FRAME, "apply.apply")
    send_application(walk, page)
    applying = walk.button(page, FRAME, "apply.applying")
    expect(applying).to_be_disabled()


def send_application(walk: Walk, page: Page) -> None:
    dialog = page.get_by_role("dialog")
    reason = dialog.get_by_role("textbox", name=walk.texts(FRAME, "apply.reason"))
    reason.fill("why")
    dialog.get_by_role("button", name=walk.texts(FRAME, "apply.send"), exact=True).click()
    expect(dialog.get_by_text(walk.texts(FRAME, "apply.refusedReason"))).to_be_visible()
    reason.fill(REASON)
    dialog.get_by_role("button", name=walk.texts(FRAME, "apply.send"), exact=True).click()
    expect(dialog).to_have_count(0)


def decide(walk: Walk, page: Page, name: str, level: int) -> None:
    walk.turn_to(page, "members")
    page.get_by_role("switch", name=walk.texts(MEMBERS, "admin")).check()
    page.reload()
    row = page.get_by_role("row").filter(has_text=name)
    what = "acceptNamed" if level == 3 else "refuseNamed"
    row.get_by_role("button", name=walk.texts(MEMBERS, what, name=name)).click()
    expect(page.get_by_text(walk.texts(MEMBERS, "changed")).first).to_be_visible()
    choice = row.get_by_role("combobox", name=walk.texts(MEMBERS, "levelOf", name=name))
    expect(choice).to_have_value(str(level))


def setting(walk: Walk, page: Page, title: str) -> None:
    walk.turn_to(page, "setting")
    file = FilePayload(name="class.png", mimeType="image/png", buffer=picture())
    page.locator("main input[type=file]").first.set_input_files(file)
    walk.press(page, "widgets", "avatar.upload")
    expect(page.locator("aside img").first).to_be_visible()
    page.get_by_role("radio", name=walk.texts(FORM, "kind.public")).check()
    expect(page.get_by_role("textbox", name=walk.texts(FORM, "code"))).to_have_count(0)
    page.get_by_role("textbox", name=walk.texts(FORM, "brief"), exact=True).fill("All are welcome")
    walk.press(page, SETTING, "save")
    expect(page.get_by_text(walk.texts(SETTING, "saved")).first).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape(title)))
