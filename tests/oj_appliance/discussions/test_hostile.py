"""Texts that are meant to harm, and more of them than anybody reads: bounded, and kept as text."""

from __future__ import annotations

import itertools
import sqlite3

import pytest

from oj_appliance.comments.rules import MOST_REPLIES
from tests.http_client import Client
from tests.oj_appliance.discussions.writing import body, comment, detail, open_to_all, write
from tests.server_process import ServerProcess

_names = itertools.count(1)


@pytest.fixture(scope="module")
def ann(site: ServerProcess) -> Client:
    open_to_all(site)
    return site.add_user(f"careless{next(_names)}")


@pytest.fixture(scope="module")
def ben(site: ServerProcess) -> Client:
    return site.add_user(f"careless{next(_names)}")


def test_a_thread_of_thousands_of_replies_is_shown_in_part(
    site: ServerProcess, ann: Client, ben: Client
) -> None:
    did = write(ann, "Long")
    first = comment(ben, did, "first").data["id"]
    with sqlite3.connect(site.data / "oj.sqlite3", timeout=30) as connection:
        connection.executemany(
            "INSERT INTO reply (comment_id, content, user_id, to_uid, created_at, updated_at)"
            " SELECT id, ?, user_id, user_id, created_at, updated_at FROM comment WHERE id = ?",
            ((f"number {number}", first) for number in range(10_000)),
        )
    shown = ann.get("/api/reply", commentId=first).data
    assert [shown[0]["content"], len(shown)] == ["number 9999", MOST_REPLIES]
    (row,) = ann.get("/api/comments", did=did).data["commentList"]["records"]
    assert (row["totalReplyNum"], len(row["replyList"])) == (10_000, 3)


def test_a_million_likes_are_one_number_that_moves_by_one(
    site: ServerProcess, ann: Client, ben: Client
) -> None:
    did = write(ann, "Loved")
    with sqlite3.connect(site.data / "oj.sqlite3", timeout=30) as connection:
        connection.execute("UPDATE discussion SET like_num = 1000000 WHERE id = ?", (did,))
    assert ben.get("/api/discussion-like", did=did, toLike="true").status == 200
    assert detail(ben, did)["likeNum"] == 1_000_001
    assert ben.get("/api/discussion-like", did=did, toLike="false").status == 200
    assert detail(ben, did)["likeNum"] == 1_000_000


def test_hostile_texts_are_kept_as_they_are_and_bounded(ann: Client, ben: Client) -> None:
    hostile = "<script>1</script>\u202egnirts\u200b" + ">" * 9_000
    did = write(ann, "Hostile", content=hostile)
    assert detail(ben, did)["content"] == hostile
    assert comment(ben, did, hostile).data["content"] == hostile
    assert comment(ben, did, "x" * 10_001).err == "content.too_long"
    fat = body("Fat", content="x" * 65_536)
    assert ann.post("/api/discussion", fat).err == "content.too_long"
    assert ann.post("/api/discussion", body("x" * 256)).err == "content.too_long"
