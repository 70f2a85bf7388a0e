"""What a teacher decides of a timed work as an exam. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import Literal

import msgspec

USUAL_GRACE_S = 10


# Whoever begins late has what is left of the window, or their own time whole.
LateStart = Literal["cut", "full"]
# From when participants are told what came of their submissions: their own end, everybody's, or a
# moment that the teacher names.
Results = Literal["own_end", "all_over", "released"]
# What a second computer of the same participant meets.
OnePlace = Literal["any", "refuse", "take_over"]
# What else of the site can be closed while one's time runs.
SitePart = Literal["discussion", "problems", "assistant", "messages", "submissions"]


class ExamSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The values here are those of a work of which nothing was decided.

    `grace_s`: how long after one's end what arrives still counts. `late_start` as LateStart.
    `takes_latest_draft`: at one's end a text newer than the last submission is submitted.
    `results` as Results, from `release_at` where they are released (None: not yet);
    `shows_test_cases` says whether cases are among them. `languages`: None = those of the
    problem. `closed`, `one_place` as SitePart and OnePlace. `addresses`: networks from which alone
    one works, none = from everywhere. `config_keys` and `exam_keys`: SHA-256 in hex of the
    configurations and browsers of the locked browser that are let in, none = every browser.
    `upsolving`: once it is over for everybody and the results are told, its participants may go on;
    nothing of that counts."""

    grace_s: int = USUAL_GRACE_S
    late_start: LateStart = "cut"
    takes_latest_draft: bool = False
    results: Results = "own_end"
    release_at: int | None = None
    shows_test_cases: bool = True
    languages: tuple[str, ...] | None = None
    paste: bool = True
    completion: bool = True
    closed: tuple[str, ...] = ()
    one_place: OnePlace = "any"
    addresses: tuple[str, ...] = ()
    config_keys: tuple[str, ...] = ()
    exam_keys: tuple[str, ...] = ()
    upsolving: bool = False


class StoredSettings(msgspec.Struct, frozen=True):
    """With who saved them last, and when."""

    settings: ExamSettings
    modified_user: str | None
    updated_at: int
