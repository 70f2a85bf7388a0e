"""The desk that brings balloons, and the code that is taken along (S2 §2 Admin Helper)."""

from __future__ import annotations

import io
import zipfile

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage

pytestmark = pytest.mark.quick
CALL = "/api/get-contest-ac-info"


def rows(client: Client, contest: Contest, **query: object) -> list[dict[str, object]]:
    return list(client.get(CALL, cid=contest.id, **query).data["records"])


@pytest.mark.covers("S2-2.7-4", "S2-3-6", "S2-4-13", "S2-7-14", "S2-7-15", "S2-7-46")
def test_each_first_accepted_submission_brings_one_balloon(stage: Stage) -> None:
    ann, ben, owner = stage.person(), stage.person(), stage.person("admin")
    contest = stage.contest(uid=stage.uid(owner))
    contest.submit(ann, "A", 3, WA)
    first = contest.submit(ann, "A", 5, AC)
    contest.submit(ann, "A", 6, AC)
    second = contest.submit(ben, "A", 7, AC)
    other = contest.submit(ben, "B", 9, AC)
    contest.submit(owner, "B", 4, AC)
    contest.submit(ann, "B", 125, AC)
    found = rows(owner, contest)
    assert [(row["id"], row["displayId"], row["firstBlood"]) for row in found] == [
        (first, "A", True),
        (second, "A", False),
        (other, "B", True),
    ]
    assert found[0]["time"] == 300 and found[0]["checked"] is False
    assert (found[0]["cid"], found[0]["username"]) == (contest.id, "somebody")
    assert found[0]["realname"] is None and str(found[0]["submitTime"])[-6:] == "+00:00"
    page = owner.get(CALL, cid=contest.id).data
    assert (page["total"], page["size"], page["current"], page["pages"]) == (3, 20, 1, 1)

    body = {"id": first, "cid": contest.id, "checked": True}
    assert owner.put("/api/check-contest-ac-info", body).status == 200
    assert owner.put("/api/check-contest-ac-info", body).status == 200
    assert [row["id"] for row in rows(owner, contest)] == [second, other, first]
    assert rows(owner, contest)[-1]["checked"] is True
    assert owner.put("/api/check-contest-ac-info", {**body, "checked": False}).status == 200
    assert [row["id"] for row in rows(owner, contest)] == [first, second, other]
    assert [row["id"] for row in rows(owner, contest, limit=1, currentPage=2)] == [second]


@pytest.mark.covers("S2-6-1")
def test_only_managers_bring_balloons_and_only_of_their_contest(stage: Stage) -> None:
    student, owner = stage.person(), stage.person("admin")
    contest, other = stage.contest(uid=stage.uid(owner)), stage.contest(uid=stage.uid(owner))
    number = contest.submit(student, "A", 5, AC)
    wrong = contest.submit(student, "B", 5, WA)
    for who in (student, stage.person("admin")):
        assert who.get(CALL, cid=contest.id).err == "contest.not_manager"
        body = {"id": number, "cid": contest.id, "checked": True}
        assert who.put("/api/check-contest-ac-info", body).err == "contest.not_manager"
        path = "/api/file/download-contest-ac-submission"
        assert who.get(path, cid=contest.id).http == 403
    for body in (
        {"id": number, "cid": other.id, "checked": True},
        {"id": wrong, "cid": contest.id, "checked": True},
    ):
        assert owner.put("/api/check-contest-ac-info", body).err == "update.failed"


def names(client: Client, contest: Contest, **query: object) -> list[str]:
    path = "/api/file/download-contest-ac-submission"
    answer = client.get(path, cid=contest.id, **query)
    assert answer.http == 200, answer.body
    return zipfile.ZipFile(io.BytesIO(answer.body)).namelist()


@pytest.mark.covers("S3-7.1-41")
def test_the_code_that_counts_comes_as_a_zip(stage: Stage) -> None:
    ann, owner = stage.person(), stage.person("admin")
    acm = stage.contest(uid=stage.uid(owner))
    acm.submit(ann, "A", 3, WA)
    acm.submit(ann, "A", 5, AC)
    acm.submit(owner, "B", 6, AC)
    acm.submit(ann, "B", 125, AC)
    by_user = names(owner, acm)
    assert len(by_user) == 2 and {name.split("_")[0] for name in by_user} == {
        "somebody/A",
        "somebody/B",
    }
    assert all(name.endswith(".c") for name in by_user)
    (only,) = names(owner, acm, splitType="problem", excludeAdmin="true")
    assert only.startswith("A/somebody_(")

    points = stage.contest(type=1, uid=stage.uid(owner))
    points.submit(ann, "A", 3, AC, score=100)
    points.submit(ann, "A", 5, WA, score=40)
    (newest,) = names(owner, points)
    assert newest.startswith("somebody/A_40_(")
