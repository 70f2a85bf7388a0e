"""Calls about lessons, for the rows of matrix.csv."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from tests.http_client import Answer
from tests.oj_appliance.lessons.making import (
    OFFICE,
    SEEN,
    file_item,
    make_group,
    make_item,
    make_lesson,
)
from tests.oj_appliance.lessons.material import pdf
from tests.permissions.object_calls import about, word
from tests.permissions.site import STAFF, STRANGER, Site


def _owner(whose: str) -> str:
    """The stranger, where the role may make none."""
    return whose if whose in STAFF else STRANGER


def _lesson(site: Site, whose: str) -> tuple[int, int, int]:
    """Numbers of a new one, its group and an item in it."""
    client = site.client(_owner(whose))
    lesson = make_lesson(client)
    part = make_group(client, lesson)
    return lesson, part, make_item(client, part)


def kept(call: str, act: Callable[[Site, str, tuple[int, int, int]], Answer]) -> None:
    """`act` is told who calls, and the numbers of a lesson, of its group and of an item."""

    @about(call, "lesson")
    def end(site: Site, who: str, whose: str) -> str:
        return word(act(site, who, _lesson(site, whose)))


def read(path: str) -> None:
    kept(f"GET {path}", lambda site, who, made: site.client(who).get(path, lessonId=made[0]))


def put(path: str, body: Callable[[tuple[int, int, int]], object]) -> None:
    kept(f"PUT {path}", lambda site, who, made: site.client(who).put(path, body(made)))


def post(path: str, body: Callable[[tuple[int, int, int]], object]) -> None:
    kept(f"POST {path}", lambda site, who, made: site.client(who).post(path, body(made)))


for each in (OFFICE, f"{OFFICE}/groups", f"{OFFICE}/progress", "/api/lesson"):
    read(each)
put(OFFICE, lambda made: {"id": made[0], "title": "Changed"})
put(f"{OFFICE}/group", lambda made: {"id": made[1], "name": "Changed"})
put(f"{OFFICE}/item", lambda made: {"id": made[2], "title": "Changed"})
put(f"{OFFICE}/sort", lambda made: {"lessonId": made[0], "groups": []})
post(f"{OFFICE}/group", lambda made: {"lessonId": made[0], "name": "New"})
post(f"{OFFICE}/item", lambda made: {"groupId": made[1], "title": "New", "url": "/help"})
kept(
    f"PUT {OFFICE}/change-visible",
    lambda site, who, made: site.client(who).put(
        f"{OFFICE}/change-visible?lessonId={made[0]}&visible=false"
    ),
)
kept(f"DELETE {OFFICE}", lambda site, who, made: site.client(who).delete(OFFICE, lessonId=made[0]))
kept(
    f"DELETE {OFFICE}/group",
    lambda site, who, made: site.client(who).delete(f"{OFFICE}/group", id=made[1]),
)
kept(
    f"DELETE {OFFICE}/item",
    lambda site, who, made: site.client(who).delete(f"{OFFICE}/item", id=made[2]),
)


@about("GET /api/lesson", "hidden lesson")
def open_hidden(site: Site, who: str, whose: str) -> str:
    lesson = make_lesson(site.client("root"), visible=False)
    return word(site.client(who).get("/api/lesson", lessonId=lesson))


def _item(site: Site, *, is_visible: bool) -> tuple[int, str]:
    """Root's, with a file, and the path of that."""
    root = site.client("root")
    part = make_group(root, make_lesson(root))
    item = file_item(root, part, "a.pdf", pdf(), isVisible=is_visible)
    lesson = root.get(f"{OFFICE}/page", limit=1).data["records"][0]["id"]
    address = root.get(f"{OFFICE}/groups", lessonId=lesson).data[0]["items"][0]["address"]
    return item, urlsplit(address).path


def shown(name: str, *, is_visible: bool) -> None:
    @about("GET /api/lesson/file/{name}", name.format("file"))
    def fetch(site: Site, who: str, whose: str) -> str:
        item, path = _item(site, is_visible=is_visible)
        return word(site.client(who).get(path, itemId=item))

    @about("POST /api/lesson/seen", name.format("item"))
    def mark(site: Site, who: str, whose: str) -> str:
        item, _ = _item(site, is_visible=is_visible)
        return word(site.client(who).post(SEEN, {"itemId": item}))


shown("{} of a lesson", is_visible=True)
shown("hidden {} of a lesson", is_visible=False)
