"""What a change of password, address or number tells its owner (account.md, `ChangeAccount`)."""

from __future__ import annotations

from oj_appliance.accounts.rules import MOST_WRONG_OLD_PASSWORDS
from oj_appliance.accounts.types import OwnChange
from oj_appliance.errors import Language, Phrase

CHANGED, WRONG, LOCKED = 200, 400, 403

PASSWORD = (
    Phrase("密码已修改", "Your password has been changed"),
    Phrase("原密码错误", "The old password is wrong"),
)
EMAIL = (
    Phrase("邮箱已修改", "Your e-mail address has been changed"),
    Phrase("密码或验证码错误", "The password or the code is wrong"),
)
MOBILE = (
    Phrase("手机号已修改", "Your mobile number has been changed"),
    Phrase("密码错误", "The password is wrong"),
)
_LOCKED = Phrase(
    "错误次数过多，请 {minutes} 分 {seconds} 秒后再试",
    "Too many wrong answers, try again in {minutes} min {seconds} s",
)
_TIMES = Phrase(
    "{what}，已错 {failures} 次，还可尝试 {left} 次",
    "{what} ({failures} {failures:time/times}); {left} {left:try is/tries are} left",
)


def told(change: OwnChange, words: tuple[Phrase, Phrase], language: Language) -> tuple[int, str]:
    """(code, sentence); `words` are PASSWORD, EMAIL or MOBILE."""
    changed, wrong = words
    if change.is_changed:
        return CHANGED, changed.text(language)
    if change.locked_seconds:
        minutes, seconds = divmod(change.locked_seconds, 60)
        return LOCKED, _LOCKED.filled(minutes=minutes, seconds=seconds).text(language)
    left = MOST_WRONG_OLD_PASSWORDS - change.failures
    what = wrong.text(language)
    return WRONG, _TIMES.filled(what=what, failures=change.failures, left=left).text(language)
