"""What a teacher does in a class of their own without the site's back-office: questions, versions
of the data, copies, exports and imports; problems for the class's contest; categories of trainings;
who comes in and who teaches there, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.test_problem_editor import EDITOR, fill_in, upload_cases
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.group_office import create_group_contest
from tests.oj_appliance.groups.making import (
    ADMIN,
    PROTECTED,
    add_member,
    ask_in,
    make_group,
)
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.oj_appliance.trainings.making import create_group_training, problem_list
from tests.server_process import ROOT_PASSWORD, ServerProcess

LIST, QUESTIONS = "features/admin/problems-of-group", "features/admin/problem-editor/objective"
VERSIONS, IMPORT = "features/admin/data-versions", "features/admin/import"
EXPORT, OFFICE, DESK = (
    "features/admin/export",
    "features/admin/contests",
    "features/admin/trainings",
)
MEMBERS, FRAME, SHELL = "features/group/members", "features/group/frame", "shell"
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])

pytestmark = pytest.mark.e2e


class Room:
    """A class, and its teacher in a browser."""

    def __init__(
        self, server: ServerProcess, new_visitor: NewVisitor, language: str, width: int, tag: str
    ) -> None:
        self.server, self.texts = server, Texts(language)
        self.mark = f"{tag}{language[:2]}"
        self.picture = f"{tag}-{language}-{width}"
        self.root = server.client("root")
        self.gid = make_group(self.root, auth=PROTECTED)
        self.teacher = self.person("teacher")
        add_member(self.root, self.gid, self.teacher, ADMIN)
        self.visitor, self.page = self.seen_by("teacher", new_visitor, language, width)

    def name_of(self, who: str) -> str:
        return f"{self.mark}{who}"

    def person(self, who: str) -> Client:
        return self.server.add_user(self.name_of(who), ROOT_PASSWORD)

    def seen_by(
        self, who: str, new_visitor: NewVisitor, language: str, width: int
    ) -> tuple[Visitor, Page]:
        visitor = new_visitor(self.server, language=language, width=width)
        log_in(visitor, self.server, self.name_of(who))
        return visitor, visitor.new_page()

    def open(self, path: str) -> None:
        self.visitor.open(self.page, f"/group/{self.gid}/{path}")

    def look(self, name: str) -> None:
        look_closely(self.visitor, self.page, f"{self.picture}-{name}")

    def menu(self, opener: str, entry: str) -> None:
        self.page.get_by_role("button", name=opener, exact=True).click()
        self.page.get_by_role("button", name=entry, exact=True).or_(
            self.page.get_by_role("link", name=entry, exact=True)
        ).first.click()


@BOTH
def test_a_class_has_versions_copies_and_packages_of_its_own(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int, tmp_path: Path
) -> None:
    room = Room(server, new_visitor, language, width, "gdp")
    texts, page, gid = room.texts, room.page, room.gid
    pid = make_group_problem(room.teacher, gid, title="Sum of the class")
    name = display_id_of(room.teacher, pid)

    # A copy from the editor stays in the class.
    room.open(f"problem-editor/{pid}")
    room.menu(texts(EDITOR, "more"), texts(EDITOR, "duplicate.action"))
    page.get_by_role("dialog").get_by_role(
        "button", name=texts(EDITOR, "duplicate.confirm"), exact=True
    ).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-editor/(?!{pid}\b)\d+$"))
    copy = int(page.url.rpartition("/")[2])
    assert room.teacher.get("/api/group/problem", pid=copy).data["gid"] == gid

    # Versions of its data, and the problem as its readers get it.
    room.open("problem?mode=admin")
    room.menu(texts(LIST, "menu", id=name), texts(LIST, "versions"))
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-versions/{pid}$"))
    expect(page.get_by_role("heading", name=texts(VERSIONS, "titleOf", name=name))).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)
    room.look("versions")
    room.open("problem?mode=admin")
    room.menu(texts(LIST, "menu", id=name), texts(LIST, "preview"))
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-preview/{name}$"))
    expect(page.get_by_role("heading", name=re.compile("Sum of the class")).first).to_be_visible()
    room.look("preview")

    # Out as a package, and in again as another problem.
    room.open("problem?mode=admin")
    room.look("list")
    room.menu(texts(LIST, "menu", id=name), texts(LIST, "export"))
    with page.expect_download() as got:
        page.get_by_role("dialog").get_by_role("button", name=texts(EXPORT, "export")).click()
    room.menu(texts(LIST, "more"), texts(LIST, "import"))
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-import"))
    room.look("import")
    package = tmp_path / got.value.suggested_filename
    got.value.save_as(package)
    page.locator("input[type=file]").set_input_files(package)
    page.get_by_role("button", name=texts(IMPORT, "import", count=1)).click()
    expect(page.get_by_text(texts(IMPORT, "imported", count=1))).to_be_visible()
    room.look("imported")
    rows = room.teacher.get("/api/group/get-admin-problem-list", gid=gid).data["records"]
    assert [row["title"] for row in rows] == ["Sum of the class"] * 3
    assert {row["gid"] for row in rows} == {gid}


@BOTH
def test_a_class_has_objective_questions(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    room = Room(server, new_visitor, language, width, "gdq")
    texts, page, gid = room.texts, room.page, room.gid
    room.open("problem?mode=admin")
    room.menu(texts(LIST, "more"), texts(LIST, "createObjective"))

    def field(key: str) -> re.Pattern[str]:
        return re.compile("^" + re.escape(texts(QUESTIONS, key)))

    page.get_by_label(field("problemId")).fill("QUIZ")
    page.get_by_label(field("title")).first.fill("Quiz of the class")
    first = page.get_by_role("group", name=texts(QUESTIONS, "number", number=1))
    first.get_by_label(field("stem")).fill("Which is 8?")
    for letter, text in zip("ABCD", ("6", "8", "9", "3"), strict=True):
        first.get_by_label(texts(QUESTIONS, "option", letter=letter), exact=True).fill(text)
    first.get_by_label(texts(QUESTIONS, "isRight", letter="B"), exact=True).check()
    room.look("questions")
    page.get_by_role("button", name=texts(QUESTIONS, "save"), exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem-editor/\d+$"))
    pid = int(page.url.rpartition("/")[2])
    stored = room.teacher.get("/api/group/problem", pid=pid).data
    assert (stored["type"], stored["gid"], stored["auth"]) == (2, gid, 1)
    # What is edited is the id without the class's prefix.
    expect(page.get_by_label(field("problemId"))).to_have_value("QUIZ")
    pupil = room.person("pupil")
    add_member(room.root, gid, pupil)
    listed = pupil.get("/api/group/get-problem-list", gid=gid).data["records"]
    assert [row["title"] for row in listed] == ["Quiz of the class"]
    room.visitor.check(page)


@pytest.mark.covers("S3-2.4-4", "S3-2.6-3", "S3-4-10", "S3-7.1-41")
@BOTH
def test_a_class_writes_a_problem_for_its_contest_and_takes_the_code_along(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    room = Room(server, new_visitor, language, width, "gdc")
    texts, page, gid = room.texts, room.page, room.gid
    title = f"Contest {room.mark}"
    cid = create_group_contest(room.teacher, gid, begins=-5, title=title)
    room.open(f"contest/{cid}/problems")
    page.get_by_role("link", name=texts(OFFICE, "problem.new"), exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/contest/{cid}/problem-editor$"))
    display_title = page.get_by_role("textbox", name=texts(OFFICE, "problem.displayTitle"))
    fill_in(page, texts, "double")
    # In English its title in the contest begins with the same word.
    page.locator("input[name=title]").fill("Doubling")
    display_title.fill("Doubles here")
    upload_cases(page, texts)
    page.get_by_role("button", name=texts(EDITOR, "save")).click()
    expect(page.get_by_text(texts(EDITOR, "created"))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem-editor/\d+"))
    room.look("written")
    data = room.teacher.get("/api/group/get-contest-problem-list", cid=cid).data
    (link,) = data["contestProblemMap"].values()
    (row,) = data["problemList"]["records"]
    assert (link["displayId"], link["displayTitle"]) == ("A", "Doubles here")
    assert (row["auth"], row["gid"]) == (3, gid)

    room.open(f"contest/{cid}/problems")
    page.get_by_role("button", name=texts(OFFICE, "moreNamed", title="A"), exact=True).click()
    room.look("problems")
    with page.expect_download():
        page.get_by_role("button", name=texts(OFFICE, "problem.download"), exact=True).click()
    room.menu(texts(OFFICE, "moreNamed", title="A"), texts(OFFICE, "problem.edit"))
    expect(page).to_have_url(re.compile(rf"/contest/{cid}/problem-editor/{row['id']}$"))

    pupil = room.person("pupil")
    add_member(room.root, gid, pupil)
    sent = {"pid": "A", "cid": cid, "language": "Python3", "code": "print(2 * int(input()))"}
    number = int(pupil.post("/api/submit-problem-judge", sent).data["submitId"])
    assert wait_for_verdict(room.root, number)["status"] == 0
    room.open("contest/manage")
    room.menu(texts(OFFICE, "moreNamed", title=title), texts(OFFICE, "acceptedCode"))
    dialog = page.get_by_role("dialog")
    room.look("code")
    with page.expect_download() as got:
        dialog.get_by_role("button", name=texts("acceptedCode", "go"), exact=True).click()
    assert got.value.suggested_filename.startswith(f"contest_{cid}_")


@pytest.mark.covers("S3-8-2i", "S3-2.5-2")
@BOTH
def test_categories_come_before_trainings_and_problems_are_kept_from_there(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    room = Room(server, new_visitor, language, width, "gdt")
    texts, page, gid = room.texts, room.page, room.gid
    # Those of the site, which other tests make, would do, too.
    page.route(
        re.compile(r"/api/group/get-training-category"),
        lambda route: route.fulfill(json={"status": 200, "data": [], "msg": "success"}),
        times=1,
    )
    room.open("training?mode=admin")
    page.get_by_role("link", name=texts(DESK, "create"), exact=True).click()
    alert = page.get_by_role("dialog")
    expect(alert.get_by_text(texts(DESK, "category.noneTitle"))).to_be_visible()
    alert.get_by_role("button", name=texts(DESK, "category.noneConfirm"), exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/training/category$"))
    page.get_by_role("button", name=texts(DESK, "category.create"), exact=True).click()
    page.get_by_role("dialog").locator("input[name=name]").fill("Loops")
    page.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    expect(page.get_by_role("row").filter(has_text="Loops")).to_be_visible()
    room.look("categories")
    found = room.teacher.get("/api/group/get-training-category", gid=gid).data
    (own,) = [each for each in found if each["gid"] == gid]
    assert own["name"] == "Loops"

    pid = make_group_problem(room.teacher, gid, title="Round and round")
    name = display_id_of(room.teacher, pid)
    tid = create_group_training(room.teacher, gid, category={"id": own["id"]}, title="Loops")
    added = room.teacher.post(
        "/api/group/add-training-problems", {"tid": tid, "problemIds": [name]}
    )
    assert added.status == 200
    room.open(f"training/{tid}/edit/problems")
    opener = texts(DESK, "moreNamed", title=name)
    page.get_by_role("button", name=opener, exact=True).click()
    room.look("menu")
    with page.expect_download():
        page.get_by_role("button", name=texts(DESK, "problem.download"), exact=True).click()
    room.menu(opener, texts(DESK, "problem.hide"))
    expect(page.get_by_text(texts(DESK, "problem.notShown"))).to_be_visible()
    assert room.teacher.get("/api/group/problem", pid=pid).data["auth"] == 2
    room.menu(opener, texts(DESK, "problem.delete"))
    page.get_by_role("dialog").get_by_role(
        "button", name=texts(DESK, "problem.delete"), exact=True
    ).click()
    expect(page.get_by_text(texts(DESK, "problem.deleted", name=name))).to_be_visible()
    assert problem_list(room.teacher, tid).data == []
    assert room.teacher.get("/api/group/problem", pid=pid).err == "problem.missing"


@pytest.mark.covers("S3-7.1-38", "S3-4-1")
@BOTH
def test_who_applies_is_let_in_and_a_colleague_teaches_by_one_press(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    room = Room(server, new_visitor, language, width, "gdm")
    texts, page, gid = room.texts, room.page, room.gid
    colleague, applicant = room.person("colleague"), room.person("applicant")
    add_member(room.root, gid, colleague)
    owner = new_visitor(server, language=language, width=width)
    log_in(owner, server)
    desk = owner.new_page()
    owner.open(desk, f"/group/{gid}/member?admin=true")
    expect(desk.get_by_role("row").filter(has_text=room.name_of("colleague"))).to_be_visible()

    # Whoever applies is seen while the page stays open, and so is that they are let in.
    assert ask_in(applicant, gid).data is None
    waiting, own = room.seen_by("applicant", new_visitor, language, width)
    waiting.open(own, f"/group/{gid}/problem")
    expect(own.get_by_role("button", name=texts(FRAME, "apply.applying"))).to_be_visible()
    accept = texts(MEMBERS, "acceptNamed", name=room.name_of("applicant"))
    expect(desk.get_by_role("button", name=accept)).to_be_visible()
    look_closely(owner, desk, f"{room.picture}-applications")
    desk.get_by_role("button", name=accept).click()
    expect(desk.get_by_role("button", name=accept)).to_have_count(0)
    expect(own.get_by_role("button", name=texts(FRAME, "apply.applying"))).to_have_count(0)

    # One press, and the colleague has what teachers have there.
    name = room.name_of("colleague")
    raise_ = desk.get_by_role("button", name=texts(MEMBERS, "coTeacher", name=name), exact=True)
    raise_.click()
    expect(desk.get_by_text(texts(MEMBERS, "coTeacherMade", name=name))).to_be_visible()
    expect(raise_).to_have_count(0)
    assert colleague.get("/api/get-group-auth", gid=gid).data == ADMIN
    # A teacher of the class raises nobody to their own level.
    room.open("member?admin=true")
    expect(page.get_by_role("row").filter(has_text=name)).to_be_visible()
    applied = texts(MEMBERS, "coTeacher", name=room.name_of("applicant"))
    expect(page.get_by_role("button", name=applied)).to_have_count(0)
    look_closely(room.visitor, page, f"{room.picture}-members")


@BOTH
def test_whoever_may_not_write_problems_is_told_so_and_led_back(
    server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    room = Room(server, new_visitor, language, width, "gm")
    add_member(room.root, room.gid, room.person("pupil"))
    visitor, page = room.seen_by("pupil", new_visitor, language, width)
    visitor.open(page, f"/group/{room.gid}/problem-editor")
    heading = page.get_by_role("heading", level=1).bounding_box()
    refusal = page.get_by_role("alert")
    box = refusal.bounding_box()
    assert heading is not None and box is not None
    # Below its heading, and as far from both edges of the page.
    assert box["y"] >= heading["y"] + heading["height"]
    assert box["x"] == heading["x"] == width - box["x"] - box["width"]
    look_closely(visitor, page, f"{room.picture}-refused")
    refusal.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/group/{room.gid}$"))
    visitor.check(page)
