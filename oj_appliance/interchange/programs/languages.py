"""Families of languages: how the names of other judges become ours, and ours theirs.

A package names a language coarsely ("C++"), we finely ("C++ 17 With O2"). A template is meant for
every language of its family, a solution is read as one of them.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import PurePosixPath

import msgspec


class LanguageFamily(msgspec.Struct, frozen=True):
    """`languages` are our names (contract judge-rules §1), the family's first one first; a solution
    becomes `read_as`, a checker `checker`; `extension` is that of a source file."""

    languages: tuple[str, ...]
    read_as: str
    checker: str
    extension: str


C = LanguageFamily(("C", "C With O2"), "C With O2", "C", "c")
CPP = LanguageFamily(
    ("C++", "C++ With O2", "C++ 17", "C++ 17 With O2", "C++ 20", "C++ 20 With O2"),
    "C++ 17 With O2",
    "C++",
    "cpp",
)
JAVA = LanguageFamily(("Java",), "Java", "Java", "java")
PYTHON3 = LanguageFamily(("Python3", "PyPy3"), "Python3", "Python3", "py")
PYTHON2 = LanguageFamily(("Python2", "PyPy2"), "Python2", "Python2", "py")
GO = LanguageFamily(("Golang",), "Golang", "Golang", "go")
CSHARP = LanguageFamily(("C#",), "C#", "C#", "cs")
PHP = LanguageFamily(("PHP",), "PHP", "PHP", "php")
JAVASCRIPT = LanguageFamily(
    ("JavaScript Node", "JavaScript V8"), "JavaScript Node", "JavaScript Node", "js"
)
RUBY = LanguageFamily(("Ruby",), "Ruby", "Ruby", "rb")
RUST = LanguageFamily(("Rust",), "Rust", "Rust", "rs")

FAMILIES = (C, CPP, JAVA, PYTHON3, PYTHON2, GO, CSHARP, PHP, JAVASCRIPT, RUBY, RUST)

_BY_LANGUAGE = {language: family for family in FAMILIES for language in family.languages}

# By file extension; what says Python without a number is Python 3.
_BY_EXTENSION = {
    "c": C,
    "cc": CPP,
    "cpp": CPP,
    "cxx": CPP,
    "c++": CPP,
    "java": JAVA,
    "py": PYTHON3,
    "py3": PYTHON3,
    "py2": PYTHON2,
    "go": GO,
    "cs": CSHARP,
    "php": PHP,
    "js": JAVASCRIPT,
    "rb": RUBY,
    "rs": RUST,
}

# Names that packages write, lower case, whatever the format; finer ones are their family's.
_BY_NAME = _BY_EXTENSION | {
    "gcc": C,
    "clang": C,
    "g++": CPP,
    "clang++": CPP,
    "python": PYTHON3,
    "python3": PYTHON3,
    "pypy": PYTHON3,
    "pypy3": PYTHON3,
    "python2": PYTHON2,
    "pypy2": PYTHON2,
    "golang": GO,
    "c#": CSHARP,
    "csharp": CSHARP,
    "javascript": JAVASCRIPT,
    "node": JAVASCRIPT,
    "ruby": RUBY,
    "rust": RUST,
}


def family_of(language: str) -> LanguageFamily | None:
    """The family of one of our languages."""
    return _BY_LANGUAGE.get(language)


def families_listed(
    languages: Collection[str], known: Collection[LanguageFamily]
) -> tuple[LanguageFamily, ...]:
    """The families of our languages, in their order, as far as they are `known`."""
    listed = {family_of(language) for language in languages}
    return tuple(family for family in FAMILIES if family in listed and family in known)


def family_of_file(name: str) -> LanguageFamily | None:
    """By the extension of a source file's name."""
    return _BY_EXTENSION.get(PurePosixPath(name).suffix.lower().removeprefix("."))


def family_named(name: str) -> LanguageFamily | None:
    """By the name that a package gives a language: a word, an extension, or one with a version or
    details (`C++17`, `PY2`, `cc.cc14o2`, `py.py3`)."""
    plain = name.strip().lower().lstrip(".")
    first, _, detail = plain.partition(".")
    found = (_BY_NAME.get(each) for each in (plain, first, first.rstrip("0123456789")))
    family = next((each for each in found if each), None)
    if family is PYTHON3 and detail.startswith("py2"):
        return PYTHON2
    return family


def languages_of(families: tuple[LanguageFamily, ...]) -> tuple[str, ...]:
    """All our languages of these families, in their order."""
    return tuple(language for family in families for language in family.languages)
