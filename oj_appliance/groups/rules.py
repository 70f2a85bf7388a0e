"""Who may do what in a group (S3 §4 and §6, contract group.md §2). Pure."""

from __future__ import annotations

from oj_appliance.groups.types import Group, GroupFilter, Level, Standing


def is_everybodys(group: Group) -> bool:
    """Whoever comes sees it."""
    return group.is_enabled and group.visible


def may_see(group: Group, standing: Standing) -> bool:
    """Whether it is listed for them, and told to them: a hidden one is its members' alone."""
    if is_everybodys(group) or standing.is_site_root:
        return True
    return group.is_enabled and standing.is_member


def fits(group: Group, wanted: GroupFilter) -> bool:
    """In either letter case; whose it is, is asked elsewhere."""
    if wanted.auth is not None and group.auth != wanted.auth:
        return False
    if wanted.keyword is None:
        return True
    keyword = wanted.keyword.casefold()
    return any(keyword in each.casefold() for each in (group.name, group.owner, group.short_name))


def level_refusal(
    mine: Standing, target: int, new: int, *, target_is_owner: bool = False
) -> str | None:
    """The key with which a change of somebody's level is refused, or None; `target` is the level
    that they have now. One gives and takes below one's own level alone."""
    if target_is_owner:
        return "group.owner_protected"
    if not mine.is_admin:
        return "group.not_allowed"
    if target not in tuple(Level):
        return "group.no_such_member"
    if target >= Level.MEMBER > new:
        return "group.no_downgrade"
    if target >= mine.rank or new >= mine.rank:
        return "group.level_too_high"
    if not Level.REFUSED <= new <= Level.ROOT:
        return "param.bad"
    return None


def removal_refusal(
    mine: Standing, target: int, *, is_self: bool = False, target_is_owner: bool = False
) -> str | None:
    """The same for taking somebody out: neither oneself nor the owner."""
    if is_self:
        return "group.cannot_remove_self"
    if target_is_owner:
        return "group.owner_protected"
    if not mine.is_admin:
        return "group.not_allowed"
    if target not in tuple(Level):
        return "group.no_such_member"
    return "group.level_too_high" if target >= mine.rank else None
