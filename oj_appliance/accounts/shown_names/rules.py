"""The one rule of what people are called before others (contract account.md, shown names). Calls,
searches and pages all ask here. Pure."""

from __future__ import annotations

from oj_appliance.accounts.types import PersonNames
from oj_appliance.web.guards import Viewer

USERNAME, NICKNAME, REALNAME = "username", "nickname", "realname"
# What the administrator may choose for those who are no staff.
CHOICES = (USERNAME, NICKNAME, REALNAME)


def shows_nickname(viewer: Viewer, choice: str, uid: str | None = None) -> bool:
    """Staff sees all names, everybody their own."""
    return viewer.is_staff or choice != USERNAME or (uid is not None and viewer.uid == uid)


def shows_realname(viewer: Viewer, choice: str) -> bool:
    """Never a guest: what a class may know, the street need not."""
    return viewer.is_staff or (choice == REALNAME and not viewer.is_guest)


def name_for(names: PersonNames, viewer: Viewer, choice: str) -> str | None:
    """What stands beside the user name; None where it would say nothing more."""
    name = None
    if shows_realname(viewer, choice):
        name = names.realname
    if not name and shows_nickname(viewer, choice):
        name = names.nickname
    return None if not name or name == names.username else name


def searched_columns(viewer: Viewer, choice: str) -> tuple[str, ...]:
    """The columns of account in which a word is looked for: a search must not tell a name that
    the viewer is not shown."""
    columns = ["username"]
    if shows_nickname(viewer, choice):
        columns.append("nickname")
    if shows_realname(viewer, choice):
        columns.append("realname")
    if viewer.is_staff:
        columns.append("number")
    return tuple(columns)
