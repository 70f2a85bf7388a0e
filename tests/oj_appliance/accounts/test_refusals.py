"""Refusals carry the words of the catalogue in the reader's language, under a key that stays
(specification S1 §7 response handling, §8)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import oj_appliance
from tests.http_client import Client

pytestmark = pytest.mark.quick

CATALOGUE = tomllib.loads(
    Path(oj_appliance.__file__).with_name("error_catalogue.toml").read_text("utf-8")
)
REFUSED = {
    "auth.wrong_credentials": ("/api/login", {"username": "nobody9", "password": "nonsense"}),
    "reset.empty": ("/api/reset-password", {"username": "", "password": "", "code": ""}),
    "captcha.wrong": (
        "/api/apply-reset-password",
        {"email": "li@school.example", "captcha": "1", "captchaKey": "unknown"},
    ),
    "register.invite_wrong": (
        "/api/register",
        {"username": "late", "password": "secret123", "code": "wrong1"},
    ),
    "auth.login_required": ("/api/change-password", {"newPassword": "brand-new-1"}),
}


@pytest.mark.covers("S1-7.3-1")
@pytest.mark.parametrize("key", REFUSED)
def test_a_refusal_has_its_key_and_the_words_of_both_languages(
    guest: Client, root: Client, key: str
) -> None:
    mode = "outbox" if key == "captcha.wrong" else "off"
    root.put("/api/admin/config/set-email-config", {"mailMode": mode})
    path, body = REFUSED[key]
    for language, words in (("en-US", "en"), ("zh-CN", "zh")):
        guest.language = language
        answer = guest.post(path, body)
        assert set(answer.json) == {"status", "data", "msg", "err"}
        assert (answer.err, answer.json["msg"]) == (key, CATALOGUE[key][words])
        assert (answer.status, answer.json["data"]) == (CATALOGUE[key]["status"], None)
    root.put("/api/admin/config/set-email-config", {"mailMode": "off"})
