"""What QDUOJ calls our families of languages; others it cannot tell."""

from __future__ import annotations

from oj_appliance.interchange.programs.languages import (
    CPP,
    GO,
    JAVA,
    JAVASCRIPT,
    PYTHON2,
    PYTHON3,
    C,
    LanguageFamily,
)

LANGUAGE_NAMES: dict[LanguageFamily, str] = {
    C: "C",
    CPP: "C++",
    JAVA: "Java",
    PYTHON3: "Python3",
    PYTHON2: "Python2",
    GO: "Golang",
    JAVASCRIPT: "JavaScript",
}
