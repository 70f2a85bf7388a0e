"""A student finds a problem in the bank: by Chinese words, level and tag, and by chance."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Request, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

ADD = "print(sum(map(int, input().split())))"
LIST = "features/problem-list"
SOURCE = "OJ Appliance 示例题集"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def bank(school: ServerProcess) -> ServerProcess:
    """The demo problems and one more of their source, which root has solved."""
    root = school.client("root")
    add_problem(root, a_plus_b("BANK1", source=SOURCE))
    for name in ("P1000", "BANK1"):
        wait_for_verdict(root, submit(root, name, "Python3", ADD))
    return school


@pytest.mark.covers("S1-2.6-3", "S1-2.6-4", "S1-2.6-6", "S1-2.6-7", "S1-4.4-1", "S1-1-2a")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
)
def test_a_problem_is_found_by_words_level_tag_and_chance(
    language: str, width: int, theme: str, new_visitor: NewVisitor, bank: ServerProcess
) -> None:
    texts = Texts(language)
    visitor = new_visitor(bank, language=language, width=width, theme=theme)
    log_in(visitor, bank)
    page = visitor.new_page()
    visitor.open(page, f"/problem?source={quote(SOURCE)}")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(15)
    own = rows.filter(has_text="BANK1")
    expect(own.get_by_text(texts("shell", "ownStatus.solved"))).to_be_attached()
    look_at(visitor, page)
    if width > 991:
        results = page.get_by_role("region", name=re.compile(texts(LIST, "results.title")))
        own.hover()
        expect(results).to_contain_text("BANK1")
        expect(results.get_by_role("definition")).to_have_text(["1"])
        rows.nth(4).hover()
        expect(results).to_contain_text(texts(LIST, "results.none"))

    page.get_by_role("searchbox", name=texts(LIST, "filters.keyword")).fill("绿灯")
    expect(rows).to_have_count(1)
    assert "currentPage" not in page.url
    page.go_back()
    expect(rows).to_have_count(15)
    page.get_by_role("radio", name=texts("shell", "difficulty.hard")).check(force=True)
    expect(page).to_have_url(re.compile("difficulty=2"))
    tags = page.get_by_role("complementary").get_by_role("searchbox")
    tags.fill("图论")
    page.get_by_role("complementary").get_by_role("button", name="图论", exact=True).click()
    expect(rows).to_have_count(1)
    expect(page).to_have_url(re.compile("difficulty=2&tagId="))
    look_at(visitor, page)
    rows.first.get_by_text("P1011").click()
    page.wait_for_url("**/problem/P1011")

    visitor.open(page, "/problem")
    page.get_by_role("button", name=texts(LIST, "random")).click()
    page.wait_for_url(re.compile(r"/problem/\w+$"))


@pytest.mark.covers("S1-2.6-2", "S1-2.6-5", "S1-4.4-2", "S1-4.4-3", "S1-9-12")
def test_the_bank_is_asked_as_its_address_says(
    new_visitor: NewVisitor, bank: ServerProcess
) -> None:
    root = bank.client("root")
    classes = "/api/admin/tag/classification"
    for rank, name in enumerate(("Methods", "Subjects", "Sources")):
        assert root.post(classes, {"name": name, "oj": "ME", "rank": rank}).status == 200
        group = next(each for each in root.get(classes).data if each["name"] == name)
        tag = {"name": f"{name} tag", "tcid": group["id"]}
        assert root.post("/api/admin/tag", tag).status == 200
    wait_for_verdict(root, submit(root, "P1000", "Python3", "print(0)"))
    visitor = new_visitor(bank, language="en-US")
    page = visitor.new_page()
    asked: list[tuple[str, dict[str, list[str]]]] = []

    def note(request: Request) -> None:
        address = urlsplit(request.url)
        asked.append((address.path, parse_qs(address.query)))

    def last(path: str) -> dict[str, list[str]]:
        return next(query for asked_path, query in reversed(asked) if asked_path == path)

    page.on("request", note)
    visitor.open(page, "/problem")
    rows, tags = "/api/get-problem-list", "/api/get-problem-tags-and-classification"
    assert last(rows) == {"oj": ["Mine"], "currentPage": ["1"], "limit": ["30"]}
    assert last(tags)["oj"] == ["ME"]
    rate = page.locator("tbody tr").filter(has_text="P1000")
    accepted, tried = (
        int(part)
        for part in str(rate.locator("[title*=' / ']").get_attribute("title")).split(" / ")
    )
    expect(rate).to_contain_text(f"{100 * accepted / tried:.2f}%")
    band = rate.locator("[data-band]")
    expect(band).to_have_attribute("data-band", str(-(-100 * accepted // tried // 20)))

    # Two groups in a row, the third below the first, what has no group over the whole width.
    side = page.get_by_role("complementary")
    boxes = [
        side.get_by_role("region", name=name, exact=True).bounding_box()
        for name in ("Methods", "Subjects", "Sources", "Unclassified")
    ]
    assert all(boxes)
    methods, subjects, sources, rest = (box for box in boxes if box)
    assert methods["y"] == subjects["y"] and methods["x"] + methods["width"] <= subjects["x"]
    assert sources["x"] == methods["x"] and sources["y"] >= methods["y"] + methods["height"]
    assert rest["width"] > methods["width"] + subjects["width"]

    side.get_by_role("button", name="Methods tag").click()
    expect(page).to_have_url(re.compile("tagId="))
    choice = page.get_by_role("combobox", name="Bank")
    for value in ("All", "HDU", "Mine"):
        with page.expect_response(f"**{rows}*"):
            choice.select_option(value)
        keeps = value == "All"
        expect(page).to_have_url(re.compile("tagId=" if keeps else r"^(?!.*tagId=)"))
        visitor.wait_until_it_stands(page)
        if value == "HDU":
            assert last(tags)["oj"] == ["HDU"]
        expect(side.get_by_role("button", name="Methods tag")).to_have_count(
            0 if value == "HDU" else 1
        )
    for step in (page.go_back, page.go_forward):
        before = len(asked)
        step()
        visitor.wait_until_it_stands(page)
        assert rows in [path for path, _ in asked[before:]]
    before = len(asked)
    page.get_by_role("button", name="Log in", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input").nth(0).fill("root")
    dialog.locator("input[type=password]").fill(ROOT_PASSWORD)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    visitor.wait_until_it_stands(page)
    assert rows in [path for path, _ in asked[before:]]
    visitor.check(page)
