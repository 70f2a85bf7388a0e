"""What the server writes into the page before any script runs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.http_client import Client

BOOT = re.compile(r'<script[^>]*id="boot"[^>]*>(.*?)</script>', re.DOTALL)


def boot_of(guest: Client, path: str) -> tuple[str, dict[str, Any]]:
    """The page's text and its block of data."""
    text = guest.get(path).body.decode()
    block = BOOT.search(text)
    assert block, text[:2000]
    return text, json.loads(block[1])


@pytest.mark.covers("S1-7.1-1", "S1-4.2-6")
def test_the_configuration_comes_with_the_page(guest: Client) -> None:
    config = guest.get("/api/get-website-config").data
    for path in ("/home", "/problem/P1000", "/no/such/page"):
        found = boot_of(guest, path)[1]["config"]
        # The address that the page was asked under, and the moment, are each answer's own.
        for own in ("serverTime", "baseUrl"):
            assert found.pop(own) and config.get(own)
        assert found == {name: value for name, value in config.items() if name in found}
        assert set(config) == {*found, "serverTime", "baseUrl"}


def test_the_tool_box_comes_with_the_page(root: Client, guest: Client) -> None:
    """As it was changed last: no page asks for it once more."""
    link = {"name": "</script>", "url": "http://paper.school.test/"}
    tool = root.post("/api/admin/tools", link).data["id"]
    try:
        assert {"id": tool, **link} in boot_of(guest, "/home")[1]["tools"]
        root.put("/api/admin/tools", {**link, "id": tool, "name": "Paper"})
        assert {"id": tool, **link, "name": "Paper"} in boot_of(guest, "/home")[1]["tools"]
    finally:
        root.delete("/api/admin/tools", id=tool)
    assert boot_of(guest, "/home")[1]["tools"] == guest.get("/api/tools").data


@pytest.mark.parametrize("path", ["/admin/contest", "/admin/problem/preview/P1", "/admin/no/such"])
def test_whatever_lies_in_the_back_office_brings_its_styles(guest: Client, path: str) -> None:
    """From there the page goes on to others of the back office without being loaded anew."""
    assert "/assets/admin-" in boot_of(guest, path)[0]
    assert "/assets/admin-" not in boot_of(guest, "/contest")[0]


@pytest.mark.covers("S1-1-7", "S3-1-8")
def test_the_site_speaks_chinese_until_somebody_says_otherwise(root: Client, guest: Client) -> None:
    assert guest.get("/api/get-website-config").data["language"] == "zh-CN"
    text, boot = boot_of(guest, "/home")
    assert boot["locale"] == "zh-CN"
    assert '<html lang="zh-CN"' in text
    try:
        root.put("/api/admin/config/set-web-config", {"language": "en-US"})
        assert boot_of(guest, "/home")[1]["locale"] == "en-US"
    finally:
        root.put("/api/admin/config/set-web-config", {"language": "zh-CN"})
