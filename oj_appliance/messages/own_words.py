"""Sentences with names in them that the site itself writes into notices: stored in both
languages, read in one's own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oj_appliance.errors import Language, Phrase


@dataclass(frozen=True, slots=True)
class OwnWords:
    title: Phrase
    content: Phrase


GROUP_WORDS = {
    "welcome": OwnWords(
        Phrase("欢迎加入团队", "Welcome to the group"),
        Phrase("您已成为团队 {group} 的成员。", "You are now a member of the group {group}."),
    ),
    "refused": OwnWords(
        Phrase("团队申请被拒绝", "Application refused"),
        Phrase(
            "您加入团队 {group} 的申请未通过，可以重新申请。",
            "Your application to the group {group} was refused. You may apply again.",
        ),
    ),
    "removed": OwnWords(
        Phrase("您已被移出团队", "Removed from a group"),
        Phrase("您已被移出团队 {group}。", "You are no longer in the group {group}."),
    ),
    "applied": OwnWords(
        Phrase("新的团队申请", "New application to a group"),
        Phrase("{who} 申请加入团队 {group}。", "{who} applies to the group {group}."),
    ),
    "disbanded": OwnWords(
        Phrase("团队已解散", "Group disbanded"),
        Phrase("团队 {group} 已解散。", "The group {group} has been disbanded."),
    ),
}

# With a link that the page follows.
ANNOTATION_WORDS = OwnWords(
    Phrase("老师批注了您的代码", "A teacher commented on your code"),
    Phrase(
        "老师批注了您的[提交 #{number}](/submission-detail/{number})。",
        "A teacher commented on your [submission #{number}](/submission-detail/{number}).",
    ),
)


def in_language(text: str, language: Language) -> str | None:
    """None for what is none of them."""
    for pattern, phrase in _KNOWN:
        if found := pattern.fullmatch(text):
            return phrase.filled(**found.groupdict()).text(language)
    return None


def _pattern(phrase: Phrase) -> re.Pattern[str]:
    """Of a sentence as it is stored. A name stands in it twice, and is the same both times."""
    seen: set[str] = set()
    parts = re.split(r"\{(\w+)\}", phrase.in_both())
    for number in range(1, len(parts), 2):
        name = parts[number]
        parts[number] = f"(?P={name})" if name in seen else f"(?P<{name}>.+)"
        seen.add(name)
    parts[::2] = [re.escape(each) for each in parts[::2]]
    return re.compile("".join(parts), re.DOTALL)


_KNOWN = [
    (_pattern(phrase), phrase)
    for words in (*GROUP_WORDS.values(), ANNOTATION_WORDS)
    for phrase in (words.title, words.content)
]
