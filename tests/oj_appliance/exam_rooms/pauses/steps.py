"""Pauses as invigilators make them over HTTP."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.stage import MINUTE, WorkStage

DESK = "/api/admin/exam"


def pause(client: Client, tid: int, *, back: float = 0, **more: Any) -> Answer:
    """`back` in minutes; keywords are further fields of the call."""
    return client.post(f"{DESK}/pause", {"tid": tid, "backS": round(back * 60), **more})


def paused(stage: WorkStage, tid: int, **more: Any) -> int:
    answer = pause(stage.root, tid, **more)
    assert answer.status == 200, answer.body
    return int(answer.data["id"])


def resume(client: Client, tid: int, number: int) -> Answer:
    return client.post(f"{DESK}/resume", {"tid": tid, "id": number})


def undo(client: Client, tid: int, number: int, **more: Any) -> Answer:
    return client.post(f"{DESK}/undo-pause", {"tid": tid, "id": number, **more})


def pauses(client: Client, tid: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get(f"{DESK}/pauses", tid=tid).data
    return data


def ms_of(moment: str) -> int:
    return round(datetime.fromisoformat(moment).timestamp() * 1000)


def end_ms(stage: WorkStage, tid: int, name: str) -> int:
    """When this person's time runs out, as they are told."""
    return ms_of(stage.info(stage.people[name], tid).data["effectiveEnd"])


def length_ms(row: dict[str, Any]) -> int:
    """Of a pause in the list."""
    return ms_of(row["until"]) - ms_of(row["since"])


def minutes(ms: int) -> int:
    return round(ms / MINUTE)
