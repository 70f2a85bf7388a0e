"""Contests on a server whose clock a test sets."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.http_client import Answer, Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

MINUTE = 60_000
HOUR = 60 * MINUTE
AC, WA, CE = 0, -1, -2
_numbers = count(2000)
_names = count(1)


@dataclass
class Stage:
    """`start` is the moment (epoch ms) at which every contest here starts; `uids` by username."""

    server: ServerProcess
    root: Client
    start: int
    problems: dict[str, int]
    uids: dict[str, str] = field(default_factory=dict)

    @classmethod
    def on(cls, server: ServerProcess, now: int) -> Stage:
        root = server.client("root")
        problems = {}
        for display_id in "AB":
            name = f"BOARD{display_id}"
            add_problem(root, a_plus_b(name))
            rows = root.get("/api/admin/problem/get-problem-list", keyword=name).data["records"]
            problems[display_id] = int(rows[0]["id"])
        # The judge takes up each minute what waits: a test moves its rows alone.
        assert root.put("/api/admin/judge/pause", {"paused": True}).data is None
        return cls(server, root, now // 1000 * 1000 - 2 * HOUR, problems)

    def person(self, role: str = "user") -> Client:
        name = f"board{next(_names)}"
        client = self.server.add_user(name, role=role)
        self.uids[name] = str(client.get("/api/get-user-home-info").data["uid"])
        client.headers = {"X-Name": name}
        return client

    def uid(self, client: Client) -> str:
        return self.uids.get(client.headers.get("X-Name", ""), "")

    def clock(self, minute: float, *, later_by: int = 0) -> None:
        """Minutes from the start; `later_by` in s makes what is kept so much older."""
        body = {"now": self.start + int(minute * MINUTE), "laterBy": later_by}
        assert self.root.post("/api/stage/clock", body).data is None

    def contest(self, **changes: Any) -> Contest:
        """Public, ACM, two hours, sealed after the first, owned by nobody; it has begun."""
        self.clock(1)
        made = Contest(self, next(_numbers), {})
        made.edit(**changes)
        return made


@dataclass
class Contest:
    stage: Stage
    id: int
    values: dict[str, Any]

    def edit(self, *, problems: str = "AB", **changes: Any) -> None:
        """`problems` are display ids; values are those of the house's struct."""
        start = self.stage.start
        plain: dict[str, Any] = {
            **{"id": self.id, "uid": None, "author": "root", "title": "Spring", "type": 0},
            **{"description": "", "source": 0, "auth": 0, "password": None},
            **{"start_time": start, "end_time": start + 2 * HOUR, "seal_rank": True},
            **{"seal_rank_time": start + HOUR, "auto_real_rank": True, "visible": True},
            **{"open_print": False, "open_account_limit": False, "account_limit_rule": None},
            **{"rank_show_name": "username", "star_accounts": [], "open_rank": True},
            **{"oi_rank_score_type": "Recent", "group_id": None, "award_type": 0, "awards": []},
            **{"allow_end_submit": False, "modified_user": None, "created_at": start},
            **{"updated_at": start},
        }
        self.values = {**plain, **self.values, **changes}
        listed = [(self.stage.problems[each], each) for each in problems]
        body = {"contest": self.values, "problems": listed}
        assert self.stage.root.post("/api/stage/contest", body).data is None

    def submit(
        self,
        client: Client,
        problem: str,
        minute: float,
        status: int | None = None,
        **result: int,
    ) -> int:
        """`status` None leaves it without a verdict."""
        body = {
            "cid": self.id,
            "pid": self.stage.problems[problem],
            "uid": self.stage.uid(client),
            "at": self.stage.start + int(minute * MINUTE),
        }
        number = int(self.stage.root.post("/api/stage/submit", body).data["submitId"])
        if status is not None:
            self.move(number, "verdict", status=status, **{"time": 15, **result})
        return number

    def move(self, number: int, verb: str, **result: int) -> None:
        body = {"submitId": number, "verb": verb, **result}
        assert self.stage.root.post("/api/stage/move", body).data is None

    def rank(self, client: Client, **asked: Any) -> Answer:
        return client.post("/api/get-contest-rank", {"cid": self.id, **asked})

    def rows(self, client: Client, **asked: Any) -> list[dict[str, Any]]:
        """Without the front: those of the board itself."""
        page = self.rank(client, **asked).data
        own = [row for row in page["records"] if row["uid"] == self.stage.uid(client)]
        return list(page["records"][1 if len(own) == 2 else 0 :])

    def outside(self, client: Client, **asked: Any) -> Answer:
        return client.post("/api/get-contest-outside-scoreboard", {"cid": self.id, **asked})
