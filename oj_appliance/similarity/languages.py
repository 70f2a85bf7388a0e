"""How the judge's languages write comments, text and words, as far as a comparison needs it."""

from __future__ import annotations

import re
from dataclasses import dataclass

_STRING = r'"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])*'"
_NAME = r"[^\W\d]\w*"
_NUMBER = r"\.?\d(?:[\w.]|(?<=[eEpP])[+-])*"
_SIGN = r"\+\+|--|<<=|>>=|\*\*=?|//=?|&&|\|\||->|=>|::|:=|[-+*/%&|^<>=!~]=|<<|>>|\S"


@dataclass(frozen=True)
class Family:
    """`scanner` finds one thing after another; `words` stay what they are, other names become one.
    What `left_out` finds brings libraries in, and is nobody's own."""

    name: str
    scanner: re.Pattern[str]
    left_out: re.Pattern[str]
    words: frozenset[str]


def _family(name: str, comments: str, left_out: str, words: str, text: str = "") -> Family:
    parts = [f"(?P<skip>\\s+|{comments})", f"(?P<text>{text + '|' if text else ''}{_STRING})"]
    parts += [f"(?P<name>{_NAME})", f"(?P<number>{_NUMBER})", f"(?P<sign>{_SIGN})"]
    scanner = re.compile("|".join(parts), re.DOTALL)
    return Family(name, scanner, re.compile(left_out, re.MULTILINE), frozenset(words.split()))


_C_WORDS = (
    "auto break case catch char class const continue default delete do double else enum"
    " extern final float for foreach fn func function goto if impl import in int interface let"
    " long loop map match mut namespace new null nullptr package private protected public"
    " return short signed sizeof static string struct switch template this throw throws try"
    " typedef typename union unsigned using var vector virtual void volatile while bool"
    " boolean true false scanf printf cin cout endl getline sort max min abs swap push_back"
    " size begin end pair queue stack set priority_queue System out in println print nextInt"
    " Scanner String Math fmt Println Scan Console WriteLine ReadLine echo array console log"
)
_PYTHON_WORDS = (
    "and as assert break class continue def del elif else except finally for from global if"
    " import in is lambda nonlocal not or pass raise return try while with yield True False"
    " None print input range len int str float list dict set tuple map sorted sum max min abs"
    " enumerate zip append pop split join sort reverse open read readline stdin sys"
)
_RUBY_WORDS = (
    "and begin break case class def do else elsif end ensure false for if in loop module next"
    " nil not or redo rescue retry return self super then true unless until when while yield"
    " puts print gets each map to_i to_s split chomp times"
)
_PASCAL_WORDS = (
    "and array begin case const div do downto else end false for function goto if in label"
    " mod nil not of or procedure program record repeat set string then to true type until"
    " uses var while with read readln write writeln integer longint int64 real double char"
    " boolean"
)

C = _family(
    "c",
    r"//[^\n]*|/\*.*?(?:\*/|\Z)",
    r"^[ \t]*(?:#[ \t]*(?:include|pragma)\b.*|using[ \t]+namespace\b.*|import\b.*|package\b.*"
    r"|use[ \t]+[\w:{}, ]+;|using[ \t]+[\w.]+;|<\?php)",
    _C_WORDS,
    r"`[^`]*`",
)
PYTHON = _family(
    "python",
    r"\#[^\n]*",
    r"^[ \t]*(?:import\b.*|from[ \t]+\S+[ \t]+import\b.*)",
    _PYTHON_WORDS,
    r'"""' + r'.*?(?:"""|\Z)' + r"|'''.*?(?:'''|\Z)",
)
RUBY = _family("ruby", r"\#[^\n]*", r"^[ \t]*require(?:_relative)?\b.*", _RUBY_WORDS)
PASCAL = _family(
    "pascal",
    r"//[^\n]*|\{.*?(?:\}|\Z)|\(\*.*?(?:\*\)|\Z)",
    r"^[ \t]*(?:program\b[^;]*;|uses\b[^;]*;)",
    _PASCAL_WORDS,
)

_BEGINNINGS = (("py", PYTHON), ("ruby", RUBY), ("pascal", PASCAL), ("free pascal", PASCAL))


def family_of(language: str) -> Family:
    """By the name that the judge gives a language; most are written as C is."""
    name = language.lower()
    return next((family for begin, family in _BEGINNINGS if name.startswith(begin)), C)
