"""What a change of password tells its owner (contract account.md, `ChangeAccount`)."""

from __future__ import annotations

from oj_appliance.accounts.rules import MOST_WRONG_OLD_PASSWORDS
from oj_appliance.accounts.types import PasswordChange
from oj_appliance.errors import Language

CHANGED, WRONG, LOCKED = 200, 400, 403


def told(change: PasswordChange, language: Language) -> tuple[int, str]:
    """(code, sentence)."""
    chinese = language == "zh-CN"
    if change.is_changed:
        return CHANGED, "密码已修改" if chinese else "Your password has been changed"
    if change.locked_seconds:
        minutes, seconds = divmod(change.locked_seconds, 60)
        if chinese:
            return LOCKED, f"原密码错误次数过多，请 {minutes} 分 {seconds} 秒后再试"
        return LOCKED, f"Too many wrong passwords, try again in {minutes} min {seconds} s"
    left = MOST_WRONG_OLD_PASSWORDS - change.failures
    if chinese:
        return WRONG, f"原密码错误，已错 {change.failures} 次，还可尝试 {left} 次"
    return WRONG, f"The old password is wrong ({change.failures} times); {left} tries are left"
