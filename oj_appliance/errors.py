"""What can go wrong, said once: the error catalogue and the exceptions that carry its keys.

A refusal by a business rule travels on HTTP 200; guards and unreadable input use HTTP 4xx
(contract 00-conventions §2). Only the web layer turns these exceptions into an envelope.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

Language = Literal["zh-CN", "en-US"]


class CatalogueEntry(msgspec.Struct, frozen=True):
    status: int
    en: str
    zh: str
    http: int | None = None

    def text(self, language: Language, fill: dict[str, object]) -> str:
        template = self.zh if language == "zh-CN" else self.en
        told = {
            name: value.text(language) if isinstance(value, Phrase) else _Filling(value)
            for name, value in fill.items()
        }
        return template.format_map(_Fill(told))


class Phrase(msgspec.Struct, frozen=True):
    """A piece of a sentence in both languages; it is kept so and told in the reader's."""

    zh: str
    en: str

    def filled(self, **values: object) -> Phrase:
        told = {name: _Filling(value) for name, value in values.items()}
        return Phrase(self.zh.format_map(told), self.en.format_map(told))

    def text(self, language: Language) -> str:
        return self.zh if language == "zh-CN" else self.en

    def in_both(self) -> str:
        """For what is stored before its reader is known."""
        return self.en if self.en == self.zh else f"{self.en} / {self.zh}"


def verbatim(text: str) -> Phrase:
    """A name or number, the same in every language."""
    return Phrase(text, text)


def catalogue_phrase(key: str, **fill: object) -> Phrase:
    """A sentence of the catalogue that stands inside another one."""
    entry = catalogue()[key]
    return Phrase(entry.text("zh-CN", fill), entry.text("en-US", fill))


class _Fill(dict[str, object]):
    """Leaves an unfilled placeholder out of the sentence instead of failing a second time."""

    def __missing__(self, key: str) -> object:
        return _Filling("")


class _Filling(msgspec.Struct, frozen=True):
    """What stands for `{n}`, and chooses words: `{n:day/days}` is the second unless n is 1."""

    value: object

    def __format__(self, spec: str) -> str:
        one, slash, many = spec.partition("/")
        if slash:
            return one if self.value == 1 else many
        return str(self.value)


@cache
def catalogue() -> dict[str, CatalogueEntry]:
    text = resources.files("oj_appliance").joinpath("error_catalogue.toml").read_text("utf-8")
    return {key: CatalogueEntry(**row) for key, row in tomllib.loads(text).items()}


def size_text(size: int) -> str:
    """A bound in bytes as a reader knows it, rounded down."""
    for unit, bytes_of_it in (("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)):
        if size + 1 >= bytes_of_it:  # some bounds are said as "less than"
            return f"{(size + 1) // bytes_of_it} {unit}"
    return f"{size} B"


class ApiError(Exception):
    """A business rule refuses. `status` overrides the catalogue's where the contract's call list
    gives another one; `data` travels in the envelope, and so does `field`, the wire's name of what
    was sent amiss; other words fill the placeholders."""

    http = 200

    def __init__(
        self, key: str, *, status: int | None = None, data: object = None, **fill: object
    ) -> None:
        super().__init__(key)
        self.key = key
        self.entry = catalogue()[key]
        self.status = status or self.entry.status
        self.data = data
        self.fill = fill
        self.field: str | None = None
        if isinstance(named := fill.get("field"), str):
            self.field = named

    def text(self, language: Language) -> str:
        return self.entry.text(language, self.fill)


class GuardError(ApiError):
    """A guard refuses before the operation began: HTTP status = envelope status."""

    def __init__(
        self, key: str, *, status: int | None = None, data: object = None, **fill: object
    ) -> None:
        super().__init__(key, status=status, data=data, **fill)
        self.http = self.status


class BadRequestError(ApiError):
    """The request cannot be read; HTTP 400 unless the catalogue names another status."""

    def __init__(self, key: str, *, name: str = "") -> None:
        super().__init__(key, name=name)
        self.field = name or None
        self.http = self.entry.http or 400


class DownloadError(ApiError):
    """A download fails: the HTTP status says so too, since the caller expects a file."""

    def __init__(self, key: str, *, status: int | None = None, **fill: object) -> None:
        super().__init__(key, status=status, **fill)
        self.http = self.status


class UnreadableDatabaseError(ApiError):
    """The database's file is damaged: HTTP 503."""

    http = 503

    def __init__(self) -> None:
        super().__init__("storage.damaged")


class DiskFullError(ApiError):
    """Nothing can be written: HTTP 503."""

    http = 503

    def __init__(self) -> None:
        super().__init__("storage.full")


class BusyError(ApiError):
    """Overload, shutting down, or a read that was interrupted: HTTP 503 with Retry-After."""

    http = 503

    def __init__(self) -> None:
        super().__init__("http.busy")
