"""A new password by mail, after a captcha (contract account.md, reset)."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.http_client import Answer, Client
from tests.mail_server import MailServer
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

APPLY = "/api/apply-reset-password"
RESET = "/api/reset-password"
BASE = "http://judge.school.example"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    running = MailServer().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def site(site: ServerProcess, mail_server: MailServer) -> ServerProcess:
    root = site.client("root")
    root.put("/api/admin/config/set-email-config", mail_server.config())
    values = {"registerMode": "invite", "inviteCode": "CLASS7", "baseUrl": BASE}
    assert root.put("/api/admin/config/set-web-config", values).status == 200
    return site


def newcomer(site: ServerProcess, name: str) -> str:
    address = f"{name}@school.example"
    body = {"username": name, "password": "secret123", "email": address, "code": "CLASS7"}
    assert site.client().post("/api/register", body).status == 200
    return address


def apply(client: Client, address: str) -> Answer:
    """Asks for the link, with guesses at the sum: one of some twenty-five is right, and every
    guess takes a new picture."""
    for _ in range(1000):
        key = client.get("/api/captcha").data["captchaKey"]
        answer = client.post(APPLY, {"email": address, "captcha": " 10 ", "captchaKey": key})
        if answer.err != "captcha.wrong":
            return answer
    raise AssertionError("no sum was ten")


def link_in(mail_server: MailServer) -> dict[str, str]:
    """The username and the code of the link, as the page reads them."""
    text = mail_server.next_mail().get_content()
    found = re.search(r"http\S+", text)
    assert found and found[0].startswith(f"{BASE}/reset-password?")
    return {name: values[0] for name, values in parse_qs(urlsplit(found[0]).query).items()}


@pytest.mark.covers("S1-7.1-12", "S1-7.2-4", "S1-7.2-5", "S1-3-6", "S1-3-7")
def test_the_link_of_a_real_mail_sets_a_password_once(
    site: ServerProcess, mail_server: MailServer
) -> None:
    address = newcomer(site, "forgetful")
    logged_in = site.client("forgetful", "secret123")
    ask = site.client()
    ask.headers["Host"] = "evil.example"  # must not find its way into the mail
    assert apply(ask, address.upper()).status == 200
    link = link_in(mail_server)
    assert link["username"] == "forgetful" and len(link["code"]) == 21
    wrong = {**link, "code": "x" * 21, "password": "brand-new-1"}
    assert ask.post(RESET, wrong).err == "reset.code_wrong"
    assert ask.post(RESET, {**link, "password": "short"}).err == "auth.password_length"
    assert ask.post(RESET, {**link, "password": "brand-new-1"}).status == 200
    assert logged_in.get("/api/get-user-auth-info").err == "auth.expired"
    assert site.client("forgetful", "brand-new-1").token
    again = ask.post(RESET, {**link, "password": "brand-new-2"})
    assert again.err == "reset.link_expired"


@pytest.mark.covers("S1-9-8b", "S1-4.2-3")
def test_the_next_link_must_wait(site: ServerProcess, mail_server: MailServer) -> None:
    address = newcomer(site, "hasty")
    ask = site.client()
    begun = time.monotonic()
    assert apply(ask, address).status == 200
    link_in(mail_server)
    answer = apply(ask, address)
    assert answer.err == "mail.too_fast"
    wait = int(re.findall(r"\d+", answer.json["msg"])[0])
    assert 90 - (time.monotonic() - begun) <= wait <= 90


@pytest.mark.covers("S1-5-5")
def test_an_address_of_nobody_is_named(site: ServerProcess) -> None:
    assert apply(site.client(), "nobody@school.example").err == "reset.mail_unknown"


@pytest.mark.covers("S1-5-9")
def test_what_is_missing_is_refused(site: ServerProcess) -> None:
    ask = site.client()
    empty = {"email": " ", "captcha": "1", "captchaKey": "k"}
    assert ask.post(APPLY, empty).err == "reset.empty"
    long = {"email": "a@b.cn", "captcha": "123456789", "captchaKey": "k"}
    assert ask.post(APPLY, long).http == 400
    unknown = {"email": "a@b.cn", "captcha": "1", "captchaKey": "k"}
    assert ask.post(APPLY, unknown).err == "captcha.wrong"
    assert ask.post(RESET, {"username": "", "password": "", "code": ""}).err == "reset.empty"
    nobody = {"username": "nobody9", "password": "secret123", "code": "x" * 21}
    assert ask.post(RESET, nobody).err == "reset.link_expired"


def test_without_mails_there_is_no_link(site: ServerProcess, server: ServerProcess) -> None:
    body = {"email": "a@b.cn", "captcha": "1", "captchaKey": "k"}
    answer = server.client().post(APPLY, body)
    assert (answer.http, answer.status, answer.err) == (200, 400, "mail.not_configured")
