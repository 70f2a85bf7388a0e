"""A teacher has inputs and a right program: the answers are made in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

EDITOR = "features/admin/problem-editor"
SUMS = "line = input()\nassert line != 'x', 'no number'\nprint(sum(map(int, line.split())))"

pytestmark = pytest.mark.e2e


@pytest.fixture
def school(server: ServerProcess) -> ServerProcess:
    return server


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_solution_writes_the_answers_that_are_missing(
    school: ServerProcess, new_visitor: NewVisitor, language: str
) -> None:
    texts = Texts(language)
    root = school.client("root")
    cases = [("1 2\n", ""), ("3 4\n", ""), ("x\n", "kept\n")]
    example = "<input>1 2</input><output>3</output>"
    made = problem_body(f"MADE{language[:2]}".upper(), cases, examples=example)
    pid = add_problem(root, made)
    body = {"pid": pid, "name": "model", "language": "Python3", "code": SUMS, "expected": [0]}
    root.post("/api/admin/problem/solution", body)
    visitor = new_visitor(school, language=language)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, f"/admin/problem/edit/{pid}?step=data")
    page.get_by_role("button", name=texts(EDITOR, "cases.makeOutputs")).click()
    dialog = page.get_by_role("dialog")
    run = dialog.get_by_role("button", name=texts(f"{EDITOR}/outputs", "start"))
    run.click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("model"))
    which = dialog.get_by_label(texts(f"{EDITOR}/outputs", "which"))
    which.select_option("every")
    run.click()
    expect(dialog.get_by_text("no number")).to_be_visible()
    dialog.get_by_role("button", name=re.compile("2")).click()
    expect(dialog).to_have_count(0)
    visitor.wait_until_it_stands(page)
    stored = root.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [case["output"] for case in stored] == ["3\n", "7\n", "kept\n"]
    answer = page.get_by_role("textbox", name=texts(EDITOR, "output")).nth(1)
    expect(answer).to_have_value("7\n")
    visitor.check(page)
