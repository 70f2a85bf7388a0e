"""What is wrong with the rows of a class list (contract admin.md §3.1)."""

from __future__ import annotations

from collections.abc import Mapping

from oj_appliance.accounts import rules
from oj_appliance.accounts.rosters.types import KnownAccounts, RosterProblem, RosterRow
from oj_appliance.errors import ApiError
from oj_appliance.mail.rules import clean_address

# Fields of plain words; of the others a question mark may be a part.
LETTERED = ("realname", "nickname", "school", "className")
_LOST = frozenset("?\ufffd\u25a1")

LIMITS = {
    "realname": rules.PROFILE_LIMITS["realname"],
    "nickname": rules.PROFILE_LIMITS["nickname"],
    "school": rules.PROFILE_LIMITS["school"],
    "className": rules.LONGEST_CLASS_NAME,
    "number": rules.PROFILE_LIMITS["number"],
}


def find_problems(
    rows: list[RosterRow], known: KnownAccounts, *, generates_passwords: bool
) -> list[list[RosterProblem]]:
    """For each row what keeps it out; of equal names and addresses the first row is good."""
    checks = _Checks(known, generates_passwords)
    return [checks.problems_of(row) for row in rows]


class _Checks:
    """Remembers the names and addresses of the rows before."""

    def __init__(self, known: KnownAccounts, generates_passwords: bool) -> None:
        self._known = known
        self._generates_passwords = generates_passwords
        self._row_of_name: dict[str, RosterRow] = {}
        self._name_of_look: dict[str, str] = {}
        self._row_of_email: dict[str, RosterRow] = {}

    def problems_of(self, row: RosterRow) -> list[RosterProblem]:
        values = row.values
        username = rules.name_key(values.get("username", ""))
        found = [
            self._username(row, values.get("username", "")),
            self._password(username, values.get("password", "")),
            self._email(row, username, values.get("email", "")),
        ]
        for name, most in LIMITS.items():
            if len(values.get(name, "")) > most:
                fill: dict[str, object] = {"field": name, "max": most}
                found.append(RosterProblem(name, "content.too_long", fill))
        return [problem for problem in found if problem is not None]

    def _username(self, row: RosterRow, username: str) -> RosterProblem | None:
        if not username:
            return RosterProblem("username", "roster.empty_username")
        key = rules.name_key(username)
        if self._known.is_staff.get(key):
            return RosterProblem("username", "roster.is_staff")
        # A name that the site has already need not be one that it would take today.
        if key not in self._known.is_staff:
            if not _is_username(username):
                return RosterProblem("username", "user.bad_username")
            twin = self._twin(key, username)
            if twin is not None:
                return RosterProblem("username", "user.twin", {"name": twin})
        first = self._row_of_name.setdefault(key, row)
        if first is row:
            return None
        return RosterProblem("username", "roster.duplicate", {"n": first.place or first.row})

    def _twin(self, key: str, username: str) -> str | None:
        """The account, or the name of a row before, that the eye may take it for."""
        look = rules.name_key(rules.latin_twin(username))
        before = self._name_of_look.setdefault(look, username)
        if rules.name_key(before) != key:
            return before
        return self._known.twin_of.get(key)

    def _password(self, username: str, password: str) -> RosterProblem | None:
        if not password:
            needs_one = username not in self._known.is_staff and not self._generates_passwords
            return RosterProblem("password", "roster.no_password") if needs_one else None
        if not rules.SHORTEST_PASSWORD <= len(password) <= rules.LONGEST_GIVEN_PASSWORD:
            return RosterProblem("password", "roster.bad_password")
        return None

    def _email(self, row: RosterRow, username: str, email: str) -> RosterProblem | None:
        if not email:
            return None
        try:
            address = clean_address(email)
        except ApiError:
            return RosterProblem("email", "mail.bad_format")
        owner = self._known.owner_of_email.get(address, username)
        first = self._row_of_email.setdefault(address, row)
        if owner != username or first is not row:
            return RosterProblem("email", "mail.used")
        return None


def find_losses(row: RosterRow, before: Mapping[str, str]) -> list[RosterProblem]:
    """Letters that a table saved in a narrow encoding has lost: they stand as question marks, or
    as the signs that fonts and decoders draw for them. `before` is what the account has."""
    return [
        RosterProblem(name, "roster.lost_letters", {"field": name})
        for name in LETTERED
        if (value := row.values.get(name, "")) and _LOST & set(value) - set(before.get(name, ""))
    ]


def _is_username(username: str) -> bool:
    try:
        rules.check_username(username)
    except ApiError:
        return False
    return True
