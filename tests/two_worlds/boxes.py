"""What people are told of each other's words, in boxes that are each one's own."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from tests.server_process import ServerProcess
from tests.two_worlds import talk

OF_OTHERS = "recipient_id = (SELECT id FROM account WHERE username = 'neighbour')"
# As second_world.Secret takes them.
SECRETS = (
    ("how many have read a notice", "sys_notice", "1", ("readers",)),
    # Whether it was read is counted elsewhere as well, and would not fit together.
    ("when others got it", "user_notice", "1", ("created_at",)),
    ("what others are told", "msg_remind", OF_OTHERS, ("state", "created_at")),
    ("how much others are told", "message_count", OF_OTHERS, ("total", "unread")),
)
OWN, OF_NEIGHBOUR = 300, 310
# (box, action, comment, answer): of the student all are told of words that the student may read.
MESSAGES = (
    ("Discuss", "Discuss", talk.OF_ROOT),
    ("Reply", "Reply", talk.PRIVATE_REPLY),
    ("Like", "Like_Discuss", talk.OF_ROOT),
)


def add_boxes(server: ServerProcess, uids: dict[str, str]) -> None:
    """Into the file of a stopped server, after what is said: the same for both, but what the
    student is told of quotes what the student may not read."""
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as connection, connection:
        for first, recipient, sender in (
            (OWN, uids["student"], talk.ROOT),
            (OF_NEIGHBOUR, uids["neighbour"], uids["student"]),
        ):
            for number, (box, action, text) in enumerate(MESSAGES):
                connection.execute(
                    "INSERT INTO msg_remind (id, box, action, recipient_id, sender_id,"
                    " source_type, source_id, text_id, quote_type, quote_id, created_at,"
                    " updated_at) VALUES (?, ?, ?, ?, ?, 'Contest', ?, ?, 'Comment', ?, ?, ?)",
                    (
                        *(first + number, box, action, recipient, sender),
                        *(talk.OPEN_CONTEST, text, talk.OF_NEIGHBOUR, now, now),
                    ),
                )
