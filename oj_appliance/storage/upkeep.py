"""What the database wants done now and then: forget what expired, plan anew, shrink the journal."""

from __future__ import annotations

from oj_appliance.storage.base import fetch_all

SESSION_KEPT_MS = 182 * 86_400_000  # six months, contract 00-conventions §11
IDEMPOTENCY_KEPT_MS = 86_400_000


def forget_expired(*, now: int) -> None:
    """Temporary values, sessions long over, idempotency keys after their day, import reports."""
    fetch_all("DELETE FROM kv_temp WHERE expires_at <= ?", now)
    fetch_all(
        "DELETE FROM session WHERE expires_at <= ? AND id NOT IN"
        " (SELECT max(id) FROM session GROUP BY user_id)",
        now - SESSION_KEPT_MS,
    )
    fetch_all(
        "UPDATE submission SET client_key = NULL, client_key_hash = NULL"
        " WHERE client_key IS NOT NULL AND submit_time <= ?",
        now - IDEMPOTENCY_KEPT_MS,
    )
    fetch_all("DELETE FROM import_task WHERE expires_at <= ?", now)


def optimize() -> None:
    fetch_all("PRAGMA optimize")
