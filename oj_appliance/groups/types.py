"""What the rooms of groups, and the domains above, hand each other."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Level(IntEnum):
    """What somebody is in a group; who has no row there has none."""

    APPLYING = 1
    REFUSED = 2
    MEMBER = 3
    ADMIN = 4
    ROOT = 5


NO_LEVEL = 0
# Above every level that is stored: the owner, and root of the site.
ABOVE_ALL = 6


class Entry(IntEnum):
    """How one comes in: at once, by an application, or by one with the invitation code."""

    PUBLIC = 1
    PROTECTED = 2
    PRIVATE = 3


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """`uid` and `owner` are its owner's; `auth` an Entry; status 0 is enabled; times epoch ms."""

    id: int
    avatar: str | None
    name: str
    short_name: str
    brief: str
    description: str
    uid: str
    owner: str
    auth: int
    visible: bool
    status: int
    code: str | None
    created_at: int
    updated_at: int

    @property
    def is_enabled(self) -> bool:
        return self.status == 0


class GroupFilter(msgspec.Struct, frozen=True):
    """`keyword` stands in the name, the owner's or the short name; `auth` an Entry."""

    keyword: str | None = None
    auth: int | None = None
    only_mine: bool = False


class Standing(msgspec.Struct, frozen=True):
    """What one person is in one group: `level` is that of the stored row, or 0."""

    level: int = NO_LEVEL
    is_owner: bool = False
    is_site_root: bool = False

    @property
    def rank(self) -> int:
        """The level by which one may do things: owner and root of the site stand above all."""
        return ABOVE_ALL if self.is_owner or self.is_site_root else self.level

    @property
    def is_member(self) -> bool:
        """The contract's GM."""
        return self.rank >= Level.MEMBER

    @property
    def is_admin(self) -> bool:
        """The contract's GA."""
        return self.rank >= Level.ADMIN

    @property
    def is_root(self) -> bool:
        """The contract's GR."""
        return self.rank >= Level.ROOT


class GroupDisbanded(msgspec.Struct, frozen=True):
    """Published inside the transaction that removes a group, before its rows go: whoever keeps
    things of groups lets go of them. `uids` are its members, `now` epoch ms."""

    group: Group
    uids: tuple[str, ...]
    by: str | None
    now: int


class MembershipChanged(msgspec.Struct, frozen=True):
    """Published inside the transaction that changes what somebody is in a group, and announced
    after its commit. Levels are those of the row, 0 for none; `roots` are the uids of the owner and
    of those of level 5, `now` epoch ms."""

    group: Group
    uid: str
    username: str
    before: int
    after: int
    by: str
    roots: tuple[str, ...]
    now: int


class GroupChanged(msgspec.Struct, frozen=True):
    """Announced after the commit: a group is new, or something of it has changed."""

    group: Group
