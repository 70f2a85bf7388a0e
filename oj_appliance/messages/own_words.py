"""Sentences that the site itself writes into notices: stored in both languages, read in one's own.
Names stand in them."""

from __future__ import annotations

import re

import msgspec

from oj_appliance.accounts.rules import RoleId
from oj_appliance.errors import Language, Phrase


class OwnWords(msgspec.Struct, frozen=True):
    """`content` None: somebody writes it."""

    title: Phrase
    content: Phrase | None = None


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
REPORT_ANSWERED = OwnWords(Phrase("您的举报有了回复", "Your report was answered"))
OTHER_ADDRESS = OwnWords(
    Phrase("您的账号在新的地址登录", "Login from another address"),
    Phrase(
        "您的账号刚从地址 {ip} 登录，与上次不同。若非本人操作，请修改密码。",
        "Your account was logged in from {ip}, another address than last time. If it was not you,"
        " change your password.",
    ),
)
PROBLEMS_WAIT = OwnWords(
    Phrase("有团队题目待审核", "Problems of groups wait"),
    Phrase(
        "{n} 道团队题目申请进入题库，等待审核。",
        "Problems of groups that wait for a decision: {n}.",
    ),
)
PROBLEM_TAKEN = OwnWords(
    Phrase("题目申请已通过", "Your problem was accepted"),
    Phrase("题目 {problem} 已进入题库。", "The problem {problem} is in the problem bank now."),
)
PROBLEM_REFUSED = OwnWords(
    Phrase("题目申请未通过", "Your problem was not accepted"),
    Phrase(
        "题目 {problem} 未能进入题库，可以修改后重新申请。",
        "The problem {problem} was not taken into the problem bank. You may change it and apply"
        " again.",
    ),
)

# With a link that the page follows.
CODE_ANNOTATED = OwnWords(
    Phrase("老师批注了您的代码", "A teacher commented on your code"),
    Phrase(
        "老师批注了您的[提交 #{number}](/submission-detail/{number})。",
        "A teacher commented on your [submission #{number}](/submission-detail/{number}).",
    ),
)

_ROLE_TITLE = Phrase("您的角色已更改", "Your role has changed")
_ROLE_CONTENT = Phrase(
    "您的账号现在的角色是：**{role}**。请重新登录。",
    "Your account's role is now: **{role}**. Please log in again.",
)
_ROLES = {
    RoleId.ROOT: Phrase("超级管理员", "Super administrator"),
    RoleId.ADMIN: Phrase("管理员", "Administrator"),
    RoleId.USER: Phrase("普通用户", "User"),
    RoleId.NO_SUBMIT: Phrase("禁止提交", "May not submit"),
    RoleId.NO_DISCUSS: Phrase("禁止发帖", "May not post"),
    RoleId.MUTED: Phrase("禁言", "Muted"),
    RoleId.NO_SUBMIT_NO_DISCUSS: Phrase("禁止提交和发帖", "May not submit or post"),
    RoleId.NO_SUBMIT_MUTED: Phrase("禁止提交并禁言", "May not submit, muted"),
    RoleId.PROBLEM_ADMIN: Phrase("题目管理员", "Problem administrator"),
}
ROLE_WORDS = {
    role: OwnWords(
        _ROLE_TITLE,
        Phrase(_ROLE_CONTENT.zh.format(role=name.zh), _ROLE_CONTENT.en.format(role=name.en)),
    )
    for role, name in _ROLES.items()
}


def in_language(text: str, language: Language) -> str:
    """A text of a notice in the reader's language where the site wrote it; people write one."""
    if (plain := _PLAIN.get(text)) is not None:
        return plain.text(language)
    for pattern, phrase in _WITH_NAMES:
        if found := pattern.fullmatch(text):
            return phrase.filled(**found.groupdict()).text(language)
    return text


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


_WORDS = (
    *GROUP_WORDS.values(),
    *ROLE_WORDS.values(),
    *(
        REPORT_ANSWERED,
        OTHER_ADDRESS,
        PROBLEMS_WAIT,
        PROBLEM_TAKEN,
        PROBLEM_REFUSED,
        CODE_ANNOTATED,
    ),
)
_PHRASES = [part for words in _WORDS for part in (words.title, words.content) if part is not None]
_PLAIN = {phrase.in_both(): phrase for phrase in _PHRASES if "{" not in phrase.en}
_WITH_NAMES = [(_pattern(phrase), phrase) for phrase in _PHRASES if "{" in phrase.en]
