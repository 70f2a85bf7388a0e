"""Whoever gets another role is told: a notice among those of the site (contract admin.md §3,
edit-user; message.md, producers)."""

from __future__ import annotations

from oj_appliance.accounts.rules import RoleId
from oj_appliance.accounts.types import AccountRoleChanged
from oj_appliance.errors import Language, Phrase
from oj_appliance.messages import own_words, report_notices, store
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft

TITLE = Phrase("您的角色已更改", "Your role has changed")
CONTENT = Phrase(
    "您的账号现在的角色是：**{role}**。请重新登录。",
    "Your account's role is now: **{role}**. Please log in again.",
)
ROLES = {
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

# What is stored before its reader is known, and the sentence it stands for.
OWN_TITLES = {title.in_both(): title for title in (TITLE, report_notices.TITLE)}
OWN_CONTENTS = {
    content.in_both(): content
    for role in ROLES.values()
    for content in (Phrase(CONTENT.zh.format(role=role.zh), CONTENT.en.format(role=role.en)),)
}


def in_language(text: str, language: Language) -> str:
    """A text of a notice in the reader's language where the site wrote it; people write one."""
    own = OWN_TITLES.get(text) or OWN_CONTENTS.get(text)
    if own is not None:
        return own.text(language)
    return own_words.in_language(text, language) or text


def tell_of_role(event: AccountRoleChanged) -> None:
    """Listens to AccountRoleChanged, inside the write that changes the role."""
    role = ROLES[RoleId(event.role_id)]
    content = Phrase(CONTENT.zh.format(role=role.zh), CONTENT.en.format(role=role.en))
    draft = NoticeDraft(TITLE.in_both(), content.in_both(), Audience.SINGLE, event.uid)
    notice_id = store.insert(draft, admin_id=event.by, now=event.now)
    store.make_copies(notice_id, Audience.SINGLE, CopyType.SYS, event.uid, now=event.now)
