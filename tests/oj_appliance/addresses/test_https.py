"""https with a certificate of the site's own, as a browser that trusts its authority meets it."""

from __future__ import annotations

import http.client
import socket
import ssl
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from oj_appliance.addresses.certificates import Certificates
from tests.http_client import Client
from tests.server_process import ServerProcess, held_port

CALL = "/api/admin/address"
BROWSER = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def port(request: pytest.FixtureRequest) -> int:
    """Nobody else's while https is off, either."""
    return held_port(request.node)


@pytest.fixture(scope="module")
def site(port: int) -> Iterator[ServerProcess]:
    running = ServerProcess(environment={"OJ_SERVER_HTTPS_PORT": str(port)}).start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return site.client("root")


def ask(port: int, path: str, context: ssl.SSLContext | None = None) -> http.client.HTTPResponse:
    """By https with a context, else by http; follows nothing."""
    connection = (
        http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        if context is None
        else http.client.HTTPSConnection("127.0.0.1", port, timeout=60, context=context)
    )
    connection.request("GET", path, headers=BROWSER)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def trusting(site: ServerProcess) -> ssl.SSLContext:
    pem = site.client().get("/api/trust/certificate").body.decode()
    return ssl.create_default_context(cadata=pem)


def test_there_is_nothing_to_trust_while_https_is_off(site: ServerProcess, port: int) -> None:
    assert site.client().get("/api/trust").data == {
        **{"on": False, "fingerprint": None, "until": None, "addresses": []}
    }
    refused = site.client().get("/api/trust/certificate")
    assert (refused.http, refused.err) == (404, "address.no_certificate")
    with pytest.raises(ConnectionRefusedError):
        ask(port, "/api/time", ssl.create_default_context())


def test_who_trusts_the_authority_is_served_and_gets_a_cookie_that_is_secure(
    site: ServerProcess, root: Client, port: int
) -> None:
    https = root.put(CALL, {"https": "beside"}).data["https"]
    assert (https["mode"], https["state"], https["port"]) == ("beside", "open", port)
    answer = ask(port, "/api/time", trusting(site))
    cookie = answer.headers["Set-Cookie"]
    assert answer.status == 200
    assert cookie.startswith("__Host-oj_client=") and cookie.endswith("; Secure")
    assert "HttpOnly" in cookie and "Path=/;" in cookie
    with pytest.raises(ssl.SSLCertVerificationError):
        ask(port, "/api/time", ssl.create_default_context())
    # Whoever does not trust it goes on by http, and is not told to come back by https for good.
    plain = ask(site.port, "/api/time")
    assert plain.status == 200 and "Secure" not in plain.headers["Set-Cookie"]
    assert "Strict-Transport-Security" not in answer.headers
    row = root.get("/api/admin/audit-log", action="config.update").data["records"][0]
    assert '"beside"' in str(row["after"]).replace("'", '"')


def test_the_page_tells_the_fingerprint_of_what_is_downloaded(
    site: ServerProcess, root: Client
) -> None:
    root.put(CALL, {"https": "beside"})
    told = site.client().get("/api/trust").data
    pem = site.client().get("/api/trust/certificate").body
    authority = x509.load_pem_x509_certificate(pem)
    assert (
        told["fingerprint"].replace(":", "") == authority.fingerprint(hashes.SHA256()).hex().upper()
    )
    years = (authority.not_valid_after_utc - datetime.now(UTC)) / timedelta(days=365.25)
    assert 19.9 < years < 20.1
    assert b"PRIVATE" not in pem


def test_the_authority_vouches_for_private_addresses_alone_and_its_key_is_nobody_elses(
    site: ServerProcess, root: Client
) -> None:
    root.put(CALL, {"https": "beside"})
    pem = site.client().get("/api/trust/certificate").body
    authority = x509.load_pem_x509_certificate(pem)
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical and limits.value.permitted_subtrees
    words = {str(each.value) for each in limits.value.permitted_subtrees}
    assert {"local", "localhost", "192.168.0.0/16", "10.0.0.0/8"} <= words
    assert "0.0.0.0/0" not in words
    folder = site.data / "https"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


def test_pages_are_led_to_https_by_choice_and_what_must_open_before_stays(
    site: ServerProcess, root: Client, port: int
) -> None:
    root.put(CALL, {"https": "redirect"})
    led = ask(site.port, "/problem?currentPage=2")
    assert led.status == 307
    assert led.headers["Location"] == f"https://127.0.0.1:{port}/problem?currentPage=2"
    for path in ("/trust", "/api/time", "/api/trust/certificate", "/health"):
        assert ask(site.port, path).status == 200
    assert ask(port, "/problem", trusting(site)).status == 200
    root.put(CALL, {"https": "beside"})
    assert ask(site.port, "/problem").status == 200


def test_a_port_that_is_taken_is_told_and_https_off_closes_the_door(
    site: ServerProcess, root: Client, port: int
) -> None:
    root.put(CALL, {"https": "off"})
    with pytest.raises(ConnectionRefusedError):
        ask(port, "/api/time", ssl.create_default_context())
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        https = root.put(CALL, {"https": "beside"}).data["https"]
        assert https["state"] == "failed" and https["error"]
        line = next(it for it in root.get("/health").data["checks"] if it["id"] == "health.https")
        assert (line["level"], line["mend"]) == ("amber", "openAddress")
    assert root.put(CALL, {"https": "beside"}).data["https"]["state"] == "open"


def test_the_server_gets_another_certificate_when_its_addresses_change(tmp_path: Path) -> None:
    certificates = Certificates(tmp_path / "https")
    names = ["oj.local"]
    assert certificates.ensure("School", ["192.168.1.9"], names)
    before = certificates.authority()
    assert not certificates.ensure("School", ["192.168.1.9"], names)
    assert certificates.ensure("School", ["192.168.7.9"], names)
    assert certificates.covers("192.168.7.9") and not certificates.covers("192.168.1.9")
    assert before is not None and certificates.authority() == before
    # A public address that came later is none the authority may vouch for.
    certificates.ensure("School", ["192.168.7.9", "8.8.4.4"], names)
    assert not certificates.covers("8.8.4.4")


def test_files_that_a_power_cut_left_are_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "https"
    certificates = Certificates(folder)
    certificates.ensure("School", ["10.0.0.2"], ["oj.local"])
    (folder / "server.pem").write_bytes((folder / "server.pem").read_bytes()[:200])
    assert certificates.ensure("School", ["10.0.0.2"], ["oj.local"])
    assert certificates.context() is not None
    (folder / "authority.pem").write_bytes(b"")
    assert certificates.ensure("School", ["10.0.0.2"], ["oj.local"])
