"""A teacher makes a training with categories and puts its problems in order; a student enters it
by its password, solves one, goes on to the next, and stands in the record list. The same in a
group."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.test_lessons import drag_onto
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.trainings.making import (
    PASSWORD,
    create_group_training,
    create_training,
    private,
    problem_list,
    submit_there,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

DESK, CONTESTS, WORDS, SHELL = (
    "features/admin/trainings",
    "features/admin/contests",
    "training",
    "shell",
)
ADD = "print(sum(map(int, input().split())))"
pytestmark = pytest.mark.e2e
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


def fruits(root: Client, name: str) -> list[str]:
    """Display ids of three problems."""
    ids = [f"{name}{number}" for number in range(3)]
    for display_id in ids:
        add_problem(root, a_plus_b(display_id, title=f"Fruit {display_id}"))
    return ids


@pytest.mark.covers(
    *("S1-1-2e", "S2-1-4", "S3-2.13-3n", "S3-5-15", "S3-4-11", "S3-3-11", "S3-7.4-14"),
)
@BOTH
def test_a_teacher_makes_a_training_and_orders_its_problems(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    one, two, three = fruits(root, f"MK{language[:2].upper()}")
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/admin/training/category")
    page.get_by_role("button", name=texts(DESK, "category.create")).click()
    page.locator("input[name=name]").fill(f"Loops {language}")
    page.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    expect(page.get_by_role("cell", name=f"Loops {language}", exact=True)).to_be_visible()
    look_closely(visitor, page, f"training-categories-{language}-{width}")
    visitor.open(page, "/admin/training/create")
    page.locator("input[name=title]").fill(f"First steps {language}")
    page.locator("select[name=categoryId]").select_option(label=f"Loops {language}")
    page.locator("input[name=auth][value=Private]").check(force=True)
    page.locator("input[name=privatePwd]").fill(PASSWORD)
    page.get_by_role("button", name=texts(DESK, "make"), exact=True).click()
    expect(page.get_by_text(texts(DESK, "fault.description"))).to_be_visible()
    page.get_by_role("textbox", name=texts(DESK, "basic.description")).last.fill("Read **slowly**.")
    look_closely(visitor, page, f"training-new-{language}-{width}")
    page.get_by_role("button", name=texts(DESK, "make"), exact=True).click()
    page.get_by_role("button", name=texts(DESK, "problem.fromBank")).click()
    page.get_by_role("dialog").get_by_role("searchbox").fill(one)
    add = texts(CONTESTS, "picker.addNamed", title=f"Fruit {one}")
    page.get_by_role("button", name=add).click()
    expect(page.get_by_role("button", name=add)).to_have_count(0)
    page.get_by_role("button", name=texts(CONTESTS, "picker.close"), exact=True).click()
    page.get_by_role("button", name=texts(DESK, "problem.byIds")).click()
    page.locator("textarea[name=ids]").fill(f"{two} {three} NOWHERE9")
    page.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    missing = texts(DESK, "named.missing", ids="NOWHERE9")
    expect(page.get_by_role("dialog").get_by_text(missing)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    handles = [
        page.get_by_role("button", name=texts("features/admin", "problemSet.move", name=name))
        for name in (two, three)
    ]
    handles[1].focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("row").nth(2)).to_contain_text(three)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("row").nth(1)).to_contain_text(three)
    # By the pointer from the last place to the first, and back by the keys.
    drag_onto(page, *handles)
    expect(page.get_by_role("row").nth(1)).to_contain_text(two)
    for place in (2, 3):
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("row").nth(place)).to_contain_text(two)
    look_closely(visitor, page, f"training-problems-{language}-{width}")
    rows = root.get("/api/get-training-list", keyword=f"First steps {language}").data["records"]
    (tid,) = [each["id"] for each in rows]
    expected = [three, one, two]
    ordered = [each["displayId"] for each in problem_list(root, tid).data]
    assert ordered == expected
    visitor.open(page, f"/admin/training/{tid}/edit")
    chosen = page.locator("select[name=categoryId] option:checked")
    expect(chosen).to_have_text(f"Loops {language}")
    visitor.open(page, "/admin/training")
    look_closely(visitor, page, f"training-desk-{language}-{width}")


@pytest.mark.covers(
    *("S2-2.9-4", "S2-2.9-5", "S2-2.10-1", "S2-2.10-2", "S2-2.10-4", "S2-2.10-5", "S2-2.10-6"),
    *("S2-2.10-7", "S2-2.10-8", "S2-2.10-9", "S2-2.10-10", "S2-2.10-11", "S2-2.10-12"),
    *("S2-2.10-13", "S2-2.10-14", "S2-8-2f", "S2-9-5", "S1-2.1-10", "S1-2.7-10", "S2-2.10-3"),
)
@BOTH
def test_a_student_enters_solves_one_goes_on_and_stands_in_the_record_list(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    ids = fruits(root, f"ST{language[:2].upper()}")
    tid = create_training(root, title=f"Walk {language}", description="*Slowly*", **private())
    body = {"tid": tid, "problemIds": ids}
    assert root.post("/api/admin/training/add-problems", body).status == 200
    name = f"walker_{language[:2]}"
    student = school.add_user(name, ROOT_PASSWORD)
    guest = new_visitor(school, language=language, width=width)
    page = guest.new_page()
    guest.open(page, f"/training?keyword=Walk%20{language}")
    look_closely(guest, page, f"training-list-guest-{language}-{width}")
    page.get_by_role("link", name=f"Walk {language}").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, name)
    page = visitor.new_page()
    visitor.open(page, f"/training?keyword=Walk%20{language}")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name=f"Walk {language}").click()
    expect(page.get_by_text(texts(WORDS, "password.text"))).to_be_visible()
    look_closely(visitor, page, f"training-password-{language}-{width}")
    page.get_by_role("button", name=texts(WORDS, "password.enter"), exact=True).click()
    expect(page.get_by_text(texts(WORDS, "password.empty"))).to_be_visible()
    page.locator("input[name=password]").fill(PASSWORD)
    page.get_by_role("button", name=texts(WORDS, "password.enter"), exact=True).click()
    tabs = page.get_by_role("navigation", name=texts(WORDS, "tabsLabel"))
    tabs.get_by_role("link", name=texts(WORDS, "tabs.problems")).click()
    expect(page.get_by_role("row")).to_have_count(4)
    look_closely(visitor, page, f"training-problem-list-{language}-{width}")

    sent = submit_there(student, tid, ids[0], ADD).data["submitId"]
    wait_for_verdict(student, sent)
    page.get_by_role("link", name=f"Fruit {ids[0]}").click()
    expect(page).to_have_url(re.compile(f"/training/{tid}/problem/{ids[0]}$"))
    expect(page.get_by_text(texts(SHELL, "trainingSteps.solved", done=1, count=3))).to_be_visible()
    look_closely(visitor, page, f"training-problem-{language}-{width}")
    page.get_by_role("link", name=texts(SHELL, "trainingSteps.next"), exact=True).click()
    expect(page).to_have_url(re.compile(f"/training/{tid}/problem/{ids[1]}$"))

    visitor.open(page, f"/training/{tid}/rank")
    row = page.get_by_role("row").nth(1)
    expect(row).to_contain_text(name)
    expect(row).to_contain_text("AC")
    look_closely(visitor, page, f"training-rank-{language}-{width}")
    row.get_by_title(texts(WORDS, "rankTable.showSolved", name=name)).click()
    expect(page).to_have_url(re.compile(rf"/status\?username={name}&status=0$"))


@pytest.mark.covers("S3-2.5-1", "S3-2.5-3", "S3-2.5-4", "S3-2.5-5", "S3-2.5-6", "S3-3-10")
@BOTH
def test_a_group_has_trainings_of_its_own(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    (one, *_) = fruits(root, f"GR{language[:2].upper()}")
    gid = make_group(root)
    name = f"member_{language[:2]}"
    student = school.add_user(name, ROOT_PASSWORD)
    add_member(root, gid, student)
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/training?mode=admin")
    look_closely(visitor, page, f"group-trainings-none-{language}-{width}")
    visitor.open(page, f"/group/{gid}/training/create")
    page.locator("input[name=title]").fill("Our own")
    page.locator("input[name=categoryName]").fill("Homework")
    page.get_by_role("textbox", name=texts(DESK, "basic.description")).last.fill("For us")
    page.get_by_role("button", name=texts(DESK, "make"), exact=True).click()
    page.get_by_role("button", name=texts(DESK, "problem.byIdsOfGroup")).click()
    page.locator("textarea[name=ids]").fill(one)
    page.get_by_role("dialog").get_by_role("button", name=texts(SHELL, "form.save")).click()
    expect(page.get_by_role("row")).to_have_count(2)
    look_closely(visitor, page, f"group-training-problems-{language}-{width}")
    visitor.open(page, f"/group/{gid}/training?mode=admin")
    look_closely(visitor, page, f"group-trainings-desk-{language}-{width}")

    member = new_visitor(school, language=language, width=width)
    log_in(member, school, name)
    seen: Page = member.new_page()
    member.open(seen, f"/group/{gid}/training")
    look_closely(member, seen, f"group-trainings-{language}-{width}")
    seen.get_by_role("link", name="Our own").click()
    tabs = seen.get_by_role("navigation", name=texts(WORDS, "tabsLabel"))
    tabs.get_by_role("link", name=texts(WORDS, "tabs.problems")).click()
    seen.get_by_role("link", name=f"Fruit {one}").click()
    expect(seen.get_by_text(texts(SHELL, "trainingSteps.solved", done=0, count=1))).to_be_visible()
    look_closely(member, seen, f"group-training-problem-{language}-{width}")


@BOTH
def test_root_clones_trainings_of_another_group(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    old, new = make_group(root), make_group(root)
    pid = add_problem(root, a_plus_b(f"CL{language[:2].upper()}"))
    create_group_training(root, old, pid, title=f"Kept for years {language}")
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/group/{new}/training?mode=admin")
    page.get_by_role("button", name=texts(DESK, "group.clone"), exact=True).click()
    dialog = page.get_by_role("dialog")
    source = dialog.get_by_role("textbox", name=texts(DESK, "group.source"))
    source.fill(str(new))
    dialog.get_by_role("button", name=texts(SHELL, "form.save")).click()
    # A group is not its own source.
    expect(source).to_have_attribute("aria-invalid", "true")
    look_closely(visitor, page, f"training-clone-{language}-{width}")
    source.fill(str(old))
    dialog.get_by_role("button", name=texts(SHELL, "form.save")).click()
    told = texts(DESK, "group.cloned", count=1, skipped=0)
    expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=f"Kept for years {language}")).to_be_visible()
