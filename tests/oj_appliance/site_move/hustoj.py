"""The old site as a HUSTOJ: `mysqldump jol`, and the folder `data`."""

from __future__ import annotations

import base64
import hashlib

from tests.oj_appliance.site_move.old_site import (
    LENGTH,
    START,
    OldSite,
    mysql_table,
    mysql_time,
    zipped,
)

RESULTS = {"AC": 4, "PE": 5, "WA": 6, "TLE": 7, "RE": 10, "CE": 11}
# What its board counts as a failure.
FAILURES = ("WA", "TLE", "RE", "PE")
PYTHON = 6


def password(text: str) -> str:
    """SHA-1 of the MD5 and a salt, with the salt behind it, in base64."""
    md5 = hashlib.md5(text.encode()).hexdigest()
    salt = hashlib.sha1(text.encode()).hexdigest()[:4]
    return base64.b64encode(hashlib.sha1((md5 + salt).encode()).digest() + salt.encode()).decode()


def old_password(text: str) -> str:
    return hashlib.md5(text.encode()).hexdigest()


def dump(site: OldSite) -> str:
    made = mysql_time(START)
    # Every third account is older than the salted form.
    people = [
        (
            *(each.name, each.email, 0, 0, "N", "10.0.0.1", None, 1, 1),
            (old_password if number % 3 == 0 else password)(each.password),
            *(made, each.realname, "一中", "三班"),
        )
        for number, each in enumerate(site.people)
    ]
    tasks = [
        (
            *(
                site.first_task + each.number,
                each.title,
                f"<p>求和 &lt;{each.number}&gt;</p>",
                "a b",
                "sum",
            ),
            *("1 2", str(3 + each.number), "0", "", "demo", made, "1.000", 128, "N", ""),
        )
        for each in site.tasks
    ]
    contests = [
        (
            *(number, f"{site.prefix} 比赛 {number}", mysql_time(site.start_of(number))),
            *(mysql_time(site.start_of(number) + LENGTH), "N", "", number - 1, 0),
            *("secret" if number == 2 else "", 0, "", site.people[0].name),
        )
        for number in site.contests
    ]
    in_contests = [
        (site.first_task + task, contest, "", num, 0, 0)
        for contest, listed in site.contests.items()
        for num, task in enumerate(listed)
    ]
    sent = [
        (
            *(
                each.number,
                site.first_task + each.task,
                site.people[each.person].name,
                "",
                each.time_ms,
            ),
            *(each.memory_kb, mysql_time(each.at), RESULTS[each.verdict], PYTHON, "10.0.0.2"),
            *(each.contest, 1, -1, len(each.code), None, "0.000"),
        )
        for each in site.sent
    ]
    # A test run, which is none of the submissions, and one that a power cut left waiting.
    sent.append((9001, 0, site.people[1].name, "", 0, 0, made, 13, 1, "", 0, 1, -1, 0, None, "0"))
    sent.append(
        (
            9002,
            site.first_task + 1,
            site.people[1].name,
            "",
            0,
            0,
            made,
            0,
            2,
            "",
            0,
            1,
            -1,
            0,
            None,
            "0",
        )
    )
    return (
        "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8mb4 */;\n\n"
        + mysql_table("contest", CONTEST, contests)
        + mysql_table("contest_problem", CONTEST_PROBLEM, in_contests)
        + mysql_table("news", "  `news_id` int NOT NULL,\n  `title` text", [(1, "hello; 'x'")])
        + mysql_table("privilege", PRIVILEGE, [(site.people[0].name, "administrator", "true", "N")])
        + mysql_table("problem", PROBLEM, tasks)
        + mysql_table("solution", SOLUTION, sent)
        + mysql_table("source_code", SOURCE, [(each.number, each.code) for each in site.sent])
        + mysql_table(
            "compileinfo",
            "  `solution_id` int NOT NULL,\n  `error` text,\n  PRIMARY KEY (`solution_id`)",
            [(each.number, "line 1: no") for each in site.sent if each.verdict == "CE"],
        )
        + mysql_table("users", USERS, people)
        + TRIGGER
    )


def files(site: OldSite) -> bytes:
    packed: dict[str, str | bytes] = {}
    for each in site.tasks:
        for number, (given, expected) in enumerate(each.cases(), 1):
            folder = f"judge/data/{site.first_task + each.number}"
            packed[f"{folder}/test{number}.in"] = given
            packed[f"{folder}/test{number}.out"] = expected
    return zipped(packed)


CONTEST = """  `contest_id` int(11) NOT NULL AUTO_INCREMENT,
  `title` varchar(255) DEFAULT NULL,
  `start_time` datetime DEFAULT NULL,
  `end_time` datetime DEFAULT NULL,
  `defunct` char(1) NOT NULL DEFAULT 'N',
  `description` text,
  `private` tinyint(4) NOT NULL DEFAULT '0',
  `langmask` int NOT NULL DEFAULT '0' COMMENT 'bits, (masked)',
  `password` char(16) NOT NULL DEFAULT '',
  `contest_type` smallint unsigned NOT NULL DEFAULT '0',
  `subnet` varchar(255) NOT NULL DEFAULT '',
  `user_id` varchar(48) NOT NULL DEFAULT 'admin',
  PRIMARY KEY (`contest_id`)"""
CONTEST_PROBLEM = """  `problem_id` int(11) NOT NULL DEFAULT '0',
  `contest_id` int(11) DEFAULT NULL,
  `title` char(200) NOT NULL DEFAULT '',
  `num` int(11) NOT NULL DEFAULT '0',
  `c_accepted` int(11) NOT NULL DEFAULT '0',
  `c_submit` int(11) NOT NULL DEFAULT '0',
  KEY `by_contest` (`contest_id`)"""
PRIVILEGE = """  `user_id` char(48) NOT NULL DEFAULT '',
  `rightstr` char(30) NOT NULL DEFAULT '',
  `valuestr` char(11) NOT NULL DEFAULT 'true',
  `defunct` char(1) NOT NULL DEFAULT 'N',
  KEY `by_user` (`user_id`)"""
PROBLEM = """  `problem_id` int(11) NOT NULL AUTO_INCREMENT,
  `title` varchar(200) NOT NULL DEFAULT '',
  `description` mediumtext,
  `input` mediumtext,
  `output` mediumtext,
  `sample_input` text,
  `sample_output` text,
  `spj` char(1) NOT NULL DEFAULT '0',
  `hint` mediumtext,
  `source` varchar(100) DEFAULT NULL,
  `in_date` datetime DEFAULT NULL,
  `time_limit` decimal(10,3) NOT NULL DEFAULT '0.000',
  `memory_limit` int(11) NOT NULL DEFAULT '0',
  `defunct` char(1) NOT NULL DEFAULT 'N',
  `remote_oj` varchar(16) DEFAULT NULL,
  PRIMARY KEY (`problem_id`)"""
SOLUTION = """  `solution_id` int(11) unsigned NOT NULL AUTO_INCREMENT,
  `problem_id` int(11) NOT NULL DEFAULT '0',
  `user_id` char(48) NOT NULL,
  `nick` char(20) NOT NULL DEFAULT '',
  `time` int(11) NOT NULL DEFAULT '0',
  `memory` int(11) NOT NULL DEFAULT '0',
  `in_date` datetime NOT NULL,
  `result` smallint(6) NOT NULL DEFAULT '0',
  `language` int unsigned NOT NULL DEFAULT '0',
  `ip` char(46) NOT NULL,
  `contest_id` int(11) DEFAULT '0',
  `valid` tinyint(4) NOT NULL DEFAULT '1',
  `num` tinyint(4) NOT NULL DEFAULT '-1',
  `code_length` int(11) NOT NULL DEFAULT '0',
  `judgetime` timestamp NULL DEFAULT CURRENT_TIMESTAMP,
  `pass_rate` decimal(4,3) unsigned NOT NULL DEFAULT '0.000',
  PRIMARY KEY (`solution_id`),
  KEY `by_user` (`user_id`)"""
SOURCE = """  `solution_id` int(11) NOT NULL,
  `source` text NOT NULL,
  PRIMARY KEY (`solution_id`)"""
USERS = """  `user_id` varchar(48) NOT NULL DEFAULT '',
  `email` varchar(100) DEFAULT NULL,
  `submit` int(11) DEFAULT '0',
  `solved` int(11) DEFAULT '0',
  `defunct` char(1) NOT NULL DEFAULT 'N',
  `ip` varchar(46) NOT NULL DEFAULT '',
  `accesstime` datetime DEFAULT NULL,
  `volume` int(11) NOT NULL DEFAULT '1',
  `language` int(11) NOT NULL DEFAULT '1',
  `password` varchar(32) DEFAULT NULL,
  `reg_time` datetime DEFAULT NULL,
  `nick` varchar(20) NOT NULL DEFAULT '',
  `school` varchar(20) NOT NULL DEFAULT '',
  `group_name` varchar(16) NOT NULL DEFAULT '',
  PRIMARY KEY (`user_id`)"""
TRIGGER = """DELIMITER ;;
/*!50003 CREATE*/ /*!50003 TRIGGER `first` BEFORE UPDATE ON `solution` FOR EACH ROW BEGIN
  INSERT INTO users VALUES (1); END */;;
DELIMITER ;
-- Dump completed
"""
