"""Made-up requests of one call: some as the schema allows, most with values that the site knows."""

from __future__ import annotations

import copy
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from schemathesis import Case

from tests.fuzz.school import OneOf, School


@dataclass(frozen=True)
class Attempt:
    """A request, and the file that goes with it instead of the made-up one."""

    case: Case
    file: tuple[str, bytes] | None = None


def draw_attempt(operation: Any, school: School, known: dict[str, Any], data: Any) -> Attempt:
    """Two of three have fitting values, and some of those keep one that is made up."""
    case: Case = data.draw(operation.as_strategy())
    if data.draw(st.sampled_from(("fitting", "fitting", "made up"))) == "made up":
        return Attempt(case)
    names = school.names()
    kept = data.draw(st.sampled_from(("nothing", "one")))
    case.path_parameters = fill(case.path_parameters, known.get("path"), names, "all", data)
    if operation.query:
        required = {each.name for each in operation.query if each.is_required}
        case.query = fill(case.query, known.get("query"), names, kept, data, required)
    lists = known.get("body")
    if isinstance(lists, list):
        case.body = copy.deepcopy(lists)
    elif isinstance(lists, OneOf) and isinstance(lists[0], list):
        case.body = copy.deepcopy(data.draw(st.sampled_from(lists)))
    elif isinstance(case.body, dict):
        body = draw_values(known["body"], data) if "body" in known else case.body
        case.body = {**body, **one_of(case.body, kept, data, set(body))}
    return Attempt(case, known.get("file"))


def fill(
    made_up: dict[str, Any] | None,
    known: dict[str, Any] | None,
    names: dict[str, Any],
    kept: str,
    data: Any,
    required: AbstractSet[str] = frozenset(),
) -> dict[str, Any]:
    """Known values first, those by name where a parameter is needed or by chance, and what is
    required besides as it was made up."""
    made_up = dict(made_up or {})
    by_name = {
        name: names[name]
        for name in made_up
        if name in names and (name in required or data.draw(st.booleans()))
    }
    chosen = draw_values({**by_name, **(known or {})}, data)
    missing = {name: made_up[name] for name in required - set(chosen) if name in made_up}
    if kept == "all":
        return {**made_up, **chosen}
    return {**missing, **one_of(made_up, kept, data, required | set(chosen)), **chosen}


def one_of(made_up: dict[str, Any], kept: str, data: Any, others: set[str]) -> dict[str, Any]:
    """At most one made-up value that nothing else stands for."""
    free = sorted(set(made_up) - others - {"file", "image"})
    if kept != "one" or not free:
        return {}
    name = data.draw(st.sampled_from(free))
    return {name: made_up[name]}


def draw_values(known: Any, data: Any) -> dict[str, Any]:
    """The values with each choice made; None leaves one out."""
    if isinstance(known, OneOf):
        known = data.draw(st.sampled_from(known))
    drawn = {
        name: data.draw(st.sampled_from(value)) if isinstance(value, OneOf) else value
        for name, value in known.items()
    }
    return {name: copy.deepcopy(value) for name, value in drawn.items() if value is not None}
