"""Who reads which contests: everybody those whose outside board is open, staff's tools the one
whose token they show (contract clics.md §2)."""

from __future__ import annotations

import base64
import binascii

import msgspec

from oj_appliance.contests.boards.service import Boards
from oj_appliance.contests.clics.refusals import ClicsError
from oj_appliance.contests.clics.tokens.service import Tokens
from oj_appliance.contests.clics.types import Audience
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.types import Contest
from oj_appliance.errors import ApiError

LONGEST_HEADER = 1_000


class Reader(msgspec.Struct, frozen=True):
    """`token` is what was shown, empty of everybody."""

    token: str = ""

    @property
    def audience(self) -> Audience:
        return Audience.STAFF if self.token else Audience.PUBLIC


class Access:
    def __init__(self, known: KnownContests, boards: Boards, tokens: Tokens) -> None:
        self._known = known
        self._boards = boards
        self._tokens = tokens

    def reader(self, authorization: str) -> Reader:
        """Of what a request's header says. Raises clics.wrong_token (401)."""
        token = _shown(authorization)
        if token is None:
            return Reader()
        if self._tokens.contest_of(token) is None:
            raise ClicsError("clics.wrong_token", 401)
        return Reader(token)

    def contest(self, reader: Reader, contest_id: int) -> Contest:
        """One that the reader may read now. Raises contest.missing, clics.wrong_token (a token that
        has been withdrawn), board.closed, board.preparing."""
        if reader.audience is Audience.PUBLIC:
            return self._boards.head_outside(contest_id)
        of_token = self._tokens.contest_of(reader.token)
        if of_token is None:
            raise ClicsError("clics.wrong_token", 401)
        found = self._known.find(contest_id) if of_token == contest_id else None
        if found is None or not found.visible:
            raise ClicsError("contest.missing", 404)
        return found

    def contests(self, reader: Reader) -> list[Contest]:
        """All of them, by number."""
        found = []
        for each in self._known.all():
            # Who knows the number of a group's contest may read it as its board is read.
            if each.group_id is not None and reader.audience is Audience.PUBLIC:
                continue
            try:
                found.append(self.contest(reader, each.id))
            except ApiError:
                continue
        return sorted(found, key=lambda each: each.id)


def _shown(authorization: str) -> str | None:
    """The token of a header: Bearer, or the password of Basic, whatever the name. None where there
    is neither; what the site's own page sends means nothing here."""
    scheme, _, value = authorization[:LONGEST_HEADER].partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    if scheme.lower() != "basic":
        return None
    try:
        words = base64.b64decode(value.strip(), validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""
    return words.partition(":")[2]
