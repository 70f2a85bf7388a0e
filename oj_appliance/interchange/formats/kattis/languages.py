"""The codes of our families of languages in ICPC packages."""

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
    CPP: "cpp",
    JAVA: "java",
    PYTHON3: "python3",
    PYTHON2: "python2",
    GO: "go",
    CSHARP: "csharp",
    PHP: "php",
    JAVASCRIPT: "javascript",
    RUBY: "ruby",
    RUST: "rust",
}
