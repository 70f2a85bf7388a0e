"""Queries of results that came back, and of what was decided of them."""

from __future__ import annotations

import msgspec

from oj_appliance.packs.merging.types import Decision, KeptResults, TakenFile
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row


def files(pack: int) -> list[TakenFile]:
    rows = fetch_all(
        "SELECT id, digest, taken_by, created_at, content FROM pack_result WHERE pack = ?"
        " ORDER BY id",
        pack,
    )
    return [
        TakenFile(number, digest, by, at, msgspec.json.decode(content, type=KeptResults))
        for number, digest, by, at, content in rows
    ]


def find_file(pack: int, digest: str) -> int | None:
    row = fetch_one("SELECT id FROM pack_result WHERE pack = ? AND digest = ?", pack, digest)
    return None if row is None else int(row[0])


def about(pack: int, number: int) -> tuple[str, str | None] | None:
    """The school, and the name of what its people sent."""
    row = fetch_one(
        "SELECT school, json_extract(content, '$.code') FROM pack_result WHERE pack = ? AND id = ?",
        *(pack, number),
    )
    return None if row is None else (str(row[0]), row[1])


def insert(pack: int, digest: str, results: KeptResults, *, by: str, now: int) -> int:
    return insert_row(
        "INSERT INTO pack_result (pack, copy_id, digest, school, written_at, content, taken_by,"
        " created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(pack, results.copy_id, digest, results.school, results.written_at),
        *(msgspec.json.encode(results).decode(), by, now, now),
    )


def delete(pack: int, number: int) -> None:
    insert_row("DELETE FROM pack_result WHERE pack = ? AND id = ?", pack, number)


def decisions(pack: int) -> dict[str, Decision]:
    rows = fetch_all(
        "SELECT subject, among, choice, decided_by FROM pack_decision WHERE pack = ?", pack
    )
    return {subject: Decision(*rest) for subject, *rest in rows}


def put_decision(pack: int, subject: str, decision: Decision, *, now: int) -> None:
    insert_row(
        "INSERT INTO pack_decision (pack, subject, among, choice, decided_by, created_at,"
        " updated_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (pack, subject) DO UPDATE SET"
        " among = excluded.among, choice = excluded.choice, decided_by = excluded.decided_by,"
        " updated_at = excluded.updated_at",
        *(pack, subject, decision.among, decision.choice, decision.decided_by, now, now),
    )
