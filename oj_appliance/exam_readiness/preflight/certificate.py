"""Whether the browsers of the rooms will open the site's address without a warning."""

from __future__ import annotations

import socket
import ssl
import time
from urllib.parse import urlsplit

from oj_appliance.exam_readiness.preflight.checks import check
from oj_appliance.judging.doctor import Check

ASKED_S = 3.0
DAY_S = 86_400
SOON_DAYS = 14
HTTPS_PORT = 443
TITLE = ("Certificate", "证书")


def certificate(base_url: str) -> Check:
    """Of the address that the website's settings name; asked at that address alone."""
    address = urlsplit(base_url)
    if address.scheme != "https" or not address.hostname:
        return check(
            "certificate",
            "green",
            TITLE,
            ("none is needed: the site is served without https", "无需证书：网站未使用 https"),
        )
    try:
        ends = _ends_at(address.hostname, address.port or HTTPS_PORT)
    except ssl.SSLCertVerificationError as error:
        reason = error.verify_message
        return _bad("red", (f"not trusted: {reason}", f"不受信任：{reason}"))
    except (OSError, ValueError) as error:
        return _bad("amber", (f"could not be read: {error}", f"无法读取：{error}"))
    days = int((ends - time.time()) // DAY_S)
    found = (f"good for {days} more days", f"还有 {days} 天有效")
    return _bad("amber", found) if days < SOON_DAYS else check("certificate", "green", TITLE, found)


def _bad(level: str, found: tuple[str, str]) -> Check:
    remedy = (
        "Renew it, or let students use the plain http address inside the school.",
        "请更新证书，或让学生使用校内的 http 地址。",
    )
    return check("certificate", level, TITLE, found, remedy)


def _ends_at(host: str, port: int) -> float:
    """In seconds since 1970. Raises ssl.SSLCertVerificationError, OSError."""
    context = ssl.create_default_context()
    with (
        socket.create_connection((host, port), ASKED_S) as plain,
        context.wrap_socket(plain, server_hostname=host) as wrapped,
    ):
        facts = wrapped.getpeercert() or {}
    return ssl.cert_time_to_seconds(str(facts["notAfter"]))
