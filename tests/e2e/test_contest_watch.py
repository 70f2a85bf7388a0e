"""Before and while a contest runs its organiser has it checked, looks at it as a participant, and
is told whom a change concerns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, wait_until
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.check.desk import ENGLISH, add_solution
from tests.oj_appliance.contests.office import create_contest, moment, stored
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROOM, SHELL = "features/admin/contests", "features/contest"
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    server.add_user("pupil", "secret1")
    yield server
    server.stop()
    server.remove()


def contest_of(school: ServerProcess, language: str, *, begins: float) -> int:
    root = school.client("root")
    sealed = {"sealRank": True, "sealRankTime": moment(begins + 90)}
    cid = create_contest(root, title=f"Watched {language}", begins=begins, **sealed)
    name = f"W{language[:2].upper()}{abs(int(begins))}"
    pid = add_problem(root, a_plus_b(name, auth=3, statements=ENGLISH, title="Sum"))
    add_solution(root, pid)
    link = {"cid": cid, "pid": pid, "displayId": "A", "displayTitle": "Sum", "color": "#e6bf25"}
    assert root.put("/api/admin/contest/contest-problem", link).status == 200
    return cid


def opened(visitor: Visitor, school: ServerProcess, path: str) -> Page:
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, path)
    return page


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_a_contest_is_checked_from_the_list_until_nothing_is_found(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    cid = contest_of(school, language, begins=60)
    school.client("root").put("/api/admin/contest", {"id": cid, "visible": False})
    visitor = new_visitor(school, language=language, width=width)
    page = opened(visitor, school, "/admin/contest")
    title = f"Watched {language}"
    page.get_by_role("button", name=texts(ROOM, "moreNamed", title=title)).click()
    page.get_by_role("link", name=texts(ROOM, "check.action")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    look_closely(visitor, page, f"check-{language}-{width}")
    run = texts(ROOM, "check.run_one" if language == "en-US" else "check.run_other", count=1)
    dialog.get_by_role("button", name=run).click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    school.client("root").put("/api/admin/contest", {"id": cid, "visible": True})
    dialog.get_by_role("button", name=texts(ROOM, "check.again")).click()
    expect(dialog).to_contain_text(texts(ROOM, "check.nothing"))
    look_closely(visitor, page, f"checked-{language}-{width}")
    school.client("root").delete(f"/api/admin/contest?cid={cid}")


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 390), ("en-US", 1366)])
def test_an_organiser_sees_a_coming_contest_as_a_participant_and_sends_nothing(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    cid = contest_of(school, language, begins=61)
    visitor = new_visitor(school, language=language, width=width)
    page = opened(visitor, school, f"/admin/contest/{cid}/edit")
    page.get_by_role("button", name=texts(ROOM, "preview")).click()
    bar = page.get_by_role("region", name=texts(SHELL, "preview.label"))
    expect(bar).to_be_visible()
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    expect(tabs.get_by_role("link", name=texts(SHELL, "tabs.problems"))).to_be_visible()
    expect(tabs.get_by_text(texts(SHELL, "tabs.rejudge"))).to_have_count(0)
    look_closely(visitor, page, f"preview-{language}-{width}")
    visitor.open(page, f"/contest/{cid}/comment")
    expect(bar).to_be_visible()
    ended = bar.get_by_role("radio", name=texts(SHELL, "preview.stages.ended"))
    # The page begins anew there, so that nobody sees it checked before.
    ended.click()
    wait_until(
        page, "() => JSON.parse(sessionStorage.getItem('contest-preview')).stage === 'ended'"
    )
    expect(ended).to_be_checked()
    refused = page.evaluate(
        """async (cid) => {
          const key = JSON.parse(sessionStorage.getItem('contest-preview')).key;
          const headers = {'Contest-Preview': key, 'Content-Type': 'application/json',
            'Authorization': localStorage.getItem('token') ?? ''};
          const body = JSON.stringify({cid, password: 'x'});
          const answer = await fetch('/api/register-contest', {method: 'POST', headers, body});
          return (await answer.json()).err;
        }""",
        cid,
    )
    assert refused == "contest.preview_no_writes"
    bar.get_by_role("button", name=texts(SHELL, "preview.leave")).click()
    expect(page.get_by_role("button", name=texts(ROOM, "check.action"))).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('contest-preview')") is None
    log = school.client("root").get("/api/admin/audit-log", action="contest.preview").data
    assert log["total"] >= 2
    school.client("root").delete(f"/api/admin/contest?cid={cid}")


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_saving_a_running_contest_first_says_whom_it_concerns(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    cid = contest_of(school, language, begins=-30)
    visitor = new_visitor(school, language=language, width=width)
    page = opened(visitor, school, f"/admin/contest/{cid}/edit")
    switch = page.get_by_role("switch", name=texts(ROOM, "further.openPrint"), exact=False)
    switch.check(force=True)
    save = page.get_by_role("button", name=texts("features/admin", "saveBar.save"), exact=True)
    save.click()
    dialog = page.get_by_role("dialog")
    words = {"zh-CN": "参赛者可以打印", "en-US": "Participants may print"}[language]
    expect(dialog).to_contain_text(words)
    look_closely(visitor, page, f"effects-{language}-{width}")
    page.keyboard.press("Escape")
    assert stored(school.client("root"), cid)["openPrint"] is False
    save.click()
    dialog.get_by_role("button", name=texts(ROOM, "effects.save")).click()
    expect(page.get_by_text(texts(ROOM, "saved"), exact=True)).to_be_visible()
    assert stored(school.client("root"), cid)["openPrint"] is True
    school.client("root").delete(f"/api/admin/contest?cid={cid}")
