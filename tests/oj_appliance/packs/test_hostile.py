"""Whoever knows a password may still have made the file to do harm: nothing of it is taken in."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oj_appliance.packs.container import locks
from oj_appliance.packs.container.layout import Facts, Kind
from oj_appliance.packs.container.sealing import facts_bytes, sealed
from oj_appliance.packs.payload import payload, size_of
from tests.http_client import Client
from tests.oj_appliance.packs.desk import open_pack, received, waited
from tests.oj_appliance.packs.test_kills import counted
from tests.oj_appliance.timed_work.stage import WorkStage

PASSWORD = "a password of harm"
HASH = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzYWx0$" + "A" * 43


def zipped(**files: bytes) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, each in files.items():
            archive.writestr(name.replace("__", "/").replace("UP", ".."), each)
    return content.getvalue()


PROBLEM = msgspec.json.encode(
    {
        "judgeMode": "default",
        "samples": [{"input": "1.in", "output": "1.out"}],
        "problem": {"title": "Harm", "problemId": "HARM"},
    }
)
HONEST = zipped(**{"problem_1.json": PROBLEM, "problem_1__1.in": b"1", "problem_1__1.out": b"1"})


def content_of(**changes: Any) -> dict[str, Any]:
    """An exam of one problem, as JSON."""
    work = {
        **{"title": "Harm", "auth": 0, "start_time": 1_900_000_000_000},
        **{"end_time": 1_900_003_600_000, "score_type": "Highest"},
    }
    link = {"problem_id": "HARM", "display_id": "A", "title": "Harm", "score": 1, "seq": 0}
    key = msgspec.json.decode(msgspec.json.encode(b"k" * 32))
    usual = {"work": work, "settings": {}, "problems": [link], "people": []}
    return {**usual, "results_key": key, "signing_key": key, **changes}


def person(**changes: Any) -> dict[str, Any]:
    usual = {"username": "harm-one", "password_hash": HASH, "must_change_password": False}
    return {**usual, **changes}


def file_of(number: int, content: bytes, package: bytes) -> bytes:
    """Sealed as an honest office would."""
    size = size_of(content, len(package))
    facts = facts_bytes(
        Facts(
            version=1,
            kind=Kind.EXAM,
            pack_id=f"{number:032x}",
            title=f"Harm {number}",
            site="Office",
            made_at=1,
            size=size,
        )
    )
    key = locks.new_key()
    lock = locks.lock_by_password(key, PASSWORD, facts)
    return b"".join(sealed(facts, lock, key, payload(content, io.BytesIO(package))))


def refused(root: Client, file: bytes) -> str:
    """What is said; nothing of it is here."""
    before = counted(root)
    pack = received(root, file)
    assert open_pack(root, pack, PASSWORD).status == 200
    told = waited(root, pack)
    assert (told["state"], told["tid"]) == ("sealed", None), told
    assert counted(root) == before
    return str(told["failure"])


def test_the_file_of_these_tests_would_be_opened(school: WorkStage) -> None:
    content = msgspec.json.encode(content_of(people=[person()]))
    pack = received(school.root, file_of(1, content, HONEST))
    assert open_pack(school.root, pack, PASSWORD).status == 200
    told = waited(school.root, pack)
    assert (told["state"], told["failure"]) == ("opened", None)


CASES: dict[str, tuple[Callable[[], bytes], bytes]] = {
    "no JSON": (lambda: b"{", HONEST),
    "nested": (lambda: b"[" * 100_000, HONEST),
    "no exam": (lambda: b"{}", HONEST),
    "unknown problem": (
        lambda: msgspec.json.encode(
            content_of(problems=[{**content_of()["problems"][0], "problem_id": "OTHER"}])
        ),
        HONEST,
    ),
    "twice": (
        lambda: msgspec.json.encode(content_of(problems=content_of()["problems"] * 2)),
        HONEST,
    ),
    "huge number": (
        lambda: msgspec.json.encode(content_of()).replace(b"1900003600000", b"9" * 40),
        HONEST,
    ),
    "language": (
        lambda: msgspec.json.encode(content_of(settings={"languages": ["Klingon"]})),
        HONEST,
    ),
    "network": (lambda: msgspec.json.encode(content_of(settings={"addresses": ["x"]})), HONEST),
    "username": (
        lambda: msgspec.json.encode(content_of(people=[person(username="<b>x</b>")])),
        HONEST,
    ),
    "costly hash": (
        lambda: msgspec.json.encode(
            content_of(people=[person(password_hash=HASH.replace("m=19456", "m=4194304"))])
        ),
        HONEST,
    ),
    "short key": (lambda: msgspec.json.encode(content_of(signing_key="AAAA")), HONEST),
    "no zip": (lambda: msgspec.json.encode(content_of()), b"not a zip"),
    "empty": (lambda: msgspec.json.encode(content_of()), b""),
    "path": (
        lambda: msgspec.json.encode(content_of()),
        zipped(**{"problem_1.json": PROBLEM, "UP__UP__escaped": b"x"}),
    ),
    "bomb": (
        lambda: msgspec.json.encode(content_of()),
        zipped(**{"problem_1.json": PROBLEM, "problem_1__1.in": bytes(80 * 1024 * 1024)}),
    ),
    "bad problem": (
        lambda: msgspec.json.encode(content_of()),
        zipped(**{"problem_1.json": b'{"problem": {}}'}),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_hostile_exam_leaves_nothing(school: WorkStage, name: str) -> None:
    content, package = CASES[name]
    number = 100 + list(CASES).index(name)
    assert refused(school.root, file_of(number, content(), package)) not in ("", "None")


def test_a_length_beyond_the_file_is_refused(school: WorkStage) -> None:
    """The payload says that its content is longer than all of it."""
    content = msgspec.json.encode(content_of())
    told = (2**31).to_bytes(4, "big") + content
    facts = facts_bytes(
        Facts(
            version=1,
            kind=Kind.EXAM,
            pack_id="2" * 32,
            title="Harm",
            site="Office",
            made_at=1,
            size=len(told),
        )
    )
    key = locks.new_key()
    lock = locks.lock_by_password(key, PASSWORD, facts)
    file = b"".join(sealed(facts, lock, key, [told]))
    assert refused(school.root, file) not in ("", "None")


def test_an_exam_whose_key_lies_open_is_no_exam(school: WorkStage) -> None:
    content = msgspec.json.encode(content_of())
    facts = facts_bytes(
        Facts(
            version=1,
            kind=Kind.EXAM,
            pack_id="9" * 32,
            title="Harm",
            site="Office",
            made_at=1,
            size=size_of(content, len(HONEST)),
        )
    )
    key = locks.new_key()
    pieces = payload(content, io.BytesIO(HONEST))
    file = b"".join(sealed(facts, locks.open_lock(key), key, pieces))
    answer = school.root.upload("/api/admin/pack/receive", "a.ojpack", file)
    assert answer.err == "pack.foreign"
