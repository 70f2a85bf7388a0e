"""What the rooms of accounts hand to each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from oj_appliance.web.guards import Viewer


class AccountRecord(msgspec.Struct, frozen=True):
    """One account as others may need it; the hash stays behind in PasswordRecord."""

    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    email: str | None
    mobile: str | None
    number: str | None
    gender: str
    school: str | None
    course: str | None
    signature: str | None
    realname: str | None
    github: str | None
    blog: str | None
    cf_username: str | None
    class_name: str | None
    must_change_password: bool
    status: int
    role_id: int


class PasswordRecord(msgspec.Struct, frozen=True):
    uid: str
    password_hash: str | None
    status: int
    role_id: int


class Origin(msgspec.Struct, frozen=True):
    """Where a login comes from."""

    client: str
    ip: str
    user_agent: str = ""


@dataclass(frozen=True, slots=True)
class OpenSession:
    """A valid session as the cache keeps it. Times are epoch ms."""

    viewer: Viewer
    issued_at: int
    expires_at: int
    is_previous_token: bool


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """A session as staff reads it. Times are epoch ms."""

    id: int
    ip: str
    client: str
    user_agent: str
    created_at: int
    last_seen_at: int
    expires_at: int


class UsedCode(NamedTuple):
    """`keeps_password`: it lends a session and gives no right to set a password."""

    keeps_password: bool


@dataclass(frozen=True, slots=True)
class LoginResult:
    """`by_code`: a one-time code of staff stood in for the password."""

    account: AccountRecord
    token: str
    permissions: frozenset[str]
    by_code: bool = False
    keeps_password: bool = False


class OwnChange(msgspec.Struct, frozen=True):
    """How a change of one's own password, address or number ended: changed, refused for the n-th
    time, or locked for some seconds. `token` goes on with the session where the old one ends, and
    `account` is whom it stands for."""

    is_changed: bool
    failures: int
    locked_seconds: int
    token: str = ""
    account: AccountRecord | None = None


class NewAccount(msgspec.Struct, frozen=True):
    username: str
    password: str
    role_id: int
    realname: str | None = None
    must_change_password: bool = False


@dataclass(frozen=True, slots=True)
class SetupAnswers:
    """What the setup page sends (contract account.md, first start)."""

    code: str
    password: str
    name: str
    language: str
    timezone: str
    short_name: str | None = None
    wants_demo: bool = False
    origin: Origin = field(default_factory=lambda: Origin("", ""))


class Captcha(msgspec.Struct, frozen=True):
    key: str
    picture: str


class Puzzle(msgspec.Struct, frozen=True):
    """`piece_y` in px from the picture's upper edge."""

    key: str
    background: str
    piece: str
    piece_y: int


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """`x` is the piece's left edge in px; `trail` the drag as (x, y, ms)."""

    key: str
    x: int
    trail: list[tuple[int, int, int]]


class Newcomer(msgspec.Struct, frozen=True):
    """What the register dialog sends."""

    username: str
    password: str
    email: str
    code: str
    origin: Origin


@dataclass(frozen=True, slots=True)
class Profile:
    """What people may write about themselves (contract account.md, change-userInfo)."""

    realname: str | None
    nickname: str | None
    signature: str | None
    blog: str | None
    github: str | None
    school: str | None
    number: str | None
    cf_username: str | None
    gender: str
    course: str | None


class PersonNames(msgspec.Struct, frozen=True):
    username: str
    nickname: str | None
    realname: str | None


class UserEdit(msgspec.Struct, frozen=True):
    """What staff sends of an account. `texts` has the columns that were sent; None elsewhere leaves
    role, status, password or the duty to change it as it is."""

    uid: str
    username: str
    role_id: int | None
    status: int | None
    texts: dict[str, str | None]
    new_password: str | None
    must_change_password: bool | None


class UserListRow(msgspec.Struct, frozen=True):
    """An account as the administrator lists it. Times are epoch ms."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    email: str | None
    mobile: str | None
    number: str | None
    class_name: str | None
    school: str | None
    course: str | None
    gender: str
    signature: str | None
    github: str | None
    blog: str | None
    cf_username: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    status: int
    must_change_password: bool
    created_at: int
    updated_at: int
    role_id: int
    role_name: str
    role_description: str | None
    role_status: int


class Credential(msgspec.Struct, frozen=True):
    """What a slip tells its owner; texts may be blank. `code_expires_at` (epoch ms): in place of
    the password stands a one-time code that is good until then."""

    username: str
    password: str
    realname: str = ""
    number: str = ""
    class_name: str = ""
    code_expires_at: int | None = None


class DeletedAccount(msgspec.Struct, frozen=True):
    """An account in the wastebasket. Times are epoch ms."""

    uid: str
    username: str
    realname: str | None
    deleted_by: str | None
    deleted_at: int
    role_id: int


class AccountsAdded(msgspec.Struct, frozen=True):
    """Published inside the transaction in which people get accounts, their own or many at a time;
    `now` epoch ms."""

    uids: tuple[str, ...]
    now: int


class AccountRenamed(msgspec.Struct, frozen=True):
    """Published inside the transaction in which an account gets another name, and announced after
    its commit."""

    uid: str
    username: str


class AccountRoleChanged(msgspec.Struct, frozen=True):
    """Published inside the transaction in which an account gets another role (its id of S1 §6);
    `by` is the uid of who gave it, `now` epoch ms."""

    uid: str
    role_id: int
    by: str
    now: int


class AddressChanged(msgspec.Struct, frozen=True):
    """Published inside the transaction that opens a session from another address than the last one
    came from; `now` epoch ms."""

    uid: str
    ip: str
    now: int


class AccountHidden(msgspec.Struct, frozen=True):
    """Announced after the commit: an account has gone to the wastebasket."""

    uid: str


class AccountShown(msgspec.Struct, frozen=True):
    """Announced after the commit: it is back."""

    uid: str


class AccountRemoved(msgspec.Struct, frozen=True):
    """Published inside the transaction that removes an account for ever, before its rows go, and
    announced after its commit."""

    uid: str
