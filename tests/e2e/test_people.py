"""Ranks and a person's page, as a visitor walks through them in both languages, on a wide screen in
the dark and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
NAME = "peoplewalker"
RANKS, PERSON = "features/ranks", "features/user-home"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def walker(server: ServerProcess) -> str:
    """Name of a student with one solved problem."""
    add_problem(server.client("root"), a_plus_b("PEOPLE1"))
    student = server.add_user(NAME)
    honor = {"name": "Little rabbit", "color": "#c0392b", "ac": 1}
    assert server.client("root").post("/api/admin/honor", honor).status == 200
    wait_for_verdict(student, submit(student, "PEOPLE1", "Python3", ADD))
    return NAME


@pytest.mark.covers(
    *("S1-1-2m", "S1-2.4-1", "S1-2.4-2", "S1-2.4-3"),
    *("S2-1-3", "S2-2.8-1", "S2-2.8-2", "S2-2.8-3", "S2-2.8-4", "S2-9-4"),
)
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "light"), ("en-US", 1440, "dark")]
)
def test_from_the_rank_to_a_person_and_to_what_the_person_solved(
    language: str,
    width: int,
    theme: str,
    new_visitor: NewVisitor,
    server: ServerProcess,
    walker: str,
) -> None:
    texts = Texts(language)
    visitor = new_visitor(server, language=language, width=width, theme=theme)
    page = visitor.new_page()
    heads = {
        "zh-CN": {"oi": ["得分", "AC/总提交"], "acm": ["AC", "总提交"]},
        "en-US": {"oi": ["Score", "AC/Total"], "acm": ["AC", "Total"]},
    }
    for path, title in (("/oi-rank", "title.oi"), ("/acm-rank", "title.acm")):
        visitor.open(page, path)
        head = page.get_by_role("columnheader").all_inner_texts()
        after_person = 3 if width > 1000 else 2
        kind = title.partition(".")[2]
        assert head[after_person : after_person + 2] == heads[language][kind]
        expect(page.get_by_role("heading", level=1)).to_have_text(texts(RANKS, title))
        expect(page.locator("canvas")).to_be_visible()
        look_at(visitor, page)

    page.get_by_role("searchbox").fill(walker[2:9].upper())
    row = page.get_by_role("row").filter(has_text=walker)
    expect(page.get_by_role("row")).to_have_count(2)
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(row).to_contain_text("Little rabbit")
    row.get_by_role("link").click()

    expect(page.get_by_role("heading", level=1)).to_have_text(walker)
    expect(page.get_by_role("definition")).to_have_text(["1", "1", "2", "--"])
    expect(page.locator("svg rect")).to_have_count(365)
    expect(page.get_by_text(texts(PERSON, "signature.none"))).to_be_visible()
    look_at(visitor, page)
    page.get_by_role("tab", name=texts(PERSON, "tabs.solved")).click()
    expect(page.get_by_role("button", name=texts(PERSON, "solved.refresh"))).to_be_visible()
    look_at(visitor, page)
    page.get_by_role("link", name="PEOPLE1").first.click()
    page.wait_for_url("**/problem/PEOPLE1")
