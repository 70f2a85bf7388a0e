"""Discussions of the site over HTTP (discussion.md §1, §2; S2 §2.11, §2.12)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.discussions.writing import (
    SWITCHES,
    body,
    comment,
    detail,
    numbers,
    open_to_all,
    remove,
    reply,
    write,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

FIELDS = {
    *("id", "categoryId", "categoryName", "title", "description", "content", "pid", "uid"),
    *("author", "avatar", "role", "titleName", "titleColor", "viewNum", "likeNum", "commentNum"),
    *("topPriority", "status", "gid", "gmtCreate", "gmtModified"),
}
OWN_FIELDS = {"hasLike", "showsSolution", "mayEdit", "mayDelete", "mayModerate"}
OFFICE = "/api/admin/discussion"
_names = itertools.count(1)


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return open_to_all(site)


def person(site: ServerProcess, role: str = "user") -> Client:
    return site.add_user(f"writer{next(_names)}", role=role)


@pytest.fixture(scope="module")
def ann(site: ServerProcess, root: Client) -> Client:
    return person(site)


@pytest.fixture(scope="module")
def ben(site: ServerProcess, root: Client) -> Client:
    return person(site)


@pytest.fixture
def closed(root: Client) -> Iterator[None]:
    root.put(SWITCHES, {"openPublicDiscussion": False})
    yield
    root.put(SWITCHES, {"openPublicDiscussion": True})


@pytest.mark.covers("S1-1-2i", "S2-1-5", "S2-3-17", "S2-7-37", "S2-7-40", "S2-6-11")
def test_what_one_writes_everybody_reads(site: ServerProcess, ann: Client) -> None:
    did = write(ann, "Ranges")
    guest = site.client()
    row = guest.get("/api/get-discussion-list").data["records"][0]
    assert row.keys() == FIELDS and row["id"] == did and row["content"] is None
    assert ann.get("/api/get-discussion-list").data["records"][0]["content"].startswith("Text")
    first, second = detail(guest, did), detail(ann, did)
    assert first.keys() == FIELDS | OWN_FIELDS
    assert (first["viewNum"], second["viewNum"]) == (1, 2)
    assert first["hasLike"] is None and second["hasLike"] is False
    assert first["content"].startswith("Text of Ranges") and first["role"] == "user"
    assert not first["mayEdit"] and second["mayEdit"] and not second["mayModerate"]
    assert guest.get("/api/get-discussion-list").data["records"][0]["viewNum"] == 2


@pytest.mark.covers("S2-5-5", "S2-8-2h", "S2-9-3")
def test_fields_are_checked_in_their_order(ann: Client) -> None:
    def refusal(**fields: object) -> tuple[str, str]:
        answer = ann.post("/api/discussion", {**body("Checked"), **fields})
        return answer.err, answer.json.get("field")

    assert refusal(title=" ", description=" ") == ("content.empty", "title")
    assert refusal(title="t" * 256) == ("content.too_long", "title")
    assert refusal(description=" ", content="") == ("content.empty", "description")
    assert refusal(description="d" * 256) == ("content.too_long", "description")
    assert refusal(content="\n", categoryId=None) == ("content.empty", "content")
    assert refusal(content="c" * 65_536) == ("content.too_long", "content")
    assert refusal(categoryId=None) == ("param.empty", "categoryId")
    assert refusal(categoryId=9999) == ("param.bad", "categoryId")
    assert refusal(title="t" * 255, description="d" * 255, content="c" * 65_535) == ("", None)


def test_nothing_plays_by_itself(ann: Client) -> None:
    did = write(ann, "Loud", content="<video src='x' AutoPlay loop></video> autoplay")
    assert detail(ann, did)["content"] == "<video src='x' controls loop></video> autoplay"


@pytest.mark.covers("S2-2.11-2", "S2-2.11-8")
def test_lists_are_filtered_and_paged(site: ServerProcess, root: Client, ben: Client) -> None:
    mine = [write(ben, "Sieve of primes", categoryId=2) for _ in range(11)]
    guest = site.client()
    assert numbers(guest, keyword="sieve OF") == mine[:0:-1]
    assert numbers(guest, keyword="Sieve of", currentPage=2) == mine[:1]
    assert numbers(guest, keyword="Sieve of", currentPage=-3) == mine[:0:-1]
    assert numbers(ben, onlyMine="true", limit=50, cid=2) == mine[::-1]
    assert numbers(ben, onlyMine="true", cid=1) == []
    assert numbers(guest, onlyMine="true") == []
    assert mine[3] in numbers(guest, keyword=str(mine[3]))
    name = detail(guest, mine[0])["author"]
    assert set(numbers(guest, keyword=name, limit=100)) >= set(mine)
    assert numbers(guest, keyword="100%_") == []


@pytest.mark.covers("S2-2.11-3", "S2-2.12-6", "S2-7-37")
def test_discussions_of_a_problem_stand_together(
    site: ServerProcess, root: Client, ann: Client
) -> None:
    talked_of = add_problem(root, a_plus_b("TALK-1"))
    add_problem(root, a_plus_b("TALK-2", auth=2))
    did = write(ann, "About the sum", pid="TALK-1")
    assert numbers(site.client(), pid="TALK-1") == [did]
    assert numbers(site.client(), pid="TALK-3") == []
    assert detail(ann, did)["pid"] == "TALK-1"
    for pid in ("TALK-2", "TALK-3"):
        answer = ann.post("/api/discussion", body("Hidden", pid=pid))
        assert (answer.status, answer.err) == (404, "discussion.problem_missing")
    # The rename of a problem carries what is said of it along.
    edited = a_plus_b("TALK-9")
    edited["problem"]["id"] = talked_of
    assert root.put("/api/admin/problem", edited).status == 200
    assert numbers(ann, pid="TALK-9") == [did] and detail(ann, did)["pid"] == "TALK-9"


def test_code_stays_out_of_sight_until_one_has_solved_it(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    add_problem(root, a_plus_b("FOLDED"))
    did = write(ann, "My way", pid="FOLDED", content="```\nprint(1)\n```")
    shown = {who.token: detail(who, did)["showsSolution"] for who in (ann, ben, root)}
    assert list(shown.values()) == [True, False, True]
    assert detail(site.client(), did)["showsSolution"] is False
    assert detail(ben, write(ann, "Just talk"))["showsSolution"] is True
    sum_of_two = "print(sum(map(int, input().split())))"
    assert verdict_of(ben, "FOLDED", "Python3", sum_of_two) == 0
    assert detail(ben, did)["showsSolution"] is True


@pytest.mark.covers("S2-6-7", "S2-6-8", "S2-7-39", "S3-6-12")
def test_its_author_edits_and_staff_remove(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    did = write(ann, "Mine", topPriority=True)
    assert detail(ann, did)["topPriority"] is False
    changed = {"id": did, "title": "Changed", "viewNum": 99, "likeNum": 99, "topPriority": True}
    admin = person(site, "admin")
    for other in (ben, admin):
        answer = other.put("/api/discussion", changed)
        assert (answer.status, answer.err) == (403, "discussion.not_allowed")
    assert ann.put("/api/discussion", changed).status == 200
    now = detail(ann, did)
    assert (now["title"], now["likeNum"], now["topPriority"]) == ("Changed", 0, False)
    assert now["description"].startswith("About Mine")
    assert ann.put("/api/discussion", {"id": did, "content": " "}).err == "content.empty"
    assert ann.put("/api/discussion", {"id": 999_999}).err == "discussion.missing"
    assert root.put("/api/discussion", {"id": did, "topPriority": True}).status == 200
    assert detail(ann, did)["topPriority"] is True and numbers(ann)[0] == did
    assert ben.delete("/api/discussion", did=did).err == "discussion.not_allowed"
    assert admin.delete("/api/discussion", id=did).status == 200
    assert ann.get("/api/get-discussion-detail", did=did).err == "discussion.missing"
    assert ann.delete("/api/discussion").http == 400
    own = write(ann, "Mine too")
    assert ann.delete("/api/discussion", did=own).status == 200


@pytest.mark.covers("S2-4-15", "S2-5-8")
def test_a_like_counts_once_however_often_it_is_said(
    site: ServerProcess, ann: Client, ben: Client
) -> None:
    did = write(ann, "Liked")

    def like(client: Client, word: str) -> str:
        return client.get("/api/discussion-like", did=did, toLike=word).err

    with ThreadPoolExecutor(8) as pool:
        errors = set(pool.map(lambda _: like(ben, "true"), range(16)))
    assert "" in errors and errors <= {"", "discussion.like_busy"}
    assert (detail(ben, did)["likeNum"], detail(ben, did)["hasLike"]) == (1, True)
    assert like(ann, "true") == "" and detail(ben, did)["likeNum"] == 2
    for _ in range(2):
        assert like(ben, "false") == ""
    assert (detail(ben, did)["likeNum"], detail(ben, did)["hasLike"]) == (1, False)
    assert site.client().get("/api/discussion-like", did=did, toLike="true").http == 401
    assert ann.get("/api/discussion-like", did=999_999, toLike="true").err == "discussion.missing"


@pytest.mark.covers("S1-6-10", "S2-2.12-5")
def test_comments_are_counted_and_removed_by_who_may(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    did = write(ann, "Commented")
    first = comment(ben, did, "A hint").data
    assert reply(ann, first["id"], "Thank you").status == 200
    assert comment(ann, did, "Solved").status == 200
    assert detail(ann, did)["commentNum"] == 3
    listed = site.client().get("/api/comments", did=did).data["commentList"]
    assert [row["content"] for row in listed["records"]] == ["Solved", "A hint"]
    assert listed["records"][1]["replyList"][0]["toName"] == first["fromName"]
    assert ann.delete("/api/comment", id=first["id"]).err == "comment.not_allowed"
    assert ben.delete("/api/comment", id=first["id"]).status == 200
    assert detail(ann, did)["commentNum"] == 1
    last = listed["records"][0]["id"]
    assert person(site, "admin").delete("/api/comment", id=last).status == 200
    assert detail(ann, did)["commentNum"] == 0
    assert comment(ann, 999_999, "Where?").err == "discussion.missing"
    again = comment(ben, did, "Once more").data["id"]
    assert ann.delete("/api/discussion", did=did).status == 200
    assert ann.get("/api/reply", commentId=again).err == "comment.missing"


def test_roles_are_told_by_the_server_alone(root: Client, ann: Client) -> None:
    did = write(ann, "Honest", role="root", author="root", uid="1")
    assert detail(ann, did)["role"] == "user"
    assert detail(ann, write(root, "From root"))["role"] == "root"


@pytest.mark.covers("S3-6-26", "S3-6-25")
def test_limits_are_the_sites_settings(site: ServerProcess, root: Client) -> None:
    eager, staff = person(site), person(site, "problem_admin")
    did = write(eager, "First")
    limits = {"defaultCreateDiscussionDailyLimit": 2, "defaultCreateDiscussionACInitValue": 0}
    root.put(SWITCHES, limits)
    assert write(eager, "Second") > did
    answer = eager.post("/api/discussion", body("Third"))
    assert (answer.status, answer.err) == (403, "discussion.daily_limit")
    with ThreadPoolExecutor(6) as pool:
        other = person(site)
        sent = pool.map(lambda each: other.post("/api/discussion", body(f"N{each}")), range(6))
    assert sorted(each.err for each in sent) == ["", "", *["discussion.daily_limit"] * 4]
    gates = {
        "defaultCreateDiscussionACInitValue": 1,
        "defaultCreateCommentACInitValue": 1,
        "defaultCreateDiscussionDailyLimit": 1000,
    }
    root.put(SWITCHES, gates)
    answer = eager.post("/api/discussion", body("Third"))
    assert (answer.status, answer.err) == (403, "discussion.ac_gate")
    refused = comment(eager, did, "Hello")
    assert (refused.status, refused.err) == (403, "comment.ac_gate")
    assert write(staff, "Ungated") and comment(staff, did, "Hello").status == 200
    kept = root.get("/api/admin/switch/info").data
    assert {name: kept[name] for name in gates} == gates
    open_to_all(site)


@pytest.mark.covers("S3-6-25")
def test_muted_people_write_nothing(site: ServerProcess, ann: Client) -> None:
    did = write(ann, "Quiet")
    for role, may_comment in (("no_discuss", True), ("muted", False)):
        silent = person(site, role)
        assert silent.post("/api/discussion", body("No")).http == 403
        assert comment(silent, did, "No").http == (200 if may_comment else 403)


@pytest.mark.covers("S2-2.11-11", "S3-6-24")
def test_the_switch_closes_them(
    site: ServerProcess, root: Client, ann: Client, closed: None
) -> None:
    root.put(SWITCHES, {"openPublicDiscussion": True})
    did = write(ann, "Closed")
    said = comment(ann, did, "Before").data["id"]
    root.put(SWITCHES, {"openPublicDiscussion": False})
    for answer in (
        ann.get("/api/get-discussion-list"),
        root.get("/api/get-discussion-list"),
        ann.post("/api/discussion", body("No")),
        ann.put("/api/discussion", {"id": did}),
        ann.delete("/api/discussion", did=did),
        ann.get("/api/comments", did=did),
        comment(ann, did, "No"),
    ):
        assert (answer.http, answer.err) == (403, "switch.discussion_closed")
    for answer in (
        ann.get("/api/get-discussion-detail", did=did),
        ann.get("/api/discussion-like", did=did, toLike="true"),
        ann.get("/api/comment-like", cid=said, toLike="true"),
        ann.post("/api/discussion-report", {"did": did, "content": "#a#"}),
    ):
        assert (answer.http, answer.status) == (200, 403)
        assert answer.err == "switch.discussion_closed"
    # Staff still tidy up.
    rows = root.get("/api/get-discussion-list", admin="true", limit=500).data["records"]
    assert did in [row["id"] for row in rows]


@pytest.mark.covers("S2-3-19", "S2-5-7", "S2-7-41", "S2-8-2e", "S3-2.13-4g", "S3-7.4-17")
def test_reports_reach_staff_and_are_answered(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    did = write(ann, "Buy now")

    def report(client: Client, content: str) -> str:
        return client.post("/api/discussion-report", {"did": did, "content": content}).err

    assert report(ben, " ") == "report.empty" and report(ben, "x" * 501) == "content.too_long"
    assert report(ben, "#Spam ads#") == "" and report(ben, "#Spam ads# It sells") == ""
    rows = root.get("/api/admin/discussion-report").data["records"]
    mine = [row for row in rows if row["did"] == did]
    assert len(mine) == 1 and mine[0]["content"] == "#Spam ads# It sells"
    assert mine[0]["discussion"]["content"].startswith("Text of Buy now")
    assert mine[0]["reporter"] != mine[0]["discussionAuthor"] and mine[0]["status"] is False
    assert root.put(OFFICE, {"id": did, "status": 1}).status == 200
    settled = {"id": mine[0]["id"], "status": True, "answer": "It is hidden now"}
    assert root.put(f"{OFFICE}-report", settled).status == 200
    notice = ben.get("/api/msg/mine").data["records"][0]
    assert (notice["title"], notice["content"]) == ("您的举报有了回复", "It is hidden now")
    after = root.get("/api/admin/discussion-report").data["records"]
    assert next(row for row in after if row["did"] == did)["answer"] == "It is hidden now"
    assert root.put(f"{OFFICE}-report", {"id": 999_999, "status": True}).err == "update.failed"


@pytest.mark.covers("S3-4-14")
def test_a_hidden_one_is_its_authors_and_staffs(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    did = write(ann, "Rude")
    assert root.put(OFFICE, {"id": did, "status": 1, "topPriority": True}).status == 200
    assert did not in numbers(ann, limit=100)
    for reader in (ben, site.client()):
        answer = reader.get("/api/get-discussion-detail", did=did)
        assert (answer.status, answer.err) == (403, "discussion.disabled")
        assert reader.get("/api/comments", did=did).err == "discussion.disabled"
    assert detail(ann, did)["status"] == 1 and detail(root, did)["mayModerate"] is True
    assert root.put(OFFICE, {"id": did, "status": 0}).status == 200
    assert numbers(ben)[0] == did and detail(ben, did)["topPriority"] is True
    assert remove(root, OFFICE, f"[{did}, 999999]").err == "delete.failed"
    assert remove(root, OFFICE, "[]").err == "delete.failed"
    assert remove(root, OFFICE, f"[{did}]").status == 200
    assert root.put(OFFICE, {"id": did, "status": 0}).err == "update.failed"


@pytest.mark.covers("S2-6-4", "S2-3-18", "S2-7-38", "S3-3-14", "S3-7.1-37")
def test_root_edits_the_categories(site: ServerProcess, root: Client, ann: Client) -> None:
    path = "/api/discussion-category"
    first = ann.get(path).data
    assert [row["name"] for row in first][:5] == [
        "chat",
        "solution",
        "help",
        "suggestion",
        "record",
    ]
    assert ann.post(path).data == ann.post(path, {}).data == first
    assert ann.post(path, [{"name": "Mine"}]).err == "auth.forbidden"
    assert site.client().post(path, [{"name": "Mine"}]).http == 401
    edited = root.post(
        path, [{"id": first[4]["id"], "name": "News"}, {"name": "New"}, {"name": " "}]
    )
    assert [row["name"] for row in edited.data][-2:] == ["News", "New"]
    assert root.post(path, [{"name": "chat"}]).err == "category.exists"
    assert root.post(path, [{"name": "c" * 51}]).err == "content.too_long"
    assert root.post(path, [{"id": 999, "name": "Nowhere"}]).err == "param.bad"
    new = edited.data[-1]["id"]
    did = write(ann, "In the new one", categoryId=new)
    assert root.delete(path, id=new).err == "category.in_use"
    assert detail(ann, did)["categoryName"] == "New"
    assert ann.delete("/api/discussion", did=did).status == 200
    assert root.delete(path, id=new).status == 200
    assert root.delete(path, id=new).err == "delete.failed"
    assert root.post(path, [{"id": first[4]["id"], "name": "record"}]).status == 200


def test_names_are_those_of_today(site: ServerProcess, root: Client) -> None:
    name = f"writer{next(_names)}"
    writer = site.add_user(name)
    did = write(writer, "Signed")
    uid = writer.get("/api/get-user-home-info").data["uid"]
    user = root.get("/api/admin/user/get-user-list", keyword=name).data["records"][0]
    edit = {"uid": uid, "username": f"{name}x", "email": "", "realname": user.get("realname")}
    answer = root.put("/api/admin/user/edit-user", {**edit, "type": 1002, "status": 0})
    assert answer.status == 200, answer.json
    assert detail(root, did)["author"] == f"{name}x"
    assert did in numbers(root, keyword=f"{name}x")
