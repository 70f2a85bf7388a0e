"""What may be decided of an exam (contract timedwork.md §9). Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Any, get_args

from msgspec.structs import replace

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.judging.rules import is_language
from oj_appliance.timed_work.settings.types import (
    ExamSettings,
    LateStart,
    OnePlace,
    Results,
    SitePart,
)

LONGEST_GRACE_S = 600
MOST_ENTRIES = 100
LONGEST_ENTRY = 100  # characters
_KEY = re.compile(r"[0-9a-f]{64}")


def settled(settings: ExamSettings) -> ExamSettings:
    """As they are stored: networks and keys in their usual form, nothing twice. Raises
    http.bad_param, exam.bad_address, exam.bad_key, exam.bad_language."""
    if not 0 <= settings.grace_s <= LONGEST_GRACE_S:
        raise BadRequestError("http.bad_param", name="graceSeconds")
    _check_choice(settings.late_start, LateStart, "lateStart")
    _check_choice(settings.results, Results, "results")
    _check_choice(settings.one_place, OnePlace, "onePlace")
    for part in settings.closed:
        _check_choice(part, SitePart, "closed")
    return replace(
        settings,
        languages=_languages(settings.languages),
        closed=tuple(each for each in get_args(SitePart) if each in settings.closed),
        addresses=_once((_network(each) for each in settings.addresses), "addresses"),
        config_keys=_once(
            (_key(each, "configKeys") for each in settings.config_keys), "configKeys"
        ),
        exam_keys=_once((_key(each, "examKeys") for each in settings.exam_keys), "examKeys"),
    )


def _check_choice(value: str, choices: Any, field: str) -> None:
    if value not in get_args(choices):
        raise BadRequestError("http.bad_param", name=field)


def _languages(wanted: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """None where none is named: a work in which nothing could be submitted is none."""
    for name in wanted or ():
        if not is_language(name):
            raise ApiError("exam.bad_language", field="languages", name=name[:LONGEST_ENTRY])
    return _once(wanted or (), "languages") or None


def _network(text: str) -> str:
    """A single address is a network of one; "10.1.2.3/16" is meant as 10.1.0.0/16."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError as error:
        name = text[:LONGEST_ENTRY]
        raise ApiError("exam.bad_address", field="addresses", name=name) from error


def _key(text: str, field: str) -> str:
    key = text.strip().lower()
    if not _KEY.fullmatch(key):
        raise ApiError("exam.bad_key", field=field, name=text[:LONGEST_ENTRY])
    return key


def _once(entries: Iterable[str], field: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(entries))
    if len(found) > MOST_ENTRIES:
        raise BadRequestError("http.bad_param", name=field)
    return found
