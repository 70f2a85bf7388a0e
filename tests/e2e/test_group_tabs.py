"""Everybody who has to do with a group walks through all of its tabs, on a wide screen and on a
phone: who is let in finds there what it is about, who is not is told why and what to do."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.counted_walk import Walk
from tests.e2e.looking import look_at, look_closely
from tests.e2e.stored_login import log_in
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.classes.making import assignment_body
from tests.oj_appliance.contests.group_office import create_group_contest
from tests.oj_appliance.discussions.writing import open_to_all, write
from tests.oj_appliance.groups.making import (
    ADMIN,
    MEMBER,
    PROTECTED,
    ROOT,
    add_member,
    ask_in,
    make_group,
)
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.trainings.making import create_group_training
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

FRAME = "features/group/frame"
ADD = "print(sum(map(int, input().split())))"
WIDE, PHONE = 1440, 390
HEIGHTS = {WIDE: 900, PHONE: 844}
PATHS = {
    **{"home": "", "problems": "problem", "trainings": "training", "assignments": "assignments"},
    **{"contests": "contest", "submissions": "status", "discussions": "discussion"},
    **{"members": "member", "classTable": "class", "rank": "rank"},
    **{"announcements": "announcement", "setting": "setting"},
}
OF_MEMBERS = tuple(PATHS)[1:10]
OF_CO_TEACHERS = (*OF_MEMBERS, "announcements")
OF_OWNERS = (*OF_CO_TEACHERS, "setting")
# Pages where admins of the group make something anew.
FOR_ADMINS = ("contest/manage", "contest/create", "training/create", "training/category")
# Whoever comes, and the tabs that are open to them besides the first one.
PEOPLE = {
    "owner": OF_OWNERS,
    "co_teacher": OF_CO_TEACHERS,
    "group_root": OF_OWNERS,
    "root": OF_OWNERS,
    "member": OF_MEMBERS,
    "applicant": (),
    "outsider": (),
}
LEVELS = {"co_teacher": ADMIN, "group_root": ROOT, "member": MEMBER}

pytestmark = pytest.mark.e2e


@dataclass
class School:
    """A group with something on each of its tabs; `told` is what stands there."""

    server: ServerProcess
    tag: str
    gid: int = 0
    names: dict[str, str] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)

    def make(self) -> None:
        server, root = self.server, open_to_all(self.server)
        people: dict[str, Client] = {}
        for who in PEOPLE:
            self.names[who] = "root" if who == "root" else f"gt{self.tag}{who}".replace("_", "")
            role = "admin" if who == "owner" else "user"
            if who != "root":
                people[who] = server.add_user(self.names[who], ROOT_PASSWORD, role=role)
        owner, member = people["owner"], people["member"]
        self.gid = gid = make_group(owner, auth=PROTECTED)
        for who, level in LEVELS.items():
            add_member(root, gid, people[who], level)
        assert ask_in(people["applicant"], gid).data is None
        self.told = {each: f"{each} of {self.tag}" for each in PATHS}
        pid = make_group_problem(owner, gid, title=self.told["problems"])
        bank = add_problem(root, a_plus_b(f"GT{self.tag}".upper()))
        tid = create_group_training(owner, gid, bank, title=self.told["trainings"])
        homework = assignment_body(gid, tid, title=self.told["assignments"])
        assert owner.post("/api/class/assignment", homework).status == 200
        create_group_contest(owner, gid, title=self.told["contests"])
        body = {"pid": pid, "gid": gid, "language": "Python3", "code": ADD}
        sent = member.post("/api/submit-problem-judge", body).data["submitId"]
        wait_for_verdict(member, sent)
        write(member, self.told["discussions"], gid=gid)
        news = {"title": self.told["announcements"], "content": "Room 3", "status": 0, "gid": gid}
        assert owner.post("/api/group/announcement", news).status == 200
        self.told |= dict.fromkeys(("submissions", "rank", "classTable"), self.names["member"])
        self.told |= {"members": self.names["member"], "home": self.names["owner"]}


def wait_for_toasts(page: Page) -> None:
    """On a phone they lie over the tabs, and stay for as long as the pointer rests on them."""
    page.mouse.move(1, 1)
    expect(page.get_by_role("status").locator("div")).to_have_count(0)


def each_width(page: Page) -> list[int]:
    """The phone first where the page is on one already."""
    size = page.viewport_size
    widths = [WIDE, PHONE]
    return widths[::-1] if size and size["width"] == PHONE else widths


@pytest.mark.covers("S3-2.2-1", "S3-2.2-3", "S3-2.3-1")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_everybody_walks_through_every_tab(
    language: str, new_visitor: NewVisitor, server: ServerProcess
) -> None:
    school = School(server, language[:2])
    school.make()
    for who in PEOPLE:
        visitor = new_visitor(server, language=language, width=WIDE)
        log_in(visitor, server, school.names[who])
        go_through(school, visitor, who, language)


def go_through(school: School, visitor: Visitor, who: str, language: str) -> None:
    walk = Walk(visitor, language)
    texts, page, group = walk.texts, walk.page, f"/group/{school.gid}"
    walk.open(group)
    expect(page.get_by_text(school.told["home"]).first).to_be_visible()
    tabs = page.get_by_role("navigation", name=texts(FRAME, "tabsLabel"))
    for tab in PEOPLE[who]:
        wait_for_toasts(page)
        walk.click(tabs.get_by_role("link", name=texts(FRAME, f"tabs.{tab}"), exact=True))
        expect(page).to_have_url(re.compile(rf"{group}/{PATHS[tab]}(\?.*)?$"))
        if tab != "setting":
            expect(page.locator("main").get_by_text(school.told[tab]).first).to_be_visible()
        for width in each_width(page):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            if who in ("owner", "member"):
                look_closely(visitor, page, f"group-{tab}-{who}-{language}-{width}")
            else:
                look_at(visitor, page)
    for tab in set(PATHS) - {"home", *PEOPLE[who]}:
        shut = tabs.get_by_text(texts(FRAME, f"tabs.{tab}"), exact=True)
        if tab in OF_MEMBERS:
            expect(shut).to_have_attribute("aria-disabled", "true")
        else:
            expect(shut).to_have_count(0)
        # As from a bookmark.
        walk.open(f"{group}/{PATHS[tab]}")
        reason = "membersOnly" if tab in OF_MEMBERS else "notYours"
        walk.sees(texts(FRAME, reason))
        if tab in OF_MEMBERS:
            expect(page.get_by_text(school.told[tab], exact=True)).to_have_count(0)
        for width in each_width(page):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            look_at(visitor, page)
    for place in FOR_ADMINS if who in ("member", "applicant", "outsider") else ():
        walk.open(f"{group}/{place}")
        walk.sees(texts(FRAME, "notYours" if who == "member" else "membersOnly"))
    print(f"{walk.report(f'{who}, {language}')}, {len(PEOPLE[who])} tabs open")
