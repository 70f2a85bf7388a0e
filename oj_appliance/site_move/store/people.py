"""People who come with a site: their accounts, and which names and addresses are taken."""

from __future__ import annotations

from oj_appliance.accounts.model import Account, AccountRole
from oj_appliance.accounts.rules import (
    DEFAULT_GENDER,
    GENDERS,
    LONGEST_CLASS_NAME,
    PROFILE_LIMITS,
    ROOT_UID,
    name_key,
    role_of_name,
)
from oj_appliance.site_move.types import MovedPerson
from oj_appliance.storage.base import fetch_all, fetch_one

LONGEST_EMAIL = 320
_LIMITS = {**PROFILE_LIMITS, "class_name": LONGEST_CLASS_NAME}
_TEXTS = (
    *("realname", "nickname", "school", "course", "number", "class_name", "signature", "github"),
    "blog",
)


def taken_names() -> set[str]:
    """As `accounts.rules.name_key` makes them."""
    return {
        name_key(name)
        for (name,) in fetch_all("SELECT username FROM account WHERE deleted_at IS NULL")
    }


def taken_emails() -> set[str]:
    rows = fetch_all("SELECT email FROM account WHERE email IS NOT NULL AND deleted_at IS NULL")
    return {str(email) for (email,) in rows}


def is_name_taken(keys: tuple[str, str]) -> bool:
    row = fetch_one(
        "SELECT 1 FROM account WHERE username_ci IN (?, ?) AND deleted_at IS NULL", *keys
    )
    return row is not None


def is_email_taken(email: str) -> bool:
    row = fetch_one("SELECT 1 FROM account WHERE email = ? AND deleted_at IS NULL", email)
    return row is not None


def insert(
    uid: str, username: str, person: MovedPerson, stored_hash: str | None, role: str, *, now: int
) -> None:
    """`stored_hash` None: nobody gets in by a password, only by a code of staff."""
    made = person.created_at or now
    email = person.email.strip()
    is_free = 0 < len(email) <= LONGEST_EMAIL and "@" in email and not is_email_taken(email)
    Account.insert(
        id=uid,
        username=username,
        password_hash=stored_hash,
        email=email if is_free else None,
        gender=person.gender if person.gender in GENDERS else DEFAULT_GENDER,
        status=int(person.is_banned),
        created_at=made,
        updated_at=now,
        **{
            name: getattr(person, name).replace("\0", "").strip()[: _LIMITS[name]] or None
            for name in _TEXTS
        },
    ).execute()
    AccountRole.insert(user=uid, role=role_of_name(role), created_at=now, updated_at=now).execute()


def standing_of(uid: str) -> tuple[str, bool] | None:
    """Name, and whether staff; root is nobody's who comes."""
    row = fetch_one(
        "SELECT username, role_id IN (1000, 1001, 1008) FROM account"
        " JOIN account_role ON user_id = account.id WHERE account.id = ? AND account.id <> ?",
        uid,
        ROOT_UID,
    )
    return None if row is None else (str(row[0]), bool(row[1]))
