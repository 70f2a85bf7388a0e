"""Registering: by a mail's code and by the invitation code (contract account.md)."""

from __future__ import annotations

import re
import time

import pytest

from tests.http_client import Answer, Client
from tests.mail_server import MailServer
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

EMAIL_CONFIG = "/api/admin/config/set-email-config"
WEB_CONFIG = "/api/admin/config/set-web-config"


@pytest.fixture
def admin(site: ServerProcess) -> Client:
    client = site.client("root")
    client.put(EMAIL_CONFIG, {"mailMode": "outbox"})
    client.put(WEB_CONFIG, {"register": True, "registerMode": "email", "inviteCode": "CLASS7"})
    return client


def register(site: ServerProcess, username: str, **fields: str) -> Answer:
    body = {"username": username, "password": "secret123", "email": "", "code": "", **fields}
    return site.client().post("/api/register", body)


def code_in_outbox(admin: Client, address: str) -> str:
    rows = admin.get("/api/admin/config/mail-outbox").data["records"]
    body = next(row["body"] for row in rows if row["to"] == address)
    found = re.search(r"\d{6}", body)
    assert found
    return found[0]


@pytest.mark.covers("S1-5-6", "S1-5-8", "S1-7.1-11", "S1-7.2-3")
def test_the_code_of_a_real_mail_makes_an_account(site: ServerProcess, admin: Client) -> None:
    mail_server = MailServer().start()
    try:
        admin.put(EMAIL_CONFIG, mail_server.config())
        sent = site.client().get("/api/get-register-code", email="Lin@School.example")
        assert sent.data == {"email": "lin@school.example", "expire": 300}
        found = re.search(r"\d{6}", mail_server.next_mail().get_content())
    finally:
        mail_server.stop()
    assert found
    answer = register(site, "linxy", email="lin@school.example", code=found[0])
    assert (answer.status, answer.json["data"]) == (200, None)
    mine = site.client().post("/api/login", {"username": "linxy", "password": "secret123"}).data
    assert (mine["email"], mine["roleList"]) == ("lin@school.example", ["user"])
    again = register(site, "linxy2", email="lin@school.example", code=found[0])
    assert again.err == "register.code_missing"


@pytest.mark.covers("S1-5-1", "S1-5-3", "S1-5-5", "S1-5-8")
def test_five_wrong_guesses_use_a_code_up(site: ServerProcess, admin: Client) -> None:
    address = "guess@school.example"
    assert register(site, "guesser", email=address, code="000000").err == "register.code_missing"
    site.client().get("/api/get-register-code", email=address)
    code = code_in_outbox(admin, address)
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    errors = [register(site, "guesser", email=address, code=wrong).err for _ in range(5)]
    assert errors == ["register.code_wrong"] * 5
    assert register(site, "guesser", email=address, code=code).err == "register.code_missing"


def test_a_refusal_for_another_reason_leaves_the_code(site: ServerProcess, admin: Client) -> None:
    address = "patient@school.example"
    site.client().get("/api/get-register-code", email=address)
    code = code_in_outbox(admin, address)
    assert register(site, "ROOT", email=address, code=code).err == "register.username_used"
    assert register(site, "patient", email=address, code=code).status == 200


@pytest.mark.covers("S1-4.2-2", "S1-9-8a")
def test_the_next_code_must_wait(site: ServerProcess, admin: Client) -> None:
    address = {"email": "soon@school.example"}
    begun = time.monotonic()
    assert site.client().get("/api/get-register-code", **address).status == 200
    answer = site.client().get("/api/get-register-code", **address)
    assert answer.err == "mail.too_fast"
    wait = int(re.findall(r"\d+", answer.json["msg"])[0])
    assert 60 - (time.monotonic() - begun) <= wait <= 60


@pytest.mark.covers("S1-8-8h")
def test_codes_are_only_sent_where_they_help(site: ServerProcess, admin: Client) -> None:
    ask = site.client()
    for address in ("nobody", "two@signs@x.cn", "a@b", "line\nbreak@school.example", "名@x.cn"):
        assert ask.get("/api/get-register-code", email=address).err == "mail.bad_format"
    admin.put(WEB_CONFIG, {"registerMode": "invite"})
    answer = ask.get("/api/get-register-code", email="x@school.example")
    assert answer.err == "register.invite_mode"
    admin.put(EMAIL_CONFIG, {"mailMode": "off"})
    answer = ask.get("/api/get-register-code", email="x@school.example")
    assert (answer.http, answer.status, answer.err) == (200, 401, "mail.not_configured")
    assert ask.get("/api/get-website-config").data["registerMode"] == "invite"


def test_the_invitation_code_needs_no_address(site: ServerProcess, admin: Client) -> None:
    admin.put(EMAIL_CONFIG, {"mailMode": "off"})
    assert admin.get("/api/admin/config/get-web-config").data["inviteCode"] == "CLASS7"
    assert "inviteCode" not in site.client().get("/api/get-website-config").data
    assert register(site, "xiaoming", code="CLASS8").err == "register.invite_wrong"
    assert register(site, "xiaoming", code="class7 ").status == 200
    me = site.client("xiaoming", "secret123").get("/api/get-user-auth-info").data
    assert me["roles"] == ["user"]


def test_a_site_without_an_invitation_code_gets_one(server: ServerProcess, root: Client) -> None:
    assert register(server, "early", code="").err == "register.invite_wrong"
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    assert re.fullmatch("[A-Z0-9]{6}", code)
    assert root.get("/api/admin/config/get-web-config").data["inviteCode"] == code
    assert register(server, "early", code=code).status == 200


def test_closed_registration_takes_nobody(site: ServerProcess, admin: Client) -> None:
    admin.put(WEB_CONFIG, {"register": False})
    answer = register(site, "late", code="CLASS7")
    assert (answer.http, answer.status, answer.err) == (200, 401, "register.closed")
    asked = site.client().get("/api/get-register-code", email="late@school.example")
    assert asked.err == "register.closed"


@pytest.mark.covers("S1-5-1", "S1-5-3", "S1-9-8d")
@pytest.mark.parametrize(
    ("username", "password", "http", "err"),
    [
        ("  ", "secret123", 400, "http.bad_param"),
        ("x" * 21, "secret123", 200, "auth.username_length"),
        ("two words", "secret123", 200, "register.username_chars"),
        ("short", "12345", 200, "auth.password_length"),
        ("long", "x" * 21, 200, "auth.password_length"),
    ],
)
def test_unfit_names_and_passwords_are_refused(
    site: ServerProcess, admin: Client, username: str, password: str, http: int, err: str
) -> None:
    admin.put(EMAIL_CONFIG, {"mailMode": "off"})
    answer = register(site, username, password=password, code="CLASS7")
    assert (answer.http, answer.err) == (http, err)


@pytest.mark.covers("S1-5-2", "S1-5-5", "S1-5-7", "S1-7.2-2")
def test_names_and_addresses_can_be_asked_for(site: ServerProcess, admin: Client) -> None:
    admin.put(EMAIL_CONFIG, {"mailMode": "off"})
    register(site, "known", code="CLASS7", email="Known@school.example")
    check = "/api/check-username-or-email"
    ask = site.client()
    assert ask.post(check, {"username": "KNOWN"}).data == {"username": True, "email": False}
    both = {"username": "unknown", "email": "known@SCHOOL.example"}
    assert ask.post(check, both).data == {"username": False, "email": True}
    assert ask.post(check, {}).data == {"username": False, "email": False}
    assert ask.post(check, {"email": "@@"}).data == {"username": False, "email": False}
    taken = register(site, "other", code="CLASS7", email="known@school.example")
    assert taken.err == "mail.used"
