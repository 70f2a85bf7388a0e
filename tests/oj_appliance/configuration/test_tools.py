"""The tool box: what everybody reads, and what root may put into it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http_client import Client

pytestmark = pytest.mark.quick


@pytest.fixture(autouse=True)
def empty_box(root: Client) -> Iterator[None]:
    yield
    for tool in root.get("/api/admin/tools").data:
        root.delete("/api/admin/tools", id=tool["id"])


def add(root: Client, name: str, url: str = "https://docs.school.test/", seq: int = 0) -> int:
    answer = root.post("/api/admin/tools", {"name": name, "url": url, "seq": seq})
    return int(answer.data["id"])


@pytest.mark.covers("S1-3-9", "S1-7.1-3")
def test_everybody_reads_the_tools_in_their_order(root: Client, guest: Client) -> None:
    assert guest.get("/api/tools").data == []
    last = add(root, "C++ 参考", "https://zh.cppreference.test/w", seq=7)
    second = add(root, "Visualiser", "http://192.168.1.9:8000/?q=1", seq=2)
    first = add(root, "Paste", seq=1)
    assert guest.get("/api/tools").data == [
        {"id": first, "name": "Paste", "url": "https://docs.school.test/"},
        {"id": second, "name": "Visualiser", "url": "http://192.168.1.9:8000/?q=1"},
        {"id": last, "name": "C++ 参考", "url": "https://zh.cppreference.test/w"},
    ]


@pytest.mark.covers("S3-7.4-3")
def test_tools_can_be_changed_and_removed(root: Client, guest: Client) -> None:
    kept, gone = add(root, "Kept"), add(root, "Gone", seq=1)
    changed = {"id": kept, "name": " Other ", "url": "http://other.test", "seq": 3}
    assert root.put("/api/admin/tools", changed).status == 200
    assert root.delete("/api/admin/tools", id=gone).status == 200
    assert root.get("/api/admin/tools").data == [{**changed, "name": "Other"}]
    assert root.put("/api/admin/tools", {**changed, "id": gone}).err == "update.failed"
    assert root.delete("/api/admin/tools", id=gone).err == "delete.failed"
    assert [tool["name"] for tool in guest.get("/api/tools").data] == ["Other"]


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"name": "  "}, "content.empty", "name"),
        ({"name": "n" * 51}, "content.too_long", "name"),
        ({"url": ""}, "content.empty", "url"),
        ({"url": "https://" + "u" * 500}, "content.too_long", "url"),
        ({"url": "javascript:alert(1)"}, "http.bad_param", "url"),
        ({"url": "//elsewhere.test"}, "http.bad_param", "url"),
        ({"url": "http://"}, "http.bad_param", "url"),
        ({"url": "http://[bad"}, "http.bad_param", "url"),
        ({"url": "http://a b.test"}, "http.bad_param", "url"),
        ({"url": "http://a.test/\u0000"}, "http.bad_param", "url"),
        ({"seq": 2**60}, "http.bad_param", "seq"),
        ({"seq": "1.5"}, "http.bad_param", "seq"),
    ],
)
def test_a_bad_tool_is_refused_and_its_field_named(
    root: Client, guest: Client, change: dict[str, object], key: str, field: str
) -> None:
    answer = root.post("/api/admin/tools", {"name": "n", "url": "http://a.test", **change})
    assert answer.err == key
    assert field in answer.json["msg"]
    assert guest.get("/api/tools").data == []
