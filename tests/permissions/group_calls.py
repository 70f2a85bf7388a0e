"""Calls about a group itself and its members, for the rows of group_matrix.csv."""

from __future__ import annotations

from tests.oj_appliance.groups.making import MEMBER, PROTECTED, ask_in, give_level, uid_of
from tests.permissions.group_stage import Asked, about, ended


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
