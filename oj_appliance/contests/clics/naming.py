"""Identifiers for what has none of its own: languages and schools. Pure."""

from __future__ import annotations

import hashlib
import re

from oj_appliance.contests.clics.wire import Language, Organization

# Languages that the API names; all others are called after their names here.
_KNOWN = {
    "C++": "cpp",
    "C#": "csharp",
    "Golang": "go",
    "JavaScript Node": "javascript",
}
_EXTENSIONS = {
    "C": "c",
    "C++": "cpp",
    "C#": "cs",
    "Golang": "go",
    "Java": "java",
    "JavaScript": "js",
    "PHP": "php",
    "PyPy2": "py",
    "PyPy3": "py",
    "Python2": "py",
    "Python3": "py",
    "Ruby": "rb",
    "Rust": "rs",
}
JAVA, JAVA_CLASS = "java", "Main"
LONGEST_ID = 36
# Stands for the language of a submission whose row is sealed.
SEALED_LANGUAGE = Language(
    id="sealed",
    name="(sealed)",
    entry_point_required=False,
    entry_point_name=None,
    extensions=(),
)


def language_id(name: str) -> str:
    """`cpp-17-with-o2` for C++ 17 With O2."""
    if name in _KNOWN:
        return _KNOWN[name]
    plain = name.lower().replace("++", "pp").replace("#", "sharp")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID].rstrip("-") or "other"


def language(name: str) -> Language:
    number = language_id(name)
    family = name.partition(" ")[0]
    is_java = number == JAVA
    return Language(
        id=number,
        name=name,
        entry_point_required=is_java,
        entry_point_name="Main class" if is_java else None,
        extensions=(_EXTENSIONS[family],) if family in _EXTENSIONS else (),
    )


def organization(school: str) -> Organization:
    """The same school is the same organisation, in every contest and after every restart."""
    digest = hashlib.sha256(school.encode()).hexdigest()[:16]
    return Organization(id=f"school-{digest}", name=school)
