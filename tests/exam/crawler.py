"""Asks every reading call of the server's own document with somebody's token, each with several
sets of parameters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.http_client import Answer, Client

# What would end the crawl, and the socket, which is asked by itself.
LEFT_OUT = ("/api/logout", "/api/admin/logout", "/api/live")

Parameters = dict[str, Any]


@dataclass(frozen=True)
class Read:
    """One call as it was made, and its answer."""

    path: str
    parameters: tuple[tuple[str, str], ...]
    answer: Answer

    @property
    def name(self) -> str:
        return f"{self.path} {dict(self.parameters)}"


def crawl(who: Client, document: dict[str, Any], worlds: list[Parameters]) -> Iterator[Read]:
    """Each call with the values of each world: all that it takes, what it must be given, and
    each name of a thing alone with that."""
    for path, methods in sorted(document["paths"].items()):
        call = methods.get("get")
        if call is None or path in LEFT_OUT:
            continue
        known = call.get("parameters", [])
        for world, is_whole in product(worlds, (True, False)):
            wanted = [each for each in known if is_whole or each.get("required")]
            yield _read(who, path, wanted, world)
        for world, one in product(worlds, known):
            if one["name"] in world and not one.get("required"):
                wanted = [each for each in known if each.get("required") or each is one]
                yield _read(who, path, wanted, world)


def _read(who: Client, path: str, wanted: list[dict[str, Any]], world: Parameters) -> Read:
    query, address = {}, path
    for each in wanted:
        value = world.get(each["name"], _usual(each["schema"]))
        if each["in"] == "path":
            address = address.replace("{" + each["name"] + "}", str(value))
        elif value is not None:
            query[each["name"]] = value
    answer = who.get(address, **query)
    return Read(address, tuple(sorted((name, str(value)) for name, value in query.items())), answer)


def _usual(schema: dict[str, Any]) -> Any:
    """Something of the right kind."""
    if "enum" in schema:
        return schema["enum"][0]
    kinds = {"integer": 1, "boolean": True, "array": [1], "string": "x"}
    return kinds.get(str(schema.get("type")))
