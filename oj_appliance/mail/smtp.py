"""One mail to one SMTP server."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from oj_appliance.mail.types import MailConfig, WaitingMail

TIMEOUT_S = 20

# What a server, a name or a network can do to a mail.
DELIVERY_ERRORS = (aiosmtplib.SMTPException, OSError, ValueError)


async def deliver(config: MailConfig, mail: WaitingMail) -> None:
    """Raises one of DELIVERY_ERRORS when the server does not take the mail.

    With `emailSsl` the connection is encrypted from its start; without, as soon as the server
    offers it."""
    sender = config.emailUsername if "@" in config.emailUsername else f"oj@{config.emailHost}"
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
