"""What a comment may be, and who may answer and remove one (contract discussion.md §3, §4)."""

from __future__ import annotations

import re

from oj_appliance.accounts.rules import RoleId
from oj_appliance.comments.types import Author, CommentRecord, ReplyRecord, Rights
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer

LONGEST_CONTENT = 10_000  # S2 §9
NEWEST_REPLIES = 3  # S2 §2, shown before a thread is opened
MOST_REPLIES = 200  # of one thread, the newest; a page that shows thousands stands still
PAGE_LIMIT = 10

_TAG = re.compile(r"<[^<>]*>")
_AUTOPLAY = re.compile(r"\bautoplay\b", re.IGNORECASE)


def checked_content(content: str, field: str) -> str:
    """The text as it is stored: nothing in it plays by itself. Raises content.empty,
    content.too_long."""
    if not content.strip():
        raise ApiError("content.empty", field=field)
    if len(content) > LONGEST_CONTENT:
        raise ApiError("content.too_long", field=field, max=LONGEST_CONTENT)
    return without_autoplay(content)


def without_autoplay(content: str) -> str:
    """What would play by itself waits to be started instead."""
    return _TAG.sub(lambda tag: _AUTOPLAY.sub("controls", tag.group()), content)


def is_seen(author: Author, rights: Rights) -> bool:
    """The same as `store.SEEN` says of rows."""
    return rights.sees is None or author.uid in rights.sees or author.role_id == RoleId.ROOT


def is_reply_seen(
    viewer: Viewer, reply: ReplyRecord, comment: CommentRecord, rights: Rights
) -> bool:
    """The same as `store.SEEN` and `store.OPEN` say of rows."""
    if not is_seen(reply.author, rights):
        return False
    is_theirs = viewer.uid in (reply.author.uid, comment.author.uid)
    return not reply.is_private or rights.may_be_private or is_theirs


def may_answer(viewer: Viewer, comment: CommentRecord, rights: Rights) -> bool:
    """One's own thread, or anybody's: so what staff wrote is answered by staff alone (S2 §2)."""
    return rights.may_answer_all or comment.author.uid == viewer.uid


def may_delete(viewer: Viewer, author: Author, rights: Rights) -> bool:
    return rights.may_delete_all or author.uid == viewer.uid
