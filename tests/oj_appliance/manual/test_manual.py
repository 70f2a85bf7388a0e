"""The manual over HTTP: each reader's guides in each language, without holes, and found by their
words (contract manual.md)."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from oj_appliance.errors import Language
from oj_appliance.manual.contents import PARTS
from tests.http_client import Client
from tests.server_process import ServerProcess

LANGUAGES: tuple[Language, Language] = ("zh-CN", "en-US")
GUIDES = [guide for part in PARTS for guide in part.guides]
OPEN = {guide.name for guide in GUIDES if not guide.is_for_staff}
# What engineers look up, so far in English.
ENGLISH_ALONE = {"appliance", "judge-sandbox", "problem-packages"}
LINK = re.compile(r"(!?)\[[^\]\n]*\]\(([^)\s]+)\)")
CHINESE = re.compile(r"[\u4e00-\u9fff]")

Readers = dict[str, Client]


@pytest.fixture(scope="module")
def readers(server: ServerProcess) -> Iterator[Readers]:
    yield {
        "guest": server.client(),
        "student": server.add_user("manualstudent"),
        "staff": server.add_user("manualteacher", role="admin"),
    }


def in_language(client: Client, language: str) -> Client:
    return replace(client, language=language)


def names(client: Client) -> list[str]:
    return [each["name"] for part in client.get("/api/manual").data for each in part["guides"]]


def guide(client: Client, name: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/manual/guide", name=name).data
    return found


def search(client: Client, words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/manual/search", words=words).data
    return found


def texts(opened: dict[str, Any]) -> str:
    return "\n".join(f"{each['title']}\n{each['text']}" for each in opened["sections"])


def test_each_reader_is_told_of_the_guides_that_they_may_open(readers: Readers) -> None:
    everything = [each.name for each in GUIDES]
    assert names(readers["staff"]) == everything
    for reader in ("guest", "student"):
        assert names(readers[reader]) == [name for name in everything if name in OPEN]
    parts = {part["name"]: part["guides"] for part in readers["staff"].get("/api/manual").data}
    assert [each["name"] for each in parts["cards"] if each["isCard"]] == [
        *("install-card", "exam-card", "disaster-card")
    ]
    assert not any(each["isCard"] for each in parts["teachers"])


def test_a_guide_for_staff_is_shut_to_others(readers: Readers) -> None:
    query = {"name": "exam-room"}
    assert readers["staff"].get("/api/manual/guide", **query).status == 200
    refused = readers["student"].get("/api/manual/guide", **query)
    assert (refused.http, refused.err) == (403, "auth.forbidden")
    refused = readers["guest"].get("/api/manual/guide", **query)
    assert (refused.http, refused.err) == (401, "auth.login_required")
    for name in ("nothing", "../README", "contract/admin"):
        missing = readers["staff"].get("/api/manual/guide", name=name)
        assert (missing.status, missing.err) == (404, "manual.missing"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_is_whole_in_each_language(readers: Readers, language: Language) -> None:
    staff = in_language(readers["staff"], language)
    shown = {"/manual/" + name for name in names(staff)}
    pictures = set()
    for each in GUIDES:
        opened = guide(staff, each.name)
        assert opened["title"] == each.title[language]
        assert opened["isOther"] is (language == "zh-CN" and each.name in ENGLISH_ALONE), each.name
        text = texts(opened)
        anchors = {section["anchor"] for section in opened["sections"]}
        assert len(text) > 300, each.name
        assert "pictures/" not in text, each.name
        for is_picture, target in LINK.findall(text):
            if is_picture:
                pictures.add(target.removeprefix("/api/manual/picture?name="))
            elif target.startswith("#"):
                assert target[1:] in anchors, (each.name, target)
            elif not target.startswith(("https://", "http://")):
                assert target.partition("#")[0] in shown, (each.name, target)
    assert len(pictures) > 3
    for name in pictures:
        answer = staff.get("/api/manual/picture", name=name)
        assert answer.headers["content-type"] == "image/png"
        with Image.open(io.BytesIO(answer.body)) as picture:
            assert picture.size == (1366, 650)


def test_a_reader_sees_their_own_language_alone(readers: Readers) -> None:
    """Names of buttons and examples may be Chinese; sentences are not."""
    english = in_language(readers["staff"], "en-US")
    for each in GUIDES:
        if each.name in ("command-line", "settings"):
            continue  # tables with a column for each language
        for section in guide(english, each.name)["sections"]:
            for line in LINK.sub("", section["text"]).splitlines():
                assert len(CHINESE.findall(line)) < 12, (each.name, line)
    for name in ("install-card", "exam-card", "disaster-card", "for-students", "for-engineers"):
        chinese = guide(in_language(readers["staff"], "zh-CN"), name)
        for section in chinese["sections"]:
            plain = re.sub(r"```.*?```|`[^`]*`|\([^)]*\)", "", section["text"], flags=re.DOTALL)
            for line in filter(str.strip, plain.splitlines()):
                assert CHINESE.search(line) or set(line) <= set("|- "), (name, line)


def test_links_to_what_a_student_cannot_open_are_words(readers: Readers) -> None:
    assert "](/manual/classes-and-accounts)" in texts(guide(readers["staff"], "class"))
    student = texts(guide(readers["student"], "class"))
    assert "classes-and-accounts.md" not in student
    assert "班级与账号" in student
    assert "](/manual/" not in student


def test_words_are_found_in_both_languages(readers: Readers) -> None:
    staff = readers["staff"]

    def first(words: str, language: str) -> tuple[str, str]:
        found = search(in_language(staff, language), words)[0]
        return found["name"], found["heading"]

    assert first("恢复备份", "zh-CN") == ("running-the-site", "备份与恢复")
    assert first("学生登录不了怎么办", "zh-CN") == ("classes-and-accounts", "一个学生登录不了")
    english = in_language(staff, "en-US")
    assert first("restore backup", "en-US")[0] in ("running-the-site", "for-engineers", "install")
    assert "assignments" in first("Assignments", "en-US")[1].lower()
    # Forms of a word, and what only makes it a question.
    restored = [each["anchor"] for each in search(english, "restore backup")]
    for words in ("restoring backups", "How do I restore a backup?", "restored the backups"):
        assert [each["anchor"] for each in search(english, words)] == restored, words
    # The beginning of a word, and a sign alone.
    assert {each["name"] for each in search(staff, "prometh")} >= {"for-engineers"}
    assert search(staff, "卡")
    found = search(staff, "卷标")
    assert all("卷标" in each["excerpt"] for each in found[:3])
    anchors = {each["anchor"] for each in guide(staff, found[0]["name"])["sections"]}
    assert found[0]["anchor"] in anchors
    for nothing in ("", " ", "zzzz", "。？！", "备份 zzzz"):
        assert search(staff, nothing) == [], nothing
    assert len(search(in_language(staff, "en-US"), "the")) == 20


def test_a_search_tells_nobody_of_what_they_may_not_open(readers: Readers) -> None:
    assert {each["name"] for each in search(readers["staff"], "systemctl")} & {"disaster-card"}
    for reader in ("guest", "student"):
        assert search(readers[reader], "systemctl") == []
        told = {each["name"] for each in search(readers[reader], "团队")}
        assert told
        assert told <= OPEN


def test_a_picture_is_asked_for_by_its_name_alone(readers: Readers) -> None:
    for name in ("nothing", "../pictures/backups", "..%2Fbackups", "backups.png"):
        answer = readers["staff"].get("/api/manual/picture", name=name)
        assert answer.http == 404, name
        assert answer.body == b""
