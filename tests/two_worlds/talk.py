"""What is said in contests: one that everybody may enter, and one that asks for a password."""

from __future__ import annotations

import sqlite3
import time
import zlib
from contextlib import closing

from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess

# Far from the numbers of others.
OPEN_CONTEST, CLOSED_CONTEST = 1900, 1901
ROOT = "1"
# Numbers of comments by what they are: the neighbour's and the closed contest's are secret.
OWN, OF_ROOT, OF_NEIGHBOUR, CLOSED = 700, 701, 702, 703

CONTESTS = [str(OPEN_CONTEST), str(CLOSED_CONTEST), "1999"]
COMMENTS = [str(number) for number in (OWN, OF_ROOT, OF_NEIGHBOUR, CLOSED, 799)]
SECRET_COMMENTS = f"id IN ({OF_NEIGHBOUR}, {CLOSED})"
PRIVATE_REPLY = 790
SECRET_REPLIES = f"comment_id IN ({OF_NEIGHBOUR}, {CLOSED}) OR id = {PRIVATE_REPLY}"
# Discussions of the site by number: one that all read, and one that staff have hidden.
READ_DISCUSSION, HIDDEN_DISCUSSION = 600, 601
DISCUSSIONS = [str(READ_DISCUSSION), str(HIDDEN_DISCUSSION), "699"]
SECRET_DISCUSSIONS = f"id = {HIDDEN_DISCUSSION}"
DISCUSSION_TEXTS = ("title", "description", "content")
# What the AI helper was asked by number: by the student, and by a neighbour.
EXCHANGE_OF_OWN, EXCHANGE = 500, 501
SECRET_ANNOUNCEMENTS = f"contest_id = {CLOSED_CONTEST} AND status = 0"


def add_talk(server: ServerProcess, uids: dict[str, str], word: str) -> None:
    """Into the file of a stopped server: both contests run for days. `word` stands in what is
    secret."""
    now = time.time_ns() // 1_000_000
    database = server.data / "oj.sqlite3"
    for number, closed in ((OPEN_CONTEST, {}), (CLOSED_CONTEST, {"auth": 1, "password": "word"})):
        contest = a_contest(
            **{"id": number, "uid": ROOT, "author": "root", "title": f"Talk {number}"},
            **{"start_time": now - HOUR, "end_time": now + 100 * HOUR, "seal_rank": False},
            **closed,
        )
        insert_contest(database, contest)
    student, neighbour = uids["student"], uids["neighbour"]
    # Closed at once: the folder is copied next, and a connection takes its journal along.
    with closing(sqlite3.connect(database)) as connection, connection:
        for number, contest_id, uid, text in (
            (OWN, OPEN_CONTEST, student, "own"),
            (OF_ROOT, OPEN_CONTEST, ROOT, "open"),
            (OF_NEIGHBOUR, OPEN_CONTEST, neighbour, word),
            (CLOSED, CLOSED_CONTEST, ROOT, word),
        ):
            connection.execute(
                "INSERT INTO comment (id, contest_id, content, user_id, created_at, updated_at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (number, contest_id, text, uid, now, now),
            )
            is_secret = text == word
            connection.execute(
                "INSERT INTO reply"
                " (comment_id, content, user_id, to_uid, created_at, updated_at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (number, word if is_secret else "an answer", ROOT, uid, now, now),
            )
        # Below what everybody sees, an answer that is for its asker alone.
        connection.execute(
            "INSERT INTO reply (id, comment_id, content, user_id, to_uid, is_private, created_at,"
            " updated_at) VALUES (?, ?, ?, ?, ?, 1, ?, ?)",
            (PRIVATE_REPLY, OF_ROOT, word, ROOT, neighbour, now, now),
        )
        for number, status, text in (
            (READ_DISCUSSION, 0, "open"),
            (HIDDEN_DISCUSSION, 1, word),
        ):
            connection.execute(
                "INSERT INTO discussion (id, category_id, title, description, content, user_id,"
                " status, created_at, updated_at) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)",
                (number, text, text, text, neighbour, status, now, now),
            )
        connection.execute(
            "INSERT INTO discussion_report (discussion_id, user_id, content, created_at,"
            " updated_at) VALUES (?, ?, ?, ?, ?)",
            (HIDDEN_DISCUSSION, student, word, now, now),
        )
        for number, uid, text in ((EXCHANGE_OF_OWN, student, "own"), (EXCHANGE, neighbour, word)):
            connection.execute(
                "INSERT INTO ai_exchange (id, user_id, action, state, model, asked, answer,"
                " created_at, updated_at)"
                " VALUES (?, ?, 'explain-problem', 'done', 'm', ?, ?, ?, ?)",
                (number, uid, zlib.compress(b"asked"), text, now, now),
            )
        connection.execute(
            "INSERT INTO problem_editorial (problem_id, content, opens, author, created_at,"
            " updated_at) SELECT id, ?, 'closed', 'somebody', ?, ? FROM problem"
            " WHERE problem_id = ?",
            (word, now, now, "OPEN"),
        )
        connection.execute(
            "INSERT INTO config (section, key, value, created_at, updated_at)"
            " VALUES ('web', 'openAiChat', 'true', ?, ?)",
            (now, now),
        )
        for contest_id, status, text in (
            (OPEN_CONTEST, 0, "open"),
            (OPEN_CONTEST, 1, word),
            (CLOSED_CONTEST, 0, word),
        ):
            connection.execute(
                "INSERT INTO announcement"
                " (title, content, user_id, modified_user, status, contest_id,"
                " created_at, updated_at) VALUES (?, ?, ?, 'root', ?, ?, ?, ?)",
                (text, text, ROOT, status, contest_id, now, now),
            )
