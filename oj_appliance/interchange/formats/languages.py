"""Families of languages: how the names of other judges become ours.

A package names a language coarsely ("C++"), we finely ("C++ 17 With O2"). A template is meant for
every language of its family, a solution is read as one of them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LanguageFamily:
    """`languages` are our names (contract judge-rules §1); a solution becomes `read_as`, a
    checker `checker`; `extension` is that of a source file."""

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

# Names in FPS files, lower case; some systems write file extensions there instead.
FPS_FAMILIES = {
    "c": C,
    "gcc": C,
    "clang": C,
    "c++": CPP,
    "cc": CPP,
    "cpp": CPP,
    "cxx": CPP,
    "g++": CPP,
    "clang++": CPP,
    "java": JAVA,
    "python": PYTHON3,
    "python3": PYTHON3,
    "py": PYTHON3,
    "py3": PYTHON3,
    "python2": PYTHON2,
    "py2": PYTHON2,
    "go": GO,
    "golang": GO,
    "c#": CSHARP,
    "csharp": CSHARP,
    "cs": CSHARP,
    "php": PHP,
    "javascript": JAVASCRIPT,
    "js": JAVASCRIPT,
    "ruby": RUBY,
    "rb": RUBY,
    "rust": RUST,
    "rs": RUST,
}
