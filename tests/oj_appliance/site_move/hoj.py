"""The old site as a HOJ: `mysqldump hoj`, and the folder `testcase`."""

from __future__ import annotations

import hashlib

from tests.oj_appliance.site_move.old_site import (
    LENGTH,
    START,
    OldSite,
    mysql_table,
    mysql_time,
    zipped,
)

STATUS = {"AC": 0, "PE": -3, "WA": -1, "TLE": 1, "RE": 3, "CE": -2}
FAILURES = ("WA", "TLE", "RE", "PE")
FIRST_TASK = 1000
ACM, OI = 0, 1
ROOT, ADMIN, USER = 1000, 1001, 1002


def uid(person: int) -> str:
    return f"{person:032x}"


def password(text: str) -> str:
    return hashlib.md5(text.encode()).hexdigest()


def kind_of(site: OldSite, task: int) -> int:
    """Those of the second contest alone are OI."""
    return OI if task in site.contests[2] and task not in site.contests[1] else ACM


def dump(site: OldSite) -> str:
    made = mysql_time(START)
    people = [
        (
            *(uid(number), each.name, password(each.password), each.realname, "一中", f"S{number}"),
            *(each.realname, each.email, "", 0, "male", made),
        )
        for number, each in enumerate(site.people)
    ]
    tasks = [
        (
            *(FIRST_TASK + each.number, f"{site.prefix}-{each.number}", each.title),
            *(
                site.people[0].name,
                kind_of(site, each.number),
                "default",
                "default",
                1000,
                256,
                128,
            ),
            *("**sum**", "two", "one", f"<input>1 2</input><output>{3 + each.number}</output>", 0),
            *("", 1, "", 1, 1, None, None, None, None, 1, 1, 1, 0, made),
        )
        for each in site.tasks
    ]
    cases = [
        (0, FIRST_TASK + each.number, f"{seq}.in", f"{seq}.out", score, 0, 1)
        for each in site.tasks
        for seq, score in ((1, 30), (2, 30), (3, 40))
    ]
    contests = [
        (
            *(number, uid(0), site.people[0].name, f"{site.prefix} 比赛 {number}", number - 1, ""),
            *(0 if number == 1 else 1, "secret" if number == 2 else None),
            *(mysql_time(site.start_of(number)), mysql_time(site.start_of(number) + LENGTH)),
            *(0, None, 1, 0, "username", "Recent"),
        )
        for number in site.contests
    ]
    in_contests = [
        (contest * 100 + num, "ABCD"[num], contest, FIRST_TASK + task, f"T{num}", None)
        for contest, listed in site.contests.items()
        for num, task in enumerate(listed)
    ]
    sent = [
        (
            *(each.number, FIRST_TASK + each.task, f"{site.prefix}-{each.task}", uid(each.person)),
            *(site.people[each.person].name, mysql_time(each.at), STATUS[each.verdict], 0, None),
            *(each.time_ms, each.memory_kb, each.score if each.contest == 2 else None),
            *(len(each.code), each.code, "Python3", each.contest, 0, "10.0.0.2"),
        )
        for each in site.sent
    ]
    return (
        "/*!40101 SET NAMES utf8 */;\nUSE `hoj`;\n"
        + mysql_table("contest", CONTEST, contests)
        + mysql_table("contest_problem", CONTEST_PROBLEM, in_contests)
        + mysql_table(
            "contest_register",
            "  `id` bigint NOT NULL,\n  `cid` bigint NOT NULL,\n  `uid` varchar(32) NOT NULL",
            [(person, 2, uid(person)) for person in range(1, 4)],
        )
        + mysql_table("judge", JUDGE, sent)
        + mysql_table(
            "language",
            "  `id` bigint NOT NULL,\n  `name` varchar(255),\n  `oj` varchar(255)",
            [(1, "C", "ME"), (4, "Python3", "ME"), (6, "GCC", "HDU")],
        )
        + mysql_table("problem", PROBLEM, tasks)
        + mysql_table("problem_case", CASE, cases)
        + mysql_table(
            "problem_language",
            "  `id` bigint NOT NULL,\n  `pid` bigint NOT NULL,\n  `lid` bigint NOT NULL",
            [(1, FIRST_TASK + 1, 4)],
        )
        + mysql_table(
            "problem_tag",
            "  `id` bigint NOT NULL,\n  `pid` bigint NOT NULL,\n  `tid` bigint NOT NULL",
            [(1, FIRST_TASK + 1, 7)],
        )
        + mysql_table(
            "tag",
            "  `id` bigint NOT NULL,\n  `name` varchar(255),\n  `color` varchar(10)",
            [(7, f"{site.prefix}-入门", "#409eff")],
        )
        + mysql_table("user_info", USER_INFO, people)
        + mysql_table(
            "user_role",
            "  `id` bigint NOT NULL,\n  `uid` varchar(32) NOT NULL,\n  `role_id` bigint NOT NULL",
            [(n, uid(n), ROOT if n == 0 else USER) for n in range(len(site.people))],
        )
    )


def files(site: OldSite) -> bytes:
    packed: dict[str, str | bytes] = {}
    for each in site.tasks:
        for number, (given, expected) in enumerate(each.cases(), 1):
            folder = f"hoj/testcase/problem_{FIRST_TASK + each.number}"
            packed[f"{folder}/{number}.in"] = given
            packed[f"{folder}/{number}.out"] = expected
        packed[f"hoj/testcase/problem_{FIRST_TASK + each.number}/info"] = "{}"
    return zipped(packed)


CONTEST = """  `id` bigint(20) unsigned NOT NULL,
  `uid` varchar(32) NOT NULL,
  `author` varchar(255) DEFAULT NULL,
  `title` varchar(255) DEFAULT NULL,
  `type` int(11) NOT NULL DEFAULT '0' COMMENT '0为acm赛制，1为比分赛制',
  `description` longtext,
  `auth` int(11) NOT NULL,
  `pwd` varchar(255) DEFAULT NULL,
  `start_time` datetime DEFAULT NULL,
  `end_time` datetime DEFAULT NULL,
  `seal_rank` tinyint(1) DEFAULT '0',
  `seal_rank_time` datetime DEFAULT NULL,
  `visible` tinyint(1) DEFAULT '1',
  `is_group` tinyint(1) DEFAULT '0',
  `rank_show_name` varchar(20) DEFAULT 'username',
  `oi_rank_score_type` varchar(255) DEFAULT 'Recent',
  PRIMARY KEY (`id`,`uid`),
  CONSTRAINT `owner` FOREIGN KEY (`uid`) REFERENCES `user_info` (`uuid`) ON DELETE CASCADE"""
CONTEST_PROBLEM = """  `id` bigint(20) unsigned NOT NULL,
  `display_id` varchar(255) NOT NULL,
  `cid` bigint(20) unsigned NOT NULL,
  `pid` bigint(20) unsigned NOT NULL,
  `display_title` varchar(255) NOT NULL,
  `color` varchar(255) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `display_id` (`display_id`,`cid`,`pid`)"""
JUDGE = """  `submit_id` bigint(20) unsigned NOT NULL,
  `pid` bigint(20) unsigned NOT NULL,
  `display_pid` varchar(255) NOT NULL,
  `uid` varchar(32) NOT NULL,
  `username` varchar(255) DEFAULT NULL,
  `submit_time` datetime NOT NULL,
  `status` int(11) DEFAULT NULL,
  `share` tinyint(1) DEFAULT '0',
  `error_message` mediumtext,
  `time` int(11) DEFAULT NULL,
  `memory` int(11) DEFAULT NULL,
  `score` int(11) DEFAULT NULL,
  `length` int(11) DEFAULT NULL,
  `code` longtext NOT NULL,
  `language` varchar(30) DEFAULT NULL,
  `cid` bigint(20) unsigned NOT NULL DEFAULT '0',
  `cpid` bigint(20) unsigned DEFAULT '0',
  `ip` varchar(20) DEFAULT NULL,
  PRIMARY KEY (`submit_id`,`pid`),
  KEY `pid` (`pid`)"""
PROBLEM = """  `id` bigint(20) unsigned NOT NULL,
  `problem_id` varchar(255) NOT NULL,
  `title` varchar(255) NOT NULL,
  `author` varchar(255) DEFAULT '未知',
  `type` int(11) NOT NULL DEFAULT '0',
  `judge_mode` varchar(255) DEFAULT 'default',
  `judge_case_mode` varchar(255) DEFAULT 'default',
  `time_limit` int(11) DEFAULT '1000',
  `memory_limit` int(11) DEFAULT '256',
  `stack_limit` int(11) DEFAULT '128',
  `description` longtext,
  `input` longtext,
  `output` longtext,
  `examples` longtext,
  `is_remote` tinyint(1) DEFAULT '0',
  `source` text,
  `difficulty` int(11) DEFAULT '0',
  `hint` longtext,
  `auth` int(11) DEFAULT '1',
  `code_share` tinyint(1) DEFAULT '1',
  `spj_code` longtext,
  `spj_language` varchar(255) DEFAULT NULL,
  `user_extra_file` mediumtext,
  `judge_extra_file` mediumtext,
  `is_remove_end_blank` tinyint(1) DEFAULT '1',
  `open_case_result` tinyint(1) DEFAULT '1',
  `is_upload_case` tinyint(1) DEFAULT '1',
  `is_group` tinyint(1) DEFAULT '0',
  `gmt_create` datetime DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`)"""
CASE = """  `id` bigint(20) unsigned NOT NULL,
  `pid` bigint(20) unsigned NOT NULL,
  `input` longtext,
  `output` longtext,
  `score` int(11) DEFAULT NULL,
  `status` int(11) DEFAULT '0',
  `group_num` int(11) DEFAULT '1',
  KEY `pid` (`pid`)"""
USER_INFO = """  `uuid` varchar(32) NOT NULL,
  `username` varchar(100) NOT NULL,
  `password` varchar(100) NOT NULL,
  `nickname` varchar(100) DEFAULT NULL,
  `school` varchar(100) DEFAULT NULL,
  `number` varchar(20) DEFAULT NULL,
  `realname` varchar(100) DEFAULT NULL,
  `email` varchar(320) DEFAULT NULL,
  `signature` mediumtext,
  `status` int(11) NOT NULL DEFAULT '0',
  `gender` varchar(20) NOT NULL DEFAULT 'secrecy',
  `gmt_create` datetime DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`uuid`),
  UNIQUE KEY `USERNAME_UNIQUE` (`username`)"""
