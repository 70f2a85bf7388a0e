"""Where an output first differs from what was expected, in words for whoever wrote the program
(contract judge-rules §5.1)."""

from __future__ import annotations

from itertools import zip_longest

from judge_sandbox.checkers.comparison import normalise_line_ends, strip_end_blanks

# Read {read} and expected {expected} are words of the texts, cut; empty where a line has ended.
WORDS = 'line {line}, column {column}: read "{read}", expected "{expected}"'
LONGEST_WORD = 40  # characters
# Looked at of each text: a difference that comes later is not told.
MOST_BYTES = 4 << 20


def first_difference(user: bytes, expected: bytes, *, remove_end_blank: bool) -> str:
    """One sentence with line and column, both from 1; "" where the beginnings agree."""
    texts = [normalise_line_ends(text[:MOST_BYTES]) for text in (user, expected)]
    if remove_end_blank:
        texts = [strip_end_blanks(text) for text in texts]
    lines = [text.split(b"\n") for text in texts]
    for number, (mine, wanted) in enumerate(zip_longest(*lines, fillvalue=b""), 1):
        if mine != wanted:
            return _words(number, mine.decode(errors="replace"), wanted.decode(errors="replace"))
    return ""


def _words(line: int, mine: str, wanted: str) -> str:
    pairs = enumerate(zip_longest(mine, wanted))
    at = next((index for index, (one, other) in pairs if one != other), 0)
    return WORDS.format(
        line=line, column=at + 1, read=_word_at(mine, at), expected=_word_at(wanted, at)
    )


def _word_at(line: str, at: int) -> str:
    """The word that holds this place, as far as it can be printed."""
    beginning = line[:at].rsplit(" ", maxsplit=1)[-1][-LONGEST_WORD:]
    rest = line[at : at + LONGEST_WORD + 1].split(" ", maxsplit=1)[0]
    word = beginning + rest
    if len(word) > LONGEST_WORD:
        word = word[:LONGEST_WORD] + "…"
    return "".join(each if each.isprintable() and each != '"' else "\ufffd" for each in word)
