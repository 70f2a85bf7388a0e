"""What the mails about accounts say."""

from __future__ import annotations

from oj_appliance.errors import Phrase
from oj_appliance.mail.types import Letter


def code_letter(site: str, code: str) -> Letter:
    """A six-digit code, for registering or for a new address."""
    return Letter(
        Phrase(f"{site} 验证码", f"{site}: your code"),
        Phrase(
            f"您的验证码是 {code}，10 分钟内有效。\n如非本人操作，请忽略此邮件。\n",
            f"Your code is {code}. It works for 10 minutes.\n"
            "If you did not ask for it, ignore this mail.\n",
        ),
    )


def reset_letter(site: str, username: str, link: str) -> Letter:
    return Letter(
        Phrase(f"{site} 重置密码", f"{site}: set a new password"),
        Phrase(
            f"{username}，您好：\n请在 10 分钟内打开下面的链接设置新密码：\n{link}\n"
            "如非本人操作，请忽略此邮件，密码不会改变。\n",
            f"Hello {username},\nopen this link within 10 minutes to set a new password:\n{link}\n"
            "If you did not ask for it, ignore this mail; your password stays.\n",
        ),
    )
