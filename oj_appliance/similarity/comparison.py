"""Who wrote what somebody else wrote, over several tasks together. Pure and deterministic."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from oj_appliance.similarity.languages import family_of
from oj_appliance.similarity.passages import tiles
from oj_appliance.similarity.tokens import tokens_of
from oj_appliance.similarity.types import (
    Answer,
    Pair,
    Passage,
    Program,
    Question,
    TaskMatch,
    Token,
)
from oj_appliance.similarity.winnowing import BREAK, GRAM, grams, winnow

# Of fewer tokens of one's own nothing can be said: there is one way to write them.
FEWEST_TOKENS = 25
# What more than half of at least so many people have comes from the lesson, not from each other.
FEWEST_TO_BE_COMMON = 5
COMMON_SHARE = 0.5
# Pairs that share less of their fingerprints are not looked at token by token.
CANDIDATE_SHARE = 0.15


@dataclass(frozen=True)
class Read:
    """A program without what is nobody's own: `words` has a break in its place, `own` counts the
    others."""

    program: Program
    tokens: Sequence[Token]
    words: Sequence[str | None]
    grams: Sequence[tuple[int, int]]
    prints: frozenset[int]
    own: int


def compare(question: Question) -> Answer:
    """People in the order of the evidence; who is equal stands by name."""
    groups: dict[tuple[str, str], list[Program]] = defaultdict(list)
    for program in sorted(question.programs, key=lambda each: (each.task, each.person, each.id)):
        groups[program.task, family_of(program.language).name].append(program)
    found: dict[tuple[str, str], list[TaskMatch]] = defaultdict(list)
    weights: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    compared = short = 0
    for (task, family), programs in sorted(groups.items()):
        given = [
            each.code
            for each in question.templates
            if each.task == task and family_of(each.language).name == family
        ]
        read = read_group(programs, given)
        long = [each for each in read if each.own >= FEWEST_TOKENS]
        compared, short = compared + len(long), short + len(read) - len(long)
        for one, other in combinations(long, 2):
            if one.program.person == other.program.person:
                continue
            match = _match(task, one, other)
            who = (one.program.person, other.program.person)
            weights[who].append((match.share if match else 0.0, one.own + other.own))
            if match and match.share >= question.least:
                found[who].append(match)
    pairs = [_pair(who, matches, weights[who]) for who, matches in found.items()]
    pairs.sort(key=lambda each: (-each.evidence, -each.together, each.left, each.right))
    return Answer(tuple(pairs[: question.most_pairs]), compared, short)


def read_group(programs: Sequence[Program], templates: Iterable[str]) -> list[Read]:
    """Of one task in one family of languages: what the template gives and what most people wrote
    is taken out."""
    if not programs:
        return []
    family = family_of(programs[0].language)
    rows = [tokens_of(each.code, family) for each in programs]
    given = {
        value
        for code in templates
        for _, value in grams([token.word for token in tokens_of(code, family)])
    }
    spoken: dict[str, set[int]] = defaultdict(set)
    for program, row in zip(programs, rows, strict=True):
        spoken[program.person].update(value for _, value in grams([each.word for each in row]))
    people = len(spoken)
    counts = Counter(value for values in spoken.values() for value in values)
    most = people * COMMON_SHARE
    given |= {
        value for value, count in counts.items() if count > most and count >= FEWEST_TO_BE_COMMON
    }
    return [_read(program, row, given) for program, row in zip(programs, rows, strict=True)]


def _read(program: Program, tokens: Sequence[Token], given: set[int]) -> Read:
    words: list[str | None] = [each.word for each in tokens]
    for at, value in list(grams(words)):
        if value in given:
            for place in range(at, at + GRAM):
                words[place] = BREAK
    found = list(grams(words))
    own = sum(word is not BREAK for word in words)
    return Read(program, tokens, words, found, frozenset(winnow(found)), own)


def _match(task: str, one: Read, other: Read) -> TaskMatch | None:
    """None where too few fingerprints are shared for a longer look."""
    fewest = min(len(one.prints), len(other.prints))
    if fewest == 0 or len(one.prints & other.prints) < CANDIDATE_SHARE * fewest:
        return None
    found = tiles(one.words, other.words, one.grams, other.grams)
    shared = sum(tile.length for tile in found)
    passages = [
        Passage(
            tile.length,
            one.tokens[tile.left].start,
            one.tokens[tile.left + tile.length - 1].end,
            other.tokens[tile.right].start,
            other.tokens[tile.right + tile.length - 1].end,
        )
        for tile in sorted(found, key=lambda tile: tile.left)
    ]
    share = round(2 * shared / (one.own + other.own), 4)
    ids = one.program.id, other.program.id
    return TaskMatch(task, *ids, share, shared, tuple(passages))


def _pair(who: tuple[str, str], matches: list[TaskMatch], weights: list[tuple[float, int]]) -> Pair:
    matches.sort(key=lambda each: (-each.share, each.task, each.left, each.right))
    whole = sum(size for _, size in weights)
    together = sum(share * size for share, size in weights) / whole
    return Pair(*who, round(together, 4), sum(each.tokens for each in matches), tuple(matches))
