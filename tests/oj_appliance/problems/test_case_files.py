"""Single files of the test data are looked at, fetched and replaced (contract file.md §2)."""

from __future__ import annotations

from typing import Any

from tests.http_client import Client
from tests.oj_appliance.problems.builders import (
    create,
    update,
    upload_cases,
    uploaded_body,
    zip_of,
)

TEXT, FILE = "/api/admin/problem/case-file", "/api/file/download-case-file"


def replaced(client: Client, name: str, content: bytes, **form: Any) -> Any:
    return client.upload("/api/file/upload-case-file", "any.txt", content, fileName=name, **form)


def test_one_file_is_shown_fetched_and_replaced_by_the_next_save(root: Client) -> None:
    uploaded = upload_cases(root, zip_of({"1.in": "1\r\n", "1.out": "2\n"})).data
    key = uploaded["fileListDir"]
    shown = root.get(TEXT, uploadTestcaseDir=key, name="1.in").data
    assert shown == {"name": "1.in", "size": 2, "text": "1\n", "isCut": False}
    body = uploaded_body(uploaded)
    pid = create(root, body)
    other = replaced(root, "1.out", b"3\r\n").data
    assert (other["name"], other["size"]) == ("1.out", 2)
    body["uploadTestcaseDir"] = other["fileListDir"]
    assert root.get(TEXT, pid=pid, name="1.out").data["text"] == "2\n"
    where = {"pid": pid, "uploadTestcaseDir": other["fileListDir"]}
    assert root.get(TEXT, **where, name="1.out").data["text"] == "3\n"
    assert root.get(TEXT, **where, name="1.in").data["text"] == "1\n"
    assert update(root, pid, body).status == 200
    assert root.get(FILE, pid=pid, name="1.out").body == b"3\n"
    assert root.get(FILE, pid=pid, name="1.in").body == b"1\n"


def test_files_are_added_to_an_upload_of_ones_own_only(root: Client, teacher: Client) -> None:
    uploaded = upload_cases(root, zip_of({"1.in": "1", "1.out": "2"})).data
    key = uploaded["fileListDir"]
    same = replaced(root, "1.in", b"9", uploadTestcaseDir=key).data["fileListDir"]
    assert same == key
    assert root.get(TEXT, uploadTestcaseDir=key, name="1.out").data["text"] == "2"
    others = replaced(teacher, "1.in", b"5", uploadTestcaseDir=key).data["fileListDir"]
    assert others != key
    assert root.get(TEXT, uploadTestcaseDir=key, name="1.in").data["text"] == "9"
    assert teacher.get(TEXT, uploadTestcaseDir=key, name="1.in").err == "testcase.none"


def test_what_is_no_text_or_long_is_shown_as_far_as_it_goes(root: Client) -> None:
    long = b"\xff" + b"a" * 70_000
    key = replaced(root, "big.in", long).data["fileListDir"]
    shown = root.get(TEXT, uploadTestcaseDir=key, name="big.in").data
    assert shown["text"] == "\ufffd" + "a" * 65_535
    assert (shown["size"], shown["isCut"]) == (70_001, True)
    assert replaced(root, "../evil", b"x").err == "http.bad_param"
    assert root.get(TEXT, name="big.in").err == "testcase.none"
    assert root.get(FILE, uploadTestcaseDir=key, name="none").http == 404
