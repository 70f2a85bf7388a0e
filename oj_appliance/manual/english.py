"""English words as a reader types them: restoring, restored and restores ask for restore, and "how
do I" says nothing of what is looked for. Pure."""

from __future__ import annotations

import re

# So much of a word stays at least.
_LEAST = 3
_VOWEL = re.compile(r"[aeiouy]")
_DOUBLED = re.compile(r"([bdfgkmnprt])\1$")
# What a question is asked with; alone they are looked for like any other.
_FILLING = frozenset(
    {
        *("a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "from", "how"),
        *("i", "if", "in", "is", "it", "my", "of", "on", "or", "our", "should", "that", "the"),
        *("their", "there", "this", "to", "was", "we", "what", "when", "where", "which", "who"),
        *("why", "will", "with", "you", "your"),
    }
)


def stem(word: str) -> str:
    """The beginning that all forms of a word have; another word as it is."""
    if len(word) <= _LEAST or not word.isalpha():
        return word
    if word.endswith(("ies", "ied")):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed"):
        begun = word.removesuffix(ending)
        if begun != word and len(begun) >= _LEAST and _VOWEL.search(begun):
            word = _DOUBLED.sub(r"\1", begun) if len(begun) > _LEAST else begun
            break
    return word.removesuffix("e") if len(word) > _LEAST else word


def asked_for(words: set[str]) -> set[str]:
    """Without what only makes it a question, unless there is nothing else."""
    return words - _FILLING or words
