"""Addresses of this machine, for the READY line."""

from __future__ import annotations

import socket

import pytest

from oj_appliance.configuration.addresses import lan_addresses, own_addresses

pytestmark = pytest.mark.quick


def test_addresses_are_this_machines_and_no_name_server_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*words: object) -> None:
        raise AssertionError("a name was looked up")

    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(socket, "gethostbyname", refuse)
    found = own_addresses()
    assert "127.0.0.1" in found
    for address in found:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as server:
            server.bind((address, 0))  # only an address of this machine can be had
    others = {address for address in found if not address.startswith("127.")}
    assert set(lan_addresses(80)) == {f"http://{address}" for address in others}
    assert set(lan_addresses(8080)) == {f"http://{address}:8080" for address in others}
