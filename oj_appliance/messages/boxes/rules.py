"""How much of a text a message shows (contract message.md, rules 3 and 4). Pure."""

from __future__ import annotations

from oj_appliance.comments.types import CommentRecord, ReplyRecord

LONGEST_CONTENT = 200
LONGEST_QUOTE = 100
CUT = "..."


def content_of(text: str) -> str:
    return _cut(text, LONGEST_CONTENT)


def quoted_comment(comment: CommentRecord) -> str:
    return f"{comment.author.username} : {_cut(comment.content, LONGEST_QUOTE)}"


def quoted_reply(reply: ReplyRecord) -> str:
    quote = _cut(reply.content, LONGEST_QUOTE)
    return f"{reply.author.username} : @{reply.to.username}：{quote}"


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[:longest] + CUT
