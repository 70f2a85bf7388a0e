"""Groups, who belongs to them, and what is announced there."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.http_client import Client
from tests.oj_appliance.groups.making import add_member, ask_in, group_body, make_group
from tests.permissions.object_calls import dot

CALL = "/api/group"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    gid = make_group(root)
    body = {"title": "News", "content": "Text", "status": 0}
    fresh = group_body()
    del fresh["name"], fresh["shortName"]
    new = {
        **fresh,
        "name": OneOf(f"Fuzzed {number}" for number in range(1000)),
        "shortName": OneOf(f"FUZZ{number}" for number in range(1000)),
    }
    spare = school.spares(lambda _: make_group(root))
    other = add_member(root, gid, school.other)

    def with_members(_: int) -> int:
        joined = make_group(root)
        for each in (school.user, school.other):
            assert ask_in(each, joined).status == 200
        return joined

    return {
        "GET /api/get-group-list": {"query": {"keyword": "Class", "auth": 1}},
        "GET /api/get-group-detail": {"query": {"gid": gid}},
        "GET /api/get-group-access": {"query": {"gid": gid}},
        "GET /api/get-group-auth": {"query": {"gid": gid}},
        f"POST {CALL}": {"body": new},
        f"PUT {CALL}": {"body": {"id": gid, "auth": 1, "brief": "Another brief"}},
        f"DELETE {CALL}": {"query": {"gid": spare}},
        f"GET {CALL}/get-member-list": {"query": {"gid": gid}},
        f"GET {CALL}/get-apply-list": {"query": {"gid": gid}},
        f"POST {CALL}/member": {"query": {"gid": school.spares(lambda _: make_group(root))}},
        f"PUT {CALL}/member": {"body": {"gid": gid, "uid": other, "auth": 3}},
        f"DELETE {CALL}/member": {
            "query": {"gid": school.spares(with_members), "uid": school.other_uid}
        },
        f"DELETE {CALL}/member/exit": {"query": {"gid": school.spares(with_members)}},
        f"GET {CALL}/get-announcement-list": {"query": {"gid": gid}},
        f"GET {CALL}/get-admin-announcement-list": {"query": {"gid": gid}},
        f"POST {CALL}/announcement": {"body": {**body, "gid": gid}},
        f"PUT {CALL}/announcement": {"body": {**body, "id": _announced(root, gid)}},
        f"DELETE {CALL}/announcement": {
            "query": {"aid": school.spares(lambda _: _announced(root, gid))}
        },
        "POST /api/file/upload-group-avatar": {"file": ("a.png", dot()), "body": {"gid": gid}},
    }


def _announced(root: Client, gid: int) -> int:
    body = {"gid": gid, "title": "News", "content": "Text", "status": 0}
    assert root.post(f"{CALL}/announcement", body).data is None
    rows = root.get(f"{CALL}/get-admin-announcement-list", gid=gid).data["records"]
    return int(rows[0]["id"])
