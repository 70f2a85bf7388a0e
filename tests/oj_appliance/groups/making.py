"""Groups over HTTP, for whoever needs one: make_group and add_member."""

from __future__ import annotations

import itertools
import os
from typing import Any
from urllib.parse import urlencode

from tests.http_client import Answer, Client

_numbers = itertools.count(1)

MEMBER, ADMIN, ROOT = 3, 4, 5
PUBLIC, PROTECTED, PRIVATE = 1, 2, 3
CODE = "abc123"
REASON = "I am in this class"


def group_body(**values: Any) -> dict[str, Any]:
    """What the call takes; names are new ones."""
    number = f"{os.getpid() % 1000:03}{next(_numbers):04}"
    return {
        "name": f"Class number {number}",
        "shortName": f"CL{number}",
        "brief": "A class of this school",
        "description": "We meet **on Mondays** in room 3.",
        "auth": PUBLIC,
        "visible": True,
        **({"code": CODE} if values.get("auth", PUBLIC) != PUBLIC else {}),
        **values,
    }


def make_group(owner: Client, **values: Any) -> int:
    """Its number. The owner has an admin role, or has solved enough problems."""
    return int(owner.post("/api/group", group_body(**values)).data["gid"])


def uid_of(client: Client) -> str:
    return str(client.get("/api/get-user-home-info").data["uid"])


def ask_in(
    client: Client, gid: int, code: str | None = CODE, reason: str | None = REASON
) -> Answer:
    given = {"gid": gid, "code": code, "reason": reason}
    query = urlencode({name: value for name, value in given.items() if value is not None})
    return client.request("POST", f"/api/group/member?{query}")


def give_level(by: Client, gid: int, uid: str, level: int) -> Answer:
    return by.put("/api/group/member", {"gid": gid, "uid": uid, "auth": level})


def add_member(by: Client, gid: int, member: Client, level: int = MEMBER) -> str:
    """Joins, and is given the level by its owner or root of the site; the uid."""
    assert ask_in(member, gid).data is None
    uid = uid_of(member)
    assert give_level(by, gid, uid, level).data is None
    return uid
