"""What a discussion and a comment count of themselves equals their rows, after any order of
comments, answers, likes and removals; and with a discussion goes all that was said to it."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.http_client import Answer, Client
from tests.oj_appliance.discussions.writing import comment, open_to_all, reply, write
from tests.server_process import ServerProcess

PEOPLE, DISCUSSIONS = 3, 2
_numbers = itertools.count(1)
# By discussion: what it says of comments and likes, and what there is.
TOTALS = (
    "SELECT comment_num, like_num,"
    " (SELECT count(*) FROM comment WHERE discussion_id = d.id)"
    " + (SELECT count(*) FROM reply JOIN comment ON comment.id = reply.comment_id"
    "   WHERE discussion_id = d.id),"
    " (SELECT count(*) FROM discussion_like WHERE discussion_id = d.id)"
    " FROM discussion AS d"
)
LIKES = (
    "SELECT like_num, (SELECT count(*) FROM comment_like WHERE comment_id = comment.id)"
    " FROM comment WHERE discussion_id IS NOT NULL"
)
LEFT = (
    "SELECT count(*) FROM comment WHERE discussion_id IS NOT NULL"
    " AND discussion_id NOT IN (SELECT id FROM discussion)",
    "SELECT count(*) FROM reply WHERE comment_id NOT IN (SELECT id FROM comment)",
    "SELECT count(*) FROM comment_like WHERE comment_id NOT IN (SELECT id FROM comment)",
)


class Talk:
    """Some people and discussions of theirs, which each story begins anew."""

    def __init__(self, server: ServerProcess) -> None:
        self.root = open_to_all(server)
        self.database = server.data / "oj.sqlite3"
        self.people = [server.add_user(f"talker{number}") for number in range(PEOPLE)]
        self.dids: list[int] = []

    def begin(self) -> None:
        for did in self.dids:
            self.root.delete("/api/discussion", did=did)
        self.dids = [write(self.people[0], "Counted") for _ in range(DISCUSSIONS)]

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            return connection.execute(sql).fetchall()

    def one_of(self, table: str, which: int) -> int | None:
        comments = (
            f"SELECT id FROM comment WHERE discussion_id IN ({', '.join(map(str, self.dids))})"
        )
        of_reply = f"SELECT id FROM reply WHERE comment_id IN ({comments})"
        found = self.rows(comments if table == "comment" else of_reply)
        return int(found[which % len(found)][0]) if found else None

    # -- steps; what is refused changes nothing

    def comment(self, who: int, which: int) -> Answer:
        return comment(
            self.people[who], self.dids[which % len(self.dids)], f"Said {next(_numbers)}"
        )

    def reply(self, who: int, which: int) -> Answer | None:
        number = self.one_of("comment", which)
        return (
            None
            if number is None
            else reply(self.people[who], number, f"Answered {next(_numbers)}")
        )

    def drop_comment(self, who: int, which: int) -> Answer | None:
        number = self.one_of("comment", which)
        return None if number is None else self._by(who).delete("/api/comment", id=number)

    def drop_reply(self, who: int, which: int) -> Answer | None:
        number = self.one_of("reply", which)
        return None if number is None else self._by(who).delete("/api/reply", id=number)

    def like(self, who: int, which: int) -> Answer:
        likes = {"did": self.dids[which % len(self.dids)], "toLike": which % 3 > 0}
        return self.people[who].get("/api/discussion-like", **likes)

    def like_comment(self, who: int, which: int) -> Answer | None:
        number = self.one_of("comment", which)
        place = {"sourceId": self.dids[0], "sourceType": "Discussion"}
        likes: dict[str, Any] = {"cid": number, "toLike": which % 3 > 0, **place}
        return None if number is None else self.people[who].get("/api/comment-like", **likes)

    def drop_discussion(self, who: int, which: int) -> Answer | None:
        if len(self.dids) < 2:
            return None
        return self.root.delete("/api/discussion", did=self.dids.pop(which % 2))

    def _by(self, who: int) -> Client:
        return self.root if who == 0 else self.people[who]

    def check(self) -> None:
        for comments, likes, rows, likers in self.rows(TOTALS):
            assert (comments, likes) == (rows, likers)
        assert all(likes == likers for likes, likers in self.rows(LIKES))
        assert [self.rows(sql)[0][0] for sql in LEFT] == [0, 0, 0]


@pytest.fixture(scope="module")
def talk(server: ServerProcess) -> Iterator[Talk]:
    made = Talk(server)
    yield made
    made.begin()


NAMES = (
    *("comment", "comment", "reply", "reply", "drop_comment", "drop_reply"),
    *("like", "like_comment", "drop_discussion"),
)
steps = st.tuples(st.sampled_from(NAMES), st.integers(0, PEOPLE - 1), st.integers(0, 5))
SAID = [("comment", 0, 0), ("comment", 1, 1), ("reply", 2, 0), ("reply", 1, 0), ("like", 1, 1)]


@settings(max_examples=25, deadline=None)
@given(st.lists(steps, max_size=14))
@example([("drop_comment", 0, 0), ("like_comment", 2, 1), ("drop_discussion", 0, 1)])
@example([("drop_reply", 0, 0), ("drop_discussion", 0, 0)])
def test_what_is_counted_equals_the_rows(talk: Talk, taken: list[tuple[Any, ...]]) -> None:
    talk.begin()
    for name, who, which in SAID:
        assert getattr(talk, name)(who, which).status == 200
    for name, who, which in taken:
        getattr(talk, name)(who, which)
        talk.check()
