"""Whether answers are what the Contest API says they are."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

SCHEMAS = Path(__file__).parent / "schemas" / "contest-api-2023-06.json"
COLLECTIONS = (
    *("judgement-types", "languages", "problems", "groups", "organizations", "teams"),
    *("submissions", "judgements"),
)


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    document = json.loads(SCHEMAS.read_text())
    return jsonschema_rs.validator_for({**document, "$ref": f"#/$defs/{name}"})


def faults(name: str, value: Any) -> list[str]:
    return [f"{name}: {fault}" for fault in validator(name).iter_errors(value)]


def broken_references(told: dict[str, dict[str, Any]]) -> set[tuple[str, str, str]]:
    """Kind, property and value of every reference to what is not told."""
    targets = {"language_id": "languages", "problem_id": "problems", "team_id": "teams"}
    targets |= {"organization_id": "organizations", "submission_id": "submissions"}
    targets |= {"judgement_type_id": "judgement-types"}
    found = set()
    for kind in COLLECTIONS:
        for each in told.get(kind, {}).values():
            for name, target in targets.items():
                if name in each and each[name] not in told.get(target, {}):
                    found.add((kind, name, each[name]))
            for group in each.get("group_ids", ()):
                if group not in told["groups"]:
                    found.add((kind, "group_ids", group))
    return found
