"""Changing one's own address, number and profile (contract account.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

EMAIL_CONFIG = "/api/admin/config/set-email-config"


@pytest.fixture
def admin(site: ServerProcess) -> Client:
    client = site.client("root")
    client.put(EMAIL_CONFIG, {"mailMode": "outbox"})
    return client


def change_email(client: Client, address: str, code: str = "", password: str = "secret123") -> Any:
    body = {"password": password, "newEmail": address, "code": code}
    return client.post("/api/change-email", body)


def sent_code(admin: Client, person: Client, address: str) -> str:
    assert person.get("/api/get-change-email-code", email=address).status == 200
    rows = admin.get("/api/admin/config/mail-outbox").data["records"]
    found = re.search(r"\d{6}", next(row["body"] for row in rows if row["to"] == address))
    assert found
    return found[0]


@pytest.mark.covers("S1-5-10", "S1-7.1-32", "S1-7.2-6")
def test_an_address_changes_by_the_code_sent_to_it(site: ServerProcess, admin: Client) -> None:
    person = site.add_user("mover")
    code = sent_code(admin, person, "new@school.example")
    changed = change_email(person, "New@School.example", code).data
    assert (changed["code"], changed["userInfo"]["email"]) == (200, "new@school.example")
    assert change_email(person, "new@school.example", code).err == "mail.same"
    other = site.add_user("jealous")
    assert change_email(other, "new@school.example", "123456").err == "mail.used"


def test_the_code_of_one_address_is_none_of_another(site: ServerProcess, admin: Client) -> None:
    person = site.add_user("swapper")
    code = sent_code(admin, person, "swapped@school.example")
    assert change_email(person, "other@school.example", code).err == "mail.code_expired"
    again = person.get("/api/get-change-email-code", email="swapped@school.example")
    assert again.err == "mail.too_fast"


def test_wrong_codes_and_passwords_share_a_lock(site: ServerProcess, admin: Client) -> None:
    person = site.add_user("guessing")
    address = "guessing@school.example"
    code = sent_code(admin, person, address)
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    answers = [change_email(person, address, wrong).data["code"] for _ in range(2)]
    answers += [change_email(person, address, code, "nonsense").data["code"] for _ in range(3)]
    assert answers == [400] * 5
    locked = change_email(person, address, code).data
    assert (locked["code"], locked["userInfo"]) == (403, None)
    mobile = {"password": "secret123", "newMobile": "13800000001"}
    assert person.post("/api/change-mobile", mobile).data["code"] == 200


def test_without_mails_the_password_is_enough(site: ServerProcess, admin: Client) -> None:
    person = site.add_user("offline")
    admin.put(EMAIL_CONFIG, {"mailMode": "off"})
    asked = person.get("/api/get-change-email-code", email="off@school.example")
    assert (asked.status, asked.err) == (400, "mail.not_configured")
    body = {"password": "secret123", "newEmail": "off@school.example"}
    assert person.post("/api/change-email", body).data["code"] == 200
    assert change_email(person, "not an address").err == "mail.bad_format"
    assert person.post("/api/change-email", {}).err == "account.empty"
    admin.put(EMAIL_CONFIG, {"mailMode": "outbox"})
    other = site.add_user("second")
    asked = other.get("/api/get-change-email-code", email="off@school.example")
    assert asked.err == "mail.used"


@pytest.mark.covers("S1-5-10")
def test_a_mobile_number_changes_by_the_password(site: ServerProcess) -> None:
    person, other = site.add_user("caller"), site.add_user("listener")

    def change(client: Client, number: str, password: str = "secret123") -> Any:
        return client.post("/api/change-mobile", {"password": password, "newMobile": number})

    asked = person.get("/api/get-change-mobile-code", mobile="13912345678")
    assert asked.data == {"required": False}
    assert change(person, "13912345678", "nonsense").data["code"] == 400
    assert change(person, "13912345678").data["userInfo"]["mobile"] == "13912345678"
    assert change(person, "13912345678").err == "mobile.same"
    assert change(other, "13912345678").err == "mobile.used"
    assert change(other, "+4915112345678").data["code"] == 200
    for bad in ("12912345678", "1391234567", "+0123456789", "139１2345678"):
        assert change(other, bad).err == "mobile.bad_format"
    assert change(other, " ").err == "account.empty"


@pytest.mark.covers("S1-7.2-6")
def test_a_profile_is_written_whole(site: ServerProcess) -> None:
    person = site.add_user("writer")
    profile = {
        "realname": "林小雨",
        "nickname": "rain",
        "signature": "# hello",
        "school": "Riverside",
        "cfUsername": "rain_cf",
        "gender": "female",
        "course": "7A",
    }
    told = person.post("/api/change-userInfo", {**profile, "roleList": ["root"]}).data
    assert {name: told[name] for name in profile} == profile
    assert told["roleList"] == ["user"]
    emptied = person.post("/api/change-userInfo", {"nickname": "rain"}).data
    assert (emptied["nickname"], emptied["school"]) == ("rain", None)
    # Given names are the teacher's to change (test_shown_names.py).
    assert emptied["realname"] == "林小雨"
    assert emptied["gender"] == "secrecy"


@pytest.mark.parametrize(
    ("field", "longest"), [("nickname", 20), ("cfUsername", 255), ("signature", 65_535)]
)
def test_a_field_that_is_too_long_is_named(
    site: ServerProcess, student_of_site: Client, field: str, longest: int
) -> None:
    assert student_of_site.post("/api/change-userInfo", {field: "字" * longest}).status == 200
    answer = student_of_site.post("/api/change-userInfo", {field: "字" * (longest + 1)})
    assert (answer.http, answer.err) == (200, "content.too_long")
    assert field in answer.json["msg"]


def test_a_gender_nobody_knows_is_refused(student_of_site: Client) -> None:
    answer = student_of_site.post("/api/change-userInfo", {"gender": "robot"})
    assert answer.err == "account.gender"


@pytest.fixture(scope="module")
def student_of_site(site: ServerProcess) -> Client:
    return site.add_user("profiled")
