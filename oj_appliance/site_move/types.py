"""What the rooms of moving in hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.accounts.signing_in.foreign import ForeignHash
from oj_appliance.errors import Language, catalogue
from oj_appliance.problems.types.problem import ProblemDraft
from oj_appliance.site_move.dumps.opening import Encoding
from oj_appliance.web.guards import Actor


class System(StrEnum):
    HOJ = "hoj"
    QDUOJ = "qduoj"
    HUSTOJ = "hustoj"


class MoveState(StrEnum):
    """`looking` is the dry run; after `ready` root says whether to begin."""

    LOOKING = "looking"
    READY = "ready"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class Kind(StrEnum):
    """What is moved. Groups come before problems, which may be theirs, and what people wrote of all
    this last."""

    PERSON = "person"
    PROBLEM = "problem"
    CONTEST = "contest"
    SUBMISSION = "submission"
    GROUP = "group"
    TRAINING = "training"
    DISCUSSION = "discussion"


class Remark(msgspec.Struct, frozen=True):
    """A sentence of the error catalogue, kept as its key and what fills it."""

    key: str
    fill: dict[str, str | int] = {}

    def text(self, language: Language) -> str:
        return catalogue()[self.key].text(language, dict(self.fill))


# -- what a system's adapter makes of its rows


class MovedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """`source` is the old site's key. `password` None: nothing that we could check."""

    source: str
    username: str
    password: ForeignHash | None
    realname: str = ""
    nickname: str = ""
    email: str = ""
    school: str = ""
    course: str = ""
    number: str = ""
    class_name: str = ""
    signature: str = ""
    github: str = ""
    blog: str = ""
    gender: str = "secrecy"
    role: str = "user"
    is_banned: bool = False
    created_at: int | None = None


@dataclass(frozen=True, slots=True)
class MovedCase:
    """One test case: a file of the archive each, or the text itself."""

    input_name: str
    output_name: str
    input: str | bytes
    output: str | bytes
    score: int | None = None
    group: int = 1


class MovedProblem(msgspec.Struct, frozen=True, kw_only=True):
    """`draft` lacks its cases, whose contents still lie in the archive; `author` is a person's
    source, `group` that of the group whose own it is. `remarks` tell what does not come as it
    was."""

    source: str
    draft: ProblemDraft
    author: str | None
    group: str | None = None
    cases: tuple[MovedCase, ...] = ()
    remarks: tuple[Remark, ...] = ()
    created_at: int | None = None


class MovedContestProblem(msgspec.Struct, frozen=True):
    problem: str
    display_id: str
    title: str
    color: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedContest:
    """`owner` and `participants` are persons' sources; `type` 0 ACM, 1 OI; `auth` as in Contest."""

    source: str
    title: str
    description: str
    type: int
    auth: int
    password: str | None
    start: int
    end: int
    owner: str | None
    seal_at: int | None = None
    group: str | None = None
    visible: bool = True
    rank_name: str = "username"
    score_type: str = "Recent"
    problems: tuple[MovedContestProblem, ...] = ()
    participants: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()


class MovedSubmission(msgspec.Struct, frozen=True, kw_only=True):
    """`status` is ours; `contest` a source, None for practice. `uncounted`: on no board, as of the
    old site's staff."""

    source: str
    person: str
    problem: str
    contest: str | None
    submitted_at: int
    status: int
    time: int | None
    memory: int | None
    score: int | None
    code: str
    language: str
    ip: str = ""
    share: bool = False
    error: str | None = None
    uncounted: bool = False
    remark: Remark | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedGroup:
    """`owner` and the keys of `members` are persons' sources; `auth` is a groups.types.Entry, and
    what somebody is in it a Level."""

    source: str
    name: str
    short_name: str
    brief: str
    description: str
    owner: str
    auth: int
    visible: bool
    is_enabled: bool
    code: str | None
    members: dict[str, int]
    created_at: int | None


@dataclass(frozen=True, slots=True)
class MovedTrainingProblem:
    problem: str
    display_id: str
    rank: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedTraining:
    """`author`, `group` and `participants` are sources; `category` blank for none."""

    source: str
    title: str
    description: str
    author: str | None
    is_private: bool
    password: str | None
    is_shown: bool
    rank: int
    group: str | None
    category: str
    color: str | None
    problems: tuple[MovedTrainingProblem, ...]
    participants: tuple[str, ...]
    created_at: int | None


@dataclass(frozen=True, slots=True)
class MovedReply:
    content: str
    person: str
    to: str
    at: int | None


@dataclass(frozen=True, slots=True)
class MovedComment:
    content: str
    person: str
    likes: int
    at: int | None
    replies: tuple[MovedReply, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedDiscussion:
    """`person`, `problem` and `group` are sources; `category` blank for none."""

    source: str
    title: str
    description: str
    content: str
    person: str
    category: str
    problem: str | None
    group: str | None
    views: int
    likes: int
    is_top: bool
    is_shown: bool
    created_at: int | None
    comments: tuple[MovedComment, ...]


# -- what root asked for, and what came of it


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """`site` names the old site: what came from it once is not taken again. `timezone` is that of
    moments which say none."""

    system: System
    site: str
    timezone: str
    encoding: Encoding = Encoding.AUTO

    @property
    def zone(self) -> ZoneInfo:
        return ZoneInfo(self.timezone)


class Renamed(msgspec.Struct, frozen=True):
    """A username or display id that cannot be kept."""

    before: str
    after: str
    reason: Remark


class Amount(msgspec.Struct, frozen=True):
    """Of one kind: how many the dump holds, and how many of them came at an earlier time."""

    kind: Kind
    found: int
    known: int = 0


class Tally(msgspec.Struct, frozen=True):
    """The same remark of so many; `examples` names the first of them."""

    remark: Remark
    count: int
    examples: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a dry run found. `staff` are names of the old site's administrators."""

    encoding: str
    amounts: tuple[Amount, ...]
    people: tuple[Renamed, ...] = ()
    problems: tuple[Renamed, ...] = ()
    people_renamed: int = 0
    problems_renamed: int = 0
    staff: tuple[str, ...] = ()
    tallies: tuple[Tally, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How far an import is: of which kind, how many of how many."""

    kind: Kind = Kind.PERSON
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One move as its row tells. `keeps_staff`: administrators stay administrators."""

    key: str
    wish: Wish
    author: Actor
    state: MoveState
    dump_name: str
    file_names: tuple[str, ...]
    keeps_staff: bool = False
    progress: Progress = field(default_factory=Progress)
    report: Report | None = None
    taken: dict[str, int] = field(default_factory=dict)
    error: Remark | None = None
    created_at: int = 0
    ended_at: int | None = None


Find = Callable[[str], str | None]
Pieces = Iterator[bytes]
