"""Who calls, and which calls ask for what (contract 00-conventions §4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from oj_appliance.errors import GuardError

ROLE_ROOT = "root"
ROLE_ADMIN = "admin"
ROLE_PROBLEM_ADMIN = "problem_admin"
STAFF_ROLES = frozenset({ROLE_ROOT, ROLE_ADMIN, ROLE_PROBLEM_ADMIN})

# Rights of the back-office: they count in an admin role alone (contract 21-permissions §1).
OFFICE_RIGHTS = frozenset(
    {
        "problem_admin",
        "contest_admin",
        "announcement_admin",
        "user_admin",
        "system_info_admin",
        "rejudge",
    }
)


class Preview(msgspec.Struct, frozen=True):
    """A contest as its participants see it, or will: looked at as at this moment (epoch ms) until
    that has come, and at the true one from then on."""

    contest_id: int
    moment: int


class GroupStandings(Protocol):
    """What one person is in groups, for those who stand below them: the contract's GM, GA, GR."""

    def is_member(self, gid: int) -> bool: ...
    def is_admin(self, gid: int) -> bool: ...
    def is_root(self, gid: int) -> bool: ...

    @property
    def is_member_somewhere(self) -> bool: ...

    @property
    def is_admin_somewhere(self) -> bool: ...


class Nowhere:
    """Of guests, and of everybody who is no person."""

    is_member_somewhere = False
    is_admin_somewhere = False

    def is_member(self, gid: int) -> bool:
        return False

    is_admin = is_root = is_member


NOWHERE: GroupStandings = Nowhere()


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person behind a request; a guest has no uid. With a preview it is no person but any
    participant of that contest. `groups` answers as things stand when it is asked."""

    uid: str | None = None
    username: str = ""
    role: str = ""
    permissions: frozenset[str] = frozenset()
    session_id: int | None = None
    must_change_password: bool = False
    preview: Preview | None = None
    groups: GroupStandings = field(default=NOWHERE, compare=False, repr=False)

    @property
    def is_guest(self) -> bool:
        return self.uid is None

    @property
    def is_root(self) -> bool:
        return self.role == ROLE_ROOT

    @property
    def is_problem_admin(self) -> bool:
        """root or problem_admin, the contract's PA."""
        return self.role in (ROLE_ROOT, ROLE_PROBLEM_ADMIN) and self.holds("problem_admin")

    @property
    def is_staff(self) -> bool:
        """Any admin role, the contract's A."""
        return self.role in STAFF_ROLES

    def holds(self, right: str) -> bool:
        """Whether the person's role was given the right; root's holds every one."""
        if self.is_root:
            return True
        return right in self.permissions and (self.is_staff or right not in OFFICE_RIGHTS)

    @property
    def account_id(self) -> str:
        """The uid where a guard has made sure of one."""
        if self.uid is None:
            raise GuardError("auth.login_required", status=401)
        return self.uid


GUEST_VIEWER = Viewer()


class Actor(msgspec.Struct, frozen=True):
    """Who does something, and from which address: what the audit log and events are told."""

    viewer: Viewer
    ip: str = ""

    @property
    def uid(self) -> str | None:
        return self.viewer.uid

    @property
    def username(self) -> str:
        return self.viewer.username

    @property
    def account_id(self) -> str:
        """The uid where a guard has made sure of one."""
        return self.viewer.account_id


# What happens by the clock is done by nobody.
NOBODY = Actor(GUEST_VIEWER)


class Authenticated(msgspec.Struct, frozen=True):
    """What a token stands for. `new_token` is offered when the session is due for a refresh."""

    viewer: Viewer
    new_token: str | None = None


# Whom a preview's key stands for, by who sent it; raises ApiError for what is none of theirs.
Previewed = Callable[[Viewer, str], Viewer]

# Knows tokens; app.py passes it in from accounts. None = bad, expired or ended.
Authenticate = Callable[[str], Awaitable[Authenticated | None]]


class Guard(msgspec.Struct, frozen=True):
    """`name` is the contract's code; `allows` judges a logged-in viewer."""

    name: str
    needs_login: bool
    allows: Callable[[Viewer], bool]

    def check(self, viewer: Viewer, *, token_was_sent: bool) -> None:
        """Raises GuardError 401 without a valid session, 403 without the right."""
        if not self.needs_login:
            return
        if viewer.is_guest:
            raise GuardError(
                "auth.expired" if token_was_sent else "auth.login_required", status=401
            )
        if not self.allows(viewer):
            raise GuardError("auth.forbidden")


GUEST = Guard("G", False, lambda viewer: True)
LOGIN = Guard("L", True, lambda viewer: True)
STAFF = Guard("A", True, lambda viewer: viewer.is_staff)
PROBLEM_ADMIN = Guard("PA", True, lambda viewer: viewer.is_problem_admin)
ROOT = Guard("R", True, lambda viewer: viewer.is_root)


def permission(name: str) -> Guard:
    return Guard(f"P:{name}", True, lambda viewer: viewer.holds(name))


PROBLEM_EDITOR = permission("problem_admin")
CONTEST_ADMIN = permission("contest_admin")
ANNOUNCEMENT_ADMIN = permission("announcement_admin")
USER_ADMIN = permission("user_admin")
SYSTEM_INFO = permission("system_info_admin")
# Judging again, by hand, and cancelling (contract submission.md §5.1).
REJUDGE = permission("rejudge")
# Calls of the editor, which groups use for problems of their own: which of them somebody looks
# after is asked of each problem. Whoever wrote one for a group may be a plain member by now.
PROBLEM_KEEPER = Guard(
    "GM or P:problem_admin",
    True,
    lambda viewer: viewer.holds("problem_admin") or viewer.groups.is_member_somewhere,
)
# The same where a call names no problem.
PROBLEM_WRITER = Guard(
    "GA or P:problem_admin",
    True,
    lambda viewer: viewer.holds("problem_admin") or viewer.groups.is_admin_somewhere,
)
STAFF_OR_GROUP_ADMIN = Guard(
    "GA or A", True, lambda viewer: viewer.is_staff or viewer.groups.is_admin_somewhere
)
# Of the wastebasket: what lies in it is asked once more by its kind (contract admin.md §20).
TRASH = Guard(
    "PA or P:user_admin",
    True,
    lambda viewer: viewer.is_problem_admin or viewer.holds("user_admin"),
)
