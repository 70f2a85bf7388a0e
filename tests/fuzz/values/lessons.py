"""Lessons, their groups, items and files."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from tests.fuzz.school import School
from tests.oj_appliance.groups.making import make_group as make_class
from tests.oj_appliance.lessons.making import (
    OFFICE,
    file_item,
    items_of,
    make_group,
    make_item,
    make_lesson,
)
from tests.oj_appliance.lessons.material import pdf


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    gid, pid = make_class(root), school.problem(9500)
    lesson = make_lesson(root)
    part = make_group(root, lesson)
    item = file_item(root, part, "a.pdf", pdf())
    name = urlsplit(items_of(root, lesson)[0]["url"]).path.rpartition("/")[2]
    spare_lesson = make_lesson(root)
    spare_part = make_group(root, spare_lesson)

    def upload(_: int) -> str:
        started = root.post("/api/file/upload-start", {"name": "a.mp4", "size": 5})
        return str(started.data["uploadId"])

    order = [{"id": part, "seq": 1, "items": [{"id": item, "seq": 1}]}]
    return {
        "GET /api/lesson/page": {"query": {"keyword": "Lesson"}},
        "GET /api/lesson": {"query": {"lessonId": lesson}},
        "POST /api/lesson/seen": {"body": {"itemId": item}},
        "GET /api/lesson/file/{name}": {"path": {"name": name}, "query": {"itemId": item}},
        "POST /api/file/upload-lesson-file": {"file": ("a.pdf", pdf()), "body": {}},
        "DELETE /api/file/upload": {"query": {"uploadId": school.spares(upload)}},
        f"GET {OFFICE}/page": {"query": {"keyword": "Lesson"}},
        f"GET {OFFICE}": {"query": {"lessonId": lesson}},
        f"POST {OFFICE}": {"body": {"title": "New"}},
        f"PUT {OFFICE}": {"body": {"id": lesson, "gmtModified": None}},
        f"DELETE {OFFICE}": {"query": {"lessonId": school.spares(lambda _: make_lesson(root))}},
        f"PUT {OFFICE}/change-visible": {"query": {"lessonId": lesson, "visible": "true"}},
        f"GET {OFFICE}/groups": {"query": {"lessonId": lesson}},
        f"POST {OFFICE}/group": {"body": {"lessonId": spare_lesson, "name": "New", "gids": [gid]}},
        f"PUT {OFFICE}/group": {"body": {"id": spare_part, "gids": [gid]}},
        f"DELETE {OFFICE}/group": {
            "query": {"id": school.spares(lambda _: make_group(root, make_lesson(root)))}
        },
        f"POST {OFFICE}/item": {"body": {"groupId": spare_part, "title": "New", "pid": pid}},
        f"PUT {OFFICE}/item": {"body": {"id": item, "title": "Changed"}},
        f"DELETE {OFFICE}/item": {
            "query": {"id": school.spares(lambda _: make_item(root, spare_part))}
        },
        f"PUT {OFFICE}/sort": {"body": {"lessonId": lesson, "groups": order}},
        f"GET {OFFICE}/progress": {"query": {"lessonId": lesson, "gid": gid}},
    }
