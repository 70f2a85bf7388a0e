"""Which endpoints and properties an audience finds in a contest (contract clics.md §4). Pure."""

from __future__ import annotations

import msgspec

from oj_appliance.contests.clics import wire
from oj_appliance.contests.clics.types import Audience
from oj_appliance.contests.rules import is_oi
from oj_appliance.contests.types import Contest

_OBJECTS: dict[str, type[msgspec.Struct]] = {
    "contest": wire.Contest,
    "judgement-types": wire.JudgementType,
    "languages": wire.Language,
    "problems": wire.Problem,
    "groups": wire.Group,
    "organizations": wire.Organization,
    "teams": wire.Team,
    "state": wire.State,
    "submissions": wire.Submission,
    "judgements": wire.Judgement,
    "scoreboard": wire.Scoreboard,
}
FEED = wire.AccessEndpoint(type="event-feed", properties=("type", "id", "data", "token"))
_OF_STAFF = {"problems": ("time_limit", "test_data_count")}
_OF_ACM = {"contest": ("penalty_time",), "judgement-types": ("penalty",)}
_OF_OI = {"problems": ("max_score",), "judgements": ("score",)}


def access_told(contest: Contest, audience: Audience) -> wire.Access:
    endpoints = []
    for kind, shape in _OBJECTS.items():
        left_out = {*(_OF_ACM if is_oi(contest) else _OF_OI).get(kind, ())}
        if audience is Audience.PUBLIC:
            left_out |= {*_OF_STAFF.get(kind, ())}
        names = tuple(name for name in shape.__struct_fields__ if name not in left_out)
        endpoints.append(wire.AccessEndpoint(type=kind, properties=names))
    return wire.Access(capabilities=(), endpoints=(*endpoints, FEED))
