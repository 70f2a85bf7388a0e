"""What a lesson, its groups and its items may be (contract lesson.md). Pure."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from oj_appliance.errors import ApiError
from oj_appliance.titles import kept_title

PAGE_LIMIT = 15  # S3 §9
OFFICE_LIMIT = 10
PROGRESS_LIMIT = 30
LONGEST_TITLE = 255
LONGEST_DESCRIPTION = 65_535
LONGEST_SHOWN = 255  # of the description, in a list
LONGEST_LOGO = 255
LONGEST_NAME = 100
LONGEST_URL = 1_000
LONGEST_KEYWORD = 255
LARGEST_SEQ = 2**31 - 1
MOST_GROUPS = 50
MOST_ITEMS = 300
MOST_TEAMS = 200

FILES = "/api/lesson/file/"
_FILE = re.compile(re.escape(FILES) + r"([0-9a-f]{32}\.[a-z0-9]{1,5})(\?.*)?")
_LOGO = re.compile(r"/api/public/img/[0-9a-f]{32}\.(png|jpg|gif|webp|bmp)")
_UNSEEN = re.compile(r"[\x00-\x20\x7f-\xa0\u200b-\u200f\u2028-\u202f\u2066-\u2069\\]")


def checked_text(field: str, text: str, longest: int) -> str:
    """Raises content.empty, content.too_long."""
    text = text.strip()
    if not text:
        raise ApiError("content.empty", field=field)
    return bounded_text(field, text, longest)


def checked_title(field: str, text: str, longest: int) -> str:
    """Of what stands in lists. Raises content.empty, content.too_long."""
    return checked_text(field, kept_title(bounded_text(field, text.strip(), longest)), longest)


def bounded_text(field: str, text: str, longest: int) -> str:
    """The same where nothing may stand. Raises content.too_long."""
    if len(text) > longest:
        raise ApiError("content.too_long", field=field, max=longest)
    return text


def checked_logo(logo: str | None) -> str | None:
    """A picture of this server, or none. Raises lesson.bad_logo."""
    logo = (logo or "").strip()
    if logo and not _LOGO.fullmatch(logo):
        raise ApiError("lesson.bad_logo", field="logo")
    return logo or None


def checked_seq(seq: int) -> int:
    """Raises param.bad."""
    if not -LARGEST_SEQ <= seq <= LARGEST_SEQ:
        raise ApiError("param.bad", field="seq")
    return seq


def checked_url(url: str) -> str:
    """An address of this site, or one of the web. Raises content.empty, content.too_long,
    lesson.bad_url."""
    url = checked_text("url", url, LONGEST_URL)
    try:
        parts = urlsplit(url)
        is_own = not parts.scheme and not parts.netloc and url.startswith("/")
        is_of_web = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_good = (is_own and not url.startswith("//")) or (is_of_web and parts.username is None)
    except ValueError:
        is_good = False
    if not is_good or _UNSEEN.search(url):
        raise ApiError("lesson.bad_url", field="url")
    return url


def file_named(url: str) -> str | None:
    """The name of the uploaded file that the address means; None of any other address."""
    found = _FILE.fullmatch(url.strip())
    return found[1] if found else None


def file_address(name: str) -> str:
    return FILES + name


def refuse_more(count: int, most: int) -> None:
    """Raises lesson.full where there are `most` already."""
    if count >= most:
        raise ApiError("lesson.full", n=most)


def later(updated_at: int, now: int) -> int:
    """A change within the same millisecond must still be newer than what others have read."""
    return max(now, updated_at + 1)
