"""Whom a batch leaves out; the same rules as for one account (contract admin.md §3). Pure."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.accounts import rules
from oj_appliance.accounts.batches.types import AccountChange, BatchAccount, LeftOut
from oj_appliance.web.guards import Viewer

Sorted = tuple[list[BatchAccount], list[LeftOut]]


def sort_out(
    uids: Iterable[str],
    accounts: list[BatchAccount],
    viewer: Viewer,
    *,
    only_enabled: bool = False,
) -> Sorted:
    """Those to whom the thing is done, and the others. `only_enabled`: it is of no use to somebody
    who may not log in."""
    found = {account.uid for account in accounts}
    left_out = [LeftOut(uid, "", "user.missing") for uid in dict.fromkeys(uids) if uid not in found]
    taken = []
    for account in accounts:
        err = _reason(account, viewer)
        if err is None and only_enabled and account.status != 0:
            err = "user.disabled"
        if err is None:
            taken.append(account)
        else:
            left_out.append(LeftOut(account.uid, account.username, err))
    return taken, left_out


def _reason(account: BatchAccount, viewer: Viewer) -> str | None:
    if account.uid == viewer.uid:
        return "user.own_account"
    if account.uid == rules.ROOT_UID:
        return "user.root_protected"
    if rules.is_staff_role(account.role_id) and not viewer.is_root:
        return "user.staff_protected"
    return None


def is_changed(account: BatchAccount, change: AccountChange) -> bool:
    return (
        change.class_name not in (None, account.class_name)
        or change.status not in (None, account.status)
        or change.role_id not in (None, account.role_id)
    )
