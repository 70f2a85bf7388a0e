"""Announcements of contests, from the organiser's desk to the participants (contest.md §3,
admin.md §12)."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.talk.meeting import Meeting

DESK = "/api/admin/contest/announcement"
LIST = "/api/get-contest-announcement"
UNREAD = "/api/get-contest-not-read-announcement"
FIELDS = {"id", "title", "content", "uid", "username", "status", "gmtCreate", "gmtModified"}


def announce(client: Client, cid: int, title: str, **more: Any) -> dict[str, Any]:
    """Makes one and gives it as the desk's list shows it."""
    text = {"title": title, "content": f"About **{title}**", "status": 0, **more}
    assert client.post(DESK, {"cid": cid, "announcement": text}).status == 200
    rows = client.get(DESK, cid=cid).data["records"]
    found: dict[str, Any] = next(row for row in rows if row["title"] == title)
    return found


def titles(client: Client, cid: int, **query: Any) -> list[str]:
    return [row["title"] for row in client.get(LIST, cid=cid, **query).data["records"]]


@pytest.mark.covers("S1-2.2-13", "S2-2.5-1", "S2-3-8", "S2-7-12")
def test_participants_read_the_visible_ones_newest_first(meeting: Meeting) -> None:
    cid = meeting["running"]
    for number in range(12):
        announce(meeting.organiser, cid, f"News {number}")
    hidden = announce(meeting.organiser, cid, "Not yet", status=1)
    answer = meeting.ann.get(LIST, cid=cid).data
    assert [row["title"] for row in answer["records"]] == [f"News {at}" for at in range(11, -1, -1)]
    assert answer["size"] == 100 and answer["total"] == 12
    assert answer["records"][0].keys() == FIELDS
    assert answer["records"][0]["content"] == "About **News 11**"
    desk = meeting.organiser.get(DESK, cid=cid).data
    assert desk["records"][0] == hidden and desk["size"] == 10 and desk["total"] == 13
    # Neither another contest nor the site shows them, by their number neither.
    assert titles(meeting.ann, meeting["other"]) == []
    site = meeting.guest.get("/api/get-common-announcement", limit=100).data
    assert site["records"] == []
    number = answer["records"][0]["id"]
    assert meeting.ann.get("/api/get-announcement", id=number).err == "announcement.missing"


@pytest.mark.covers("S2-2.5-3", "S2-7-13")
def test_what_was_not_read_is_told_and_never_refused(meeting: Meeting) -> None:
    cid = meeting["quiet"]
    first, second = (announce(meeting.root, cid, title) for title in ("First", "Second"))
    announce(meeting.root, cid, "Hidden", status=1)

    def unread(client: Client, contest: int, read: list[int] | None) -> list[dict[str, Any]]:
        body = {"cid": contest, "readAnnouncementList": read}
        data: list[dict[str, Any]] = client.post(UNREAD, body).data
        return data

    told = unread(meeting.ann, cid, None)
    assert [row["title"] for row in told] == ["Second", "First"]
    assert told[0]["username"] is None
    assert [row["id"] for row in unread(meeting.ann, cid, [second["id"]])] == [first["id"]]
    assert unread(meeting.ann, cid, [first["id"], second["id"]]) == []
    for closed in ("scheduled", "private", "invisible"):
        announce(meeting.organiser, meeting[closed], "Secret")
        assert unread(meeting.muted, meeting[closed], []) == []
    assert unread(meeting.ann, 10**9, []) == []
    assert meeting.guest.post(UNREAD, {"cid": cid}).http == 401


def test_whoever_may_not_enter_reads_none(meeting: Meeting) -> None:
    for contest, error in (
        ("scheduled", "contest.not_started"),
        ("private", "contest.register_first"),
        ("invisible", "contest.missing"),
    ):
        assert meeting.muted.get(LIST, cid=meeting[contest]).err == error
    assert meeting.ann.get(LIST, cid=10**9).err == "contest.missing"
    assert titles(meeting.organiser, meeting["scheduled"]) is not None


def test_an_edit_of_an_old_state_is_refused_and_a_hidden_one_disappears(meeting: Meeting) -> None:
    cid = meeting["other"]
    row = announce(meeting.organiser, cid, "Lunch")
    text = {"id": row["id"], "title": "Lunch", "content": "At one", "status": 0}

    def put(client: Client, contest: int = cid, **more: Any) -> Any:
        return client.put(DESK, {"cid": contest, "announcement": {**text, **more}})

    assert put(meeting.root, gmtModified=row["gmtModified"]).status == 200
    late = put(meeting.organiser, gmtModified=row["gmtModified"], content="At two")
    assert late.err == "edit.conflict" and late.json["data"]["modifiedUser"] == "root"
    bad = put(meeting.organiser, gmtModified="noon")
    assert bad.json["field"] == "announcement.gmtModified"
    assert titles(meeting.ann, cid) == ["Lunch"]
    assert put(meeting.organiser, status=1).status == 200
    assert titles(meeting.ann, cid) == []
    assert put(meeting.organiser, meeting["running"]).err == "announcement.missing"
    for change, error in (({"title": " "}, "content.empty"), ({"status": 2}, "param.bad")):
        assert put(meeting.organiser, **change).err == error
    assert meeting.organiser.delete(DESK, aid=row["id"]).status == 200
    assert meeting.organiser.delete(DESK, aid=row["id"]).err == "delete.failed"
    assert put(meeting.organiser).err == "announcement.missing"


def test_only_root_and_the_creator_write(meeting: Meeting) -> None:
    cid = meeting["running"]
    row = announce(meeting.organiser, cid, "Ours")
    text = {key: row[key] for key in ("id", "title", "content", "status")}
    for refused in (
        meeting.other_admin.get(DESK, cid=cid),
        meeting.other_admin.post(DESK, {"cid": cid, "announcement": text}),
        meeting.other_admin.put(DESK, {"cid": cid, "announcement": text}),
        meeting.other_admin.delete(DESK, aid=row["id"]),
    ):
        assert (refused.http, refused.status, refused.err) == (200, 403, "contest.not_allowed")
    assert meeting.ann.get(DESK, cid=cid).http == 403
    assert meeting.root.get(DESK, cid=10**9).err == "contest.missing"
    site = {"title": "Of the site", "content": "x", "status": 0}
    assert meeting.root.post("/api/admin/announcement", site).status == 200
    of_site = meeting.root.get("/api/admin/announcement").data["records"][0]
    assert of_site["title"] == "Of the site"
    assert meeting.root.delete(DESK, aid=of_site["id"]).err == "delete.failed"
    # Nor does the site's desk touch a contest's.
    assert meeting.root.delete("/api/admin/announcement", aid=row["id"]).err == "delete.failed"
    assert meeting.root.put("/api/admin/announcement", text).err == "announcement.missing"


def test_every_change_stands_on_the_audit_log_with_its_contest(meeting: Meeting) -> None:
    row = announce(meeting.organiser, meeting["ended"], "On record")
    meeting.organiser.delete(DESK, aid=row["id"])
    with sqlite3.connect(meeting.server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT action, target FROM admin_log"
            " WHERE json_extract(target, '$.title') = 'On record' ORDER BY id"
        ).fetchall()
    assert [action for action, _ in rows] == ["announcement.create", "announcement.delete"]
    assert all(json.loads(target)["cid"] == meeting["ended"] for _, target in rows)


def test_a_deleted_contest_takes_its_announcements_and_comments_along(meeting: Meeting) -> None:
    cid = meeting["gone"]
    announce(meeting.organiser, cid, "Short-lived")
    body = {"cid": cid, "content": "Also short-lived"}
    assert meeting.organiser.post("/api/comment", body).status == 200
    with sqlite3.connect(meeting.server.data / "oj.sqlite3") as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM contest WHERE id = ?", (cid,))
        for table in ("announcement", "comment"):
            left = connection.execute(f"SELECT * FROM {table} WHERE contest_id = ?", (cid,))
            assert left.fetchall() == []
