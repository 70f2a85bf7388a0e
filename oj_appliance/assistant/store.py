"""Queries on exchanges, and on who has written in contests."""

from __future__ import annotations

import json
import zlib
from typing import Any

from oj_appliance.assistant.model import AiExchange
from oj_appliance.assistant.types import AiAction, Exchange, Question, State, Wanted
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

_COLUMNS = (
    "ai_exchange.id, ai_exchange.user_id, account.username, ai_exchange.action, ai_exchange.state,"
    " problem.problem_id, problem.title, ai_exchange.submission_id, ai_exchange.model,"
    " ai_exchange.answer, ai_exchange.ms, ai_exchange.created_at"
)
_FROM = (
    " FROM ai_exchange JOIN account ON account.id = ai_exchange.user_id"
    " LEFT JOIN problem ON problem.id = ai_exchange.problem_id"
)


def insert(uid: str, question: Question, model: str, asked: str, *, now: int) -> int:
    return int(
        AiExchange.insert(
            user_id=uid,
            action=question.action,
            state=State.RUNNING,
            problem_id=question.problem_id,
            submission_id=question.submission_id,
            model=model,
            asked=zlib.compress(asked.encode()),
            created_at=now,
            updated_at=now,
        ).execute()
    )


def finish(number: int, state: State, answer: str, *, ms: int, now: int) -> None:
    AiExchange.update(state=state, answer=answer, ms=ms, updated_at=now).where(
        AiExchange.id == number
    ).execute()


def end_all_running(*, now: int) -> None:
    """Those that a server left which ended in their middle."""
    AiExchange.update(state=State.FAILED, updated_at=now).where(
        AiExchange.state == State.RUNNING
    ).execute()


def asked_since(uid: str, *, minute: int, day: int) -> tuple[int, int]:
    """How often this person has asked since the moment `minute`, and since `day` with an answer or
    one on its way (epoch ms)."""
    row = fetch_one(
        "SELECT count(*) FILTER (WHERE created_at >= ?),"
        " count(*) FILTER (WHERE created_at >= ? AND (state <> 'failed' OR answer <> ''))"
        " FROM ai_exchange WHERE user_id = ? AND created_at >= ?",
        *(minute, day, uid, min(minute, day)),
    )
    return (0, 0) if row is None else (int(row[0]), int(row[1]))


def answered_since(day: int) -> int:
    """The same of everybody."""
    row = fetch_one(
        "SELECT count(*) FROM ai_exchange WHERE created_at >= ?"
        " AND (state <> 'failed' OR answer <> '')",
        day,
    )
    return 0 if row is None else int(row[0])


def page(wanted: Wanted, *, limit: int, offset: int) -> tuple[list[Exchange], int]:
    """The newest first, without what was asked; and how many there are."""
    conditions, values = ["1"], list[Any]()
    if wanted.uid is not None:
        conditions.append("ai_exchange.user_id = ?")
        values.append(wanted.uid)
    if wanted.action is not None:
        conditions.append("ai_exchange.action = ?")
        values.append(wanted.action)
    if wanted.keyword:
        conditions.append("account.username LIKE ? ESCAPE '\\'")
        values.append(like_part(wanted.keyword))
    where = f" WHERE {' AND '.join(conditions)}"
    rows = fetch_all(
        f"SELECT {_COLUMNS}{_FROM}{where} ORDER BY ai_exchange.id DESC LIMIT ? OFFSET ?",
        *(*values, limit, offset),
    )
    total = fetch_one(f"SELECT count(*){_FROM}{where}", *values)
    return [_exchange(row) for row in rows], 0 if total is None else int(total[0])


def find(number: int) -> Exchange | None:
    """With what was asked."""
    row = fetch_one(f"SELECT {_COLUMNS}, asked{_FROM} WHERE ai_exchange.id = ?", number)
    return None if row is None else _exchange(row[:-1], zlib.decompress(row[-1]).decode())


def erase_before(moment: int) -> int:
    """How many were erased."""
    return int(AiExchange.delete().where(AiExchange.created_at < moment).execute())


def has_written_in(uid: str, contest_ids: list[int]) -> bool:
    """Whether this person has submitted or written anything in one of these contests."""
    row = fetch_one(
        "SELECT EXISTS(SELECT 1 FROM submission WHERE user_id = ?1 AND place_kind = ?2"
        " AND place_id IN (SELECT value FROM json_each(?3)))"
        " OR EXISTS(SELECT 1 FROM draft WHERE user_id = ?1"
        " AND contest_id IN (SELECT value FROM json_each(?3)))",
        *(uid, int(Kind.CONTEST), json.dumps(contest_ids)),
    )
    return row is not None and bool(row[0])


def _exchange(row: tuple[Any, ...], asked: str | None = None) -> Exchange:
    number, uid, username, action, state, pid, title, submission_id, model, answer, ms, at = row
    return Exchange(
        id=number,
        uid=uid,
        username=username,
        action=AiAction(action),
        state=State(state),
        pid=pid,
        title=title,
        submission_id=submission_id,
        model=model,
        answer=answer,
        asked=asked,
        ms=ms,
        created_at=at,
    )
