"""From a page that leaves the tabs of its group a link leads back to them; and long titles leave
room for what stands beside them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.group_office import create_group_contest
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group, uid_of
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.trainings.making import create_group_training
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

LONG = "Knapsack of a hiker who has very much to carry and a long way to go before the night comes"
# Cells that end beyond what is seen of their table, or are taller than three lines.
CUT = """(table) => {
  const seen = table.parentElement.getBoundingClientRect();
  return [...table.querySelectorAll('th, td')]
    .filter((cell) => cell.getClientRects().length > 0)
    .filter((cell) => {
      const { right, height } = cell.getBoundingClientRect();
      return right > seen.right + 1 || (cell.tagName === 'TD' && height > 80);
    })
    .map((cell) => cell.textContent);
}"""

pytestmark = pytest.mark.e2e


class Class:
    """A class with a teacher and one student, who has tried a problem with a long title."""

    def __init__(self, server: ServerProcess, mark: str) -> None:
        root = server.client("root")
        self.gid = make_group(root)
        self.names = [f"gw{mark}teacher", f"gw{mark}pupil"]
        self.teacher, self.pupil = (server.add_user(each, ROOT_PASSWORD) for each in self.names)
        add_member(root, self.gid, self.teacher, ADMIN)
        add_member(root, self.gid, self.pupil)
        self.tid = create_group_training(
            self.teacher, self.gid, add_problem(root, a_plus_b(f"GW{mark}".upper()))
        )
        self.cid = create_group_contest(self.teacher, self.gid, title="Of the class")
        self._judge(self.pupil)

    def _judge(self, pupil: Client) -> None:
        pid = make_group_problem(self.teacher, self.gid, title=LONG)
        body = {"pid": pid, "gid": self.gid, "language": "Python3", "code": "print(1)"}
        wait_for_verdict(pupil, pupil.post("/api/submit-problem-judge", body).data["submitId"])


def seen_by(
    name: str, server: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, name)
    return visitor, visitor.new_page()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 768), ("zh-CN", 390)])
def test_the_way_back_and_the_result_of_a_long_problem_are_in_sight(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, here = Texts(language), Class(server, f"{language[:2]}{width}")
    group = f"/group/{here.gid}"
    visitor, page = seen_by(here.names[0], server, new_visitor, language, width)
    name = here.teacher.get("/api/get-group-detail", gid=here.gid).data["name"]
    for at in (f"contest/{here.cid}/edit", f"contest/{here.cid}/problems", "contest/create"):
        visitor.open(page, f"{group}/{at}")
        look_closely(visitor, page, f"way-{at.replace('/', '-')}-{language}-{width}")
        page.get_by_role("link", name=name, exact=True).click()
        expect(page).to_have_url(f"{visitor.base}{group}")
    visitor.open(page, f"{group}/training/{here.tid}")
    look_closely(visitor, page, f"way-training-{language}-{width}")
    page.get_by_role("link", name=texts("training", "toGroup")).click()
    expect(page).to_have_url(re.compile(rf"{group}/training(\?.*)?$"))
    visitor.open(page, f"{group}/student/{uid_of(here.pupil)}")
    table = page.get_by_role("table").last
    expect(table).to_contain_text(LONG)
    assert table.evaluate(CUT) == []
    look_closely(visitor, page, f"sheet-long-{language}-{width}")
