"""What an exam keeps of its rooms and of how it ended: whatever of it is the neighbour's, and what
staff has decided and not told yet, differs between the worlds."""

from __future__ import annotations

import sqlite3

# The numbers of the first of each; the works are those of `timed`.
ROOM, MESSAGE = 2950, 2960
SIGNED = 1_700_000_000_000
DATES = {"created_at": 1, "updated_at": 1}
SIMILAR = '{"pairs":[{"left":"alpha","right":"beta","together":1.0,"evidence":9,"tasks":[]}],'
ANSWER = f'{SIMILAR}"compared":2,"short":0}}'


def add_rooms(
    connection: sqlite3.Connection,
    uids: dict[str, str],
    pids: tuple[int, int],
    works: tuple[int, int],
    now: int,
) -> None:
    """`works` are one that runs and one whose results nobody has been told, `pids` an open problem
    and one of questions."""
    runs, unreleased = works
    student, neighbour = uids["student"], uids["neighbour"]

    def add(table: str, **values: object) -> None:
        marks = ", ".join("?" * len(values))
        names = ", ".join(f'"{name}"' for name in values)
        connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", [*values.values()])

    for number, name, uid in ((ROOM, "East", student), (ROOM + 1, "West", neighbour)):
        size = {"rows": 1, "columns": 2}
        add("exam_room", id=number, timed_work_id=runs, name=name, **size, **DATES)
        seat = {"room_id": number, "name": "alpha 1", "row": 0, "column": 0, "user_id": uid}
        add("exam_seat", **seat, address="10.0.0.alpha", **DATES)
    told = {"text": "alpha", "author": "alpha", **DATES}
    add("exam_message", id=MESSAGE, timed_work_id=runs, user_id=neighbour, **told)
    of_room = {"room_id": ROOM + 1, "room_name": "West"}
    add("exam_message", id=MESSAGE + 1, timed_work_id=runs, **of_room, **told)
    for number in (MESSAGE, MESSAGE + 1):
        add("exam_message_recipient", message_id=number, user_id=neighbour, read_at=now)
    for uid in (student, neighbour):
        add("exam_note", timed_work_id=runs, user_id=uid, seat="alpha", **told)
    pause = {"since": now - 900_000, "until": now - 600_000, "reason": "alpha", "author": "alpha"}
    add("exam_pause", timed_work_id=runs, user_id=neighbour, **pause, **DATES)
    seen = {"address": "10.0.0.1", "seen_at": now - 60_000, "clock_off_ms": 5}
    add("exam_presence", user_id=neighbour, **seen, **DATES)
    add("refused_paste", timed_work_id=runs, user_id=neighbour, count=3, last_at=now)
    computer = {"session_id": 1, "address": "alpha", "agent": "alpha"}
    place = {"timed_work_id": runs, "user_id": neighbour, **computer}
    add("exam_place", **place, bound_at=now)
    add("exam_place_event", **place, kind="bound", happened_at=now)
    for work in works:
        draft = {"user_id": neighbour, "problem_id": pids[0], "contest_id": work + 50_000}
        text = {"language": "C", "version": 1, "is_aside": 0, "client": "alpha", "length": 5}
        add("draft", **draft, **text, code="alpha", **DATES)
        for uid in (student, neighbour):
            of = {"timed_work_id": work, "problem_id": pids[0], "user_id": uid, "kind": "points"}
            add(
                "timed_work_correction",
                **{**of, "points": 7, "reason": "alpha", "made_by": "alpha", "made_at": now},
            )
    questions = {"timed_work_id": runs, "problem_id": pids[1], "display_id": "B"}
    add("timed_work_problem", **questions, display_title="Questions", **DATES)
    signed = {"version": 1, "digest": "0" * 64, "signed_uid": "1", "signed_by": "root"}
    sheet = '{"title":"alpha","problems":[],"people":[]}'
    add(
        "exam_result_version",
        **{"timed_work_id": unreleased, **signed, "content": sheet, "signed_at": SIGNED, **DATES},
    )
    made = {"made_by": "alpha", "made_at": now}
    add("exam_similarity", timed_work_id=unreleased, content=ANSWER, **made, **DATES)
    add("exam_erasure", timed_work_id=unreleased, months=6, **DATES)
