"""Announcements, settings, pictures, the wastebasket, and all that is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.home.pictures import png


def values(school: School) -> dict[str, dict[str, Any]]:
    tool = {"name": "Tool", "url": "https://tool.school.test", "seq": OneOf((0, 1))}
    fresh = OneOf(f"Word {number}" for number in range(1000))
    return {
        "GET /api/manual/guide": {"query": {"name": "for-students"}},
        "GET /api/manual/search": {"query": {"words": "备份 backup"}},
        "GET /api/file/download-monitoring": {"query": {"type": OneOf(("board", "alerts"))}},
        "GET /api/manual/picture": {"query": {"name": "backups"}},
        "DELETE /api/admin/announcement": {"query": {"aid": school.spares(school.announcement)}},
        "POST /api/admin/msg/notice": {
            "body": {"title": "News", "content": "text", "type": "Admin", "pushNow": True}
        },
        "PUT /api/admin/msg/notice": {
            "body": {
                **{"id": school.spares(school.notice), "title": "News", "content": "text"},
                **{"type": "Single", "recipientId": "fuzz_user"},
            }
        },
        "DELETE /api/msg/clean": {
            "query": {"type": "Mine", "id": school.spares(_received(school))}
        },
        "DELETE /api/admin/msg/notice": {"query": {"id": school.spares(school.notice)}},
        "POST /api/crash-report": {
            "body": {"number": "482913", "version": "1", "route": "Home", "message": "broken"}
        },
        "GET /api/get-announcement": {"query": {"id": school.announcement(0)}},
        "POST /api/admin/announcement": {"body": {"title": "News", "content": "text"}},
        "PUT /api/admin/announcement": {
            "body": {"id": school.spares(school.announcement), "title": "News", "content": "more"}
        },
        "DELETE /api/admin/config/home-carousel": {
            "query": {"id": school.spares(school.carousel_picture)}
        },
        "PUT /api/admin/config/set-web-config": {"body": {"name": "School"}},
        "PUT /api/admin/config/set-email-config": {"body": {"mailMode": "outbox"}},
        "GET /api/file/download-db-backup": {"query": {"name": school.backup()}},
        "PUT /api/admin/config/backup-settings": {"body": {"folder": ""}},
        "PUT /api/admin/config/backup-password": {"body": {"password": ""}},
        "POST /api/admin/config/backup-check": {"body": {"name": school.backup()}},
        "GET /api/admin/audit-log": {
            "query": {"from": "2026-01-01T00:00:00Z", "to": "2036-01-01T00:00:00Z"}
        },
        "POST /api/admin/config/test-email": {"body": {"email": "a@school.test"}},
        "PUT /api/admin/switch/update": {"body": {"codeMinLength": 0}},
        "POST /api/admin/honor": {"body": {"name": fresh, "color": "#123456", "ac": 7}},
        "PUT /api/admin/honor": {
            "body": {"id": school.spares(school.honor), "name": fresh, "color": "#abc", "ac": 8}
        },
        "DELETE /api/admin/honor": {"query": {"id": school.spares(school.honor)}},
        "POST /api/admin/tools": {"body": tool},
        "PUT /api/admin/tools": {"body": {**tool, "id": school.spares(school.tool)}},
        "DELETE /api/admin/tools": {"query": {"id": school.spares(school.tool)}},
        "GET /api/admin/trash": {"query": {"type": OneOf(("user", "problem"))}},
        "PUT /api/admin/trash/restore": {
            "body": {"type": "problem", "id": school.spares(school.thrown_away)}
        },
        "DELETE /api/admin/trash": {
            "query": {"type": "problem", "id": school.spares(school.thrown_away)}
        },
        "GET /api/file/delete-md-img": {"query": {"fileId": school.spares(school.text_picture)}},
        "POST /api/file/upload-start": {"body": {"name": "cases.zip", "size": OneOf((1, 9))}},
        "PUT /api/file/upload-part": {"query": {"uploadId": school.upload(), "offset": 0}},
        "GET /api/file/upload-state": {"query": {"uploadId": school.upload()}},
        "POST /api/file/upload-carouse-img": {"file": ("hall.png", png()), "body": {}},
        "POST /api/file/upload-home-img": {"file": ("club.png", png()), "body": {}},
        "POST /api/file/upload-md-img": {"file": ("graph.png", png()), "body": {}},
        "POST /api/file/upload-md-file": {"file": ("notes.txt", b"text"), "body": {}},
        "GET /api/get-rank-list": {"query": {"type": OneOf((0, 1))}},
        "GET /api/public/img/{name}": {"path": {"name": school.image_name}},
        "GET /api/public/file/{name}": {"path": {"name": school.file_name}},
    }


def _received(school: School) -> Callable[[int], int]:
    """Sends the one who asks another notice; its number in their box."""

    def send(number: int) -> int:
        to = {"type": "Single", "recipientId": "fuzz_user", "pushNow": True}
        notice = {"title": f"To you {number}", "content": "text", **to}
        assert school.root.post("/api/admin/msg/notice", notice).status == 200
        return int(school.user.get("/api/msg/mine", limit=1).data["records"][0]["id"])

    return send
