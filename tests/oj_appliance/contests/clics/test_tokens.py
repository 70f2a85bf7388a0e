"""Staff's token: made, shown once, withdrawn, and good for one contest."""

from __future__ import annotations

import sqlite3
from base64 import b64encode
from contextlib import closing

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import Stage
from tests.oj_appliance.contests.clics.reading import TOKEN_CALL, Tool, token_of
from tests.oj_appliance.contests.clics.schema import faults

SETTINGS_CALL = "/api/admin/contest/clics"


def headers(*words: str) -> dict[str, str]:
    return {"Authorization": " ".join(words)}


def test_a_token_is_shown_once_and_kept_as_a_digest(stage: Stage) -> None:
    contest = stage.contest()
    path = f"/clics/contests/{contest.id}"
    before = stage.root.get(SETTINGS_CALL, cid=contest.id).data
    assert before == {"path": path, "isPublic": True, "token": None}
    token = token_of(stage.root, contest.id)
    after = stage.root.get(SETTINGS_CALL, cid=contest.id)
    assert after.data["token"]["author"] == "root"
    assert token not in after.body.decode()
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection:
        assert token not in "\n".join(connection.iterdump())


def test_a_token_is_taken_as_a_password_and_as_a_bearers(stage: Stage) -> None:
    contest = stage.contest(open_rank=False)
    token = token_of(stage.root, contest.id)
    path = f"/clics/contests/{contest.id}/teams"
    for name in ("resolver", "", "a:b"[:1]):
        words = b64encode(f"{name}:{token}".encode()).decode()
        assert Client(stage.server.base, headers=headers("Basic", words)).get(path).http == 200
    assert Client(stage.server.base, headers=headers("Bearer", token)).get(path).http == 200


@pytest.mark.parametrize(
    "given",
    [
        ("Bearer", "clics_wrong"),
        ("Bearer", ""),
        ("Basic", b64encode(b"root:rootpassword").decode()),
        ("Basic", "no base64"),
        ("Basic", ""),
    ],
)
def test_a_wrong_token_is_refused_and_nobodys_session_is_one(
    stage: Stage, given: tuple[str, str]
) -> None:
    contest = stage.contest()
    path = f"/clics/contests/{contest.id}"
    for address in ("/clics/contests", path, f"{path}/event-feed"):
        answer = Client(stage.server.base, headers=headers(*given)).get(address)
        assert (answer.http, faults("refusal", answer.json)) == (401, [])
        assert answer.headers["www-authenticate"].startswith("Basic ")


def test_a_session_of_the_site_reads_what_everybody_reads(stage: Stage) -> None:
    contest = stage.contest(open_rank=False)
    assert stage.root.get(f"/clics/contests/{contest.id}/teams").http == 403


def test_a_token_opens_its_own_contest_alone(stage: Stage) -> None:
    own, other = stage.contest(), stage.contest()
    token = token_of(stage.root, own.id)
    assert Tool(stage.server.base, own.id, token).get("/teams").http == 200
    assert Tool(stage.server.base, other.id, token).get("/teams").http == 404
    own.edit(visible=False)
    assert Tool(stage.server.base, own.id, token).get("/teams").http == 404


def test_a_new_token_takes_the_old_ones_place_and_a_withdrawn_one_opens_nothing(
    stage: Stage,
) -> None:
    contest = stage.contest()
    first = token_of(stage.root, contest.id)
    second = token_of(stage.root, contest.id)
    tools = [Tool(stage.server.base, contest.id, token) for token in (first, second)]
    assert [tool.get("/teams").http for tool in tools] == [401, 200]
    assert stage.root.delete(TOKEN_CALL, cid=contest.id).data is None
    assert [tool.get("/teams").http for tool in tools] == [401, 401]
    assert stage.root.get(SETTINGS_CALL, cid=contest.id).data["token"] is None
    rows = stage.root.get("/api/admin/audit-log", target=f'"cid":{contest.id}', limit=10).data
    actions = [row["action"] for row in rows["records"]]
    expected = [
        "contest.clics_token_remove",
        "contest.clics_token_generate",
        "contest.clics_token_generate",
    ]
    assert actions == expected
    assert not any(first in str(row) or second in str(row) for row in rows["records"])


def test_only_whoever_may_edit_a_contest_has_to_do_with_its_token(stage: Stage) -> None:
    contest, admin, person = stage.contest(), stage.person("admin"), stage.person()
    assert admin.post(TOKEN_CALL, {"cid": contest.id}).err == "contest.not_allowed"
    assert admin.get(SETTINGS_CALL, cid=contest.id).err == "contest.not_allowed"
    assert admin.delete(TOKEN_CALL, cid=contest.id).err == "contest.not_allowed"
    assert person.post(TOKEN_CALL, {"cid": contest.id}).http == 403
