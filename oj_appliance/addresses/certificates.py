"""The site's own certificate authority, and the certificate it gives this server.

The authority lasts 20 years and can vouch for nothing but private addresses, `.local` names and
what this machine had when it was made (RFC 5280 §4.2.1.10): who takes its key cannot be a bank. The
server's certificate lasts as long as every system takes one (825 days: Apple HT210176) and is
made anew by itself: nobody has to trust anything twice.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
import ssl
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from oj_appliance.addresses.types import Authority

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

YEARS = 20
SERVER_DAYS = 820
RENEWED_BEFORE = timedelta(days=200)
# A PC whose clock is behind by some months still finds it valid.
BACKDATED = timedelta(days=200)
# The project's first day: a board without a battery starts long before.
EARLIEST = datetime(2026, 11, 1, tzinfo=UTC)
LOCAL_NAMES = ("local", "localhost")
_HOUSE: tuple[Network, ...] = tuple(
    ipaddress.ip_network(each)
    for each in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
# Key and certificate lie in one file, so that a power cut leaves a pair that fits.
AUTHORITY, SERVER = "authority.pem", "server.pem"


class Certificates:
    """In a folder of their own, which is in no backup."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._covered: frozenset[str] = frozenset()

    def authority(self) -> Authority | None:
        """None before the first one is made."""
        certificate = self._read(AUTHORITY)
        if certificate is None:
            return None
        digest = certificate.fingerprint(hashes.SHA256()).hex(":").upper()
        ends = round(certificate.not_valid_after_utc.timestamp() * 1000)
        return Authority(digest, ends, _pem(certificate))

    def ensure(self, site: str, addresses: Sequence[str], names: Sequence[str]) -> bool:
        """Makes what is missing, and the server's certificate anew where addresses or names have
        changed or it ends before long. Whether there is a new one. `site` names the authority."""
        now = max(datetime.now(UTC), EARLIEST)
        wanted = [ipaddress.ip_address(each) for each in addresses]
        authority, key = self._read(AUTHORITY), self._authority_key()
        if authority is None or key is None or now >= authority.not_valid_after_utc:
            authority, key = self._make_authority(site, wanted, now)
        covered = [each for each in wanted if _may_vouch(authority, each)]
        server = self._read(SERVER)
        self._covered = frozenset((*map(str, covered), *names))
        if server is not None and self._is_good(server, authority, covered, names, now):
            return False
        self._make_server(authority, key, covered, names, now)
        return True

    def covers(self, host: str) -> bool:
        """Whether the server's certificate names it; an address or a name."""
        return host in self._covered

    def context(self) -> ssl.SSLContext:
        """Of the server's certificate; `load` puts a newer one in force."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        self.load(context)
        return context

    def load(self, context: ssl.SSLContext) -> None:
        context.load_cert_chain(self._folder / SERVER)

    def _is_good(
        self,
        server: x509.Certificate,
        authority: x509.Certificate,
        addresses: Sequence[Address],
        names: Sequence[str],
        now: datetime,
    ) -> bool:
        if server.issuer != authority.subject:
            return False
        is_young = server.not_valid_before_utc <= now <= server.not_valid_after_utc - RENEWED_BEFORE
        names_of = _alternatives(server).get_values_for_type(x509.DNSName)
        return is_young and _addresses_of(server) == set(addresses) and set(names_of) == set(names)

    def _make_authority(
        self, site: str, addresses: Sequence[Address], now: datetime
    ) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
        key = ec.generate_private_key(ec.SECP256R1())
        # The name of the authority is what a person finds in the list of trusted ones: two schools'
        # must not be taken for each other.
        mark = hashes.Hash(hashes.SHA256())
        mark.update(_public(key))
        number = mark.finalize().hex()[:8].upper()
        name = x509.Name(
            [
                x509.NameAttribute(NameOID.ORGANIZATION_NAME, (site or "OJ")[:64]),
                x509.NameAttribute(NameOID.COMMON_NAME, f"OJ Appliance {number}"),
            ]
        )
        others = [each for each in addresses if not any(each in net for net in _HOUSE)]
        permitted: list[x509.GeneralName] = [
            *(x509.DNSName(each) for each in LOCAL_NAMES),
            *(x509.IPAddress(each) for each in _HOUSE),
            *(x509.IPAddress(ipaddress.ip_network(each)) for each in others),
        ]
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - BACKDATED)
            .not_valid_after(now.replace(year=now.year + YEARS, day=min(now.day, 28)))
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_usage(is_authority=True), critical=True)
            .add_extension(x509.NameConstraints(permitted, None), critical=True)
            .add_extension(
                x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False
            )
            .sign(key, hashes.SHA256())
        )
        self._write(AUTHORITY, _private(key) + _pem(certificate))
        return certificate, key

    def _make_server(
        self,
        authority: x509.Certificate,
        authority_key: ec.EllipticCurvePrivateKey,
        addresses: Sequence[Address],
        names: Sequence[str],
        now: datetime,
    ) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        subjects: list[x509.GeneralName] = [
            *(x509.DNSName(each) for each in names),
            *(x509.IPAddress(each) for each in addresses),
        ]
        certificate = (
            x509.CertificateBuilder()
            .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])]))
            .issuer_name(authority.subject)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - BACKDATED)
            .not_valid_after(now - BACKDATED + timedelta(days=SERVER_DAYS))
            .add_extension(x509.SubjectAlternativeName(subjects), critical=False)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(_usage(is_authority=False), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(
                x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False
            )
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key()),
                critical=False,
            )
            .sign(authority_key, hashes.SHA256())
        )
        self._write(SERVER, _private(key) + _pem(certificate) + _pem(authority))

    def _read(self, name: str) -> x509.Certificate | None:
        """None for what is missing or was cut off by a power cut: it is made anew."""
        try:
            return x509.load_pem_x509_certificate((self._folder / name).read_bytes())
        except (OSError, ValueError):
            return None

    def _authority_key(self) -> ec.EllipticCurvePrivateKey | None:
        try:
            content = (self._folder / AUTHORITY).read_bytes()
            key = serialization.load_pem_private_key(content, None)
        except (OSError, ValueError):
            return None
        return key if isinstance(key, ec.EllipticCurvePrivateKey) else None

    def _write(self, name: str, content: bytes) -> None:
        """Whole or not at all, and nobody else's to read."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        beside = self._folder / f".{name}"
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()
        with _created(beside) as descriptor:
            os.write(descriptor, content)
            os.fsync(descriptor)
        beside.replace(self._folder / name)


@contextlib.contextmanager
def _created(file: Path) -> Iterator[int]:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def _may_vouch(authority: x509.Certificate, address: Address) -> bool:
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    networks = [
        each.value for each in limits.permitted_subtrees or () if isinstance(each, x509.IPAddress)
    ]
    return any(address in network for network in networks if not isinstance(network, Address))


def _alternatives(certificate: x509.Certificate) -> x509.SubjectAlternativeName:
    return certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value


def _addresses_of(certificate: x509.Certificate) -> set[Address]:
    values = _alternatives(certificate).get_values_for_type(x509.IPAddress)
    return {each for each in values if isinstance(each, Address)}


def _usage(*, is_authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not is_authority,
        key_cert_sign=is_authority,
        crl_sign=is_authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
