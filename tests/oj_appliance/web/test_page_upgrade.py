"""What a page that was open during an upgrade still finds at the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.page_releases import UpgradedSite


@pytest.fixture
def site() -> Iterator[UpgradedSite]:
    running = UpgradedSite()
    yield running
    running.end()


def found(guest: Client, name: str) -> int:
    return guest.request("GET", f"/assets/{name}").http


def test_the_files_of_the_release_before_are_kept_and_no_older_ones(site: UpgradedSite) -> None:
    guest = site.server.client()
    first_build, first = site.build, site.chunk_of("AcmRank")
    assert guest.get("/api/time").headers["x-page-build"] == first_build
    assert f'"build": "{first_build}"' in guest.get("/home").body.decode()

    site.upgrade("aaaaaaaaaaaa", renamed=first)
    second = site.chunk_of("AcmRank")
    assert second != first
    assert guest.get("/api/time").headers["x-page-build"] == "aaaaaaaaaaaa"
    assert (found(guest, first), found(guest, second)) == (200, 200)
    packed = guest.request("GET", f"/assets/{first}", headers={"Accept-Encoding": "br"})
    assert packed.headers["content-encoding"] == "br"
    assert "immutable" in packed.headers["cache-control"]

    site.server.stop()
    site.server.start()
    assert found(guest, first) == 200, "a restart is no release"

    site.upgrade("bbbbbbbbbbbb", renamed=second)
    assert (found(guest, first), found(guest, second)) == (404, 200)
    assert len(list((site.server.data / "page").iterdir())) == 2
    assert found(guest, "..%2f..%2foj.toml") == 404
    assert found(guest, "aaaaaaaaaaaa") == 404
