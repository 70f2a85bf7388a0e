"""Accounts, their sessions and roles."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import CLASS_LIST, INVITATION, SECRET, OneOf, School
from tests.oj_appliance.home.pictures import png
from tests.server_process import ROOT_PASSWORD


def values(school: School) -> dict[str, dict[str, Any]]:
    credentials = OneOf(
        {"username": name, "password": password}
        for name, password in (("fuzz_user", SECRET), ("root", ROOT_PASSWORD))
    )
    return {
        "GET /api/admin/role-auth": {"query": {"roleId": OneOf((1000, 1001, 1008))}},
        "PUT /api/admin/role-auth": {"body": {"roleId": 1007, "authIds": []}},
        "POST /api/admin/login": {"body": {"username": "root", "password": ROOT_PASSWORD}},
        "POST /api/login": {"body": credentials},
        "POST /api/admin/user/login-code": {"body": {"uid": school.other_uid}},
        "PUT /api/admin/user/edit-user": {
            "body": {"uid": school.other_uid, "username": "fuzz_other", "type": 1002, "status": 0}
        },
        "PUT /api/admin/user/edit-users": {
            "body": {"uids": [school.other_uid], "className": "1", "type": 1002, "status": 0}
        },
        "POST /api/admin/user/new-passwords": {"body": {"uids": school.spares(school.leaver)}},
        "POST /api/admin/user/login-codes": {"body": {"uids": [school.other_uid]}},
        "DELETE /api/admin/user/sessions": {"query": {"uid": school.other_uid}},
        "DELETE /api/admin/user/delete-user": {"body": {"ids": school.spares(school.leaver)}},
        "POST /api/admin/user/roster-upload": {"file": ("class.csv", CLASS_LIST), "body": {}},
        "GET /api/admin/user/roster": {"query": {"key": school.roster()}},
        "PUT /api/admin/user/roster": {
            "body": {"key": school.roster(), "columns": [{"index": 0, "field": "username"}]}
        },
        "POST /api/admin/user/roster-commit": {"body": {"key": school.roster()}},
        "POST /api/admin/user/insert-batch-user": {
            "body": {"users": OneOf([[f"batch{number}", SECRET]] for number in range(10_000))}
        },
        "POST /api/admin/user/generate-user": {
            "body": {
                "prefix": OneOf(f"made{number}_" for number in range(10_000)),
                "number_to": 2,
            }
        },
        "GET /api/file/generate-user-excel": {"query": {"key": school.made_accounts()}},
        "GET /api/file/login-slips": {"query": {"key": school.made_accounts()}},
        "POST /api/change-email": {"body": {"password": "wrong1", "newEmail": "b@school.test"}},
        "POST /api/change-mobile": {"body": {"password": "wrong1", "newMobile": "13800000000"}},
        "POST /api/change-password": {
            "body": {"oldPassword": "wrong1", "newPassword": "secret1234"}
        },
        "POST /api/change-userInfo": {"body": {"nickname": "Lin", "school": "No. 1"}},
        "POST /api/file/upload-avatar": {"file": ("me.png", png(200, 200)), "body": {}},
        "GET /api/get-change-email-code": {"query": {"email": "c@school.test"}},
        "GET /api/get-change-mobile-code": {"query": {"mobile": "13800000000"}},
        "POST /api/register": {
            "body": {
                "username": OneOf(f"new{number}" for number in range(10_000)),
                "password": SECRET,
                "code": INVITATION,
                "email": "",
            }
        },
    }
