"""What the rooms of the AI helper hand to each other."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class AiAction(StrEnum):
    EXPLAIN_PROBLEM = "explain-problem"
    EXPLAIN_CE = "explain-ce"
    PROVIDE_IDEA = "provide-idea"
    PERFECT_CODE = "perfect-code"


class State(StrEnum):
    """CANCELLED: the person went away. CLOSED: a contest or a work of theirs began. CUT: it became
    too long, what had come is kept."""

    RUNNING = "running"
    DONE = "done"
    CANCELLED = "cancelled"
    CLOSED = "closed"
    CUT = "cut"
    FAILED = "failed"


class AssistantConfig(msgspec.Struct, frozen=True, kw_only=True):
    """`apiKey` is enciphered (key_file.py), "" for a service that wants none. A limit of 0 limits
    nothing. Waits in seconds: for the connection, for the answer's first bytes, between two pieces
    of it, and for all of it."""

    baseUrl: str = ""
    apiKey: str = ""
    model: str = ""
    perMinute: int = 6
    perDay: int = 60
    sitePerDay: int = 2000
    maxTokens: int = 2048
    connectSeconds: int = 10
    firstSeconds: int = 60
    idleSeconds: int = 20
    wholeSeconds: int = 120

    @property
    def is_set(self) -> bool:
        return bool(self.baseUrl and self.model)


class Message(msgspec.Struct, frozen=True):
    """One of those that a chat service is sent: `role` is system or user."""

    role: str
    content: str


class Question(msgspec.Struct, frozen=True):
    """What somebody asks, with all that leaves the house for it."""

    action: AiAction
    problem_id: int
    submission_id: int | None
    messages: tuple[Message, ...]


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """A kept one. `pid` is the problem's display id; `asked` None where it was not read; `ms` how
    long the answer took. Times are epoch ms."""

    id: int
    uid: str
    username: str
    action: AiAction
    state: State
    pid: str | None
    title: str | None
    submission_id: int | None
    model: str
    answer: str
    asked: str | None
    ms: int
    created_at: int


class Wanted(msgspec.Struct, frozen=True):
    """Which exchanges staff lists; `keyword` is part of a username."""

    keyword: str = ""
    action: AiAction | None = None
    uid: str | None = None
