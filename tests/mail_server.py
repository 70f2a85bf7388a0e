"""A real mail server that keeps what it is given."""

from __future__ import annotations

import queue
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server_process import held_port

PATIENCE_S = 120


class MailServer:
    """Takes every mail, but for as many as `refusals` says."""

    def __init__(self) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.refusals = 0
        self._controller = Controller(
            self, hostname="127.0.0.1", port=held_port(self), ready_timeout=PATIENCE_S
        )

    @property
    def port(self) -> int:
        return int(self._controller.port)

    def start(self) -> MailServer:
        self._controller.start()
        return self

    def stop(self) -> None:
        self._controller.stop()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refusals:
            self.refusals -= 1
            return "451 come back later"
        message = message_from_bytes(envelope.content or b"", policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.put(message)
        return "250 OK"

    def next_mail(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE_S)

    def config(self) -> dict[str, object]:
        """The body of set-email-config that leads here."""
        return {
            "mailMode": "smtp",
            "emailHost": "127.0.0.1",
            "emailPort": self.port,
            "emailSsl": False,
        }
