"""Fills a fresh folder through a real server; what no call makes comes by SQL at the end."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.recorded_answers import attempts, bank, people, rows, site
from tests.recorded_answers.school import School
from tests.server_process import ServerProcess

COMPILED = "judge-cache"  # made anew by whoever judges


def seed(folder: Path) -> None:
    """`folder` does not exist, and is a complete data folder afterwards."""
    # The server's own account could not enter every place that a caller may name.
    server = ServerProcess()
    try:
        server.start()
        school = School(server, server.client("root"))
        people.add_people(school)
        bank.add_problems(school)
        site.add_words(school)
        attempts.submit_everything(school)
        attempts.judge_again(school)
        bank.hide(school)
        attempts.stop_the_judge(school)
        server.stop()
        rows.add_rows(school)
        server.oj("recount")
        school.known.save(server.data)
        shutil.copytree(server.data, folder, ignore=shutil.ignore_patterns(COMPILED))
    finally:
        server.end()
