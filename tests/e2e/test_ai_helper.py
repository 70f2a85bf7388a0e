"""Root opens the AI helper, a student asks it, a teacher reads that. Wide in Chinese, on a phone in
English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.assistant.asking import set_up, shut
from tests.oj_appliance.assistant.chat_service import ChatService, Reply, words
from tests.oj_appliance.contests.office import add_to_contest, create_contest
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

OFFICE, ASK, PROBLEM = "features/admin/assistant", "features/problem/assistant", "features/problem"
ADMIN = "features/admin"
ANSWER = "Add **both**:\n\n```python\nprint(a + b)\n```\n\n[more](javascript:alert(1))"

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


@pytest.fixture
def service(school: ServerProcess) -> Iterator[ChatService]:
    running = ChatService().start()
    running.script = words(*re.findall(r"\S*\s*", ANSWER)[:-1])
    yield running
    shut(school.client("root"))
    running.stop()


def enter(
    school: ServerProcess, new_visitor: NewVisitor, name: str, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(school, language=language, width=width, theme="light")
    log_in(visitor, school, name)
    return visitor, visitor.new_page()


@LOOKS
def test_root_sets_the_helper_up_and_teachers_say_what_it_may(
    language: str,
    width: int,
    school: ServerProcess,
    new_visitor: NewVisitor,
    service: ChatService,
) -> None:
    texts = Texts(language)
    root, page = enter(school, new_visitor, "root", language, width)
    root.open(page, "/admin/ai?part=service")
    service.script = words("ready")
    page.get_by_role("textbox", name=texts(OFFICE, "form.baseUrl")).fill("nowhere")
    save = page.get_by_role("button", name=texts(ADMIN, "saveBar.save"))
    save.click()
    expect(page.get_by_text(texts(OFFICE, "form.address"))).to_be_visible()
    page.get_by_role("textbox", name=texts(OFFICE, "form.baseUrl")).fill(service.base)
    page.get_by_role("textbox", name=texts(OFFICE, "form.model")).fill("small")
    page.get_by_label(texts(OFFICE, "form.apiKey"), exact=True).fill("secret-key")
    save.click()
    expect(page.get_by_text(texts(OFFICE, "saved"))).to_be_visible()
    page.get_by_role("button", name=texts(OFFICE, "try")).click()
    expect(page.get_by_text("ready")).to_be_visible()
    assert service.next_asked().headers["authorization"] == "Bearer secret-key"
    page.get_by_role("switch", name=texts(OFFICE, "openLabel")).click()
    expect(page.get_by_text(texts(OFFICE, "opened"))).to_be_visible()
    look_closely(root, page, f"ai-service-{width}")
    page.get_by_role("tab", name=texts(OFFICE, "rule")).click()
    rule = page.get_by_role("textbox", name=texts(OFFICE, "ruleLabel"))
    wanted = f"Hints, no code, on {width} pixels."
    rule.fill(wanted)
    save.click()
    expect(page.get_by_text(texts(OFFICE, "saved")).first).to_be_visible()
    look_closely(root, page, f"ai-rule-{width}")
    assert school.client("root").get("/api/admin/ai/rule").data["rule"] == wanted


@pytest.mark.covers("S1-1-2o", "S1-2.7-15", "S1-4.7-1", "S1-4.7-2", "S1-7.1-34")
@LOOKS
def test_a_student_asks_saves_the_answer_and_a_teacher_reads_it(
    language: str,
    width: int,
    school: ServerProcess,
    new_visitor: NewVisitor,
    service: ChatService,
    tmp_path: Path,
) -> None:
    texts = Texts(language)
    root = school.client("root")
    pid, name = f"AI{width}", f"curious{width}"
    number = add_problem(root, a_plus_b(pid))
    school.make_user(name, ROOT_PASSWORD)
    ann, page = enter(school, new_visitor, name, language, width)
    # Where it is not open there is nothing of it.
    shut(root)
    ann.open(page, f"/problem/{pid}")
    asks = page.get_by_role("button", name=texts(ASK, "open"))
    expect(page.get_by_role("button", name=texts(PROBLEM, "print.open"))).to_be_visible()
    expect(asks).to_have_count(0)
    set_up(root, service.base)
    ann.open(page, f"/problem/{pid}")
    asks.click()
    dialog = page.get_by_role("dialog")
    # Who reads it is said before anything is sent.
    expect(dialog.get_by_text(texts(ASK, "kept"))).to_be_visible()
    assert service.asked.empty()
    dialog.get_by_role("button", name=texts(ASK, "ask"), exact=True).click()
    answer = dialog.get_by_role("region", name=texts(ASK, "answer"))
    expect(answer.get_by_text("print(a + b)")).to_be_visible()
    expect(answer.locator("strong")).to_have_text("both")
    expect(answer.locator("a[href^=javascript]")).to_have_count(0)
    with page.expect_download() as download:
        dialog.get_by_role("button", name=texts(ASK, "save")).click()
    assert download.value.suggested_filename == "ai-result.md"
    download.value.save_as(tmp_path / "saved.md")
    assert (tmp_path / "saved.md").read_text("utf-8") == ANSWER
    dialog.get_by_text(texts(ASK, "earlier")).click()
    expect(dialog.get_by_role("listitem").filter(has_text=pid)).to_have_count(1)
    look_closely(ann, page, f"ai-answer-{width}")
    page.keyboard.press("Escape")

    # In a contest there is no button.
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, number, "A")
    ann.open(page, f"/contest/{cid}/problem/A")
    expect(page.get_by_role("button", name=texts(PROBLEM, "print.open"))).to_be_visible()
    expect(asks).to_have_count(0)

    teacher, office = enter(school, new_visitor, "root", language, width)
    teacher.open(office, f"/admin/ai?keyword={name}")
    office.get_by_role("button", name=texts(OFFICE, "open", who=name)).click()
    expect(office.get_by_role("dialog").get_by_text("print(a + b)")).to_be_visible()
    office.get_by_text(texts(OFFICE, "asked")).click()
    expect(office.get_by_text("[system]")).to_be_visible()
    look_closely(teacher, office, f"ai-exchange-{width}")


@pytest.mark.covers("S1-4.7-2")
@LOOKS
def test_code_is_asked_about_below_its_verdict_and_an_answer_can_be_stopped(
    language: str,
    width: int,
    school: ServerProcess,
    new_visitor: NewVisitor,
    service: ChatService,
) -> None:
    texts = Texts(language)
    root = school.client("root")
    set_up(root, service.base)
    pid, name = f"AICODE{width}", f"stuck{width}"
    add_problem(root, a_plus_b(pid))
    school.make_user(name, ROOT_PASSWORD)
    ann, page = enter(school, new_visitor, name, language, width)
    ann.open(page, f"/problem/{pid}")
    editor = page.locator("main .cm-content")
    editor.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("int main( {")
    name_of_submit = re.compile(f"^{texts(PROBLEM, 'submit.submit')}")
    page.get_by_role("button", name=name_of_submit).click()
    asks = page.get_by_role("button", name=texts(ASK, "action.explain-ce"))
    expect(asks).to_be_visible()
    for other in ("provide-idea", "perfect-code"):
        expect(page.get_by_role("button", name=texts(ASK, f"action.{other}"))).to_be_visible()
    look_closely(ann, page, f"ai-below-verdict-{width}")

    def script(reply: Reply) -> None:
        reply.begin()
        reply.say("A bracket is")
        reply.wait_until_gone()

    service.script = script
    asks.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=texts(ASK, "ask"), exact=True).click()
    expect(dialog.get_by_text("A bracket is")).to_be_visible()
    dialog.get_by_role("button", name=texts(ASK, "stop")).click()
    service.wait_for_end()
    expect(dialog.get_by_role("button", name=texts(ASK, "askAgain"))).to_be_visible()
    assert "int main( {" in service.next_asked().text
    look_closely(ann, page, f"ai-stopped-{width}")
