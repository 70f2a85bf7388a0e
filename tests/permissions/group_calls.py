"""Calls about a group itself and its members, for the rows of group_matrix.csv."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.groups.making import (
    MEMBER,
    PROTECTED,
    ask_in,
    give_level,
    group_body,
    uid_of,
)
from tests.permissions.group_stage import Asked, about, ended
from tests.permissions.object_calls import dot


@about("GET /api/get-group-list")
def list_groups(asked: Asked) -> str:
    return ended(asked.who.get("/api/get-group-list"))


@about("GET /api/get-group-detail")
def read_group(asked: Asked) -> str:
    answer = asked.who.get("/api/get-group-detail", gid=asked.gid)
    return "with code" if ended(answer) == "yes" and answer.data["code"] else ended(answer)


@about("GET /api/get-group-access")
def ask_access(asked: Asked) -> str:
    answer = asked.who.get("/api/get-group-access", gid=asked.gid)
    return "no" if ended(answer) == "yes" and not answer.data["access"] else ended(answer)


@about("GET /api/get-group-auth")
def ask_level(asked: Asked) -> str:
    answer = asked.who.get("/api/get-group-auth", gid=asked.gid)
    return str(answer.data) if ended(answer) == "yes" else ended(answer)


@about("POST /api/group")
def make(asked: Asked) -> str:
    """Of a person alone: what they are in another group gives nobody one of their own."""
    return ended(asked.who.post("/api/group", group_body()))


@about("PUT /api/group")
def change_group(asked: Asked) -> str:
    body = {"id": asked.gid, "auth": PROTECTED, "brief": "Of the matrix"}
    return ended(asked.who.put("/api/group", body))


@about("DELETE /api/group")
def disband(asked: Asked) -> str:
    return ended(asked.who.delete("/api/group", gid=asked.stage.fresh()))


@about("GET /api/group/get-member-list")
def list_members(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-member-list", gid=asked.gid))


@about("GET /api/group/get-apply-list")
def list_applications(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-apply-list", gid=asked.gid))


@about("POST /api/group/member")
def join(asked: Asked) -> str:
    return ended(ask_in(asked.who, asked.stage.fresh()))


@about("PUT /api/group/member")
def change_level(asked: Asked) -> str:
    stage = asked.stage
    applicant = stage.made.setdefault("applicant", uid_of(stage.people["applicant"]))
    return ended(give_level(asked.who, stage.fresh(), applicant, MEMBER))


@about("DELETE /api/group/member")
def remove_member(asked: Asked) -> str:
    query = {"gid": asked.stage.fresh(), "uid": asked.stage.target}
    return ended(asked.who.delete("/api/group/member", **query))


@about("DELETE /api/group/member/exit")
def leave(asked: Asked) -> str:
    return ended(asked.who.delete("/api/group/member/exit", gid=asked.stage.fresh()))


# -- announcements: "own" where others' are refused

TEXT = {"title": "Room", "content": "Room 3 today", "status": 0}


@about("GET /api/group/get-announcement-list")
def list_announcements(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-announcement-list", gid=asked.gid))


@about("GET /api/group/get-admin-announcement-list")
def list_all_announcements(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-admin-announcement-list", gid=asked.gid))


@about("POST /api/group/announcement")
def announce(asked: Asked) -> str:
    return ended(asked.who.post("/api/group/announcement", {**TEXT, "gid": asked.gid}))


@about("PUT /api/group/announcement")
def change_announcement(asked: Asked) -> str:
    return _of_others_or_own(
        asked, lambda aid: asked.who.put("/api/group/announcement", {**TEXT, "id": aid})
    )


@about("DELETE /api/group/announcement")
def delete_announcement(asked: Asked) -> str:
    return _of_others_or_own(
        asked, lambda aid: asked.who.delete("/api/group/announcement", aid=aid)
    )


def _of_others_or_own(asked: Asked, act: Callable[[int], Answer]) -> str:
    found = ended(act(_announced(asked.stage.people["root"], asked.gid)))
    if found != "group.not_allowed" or asked.name == "guest":
        return found
    if ended(asked.who.post("/api/group/announcement", {**TEXT, "gid": asked.gid})) != "yes":
        return found
    own = ended(act(_newest(asked.stage.people["root"], asked.gid)))
    return "own" if own == "yes" else own


def _announced(by: Client, gid: int) -> int:
    assert by.post("/api/group/announcement", {**TEXT, "gid": gid}).data is None
    return _newest(by, gid)


def _newest(by: Client, gid: int) -> int:
    rows: list[dict[str, Any]] = by.get("/api/group/get-admin-announcement-list", gid=gid).data[
        "records"
    ]
    return int(rows[0]["id"])


@about("POST /api/file/upload-group-avatar")
def upload_group_avatar(asked: Asked) -> str:
    path = "/api/file/upload-group-avatar"
    return ended(asked.who.upload(path, "a.png", dot(), part="image", gid=asked.gid))
