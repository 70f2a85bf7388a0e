"""Mails through a real mail server, and the outbox without one (contract admin.md §7)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.mail_server import MailServer
from tests.server_process import ServerProcess

CONFIG = "/api/admin/config/set-email-config"


@pytest.fixture
def admin(site: ServerProcess) -> Client:
    return site.client("root")


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    running = MailServer().start()
    yield running
    running.stop()


def rows(site: ServerProcess, address: str) -> list[tuple[str, str]]:
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        query = "SELECT state, body FROM outbox WHERE to_addr = ? ORDER BY id"
        return connection.execute(query, (address,)).fetchall()


@pytest.mark.covers("S3-7.4-6")
def test_a_mail_arrives_and_its_text_is_forgotten(
    site: ServerProcess, admin: Client, mail_server: MailServer
) -> None:
    assert admin.put(CONFIG, mail_server.config()).status == 200
    admin.language = "en-US"
    assert admin.post("/api/admin/config/test-email", {"email": "Li@School.example"}).status == 200
    mail = mail_server.next_mail()
    assert (mail["To"], mail["Subject"]) == ("li@school.example", "Test mail")
    assert "settings are right" in mail.get_content()
    # A second mail: when it is there, what followed the first one has been written.
    admin.language = "zh-CN"
    admin.post("/api/admin/config/test-email", {"email": "li@school.example"})
    assert mail_server.next_mail()["Subject"] == "测试邮件"
    post_code(admin, "first@school.example")
    assert mail_server.next_mail()["To"] == "first@school.example"
    post_code(admin, "second@school.example")
    mail_server.next_mail()
    assert rows(site, "first@school.example") == [("sent", "")]


def post_code(admin: Client, address: str) -> None:
    """Somebody asks for the code with which one registers."""
    by_mail = {"register": True, "registerMode": "email"}
    assert admin.put("/api/admin/config/set-web-config", by_mail).status == 200
    guest = Client(admin.base)
    assert guest.get("/api/get-register-code", email=address).status == 200


def test_a_mail_that_was_refused_is_tried_again(admin: Client, mail_server: MailServer) -> None:
    admin.put(CONFIG, mail_server.config())
    mail_server.refusals = 1
    post_code(admin, "again@school.example")
    assert mail_server.next_mail()["To"] == "again@school.example"
    assert mail_server.refusals == 0


def test_a_test_mail_that_was_refused_is_told_at_once_and_never_sent_later(
    site: ServerProcess, admin: Client, mail_server: MailServer
) -> None:
    admin.put(CONFIG, mail_server.config())
    mail_server.refusals = 1
    admin.language = "en-US"
    answer = admin.post("/api/admin/config/test-email", {"email": "once@school.example"})
    admin.language = "zh-CN"
    assert answer.err == "mail.not_sent" and "come back later" in answer.json["msg"]
    with sqlite3.connect(site.data / "oj.sqlite3", timeout=30) as database:
        query = "SELECT count(*) FROM outbox WHERE to_addr = 'once@school.example'"
        assert database.execute(query).fetchone() == (0,)


def test_a_server_that_cannot_be_reached_is_told_in_the_readers_words(admin: Client) -> None:
    nobody = {"mailMode": "smtp", "emailHost": "127.0.0.1", "emailPort": 1, "emailSsl": False}
    assert admin.put(CONFIG, nobody).status == 200
    answer = admin.post("/api/admin/config/test-email", {"email": "li@school.example"})
    assert answer.err == "mail.not_sent"
    assert "无法连接，请检查服务器、端口和 SSL 开关" in answer.json["msg"]


def test_the_sender_has_an_address_of_its_own(admin: Client, mail_server: MailServer) -> None:
    body = mail_server.config() | {"emailFrom": "oj@school.example"}
    assert admin.put(CONFIG, body).status == 200
    admin.post("/api/admin/config/test-email", {"email": "li@school.example"})
    assert mail_server.next_mail()["From"] == "oj@school.example"
    assert admin.put(CONFIG, {"emailFrom": "a@b.example, c@d.example"}).err == "mail.bad_format"
    assert admin.put(CONFIG, {"emailFrom": ""}).status == 200


def test_without_a_mail_server_root_reads_the_outbox(admin: Client) -> None:
    admin.put(CONFIG, {"mailMode": "outbox"})
    admin.post("/api/admin/config/test-email", {"email": "kept@school.example"})
    page = admin.get("/api/admin/config/mail-outbox").data
    assert page["records"][0]["to"] == "kept@school.example"
    admin.delete("/api/admin/config/mail-outbox", id=page["records"][0]["id"])
    left = admin.get("/api/admin/config/mail-outbox").data["records"]
    assert "kept@school.example" not in [row["to"] for row in left]


def test_the_password_of_the_mail_server_is_never_told(site: ServerProcess, admin: Client) -> None:
    server = {"emailHost": "mail.example", "emailPort": 25}
    admin.put(CONFIG, {"mailMode": "off", "emailPassword": "mail-secret", **server})
    read = admin.get("/api/admin/config/get-email-config").data
    assert read["emailPassword"] == "******"
    admin.put(CONFIG, {**read, "emailBGImg": "/mail.png"})
    # Nor to a server of somebody's choice, who would read it there.
    for kept in ({}, {"emailPassword": "******"}):
        moved = admin.put(CONFIG, {"emailHost": "evil.example", **kept})
        assert moved.err == "mail.password_again"
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        query = "SELECT value FROM config WHERE section = 'mail' AND key = 'emailPassword'"
        assert connection.execute(query).fetchone() == ('"mail-secret"',)
    moved = admin.put(CONFIG, {"emailHost": "other.example", "emailPassword": "mail-secret"})
    assert moved.status == 200
    assert admin.put(CONFIG, {"emailPassword": ""}).status == 200
    assert admin.put(CONFIG, {"emailHost": "third.example"}).status == 200


@pytest.mark.parametrize(
    ("body", "err"),
    [
        ({"mailMode": "pigeon"}, "param.bad"),
        ({"mailMode": "off", "emailPort": 0}, "param.bad"),
        ({"mailMode": "smtp", "emailHost": " "}, "param.empty"),
    ],
)
def test_unfit_settings_are_refused(admin: Client, body: dict[str, object], err: str) -> None:
    assert admin.put(CONFIG, body).err == err


def test_a_test_mail_needs_an_address_and_a_mode(admin: Client) -> None:
    admin.put(CONFIG, {"mailMode": "off", "emailPort": 25})
    test = "/api/admin/config/test-email"
    assert admin.post(test, {"email": "nobody"}).err == "mail.bad_format"
    assert admin.post(test, {"email": "li@school.example"}).err == "mail.not_configured"


INJECTIONS = [
    "li@school.example\r\nBcc: spy@evil.example",
    "li@school.example\nBcc: spy@evil.example",
    "li@school.example, spy@evil.example",
    "li@school.example;spy@evil.example",
    "<li@school.example>",
    "Li <li@school.example>",
    '"li\\r\\nBcc: spy"@school.example',
    "li@school.example%0d%0aBcc:spy@evil.example",
    "li@[127.0.0.1]",
    "li@school.example\x00",
    "li@-school.example",
    "x" * 65 + "@school.example",
]


@pytest.mark.covers("S1-8-8h")
@pytest.mark.parametrize("address", INJECTIONS)
def test_no_address_brings_a_header_or_a_second_reader(
    site: ServerProcess, admin: Client, address: str
) -> None:
    admin.put(CONFIG, {"mailMode": "outbox"})
    test = admin.post("/api/admin/config/test-email", {"email": address})
    assert (test.http, test.err) == (200, "mail.bad_format")
    assert admin.get("/api/get-change-email-code", email=address).err == "mail.bad_format"
    body = {"password": "x", "newEmail": address, "code": "123456"}
    assert admin.post("/api/change-email", body).err == "mail.bad_format"


def test_the_name_of_the_site_stays_in_its_line(
    site: ServerProcess, admin: Client, mail_server: MailServer
) -> None:
    admin.put(CONFIG, mail_server.config())
    name = "OJ\r\nBcc: spy@x.cn"
    assert admin.put("/api/admin/config/set-web-config", {"shortName": name}).status == 200
    assert admin.get("/api/get-change-email-code", email="li@school.example").status == 200
    mail = mail_server.next_mail()
    assert (mail["Bcc"], mail["To"]) == (None, "li@school.example")
    assert len(mail.get_all("Subject") or []) == 1
    admin.put("/api/admin/config/set-web-config", {"shortName": "OJ"})
