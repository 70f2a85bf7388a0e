"""A school around groups, for group_matrix.csv: everybody who may have to do with a group."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.groups.making import (
    ADMIN,
    MEMBER,
    PROTECTED,
    ROOT,
    add_member,
    ask_in,
    give_level,
    make_group,
    uid_of,
)
from tests.permissions.object_calls import word
from tests.server_process import ServerProcess

REFUSED = 2
OUTSIDERS = ("outsider", "site_admin", "problem_admin")
PEOPLE = (
    *("guest", "outsider", "applicant", "refused", "member", "group_admin", "group_root", "owner"),
    *("site_admin", "problem_admin", "root"),
)


@dataclass
class GroupStage:
    """`gid` is the group about which they ask, a protected one. `target` is the uid of a plain
    member of it who asks for nothing."""

    server: ServerProcess
    people: dict[str, Client]
    gid: int = 0
    target: str = ""
    # What the modules of calls keep of things that they made.
    made: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def set_up(cls, server: ServerProcess, name: str) -> GroupStage:
        """Accounts whose names begin with `name`."""
        roles = {"owner": "admin", "site_admin": "admin", "problem_admin": "problem_admin"}
        people = {
            each: server.add_user(f"{name}{each.replace('_', '')}", role=roles.get(each, "user"))
            for each in (*PEOPLE[1:-1], "target")
        }
        people |= {"guest": server.client(), "root": server.client("root")}
        stage = cls(server, people)
        stage.gid = stage.fresh()
        stage.target = uid_of(people["target"])
        return stage

    def fresh(self, **values: Any) -> int:
        """One more group in which everybody is what their name says, to change something in."""
        root, people = self.people["root"], self.people
        gid = make_group(people["owner"], auth=PROTECTED, **values)
        for each in ("applicant", "refused"):
            assert ask_in(people[each], gid).data is None
        assert give_level(root, gid, uid_of(people["refused"]), REFUSED).data is None
        levels = {"member": MEMBER, "group_admin": ADMIN, "group_root": ROOT, "target": MEMBER}
        for each, level in levels.items():
            add_member(root, gid, people[each], level)
        return gid


class Asked:
    """One person who asks, and the stage."""

    def __init__(self, stage: GroupStage, name: str) -> None:
        self.stage = stage
        self.name = name
        self.who = stage.people[name]
        self.gid = stage.gid


GroupCall = Callable[[Asked], str]
GROUP_CALLS: dict[str, GroupCall] = {}


def about(call: str) -> Callable[[GroupCall], GroupCall]:
    """Ties a function to its row of group_matrix.csv."""

    def keep(function: GroupCall) -> GroupCall:
        assert call not in GROUP_CALLS
        GROUP_CALLS[call] = function
        return function

    return keep


def ended(answer: Answer) -> str:
    return word(answer)
