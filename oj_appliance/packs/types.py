"""What the rooms of packs hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.packs.container.layout import Kind
from oj_appliance.timed_work.administration.types import WorkDraft
from oj_appliance.timed_work.settings.types import ExamSettings

MOST_PROBLEMS = 2000
MOST_PEOPLE = 20_000
LARGEST_CONTENT = 64 * 1024 * 1024  # bytes of what a payload says of itself
LONGEST_NAME = 255
Text = Annotated[str, Meta(max_length=LONGEST_NAME)]
# As this site hashes passwords, with no more memory or passes than any of its versions takes: a
# login must not cost what a file asks for.
_HASH = (
    r"^\$argon2id\$v=19\$m=[1-9][0-9]{0,4},t=[1-9],p=[1-8]"
    r"\$[A-Za-z0-9+/]{11,64}\$[A-Za-z0-9+/]{22,90}$"
)


def travels(password_hash: str) -> bool:
    """Whether another server takes it."""
    return re.match(_HASH, password_hash) is not None


class Role(StrEnum):
    MADE = "made"
    RECEIVED = "received"


class State(StrEnum):
    """Made here: making, then ready or failed. Received: sealed, then opened."""

    MAKING = "making"
    FAILED = "failed"
    READY = "ready"
    SEALED = "sealed"
    OPENED = "opened"


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed file as its row tells. `site` wrote it; `sha256` names the content that is the file,
    of `size` bytes. `facts` as in the file, JSON. `copy_id` is this server's name in results of the
    exam, `report` what opening it came to, JSON. `error` is a key of the error catalogue."""

    id: int
    pack_id: str
    kind: Kind
    role: Role
    state: State
    title: str
    site: str
    user_id: str
    author: str
    timed_work_id: int | None
    sha256: str | None
    size: int
    facts: str | None
    copy_id: str | None
    report: str | None
    error: str | None
    wrong_tries: int
    last_wrong_at: int | None
    opened_at: int | None
    opened_by: str | None
    created_at: int


class Secrets(msgspec.Struct, frozen=True, kw_only=True):
    """Of an exam: `results_key` hides what comes back, `public_key` proves who wrote it, and
    `signing_key` signs; the office that made the exam keeps none."""

    results_key: bytes
    public_key: bytes
    signing_key: bytes | None = None


class PackedProblem(msgspec.Struct, frozen=True, kw_only=True):
    """How a problem stands in an exam; `problem_id` names it in the package beside, `digest` is the
    same for equal problems on every server."""

    problem_id: Text
    display_id: Text
    title: Text
    score: int
    seq: int
    version: Text | None = None
    digest: Annotated[str, Meta(max_length=64)] | None = None


class PackedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on the roster that travels along; the hash lets them in with the password on the
    slip that their office printed."""

    username: Annotated[str, Meta(max_length=20)]
    password_hash: Annotated[str, Meta(pattern=_HASH)]
    must_change_password: bool
    realname: Annotated[str, Meta(max_length=50)] = ""
    number: Annotated[str, Meta(max_length=20)] = ""
    class_name: Annotated[str, Meta(max_length=50)] = ""
    school: Annotated[str, Meta(max_length=100)] = ""


class ExamContent(msgspec.Struct, frozen=True, kw_only=True):
    """All of an exam but its problems' contents, as the payload begins."""

    work: WorkDraft
    settings: ExamSettings
    problems: Annotated[list[PackedProblem], Meta(max_length=MOST_PROBLEMS)]
    people: Annotated[list[PackedPerson], Meta(max_length=MOST_PEOPLE)]
    results_key: bytes
    signing_key: bytes


def counting_of(work: WorkDraft, settings: ExamSettings) -> Counting:
    return Counting(
        score_type=work.score_type, duration_ms=work.duration_ms, grace_s=settings.grace_s
    )


class BankProblem(msgspec.Struct, frozen=True, kw_only=True):
    """`digest` is the same for equal problems on every server."""

    problem_id: Text
    title: Text
    digest: Annotated[str, Meta(max_length=64)]


class BankContent(msgspec.Struct, frozen=True, kw_only=True):
    problems: Annotated[list[BankProblem], Meta(max_length=MOST_PROBLEMS)]


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on the roster, as the office that made the exam remembers."""

    username: str
    realname: str
    number: str
    class_name: str


class Counting(msgspec.Struct, frozen=True, kw_only=True):
    """By which rules points came about; `duration_ms` None: the whole window."""

    score_type: str
    duration_ms: int | None
    grace_s: int


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """What the office remembers of an exam it made: results are compared with it."""

    problems: list[PackedProblem]
    people: list[Expected]
    counting: Counting


class OpenedExam(msgspec.Struct, frozen=True, kw_only=True):
    """What opening came to: `renamed` problems got another id, "old → new"; of the roster's people
    `existing` had an account here, which was left as it is, and `differing` one of another name or
    number."""

    problems: int
    renamed: list[str]
    created: int
    existing: list[str]
    differing: list[str]


class OpenedBank(msgspec.Struct, frozen=True, kw_only=True):
    """`key` is of the dry run; ids of problems that are here already, and as they came or not."""

    key: str
    same: list[str]
    changed: list[str]
