"""A tool of ICPC, as tests play it."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from typing import Any

from tests.http_client import Answer, Client

TOKEN_CALL = "/api/admin/contest/clics-token"


@dataclass(frozen=True)
class Tool:
    """Reads one contest; with a token whole."""

    base: str
    cid: int
    token: str = ""

    def get(self, path: str = "", **query: Any) -> Answer:
        client = Client(self.base)
        if self.token:
            words = base64.b64encode(f"tool:{self.token}".encode()).decode()
            client.headers = {"Authorization": f"Basic {words}"}
        return client.get(f"/clics/contests/{self.cid}{path}", **query)

    def told(self, path: str = "", **query: Any) -> Any:
        answer = self.get(path, **query)
        assert answer.http == 200, (answer.http, answer.body[:2000])
        return answer.json

    def by_id(self, kind: str) -> dict[str, dict[str, Any]]:
        return {each["id"]: each for each in self.told(f"/{kind}")}

    def feed(self, since: str | None = None) -> list[dict[str, Any]]:
        """All that has been told, or what came after the line of that token."""
        more = {} if since is None else {"since_token": since}
        answer = self.get("/event-feed", stream="false", **more)
        assert answer.http == 200, (answer.http, answer.body[:2000])
        return [json.loads(line) for line in answer.body.splitlines() if line]


def token_of(staff: Client, cid: int) -> str:
    return str(staff.post(TOKEN_CALL, {"cid": cid}).data["token"])


def replayed(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """What somebody knows who has read these lines and nothing else, by endpoint."""
    known: dict[str, Any] = {}
    for line in lines:
        kind, number, data = line["type"], line["id"], line["data"]
        if number is None:
            known[kind] = data
        elif data is None:
            del known[kind][number]
        else:
            known.setdefault(kind, {})[number] = data
    return known
