"""An answer without what differs from start to start of the same server."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from typing import Any

from tests.http_client import Answer
from tests.recorded_answers.answers import Recorded
from tests.recorded_answers.questions import SHAPES_ALONE
from tests.two_worlds.sweep import Question

HEADERS = ("content-disposition", "cache-control", "location")
# Texts and numbers that are the machine's or the build's, by field.
OF_MACHINE = {"version": str, "mostSlots": int}
# When a workbook was written.
NOT_COMPARED_ENTRIES = ("docProps/core.xml",)
ZIP = b"PK\x03\x04"


def normal(question: Question, answer: Answer, replaced: dict[str, str]) -> Recorded:
    """`replaced` names texts of this server alone (its folder, its address) and what stands for
    them."""
    kind = answer.headers.get("content-type", "").partition(";")[0]
    headers = {name: answer.headers[name] for name in HEADERS if name in answer.headers}
    path = question.path.partition("?")[0]
    body = _readable(answer.body, kind, replaced)
    if path in SHAPES_ALONE and not _is_refusal(body):
        return Recorded(answer.http, kind, _shape(body), headers)
    return Recorded(answer.http, kind, body, headers)


def _is_refusal(body: Any) -> bool:
    return isinstance(body, dict) and body.get("status", 200) != 200


def _readable(content: bytes, kind: str, replaced: dict[str, str]) -> Any:
    if content.startswith(ZIP):
        return _entries(content)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return _digest(content)
    for old, new in replaced.items():
        text = text.replace(old, new)
    return _without_machine(json.loads(text)) if kind == "application/json" and text else text


def _without_machine(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_machine(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        name: f"<{name}>"
        if name in OF_MACHINE and isinstance(each, OF_MACHINE[name])
        else _without_machine(each)
        for name, each in value.items()
    }


def _entries(content: bytes) -> dict[str, str]:
    """What lies in an archive; its dates and its packing may differ."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = [each for each in archive.namelist() if each not in NOT_COMPARED_ENTRIES]
        return {name: _digest(archive.read(name)) for name in names}


def _digest(content: bytes) -> str:
    return f"{len(content)} bytes {hashlib.sha256(content).hexdigest()[:16]}"


def _shape(value: Any) -> Any:
    """Names of fields, and whether they hold a number, a text …"""
    if isinstance(value, dict):
        return {name: _shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_shape(value[0])] if value else []
    return type(value).__name__
