"""A call of the back-office that leaves an audit row, and how it is made."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from tests.http_client import Answer, Client

Values = dict[str, Any] | list[Any]


@dataclass
class World:
    """`pid` is a problem with the attachment annex.txt."""

    root: Client
    pid: int
    uid: str
    made: dict[str, Any] = field(default_factory=dict)

    def newest(self, path: str, **query: Any) -> Any:
        """The first row of a list, or the last of one that is not paged."""
        data = self.root.get(path, **query).data
        return data["records"][0] if isinstance(data, dict) else data[-1]


@dataclass(frozen=True)
class Change:
    """`values` of the body, or of the address for GET and DELETE, and where that is said. What a
    call answers is kept in `made` under its call."""

    call: str
    action: str
    values: Callable[[World], Values]
    is_by_address: bool = False

    def make(self, world: World) -> Answer:
        method, path = self.call.split(" ")
        values = self.values(world)
        if isinstance(values, list):
            kind = {"Content-Type": "application/json"}
            answer = world.root.request(method, path, json.dumps(values).encode(), kind)
            world.made[self.call] = answer.json["data"]
            return answer
        if self.is_by_address:
            path, values = f"{path}?{urlencode(values)}", {}
        if method in ("GET", "DELETE"):
            answer = getattr(world.root, method.lower())(path, **values)
        else:
            answer = getattr(world.root, method.lower())(path, values)
        if answer.headers.get("content-type", "").startswith("application/json"):
            world.made[self.call] = answer.json["data"]
        return answer


def fixed(**values: Any) -> Callable[[World], Values]:
    return lambda world: values


def made(call: str, **values: Any) -> Callable[[World], Values]:
    """The id that an earlier call answered, and more."""
    return lambda world: {"id": world.made[call]["id"], **values}
