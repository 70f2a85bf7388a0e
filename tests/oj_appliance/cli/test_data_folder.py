"""Who may use a data folder: one server at a time, and no command makes one by mistake."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.oj_appliance.cli.command import oj
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess, free_port

READING = (
    ("setup-code",),
    ("user", "add", "somebody", "--password", "secret123"),
    ("problem", "list"),
    ("db", "tables"),
    ("recount",),
    ("backup",),
)


def test_a_second_server_is_refused_by_the_first_ones_name_and_touches_nothing(
    own_server: ServerProcess,
) -> None:
    assert own_server.process is not None
    left_over = own_server.data / "uploads" / "upload-on-its-way"
    left_over.write_text("half")
    port = free_port()
    second = own_server.oj("serve", "--port", str(port), check=False)
    assert second.returncode == 1 and second.stdout == ""
    assert f"is in use by process {own_server.process.pid}, since " in second.stderr
    assert "正被另一个服务使用" in second.stderr
    assert left_over.exists()
    pid = add_problem(own_server.client("root"), a_plus_b("ALONE"))
    assert pid > 0


def test_a_killed_servers_folder_is_free_again(own_server: ServerProcess) -> None:
    own_server.kill()
    own_server.start()
    assert own_server.client("root").get("/api/health").data["status"] == "ok"


@pytest.mark.parametrize("words", READING, ids=lambda words: "-".join(words[:2]))
def test_a_command_in_a_wrong_folder_makes_nothing_and_says_so(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    done = oj(*words, cwd=tmp_path)
    assert done.returncode == 1
    assert f"there is no site in {tmp_path / 'data'}" in done.stderr
    assert "--data DIR" in done.stderr and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_commands_that_succeed_say_so(stopped: ServerProcess) -> None:
    added = stopped.oj("user", "add", "zhangsan", "--password", "secret123")
    assert added.stdout == "zhangsan: the account was added / 账号已添加\n"
    changed = stopped.oj("user", "password", "zhangsan", "--password", "secret456")
    assert changed.stdout == "zhangsan: the password was changed / 密码已修改\n"


def test_a_mistyped_variable_is_named_at_the_start(stopped: ServerProcess) -> None:
    stopped.start({"OJ_SERVER_PROT": "80", "OJ_JUDGE_SLOT": "2", "OJ_BACKUP_PASSWORD": "x"})
    said = stopped.output()
    assert "OJ_SERVER_PROT is no setting and does nothing; did you mean OJ_SERVER_PORT?" in said
    assert "OJ_JUDGE_SLOT is no setting and does nothing; did you mean OJ_JUDGE_SLOTS?" in said
    assert "_PASSWORD is no" not in said and "OJ_TEST_" not in said


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    done = oj("serve", "--data", str(tmp_path), cwd=tmp_path)
    assert done.returncode == 1 and "holds other things" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_whatever_a_server_makes_is_closed_to_others(stopped: ServerProcess) -> None:
    stopped.data.chmod(0o755)
    stopped.oj("user", "add", "zhangsan", "--password", "secret123")
    assert stat.S_IMODE(stopped.data.stat().st_mode) == 0o700
    open_to_others = [
        path
        for path in stopped.data.rglob("*")
        if path.lstat().st_mode & 0o077 and not {"judge-cache", "page"} & set(path.parts)
    ]
    assert open_to_others == []
