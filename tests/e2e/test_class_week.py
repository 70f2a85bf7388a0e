"""A week of a class: a teacher makes a training of two problems, and a lesson of paper, film and
the same two; a student works through both, asks in the discussion, gets an answer, a like and the
number at the bell; the teacher comments on a line of the code; and the student's own page shows
what came of it. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.test_discussions import fill
from tests.e2e.test_first_lesson import submit
from tests.e2e.test_lessons import RECORD, add_file, add_problem_item, save
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import open_to_all
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.lessons.material import pdf
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

DESK, WORDS, SHELL, PROBLEM = "features/admin/trainings", "training", "shell", "features/problem"
FORUM, TALK, READER = "features/discussions", "comments", "features/submissions"
LEARNING, LESSONS, LESSON_DESK = "features/learning", "features/lessons", "features/admin/lessons"
CODE = "a, b = map(int, input().split())\nprint(a + b)"
ONE_OF_THREE = "print(3)"

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


class Week:
    """The two, each in a browser of their own."""

    def __init__(
        self, school: ServerProcess, new_visitor: NewVisitor, language: str, width: int
    ) -> None:
        self.texts, self.width = Texts(language), width
        self.school, self.new_visitor, self.language = school, new_visitor, language
        self.title, self.topic = f"Week {width}", f"Adding {width}"
        self.first, self.second, self.third = (f"WEEK{width}N{number}" for number in (1, 2, 3))
        self.pupil, self.lesson = f"pupil{width}", f"Week of sums {width}"

    def enter(self, name: str) -> tuple[Visitor, Page]:
        visitor = self.new_visitor(
            self.school, language=self.language, width=self.width, theme="light"
        )
        log_in(visitor, self.school, name)
        return visitor, visitor.new_page()

    def button(self, page: Page, folder: str, key: str) -> None:
        page.get_by_role("button", name=self.texts(folder, key), exact=True).click()


@LOOKS
def test_a_class_works_through_a_training(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    week = Week(school, new_visitor, language, width)
    root = open_to_all(school)
    for display_id in (week.first, week.second, week.third):
        body = a_plus_b(display_id)
        body["tags"] = [{"name": week.topic}]
        add_problem(root, body)
    school.make_user(week.pupil, ROOT_PASSWORD)
    teacher, desk = week.enter("root")
    make_training(week, teacher, desk)
    make_lesson(week, teacher, desk, tmp_path)
    student, page = week.enter(week.pupil)
    study(week, student, page)
    work_through(week, student, page)
    see_how_far(week, teacher, desk)
    ask(week, student, page)
    answer(week, teacher, desk)
    hear(week, student, page)
    comment_on_code(week, teacher, desk)
    see_what_came_of_it(week, student, page)


def make_training(week: Week, teacher: Visitor, desk: Page) -> None:
    texts = week.texts
    teacher.open(desk, "/admin/training/category")
    week.button(desk, DESK, "category.create")
    desk.locator("input[name=name]").fill(f"Weeks {week.width}")
    desk.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    cell = desk.get_by_role("cell", name=f"Weeks {week.width}", exact=True)
    expect(cell).to_be_visible()
    teacher.open(desk, "/admin/training/create")
    desk.locator("input[name=title]").fill(week.title)
    desk.locator("select[name=categoryId]").select_option(label=f"Weeks {week.width}")
    desk.get_by_role("textbox", name=texts(DESK, "basic.description")).last.fill("Two sums.")
    week.button(desk, DESK, "make")
    week.button(desk, DESK, "problem.byIds")
    desk.locator("textarea[name=ids]").fill(f"{week.first} {week.second}")
    desk.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    expect(desk.get_by_role("row")).to_have_count(3)


def make_lesson(week: Week, teacher: Visitor, desk: Page, folder: Path) -> None:
    texts = week.texts
    teacher.open(desk, "/admin/lesson/create")
    desk.get_by_role("textbox", name=texts(LESSON_DESK, "field.title")).fill(week.lesson)
    week.button(desk, LESSON_DESK, "make")
    week.button(desk, LESSON_DESK, "group.add")
    desk.get_by_role("dialog").get_by_role("textbox").first.fill("Sums")
    save(desk, texts)
    paper, film = folder / "Sums.pdf", folder / "Adding.webm"
    paper.write_bytes(pdf())
    film.write_bytes(base64.b64decode(desk.evaluate(RECORD)))
    for file in (paper, film):
        add_file(desk, texts, "Sums", file)
    for display_id in (week.first, week.second):
        add_problem_item(desk, texts, "Sums", display_id)


def study(week: Week, student: Visitor, page: Page) -> None:
    texts = week.texts
    student.open(page, f"/lesson?keyword={week.lesson.replace(' ', '%20')}")
    page.get_by_role("link", name=week.lesson).click()
    page.get_by_role("button", name="Adding", exact=True).click()
    player = page.get_by_role("dialog").locator("video")
    player.evaluate("(film) => { film.muted = true; return film.play(); }")
    seen = page.get_by_role("checkbox", name=texts(LESSONS, "seenNamed", title="Adding"))
    expect(seen).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sums", exact=True).click()
    expect(page.get_by_role("dialog").locator("iframe[title=Sums]")).to_be_visible()
    expect(
        page.get_by_role("checkbox", name=texts(LESSONS, "seenNamed", title="Sums"))
    ).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_text(texts(LESSONS, "done", done=2, count=4)).first).to_be_visible()
    look_closely(student, page, f"week-lesson-{week.width}")


def see_how_far(week: Week, teacher: Visitor, desk: Page) -> None:
    """The second problem is not solved yet."""
    teacher.open(desk, f"/admin/lesson?keyword={week.lesson.replace(' ', '%20')}")
    desk.get_by_role("link", name=week.lesson).click()
    pages = desk.get_by_role("navigation", name=week.texts(LESSON_DESK, "pagesLabel"))
    pages.get_by_role("link", name=week.texts(LESSON_DESK, "pages.progress")).click()
    row = desk.get_by_role("row").filter(has_text=week.pupil)
    expect(row).to_contain_text("3 / 4")


def work_through(week: Week, student: Visitor, page: Page) -> None:
    texts = week.texts
    student.open(page, f"/training?keyword={week.title.replace(' ', '%20')}")
    page.get_by_role("link", name=week.title).click()
    tabs = page.get_by_role("navigation", name=texts(WORDS, "tabsLabel"))
    tabs.get_by_role("link", name=texts(WORDS, "tabs.problems")).click()
    page.get_by_role("link", name=f"Problem {week.first}").click()
    language = page.get_by_role("combobox", name=texts(PROBLEM, "editor.language"))
    language.select_option("Python3")
    submit(page, texts, CODE)
    panel = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(panel).to_contain_text(texts(SHELL, "verdict.accepted"), timeout=60_000)
    solved = texts(SHELL, "trainingSteps.solved", done=1, count=2)
    expect(page.get_by_text(solved)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=texts(SHELL, "trainingSteps.next"), exact=True).click()
    expect(page).to_have_url(re.compile(f"/problem/{week.second}$"))
    language.select_option("Python3")
    submit(page, texts, ONE_OF_THREE)
    expect(panel).to_contain_text(texts(SHELL, "verdict.wrongAnswer"), timeout=60_000)


def ask(week: Week, student: Visitor, page: Page) -> None:
    texts = week.texts
    student.open(page, f"/problem/{week.second}")
    page.get_by_role("link", name=texts(PROBLEM, "discussion")).click()
    week.button(page, FORUM, "post")
    question = {"title": f"Why {week.second}?", "description": "Mine prints 3", "content": "Help"}
    fill(page, texts, **question, category=texts(FORUM, "category.help"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=texts(FORUM, "form.post")).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("link", name=question["title"])).to_be_visible()


def answer(week: Week, teacher: Visitor, desk: Page) -> None:
    texts = week.texts
    teacher.open(desk, f"/discussion/{week.second}")
    desk.get_by_role("link", name=f"Why {week.second}?").click()
    week.button(desk, FORUM, "like.do")
    expect(desk.get_by_text(texts(FORUM, "like.done"))).to_be_visible()
    desk.get_by_role("textbox", name=texts(TALK, "write.forumLabel")).fill("Read **both** numbers")
    week.button(desk, TALK, "write.send")
    said = desk.get_by_role("article").filter(has_text="numbers")
    expect(said.locator("strong")).to_have_text("both")


def hear(week: Week, student: Visitor, page: Page) -> None:
    """The bell counts the answer and the like."""
    bell = page.get_by_role("button", name=week.texts(SHELL, "messages.menu", count=2))
    expect(bell).to_have_text("2")
    student.open(page, f"/discussion/{week.second}")
    row = page.get_by_role("listitem").filter(has_text=f"Why {week.second}?")
    expect(row.get_by_title(week.texts(FORUM, "likes"))).to_contain_text("1")
    row.get_by_role("link", name=f"Why {week.second}?").click()
    expect(page.get_by_role("article").filter(has_text="both numbers")).to_be_visible()
    look_closely(student, page, f"week-answer-{week.width}")


def comment_on_code(week: Week, teacher: Visitor, desk: Page) -> None:
    texts = week.texts
    teacher.open(desk, f"/status?username={week.pupil}&status=0")
    desk.get_by_role("row").nth(1).get_by_role("link").first.click()
    desk.locator(".cm-lineNumbers .cm-gutterElement", has_text=re.compile("^2$")).click()
    box = desk.get_by_role("textbox", name=texts(READER, "annotations.line", line=2))
    box.fill("Short and clear")
    week.button(desk, READER, "annotations.save")
    expect(desk.get_by_text("Short and clear")).to_be_visible()


def see_what_came_of_it(week: Week, student: Visitor, page: Page) -> None:
    texts = week.texts
    student.open(page, "/learning")
    rows = page.get_by_role("region", name=texts(LEARNING, "next.title")).get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text(texts(LEARNING, "next.finish_share", share=33))
    near = f"Problem {week.second}"
    like = texts(LEARNING, "next.practise", tag=week.topic, problem=near)
    expect(rows.nth(1)).to_contain_text(week.third)
    expect(rows.nth(1)).to_contain_text(like)
    topics = page.get_by_role("region", name=texts(LEARNING, "topics.title"))
    expect(topics.get_by_role("listitem")).to_contain_text(texts(LEARNING, "topics.open", count=1))
    look_closely(student, page, f"week-learning-{week.width}")
    tabs = page.get_by_role("navigation", name=texts(LEARNING, "tabs.label"))
    tabs.get_by_role("link", name=texts(LEARNING, "tabs.comments")).click()
    said = page.get_by_role("listitem").filter(has_text="Short and clear")
    expect(said).to_contain_text(texts(LEARNING, "comments.unread", count=1))
    said.get_by_role("link", name=re.compile("^#")).click()
    side = page.get_by_role("region", name=texts(READER, "annotations.title"))
    expect(side.get_by_text("Short and clear")).to_be_visible()
    look_closely(student, page, f"week-comment-{week.width}")


@pytest.fixture
def empty() -> Iterator[ServerProcess]:
    """One where nobody has made a category."""
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


@pytest.mark.covers("S3-8-2i")
@LOOKS
def test_without_a_category_a_teacher_is_led_to_where_they_are_made(
    language: str, width: int, empty: ServerProcess, new_visitor: NewVisitor
) -> None:
    week = Week(empty, new_visitor, language, width)
    gid = make_group(empty.client("root"))
    teacher, page = week.enter("root")
    for address in ("/admin/training", f"/group/{gid}/training?mode=admin"):
        teacher.open(page, address)
        page.get_by_role("link", name=week.texts(DESK, "create")).click()
        alert = page.get_by_role("dialog", name=week.texts(DESK, "category.noneTitle"))
        alert.get_by_role("button", name=week.texts(DESK, "category.noneConfirm")).click()
        desk = re.escape(address.partition("?")[0])
        expect(page).to_have_url(re.compile(f"{desk}/category$"))
    teacher.check(page)
