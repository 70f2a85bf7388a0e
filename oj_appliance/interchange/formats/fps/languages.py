"""What FPS calls our families of languages; others it cannot tell."""

from __future__ import annotations

from oj_appliance.interchange.programs.languages import (
    CPP,
    CSHARP,
    GO,
    JAVA,
    JAVASCRIPT,
    PHP,
    PYTHON3,
    RUBY,
    C,
    LanguageFamily,
)

LANGUAGE_NAMES: dict[LanguageFamily, str] = {
    C: "C",
    CPP: "C++",
    JAVA: "Java",
    PYTHON3: "Python",
    GO: "Go",
    CSHARP: "C#",
    PHP: "PHP",
    JAVASCRIPT: "JavaScript",
    RUBY: "Ruby",
}
