"""Categories beside the discussions, which root edits; and what stands above a discussion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.test_discussions import FORUM, LOOKS, TALK, enter
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import body, open_to_all, write
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.e2e


@pytest.mark.covers("S2-2.11-6")
@LOOKS
def test_categories_stand_beside_and_root_edits_them(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    ann = school.add_user(f"catann{width}", ROOT_PASSWORD)
    write(ann, f"Chosen {width}", categoryId=1)
    write(ann, f"Other {width}", categoryId=2)
    name = f"Clubs {width}"
    visitor, page = enter(school, new_visitor, "root", language, width)
    # They come with a call of their own, when they are shown.
    with page.expect_response(re.compile("/api/discussion-category")):
        visitor.open(page, "/discussion")
    beside = page.get_by_role("region", name=texts(FORUM, "category.title"))
    edit = beside.get_by_role("button", name=texts(FORUM, "category.edit"))
    edit.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=texts(FORUM, "category.new")).fill(name)
    dialog.get_by_role("button", name=texts(FORUM, "form.save"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(beside.get_by_role("button", name=name, exact=True)).to_be_visible()
    look_closely(visitor, page, f"categories-{width}")
    edit.click()
    dialog.get_by_role("textbox", name=texts(FORUM, "category.name", name=name)).fill(f"{name}s")
    dialog.get_by_role("button", name=texts(FORUM, "form.save"), exact=True).click()
    expect(beside.get_by_role("button", name=f"{name}s", exact=True)).to_be_visible()
    edit.click()
    dialog.get_by_role("button", name=texts(FORUM, "category.delete", name=f"{name}s")).click()
    expect(beside.get_by_role("button", name=f"{name}s", exact=True)).to_have_count(0)
    known = [row["name"] for row in root.get("/api/discussion-category").data]
    assert not any(each.startswith("Clubs") for each in known)

    # Whoever else comes chooses among them, and edits none.
    member, seen = enter(school, new_visitor, f"catann{width}", language, width)
    member.open(seen, "/discussion?keyword=" + str(width))
    beside = seen.get_by_role("region", name=texts(FORUM, "category.title"))
    expect(seen.get_by_role("link", name=f"Other {width}")).to_be_visible()
    beside.get_by_role("button").nth(1).click()
    expect(seen.get_by_role("link", name=f"Other {width}")).to_have_count(0)
    expect(seen.get_by_role("link", name=f"Chosen {width}")).to_be_visible()
    expect(beside.get_by_role("button", name=texts(FORUM, "category.edit"))).to_have_count(0)


@pytest.mark.covers("S2-2.12-1")
@LOOKS
def test_a_discussion_says_who_wrote_it_and_what_came_of_it(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    admin = school.add_user(f"headadmin{width}", ROOT_PASSWORD, role="admin")
    ann = school.add_user(f"headann{width}", ROOT_PASSWORD)
    badges = {"root": "role.rootBadge", "admin": "role.adminBadge", "user": None}
    people = {"root": root, "admin": admin, "user": ann}
    visitor, page = enter(school, new_visitor, f"headann{width}", language, width)
    for role, badge in badges.items():
        title = f"By {role} {width}"
        did = write(people[role], title, categoryId=3)
        liked = ann.get("/api/discussion-like", did=did, toLike="true")
        assert liked.status == 200, liked.body
        visitor.open(page, f"/discussion-detail/{did}")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        main = page.get_by_role("main")
        author = "root" if role == "root" else f"head{'admin' if role == 'admin' else 'ann'}{width}"
        expect(main.get_by_role("link", name=author).first).to_be_visible()
        for each in ("role.rootBadge", "role.adminBadge"):
            word = main.get_by_text(texts(TALK, each), exact=True)
            expect(word).to_have_count(1 if each == badge else 0)
        category = body("x", categoryId=3)["categoryId"]
        link = main.get_by_role("link").and_(page.locator(f'[href$="cid={category}"]'))
        expect(link).to_have_count(1)
        expect(main.get_by_title(texts(FORUM, "likes"))).to_contain_text("1")
        expect(main.get_by_title(texts(FORUM, "views"))).to_contain_text(re.compile(r"\d"))
        expect(main.locator("time").first).to_be_visible()
        look_closely(visitor, page, f"discussion-head-{role}-{width}")
