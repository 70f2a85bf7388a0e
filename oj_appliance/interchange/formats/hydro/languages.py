"""What Hydro calls our families of languages."""

from __future__ import annotations

from oj_appliance.interchange.programs.languages import (
    CPP,
    CSHARP,
    GO,
    JAVA,
    JAVASCRIPT,
    PHP,
    PYTHON2,
    PYTHON3,
    RUBY,
    RUST,
    C,
    LanguageFamily,
)

LANGUAGE_NAMES: dict[LanguageFamily, str] = {
    C: "c",
    CPP: "cc",
    JAVA: "java",
    PYTHON3: "py.py3",
    PYTHON2: "py.py2",
    GO: "go",
    CSHARP: "cs",
    PHP: "php",
    JAVASCRIPT: "js",
    RUBY: "rb",
    RUST: "rs",
}
