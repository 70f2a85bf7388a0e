"""Which sections answer a few words. Chinese has no spaces: its texts are known by every two signs
that stand side by side, so that 备份 finds 立即备份考试. Pure; the whole manual is a few hundred
sections, which an index in memory answers at once."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from oj_appliance.manual.english import asked_for, stem
from oj_appliance.manual.types import Finding, Guide, Section

MOST_FINDINGS = 20
_PIECE = re.compile(r"[a-z0-9_]+|[\u3400-\u9fff]+")
# A word of a heading says more than one below it.
_WEIGHT_OF_TITLE = 4
# What people type in Chinese is often a question: a third of its pairs is enough.
_LEAST_SHARE_OF_PAIRS = 1 / 3
_BEFORE, _AFTER = 30, 110
# What Markdown writes around the words.
_SIGNS = re.compile(
    r"```[^\n]*|!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|[`*#\[|]+|:?-{3,}:?|^\s*[-*] ", re.MULTILINE
)


def terms(text: str) -> tuple[set[str], set[str]]:
    """Beginnings of words of letters and digits, and pairs of Chinese signs; one alone is a pair of
    its own."""
    words, pairs = _counted(text)
    return set(words), set(pairs)


def _counted(text: str) -> tuple[Counter[str], Counter[str]]:
    words: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    for piece in _PIECE.findall(unicodedata.normalize("NFKC", text).casefold()):
        if piece[0].isascii():
            words[stem(piece)] += 1
        elif len(piece) == 1:
            pairs[piece] += 1
        else:
            pairs.update(piece[start : start + 2] for start in range(len(piece) - 1))
    return words, pairs


class SearchIndex:
    """Of the sections that one reader may open, in their language."""

    def __init__(self, sections: Sequence[tuple[Guide, Section, str]]) -> None:
        """`sections` with the title of each one's guide."""
        self._sections = sections
        self._counts: list[Counter[str]] = []
        for _, section, guide_title in sections:
            below, pairs = _counted(section.text)
            title, title_pairs = _counted(f"{guide_title} {section.title}")
            counts = below + pairs
            for term, times in (title + title_pairs).items():
                counts[term] += times * _WEIGHT_OF_TITLE
            self._counts.append(counts)
        self._in: Counter[str] = Counter(term for counts in self._counts for term in counts)

    def find(self, query: str) -> list[Finding]:
        """The best first. Every word must be there in one of its forms, or begin one; of Chinese
        pairs some."""
        words, pairs = terms(query)
        words = asked_for(words)
        if not words and not pairs:
            return []
        begun = {word: [term for term in self._in if term.startswith(word)] for word in words}
        ranked: list[tuple[float, int]] = []
        for number, counts in enumerate(self._counts):
            told = [[term for term in begun[word] if term in counts] for word in words]
            met = [pair for pair in pairs if self._has(counts, pair)]
            if all(told) and len(met) >= len(pairs) * _LEAST_SHARE_OF_PAIRS:
                found = [term for each in told for term in each] + met
                ranked.append((sum(self._worth(counts, term) for term in found), -number))
        ranked.sort(reverse=True)
        return [self._finding(-number, words | pairs) for _, number in ranked[:MOST_FINDINGS]]

    @staticmethod
    def _has(counts: Counter[str], pair: str) -> bool:
        return pair in counts or (len(pair) == 1 and any(pair in term for term in counts))

    def _worth(self, counts: Counter[str], term: str) -> float:
        """What few sections say tells more."""
        rarity = math.log(1 + len(self._sections) / (1 + self._in[term]))
        return rarity * (1 + math.log(max(1, counts[term])))

    def _finding(self, number: int, wanted: set[str]) -> Finding:
        guide, section, _ = self._sections[number]
        return Finding(guide, section, excerpt(section.text, wanted))


def excerpt(text: str, wanted: set[str]) -> str:
    """Plain words around the first place that has what was looked for."""
    plain = " ".join(_SIGNS.sub(" ", text).split())
    folded = plain.casefold()
    places = [place for term in wanted if (place := folded.find(term)) >= 0]
    start = max(0, min(places, default=0) - _BEFORE)
    if start and (space := plain.find(" ", start)) in range(start, start + 15):
        start = space + 1
    shown = plain[start : start + _BEFORE + _AFTER].strip()
    before, after = "…" if start else "", "…" if start + _BEFORE + _AFTER < len(plain) else ""
    return f"{before}{shown}{after}"
