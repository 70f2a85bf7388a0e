"""One mail to one SMTP server."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from oj_appliance.errors import Phrase, verbatim
from oj_appliance.mail.types import MailConfig, WaitingMail

TIMEOUT_S = 20

_ENCRYPTION = Phrase(
    "加密方式不符，请切换 SSL 开关", "it speaks another encryption: turn the SSL switch"
)
LONGEST_REFUSAL = 300  # characters
# The first that fits.
_REASONS: tuple[tuple[tuple[type[Exception], ...], Phrase], ...] = (
    (
        (aiosmtplib.SMTPAuthenticationError,),
        Phrase("用户名或密码不被接受", "the user name or the password was not accepted"),
    ),
    (
        (aiosmtplib.SMTPSenderRefused,),
        Phrase("不接受该发件人地址", "the address of the sender was not accepted"),
    ),
    (
        (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPRecipientRefused),
        Phrase("不接受该收件人地址", "the address of the recipient was not accepted"),
    ),
    ((ssl.SSLError,), _ENCRYPTION),
    (
        (aiosmtplib.SMTPTimeoutError, TimeoutError),
        Phrase(
            "没有及时回答，请检查服务器和端口", "no answer in time: check the server and the port"
        ),
    ),
    (
        (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPServerDisconnected, OSError),
        Phrase(
            "无法连接，请检查服务器、端口和 SSL 开关",
            "it cannot be reached: check the server, the port and whether SSL fits",
        ),
    ),
)

# What a server, a name or a network can do to a mail.
DELIVERY_ERRORS = (aiosmtplib.SMTPException, OSError, ValueError)


def sender_of(config: MailConfig) -> str:
    """An address of its own, or the user name where that is one."""
    if config.emailFrom:
        return config.emailFrom
    return config.emailUsername if "@" in config.emailUsername else f"oj@{config.emailHost}"


def reason_of(error: Exception) -> Phrase:
    """Why a mail did not leave, for who set the server up; what the server said stands behind."""
    own = " ".join(str(error).split())[:LONGEST_REFUSAL] or type(error).__name__
    for kinds, reason in _REASONS:
        if isinstance(error, kinds):
            return Phrase(f"{reason.zh}（{own}）", f"{reason.en} ({own})")
    return verbatim(own)


async def deliver(config: MailConfig, mail: WaitingMail) -> None:
    """Raises one of DELIVERY_ERRORS when the server does not take the mail.

    With `emailSsl` the connection is encrypted from its start; without, as soon as the server
    offers it."""
    sender = sender_of(config)
    message = EmailMessage()
    message["From"] = sender
    message["To"] = mail.to_addr
    message["Subject"] = " ".join(mail.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body)
    await aiosmtplib.send(
        message,
        hostname=config.emailHost,
        port=config.emailPort,
        username=config.emailUsername or None,
        password=config.emailPassword or None,
        use_tls=config.emailSsl,
        start_tls=False if config.emailSsl else None,
        timeout=TIMEOUT_S,
    )
