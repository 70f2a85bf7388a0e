"""A school after years: every list for one reader, a class that logs in, and pages on a slow
computer, all over the same large data folder."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from tests.benchmarks import list_times, login_times, page_times
from tests.benchmarks.seed import PASSWORD, seed
from tests.benchmarks.seed_groups import FULL as FULL_GROUPS
from tests.benchmarks.seed_groups import GroupsSize, seed_groups
from tests.benchmarks.seed_lessons import FULL as FULL_LESSONS
from tests.benchmarks.seed_lessons import LessonsSize, seed_lessons
from tests.benchmarks.seed_messages import FULL as FULL_MESSAGES
from tests.benchmarks.seed_messages import MessagesSize, seed_messages
from tests.server_process import ServerProcess

# As a school leaves them; other benchmarks switch the rates off.
OWN_LIMITS = {
    "OJ_LIMITS_LOGIN_PER_MINUTE": "10",
    "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "600",
}
ANNOUNCEMENTS = 60


@dataclass(frozen=True, slots=True)
class Size:
    """What lies in the folder; how often each list is asked for, how many people log in within how
    many seconds, and how often each page is opened."""

    submissions: int
    users: int
    problems: int
    lists: int
    logins: int
    login_seconds: float
    pages: int
    groups: GroupsSize = FULL_GROUPS
    messages: MessagesSize = FULL_MESSAGES
    lessons: LessonsSize = FULL_LESSONS


FULL = Size(500_000, 5000, 20_000, lists=100, logins=200, login_seconds=10, pages=5)
QUICK = Size(500_000, 5000, 20_000, lists=20, logins=40, login_seconds=2, pages=1)


def measure(size: Size) -> dict[str, Any]:
    server = ServerProcess(environment=OWN_LIMITS)
    try:
        started = time.monotonic()
        seeded = seed(
            server.data,
            problems=size.problems,
            users=size.users,
            submissions=size.submissions,
            # Lists of the last days must find some.
            until_ms=int(time.time() * 1000),
        )
        groups = seed_groups(server.data, seeded, size.groups)
        seed_messages(server.data, seeded, groups, size.messages)
        lessons = seed_lessons(server.data, seeded, size.lessons)
        seed_seconds = time.monotonic() - started
        started = time.monotonic()
        server.start()
        start_seconds = time.monotonic() - started
        assert server.process is not None
        root = server.client("root")
        for number in range(min(ANNOUNCEMENTS, size.submissions)):
            body = {"title": f"Announcement {number}", "content": "**News**\n" * 40, "status": 0}
            root.post("/api/admin/announcement", body)
        # Nobody who logs in below has done so before.
        reader = server.client(seeded.usernames[0], PASSWORD)
        return {
            "submissions": size.submissions,
            "users": size.users,
            "problems": size.problems,
            "database_mb": round((server.data / "oj.sqlite3").stat().st_size / 1e6, 1),
            "seed_seconds": round(seed_seconds, 1),
            "start_seconds": round(start_seconds, 2),
            "lists": list_times.measure(
                reader,
                root,
                list_times.calls(seeded, groups, size.messages, lessons),
                size.lists,
                server_pid=server.process.pid,
            ),
            "logins": login_times.measure(
                server, seeded.usernames[1 : 1 + size.logins], size.login_seconds
            ),
            "pages": page_times.measure(server, seeded, size.pages),
        }
    finally:
        if server.process is not None:
            server.stop()
        server.remove()
