"""The administrator's calls about the sessions of others (contract admin.md §3.1)."""

from __future__ import annotations

import hashlib

import msgspec

from oj_appliance.accounts.sessions import Sessions
from oj_appliance.clock import wire_time
from oj_appliance.web.endpoint import Call, delete, get
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Id, Time, Uid

CLIENT_NAME_LENGTH = 12


class SessionsQuery(msgspec.Struct):
    uid: Uid


class SessionsDeletion(msgspec.Struct):
    uid: Uid
    id: Id | None = None


class SessionRow(msgspec.Struct):
    id: int
    ip: str
    client: str
    userAgent: str
    gmtCreate: Time
    lastSeenAt: Time
    expiresAt: Time
    current: bool


class StaffSessionsApi:
    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @get("/api/admin/user/sessions", guard=ROOT, summary="An account's sessions")
    async def get_sessions(self, call: Call, query: SessionsQuery) -> list[SessionRow]:
        return [
            SessionRow(
                id=session.id,
                ip=session.ip,
                client=_client_name(session.client),
                userAgent=session.user_agent,
                gmtCreate=wire_time(session.created_at),
                lastSeenAt=wire_time(session.last_seen_at),
                expiresAt=wire_time(session.expires_at),
                current=session.id == call.viewer.session_id,
            )
            for session in await self._sessions.list_open(query.uid)
        ]

    @delete("/api/admin/user/sessions", guard=ROOT, summary="End one session or all")
    async def delete_sessions(self, call: Call, query: SessionsDeletion) -> None:
        await self._sessions.end_by_staff(query.uid, query.id, viewer=call.viewer, ip=call.ip)


def _client_name(cookie: str) -> str:
    """Tells computers apart without giving their cookies away; empty without a cookie."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:CLIENT_NAME_LENGTH] if cookie else ""
