"""Groups, trainings and discussions of a HOJ: they come with their people, and nothing of a group
is shown to anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.site_move import hoj
from tests.oj_appliance.site_move.hoj import uid
from tests.oj_appliance.site_move.old_site import OldSite, old_site
from tests.oj_appliance.site_move.sending import amounts, brought, looked, tallies
from tests.server_process import ServerProcess

OWNER, MEMBER, ASKING, OUTSIDE = 3, 4, 5, 6
GONE = "f" * 32
MADE = "2024-03-01 08:00:00"
GROUP = (
    "(`id`,`name`,`short_name`,`brief`,`uid`,`description`,`auth`,`visible`,`status`,`code`,"
    "`gmt_create`)"
)
PROBLEM = (
    "(`id`,`problem_id`,`title`,`author`,`description`,`input`,`output`,`examples`,`auth`,"
    "`is_upload_case`,`is_group`,`gid`)"
)
TRAINING = "(`id`,`title`,`description`,`author`,`auth`,`private_pwd`,`rank`,`status`,`gid`)"
DISCUSSION = (
    "(`id`,`category_id`,`title`,`description`,`content`,`pid`,`uid`,`view_num`,`like_num`,"
    "`top_priority`,`gid`,`status`,`gmt_create`)"
)
SAYING = "(`id`,`did`,`content`,`from_uid`,`like_num`,`status`,`gmt_create`)"
ANSWER = "(`id`,`comment_id`,`content`,`from_uid`,`to_uid`,`status`,`gmt_create`)"


def together(site: OldSite) -> str:
    """What people of that site did together, as mysqldump writes it with --complete-insert."""
    name, first = site.people[0].name, hoj.FIRST_TASK + 1
    statement = "'text','two','one','<input>1 2</input><output>3</output>'"
    return f"""
INSERT INTO `group` {GROUP} VALUES
 (7,'编程兴趣一班','HCONE','一班的团队','{uid(OWNER)}','一班的团队介绍',3,1,0,'ABC123','{MADE}'),
 (8,'x','a b','','{GONE}','',2,1,0,NULL,'{MADE}');
INSERT INTO `group_member` (`id`,`gid`,`uid`,`auth`) VALUES (1,7,'{uid(OWNER)}',5),
 (2,7,'{uid(MEMBER)}',3),(3,7,'{uid(ASKING)}',1),(4,7,'{GONE}',3),(5,8,'{uid(OUTSIDE)}',3);
INSERT INTO `problem` {PROBLEM} VALUES
 (2001,'HCONE-1','团队题','{name}',{statement},1,0,1,7),
 (2002,'HCLOST-1','失主题','{name}',{statement},1,0,1,99);
INSERT INTO `problem_case` (`id`,`pid`,`input`,`output`,`status`) VALUES
 (9001,2001,'1 2','3',0),(9002,2002,'1 2','3',0);
INSERT INTO `judge` (`submit_id`,`pid`,`uid`,`submit_time`,`status`,`code`,`language`,`cid`) VALUES
 (90001,2001,'{uid(MEMBER)}','2024-05-01 10:00:00',0,'print(3)','Python3',0);
INSERT INTO `training` {TRAINING} VALUES
 (31,'入门训练','先做这些','{name}','Private','let-me-in',5,1,NULL),
 (32,'团队训练','','{name}','Public',NULL,6,1,7),
 (33,'失主训练','x','{name}','Public',NULL,7,1,99);
INSERT INTO `training_category` (`id`,`name`,`color`) VALUES (3,'基础','#409eff');
INSERT INTO `mapping_training_category` (`id`,`tid`,`cid`) VALUES (1,31,3),(2,31,3);
INSERT INTO `training_problem` (`id`,`tid`,`pid`,`rank`,`display_id`) VALUES
 (1,31,{first},1,'A'),(2,31,{first + 1},2,'B'),(3,31,5555,3,'C'),(4,32,2001,1,'A');
INSERT INTO `training_register` (`id`,`tid`,`uid`,`status`) VALUES (1,31,'{uid(ASKING)}',1);
INSERT INTO `category` (`id`,`name`) VALUES (1,'闲聊');
INSERT INTO `discussion` {DISCUSSION} VALUES
 (51,1,'全站讨论','简介','内容 **重要**','{site.prefix}-1','{uid(OWNER)}',9,2,1,NULL,0,'{MADE}'),
 (52,1,'团队讨论','简介','只给团队',NULL,'{uid(OWNER)}',0,0,0,7,0,'{MADE}'),
 (53,1,'失主讨论','简介','谁的',NULL,'{uid(OWNER)}',0,0,0,99,0,'{MADE}'),
 (54,1,'无名讨论','简介','谁写的',NULL,'{GONE}',0,0,0,NULL,0,'{MADE}');
INSERT INTO `comment` {SAYING} VALUES
 (61,51,'第一条','{uid(MEMBER)}',1,0,'{MADE}'),(62,51,'已隐藏','{uid(MEMBER)}',0,1,'{MADE}'),
 (63,NULL,'比赛评论','{uid(MEMBER)}',0,0,'{MADE}');
INSERT INTO `reply` {ANSWER} VALUES
 (71,61,'回复','{uid(OWNER)}','{uid(MEMBER)}',0,'{MADE}'),
 (72,61,'无名','{GONE}','{uid(MEMBER)}',0,'{MADE}');
"""


class Community:
    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.site = old_site("hk")
        self.root = server.client("root")
        self.root.language = "en-US"
        self.dump = (hoj.dump(self.site) + together(self.site)).encode()
        self.looked = self.look()
        self.moved = brought(self.root, self.looked["key"])

    def look(self) -> dict[str, Any]:
        return looked(self.root, "hoj", self.dump, hoj.files(self.site), site="together")

    def client(self, person: int) -> Client:
        known = self.site.people[person]
        return self.server.client(known.name, known.password)

    def group(self) -> dict[str, Any]:
        rows = self.root.get("/api/get-group-list", limit=100).data["records"]
        return next(row for row in rows if row["name"] == "编程兴趣一班")


@pytest.fixture(scope="module")
def community(own_server: ServerProcess) -> Iterator[Community]:
    yield Community(own_server)


def test_the_dry_run_tells_of_all_three_and_what_changes(community: Community) -> None:
    found = amounts(community.looked)
    assert [found[kind][0] for kind in ("group", "training", "discussion")] == [2, 2, 2]
    told = tallies(community.looked)
    assert {key: told[f"move.{key}"] for key in ("group_renamed", "group_owner", "group_code")} == {
        **{"group_renamed": 1, "group_owner": 1, "group_code": 1}
    }
    # A problem, a training and a discussion of a group that is not in the dump.
    assert told["move.group_gone"] == 3
    assert (told["move.training_problems"], told["move.nobodys_words"]) == (1, 2)
    assert community.moved["state"] == "done", community.moved
    taken = amounts(community.moved)
    assert all(taken[kind][2] == taken[kind][0] for kind in taken), taken


def test_a_group_comes_with_its_people_and_its_own_problems(community: Community) -> None:
    group = community.group()
    owner = community.site.people[OWNER].name
    assert (group["shortName"], group["owner"], group["auth"]) == ("HCONE", owner, 3)
    detail = "/api/get-group-detail"
    assert community.client(MEMBER).get(detail, gid=group["id"]).status == 200
    access = "/api/get-group-access"
    inside, outside = community.client(MEMBER), community.client(OUTSIDE)
    assert inside.get(access, gid=group["id"]).data["access"]
    assert not outside.get(access, gid=group["id"]).data["access"]
    # What was the group's alone is its own here, too: judged for its people, unseen by others.
    about = "/api/get-problem-detail"
    pid = inside.get(about, problemId="HCONE-1", gid=group["id"]).data["problem"]["id"]
    body = {"pid": pid, "gid": group["id"], "language": "Python3", "code": "print(3)"}
    number = int(inside.post("/api/submit-problem-judge", body).data["submitId"])
    assert wait_for_verdict(inside, number)["status"] == 0
    for hidden in ("HCONE-1", "HCLOST-1"):
        assert outside.get(about, problemId=hidden).status != 200
        listed = outside.get("/api/get-problem-list", keyword=hidden, limit=10).data
        assert listed["total"] == 0


def test_trainings_come_with_problems_password_and_who_has_entered(community: Community) -> None:
    rows = community.root.get("/api/get-training-list", limit=100).data["records"]
    training = next(row for row in rows if row["title"] == "入门训练")
    assert "失主训练" not in {row["title"] for row in rows}
    assert training["categoryName"] == "基础"
    problems = "/api/get-training-problem-list"
    entered, other = community.client(ASKING), community.client(OUTSIDE)
    found = entered.get(problems, tid=training["id"]).data
    assert [row["displayId"] for row in found] == ["A", "B"]
    assert other.get(problems, tid=training["id"]).status != 200
    body = {"tid": training["id"], "password": "let-me-in"}
    assert other.post("/api/register-training", body).status == 200
    assert other.get(problems, tid=training["id"]).status == 200
    gid = community.group()["id"]
    of_group = community.client(MEMBER).get("/api/group/get-training-list", gid=gid).data
    assert [row["title"] for row in of_group["records"]] == ["团队训练"]


def test_discussions_come_with_what_was_answered(community: Community) -> None:
    reader = community.client(OUTSIDE)
    rows = reader.get("/api/get-discussion-list", limit=50).data["records"]
    titles = {row["title"] for row in rows}
    assert "全站讨论" in titles
    assert not titles & {"团队讨论", "失主讨论", "无名讨论"}
    number = next(row["id"] for row in rows if row["title"] == "全站讨论")
    found = reader.get("/api/get-discussion-detail", did=number).data
    assert found["author"] == community.site.people[OWNER].name
    assert found["pid"] == "HK-1"
    comments = reader.get("/api/comments", did=number).data["commentList"]["records"]
    assert [each["content"] for each in comments] == ["第一条"]
    assert [each["content"] for each in comments[0]["replyList"]] == ["回复"]
    gid = community.group()["id"]
    path = "/api/group/get-discussion-list"
    inside = community.client(MEMBER).get(path, gid=gid, limit=50)
    assert [row["title"] for row in inside.data["records"]] == ["团队讨论"]
    assert reader.get(path, gid=gid, limit=50).err == "group.not_member"


def test_it_adds_up_and_comes_once(community: Community) -> None:
    output = community.server.oj("recount", "--check").stdout
    assert "differ" not in output.replace("0 differ", ""), output
    again = community.look()
    assert all(known == found for found, known, _ in amounts(again).values()), amounts(again)
    done = brought(community.root, again["key"])
    assert {taken for _, _, taken in amounts(done).values()} == {0}
