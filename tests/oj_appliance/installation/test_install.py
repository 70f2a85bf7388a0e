"""Installing from a file and taking it away again, by the commands themselves."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from oj_appliance.backups.types import BadBackupError
from oj_appliance.cli import install, status, uninstall, verify
from oj_appliance.cli.main import main
from oj_appliance.installation.places import Prefix
from tests.installer.release import Release
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.quick


@dataclass(frozen=True)
class Stick:
    """What a teacher was handed, and where it goes."""

    release: Release
    run_file: Path
    pack: Path
    prefix: Prefix
    data: Path

    def install(self, *words: str) -> int:
        """As the script of the .run file does it, after it has unpacked the program."""
        unpacked = self.prefix.releases / ".new-1"
        shutil.rmtree(unpacked, ignore_errors=True)  # as the script does at its end
        (unpacked / "_internal").mkdir(parents=True)
        (unpacked / "oj").write_text("#!/bin/sh\n", "ascii")
        (unpacked / "manifest.json").write_text("{}", "ascii")
        found = ("--run-file", str(self.run_file), "--unpacked", str(unpacked))
        return main(["install", *found, "--prefix", str(self.prefix.root), *words])


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stick]:
    place = tmp_path / "stick"
    place.mkdir()
    release = Release(place)
    made = Stick(
        release,
        release.run_file("#!/bin/sh\n"),
        release.pack({"usr/bin/cc": "a compiler"}),
        Prefix(tmp_path / "opt"),
        tmp_path / "data",
    )
    for module in (install, verify):
        monkeypatch.setattr(module, "trusted_keys", lambda: release.trusted)
    for module in (install, uninstall):
        monkeypatch.setattr(module, "COMMAND", tmp_path / "bin/oj")
    monkeypatch.setattr(uninstall, "UNIT", tmp_path / "no.service")
    monkeypatch.setattr(install, "has_systemd", lambda: False)
    before = os.umask(0o022)
    yield made
    os.umask(before)


def installed(stick: Stick, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the commands believe to be the installed program."""
    monkeypatch.setattr(sys, "executable", str(stick.prefix.program))


def test_what_was_chosen_is_installed_and_told(
    stick: Stick, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stick.install("--yes", "--data", str(stick.data), "--port", "8181") == 0
    told = capsys.readouterr().out
    assert f"{stick.prefix.program} serve --data {stick.data} --port 8181" in told
    assert "no service was installed" in told
    assert (stick.prefix.languages / "usr/bin/cc").read_text() == "a compiler"
    assert stick.prefix.program.is_file() and (stick.prefix.root.parent / "bin/oj").exists()
    record = stick.prefix.record()
    assert record is not None and (record.data, record.port) == (str(stick.data), 8181)
    assert {each.name for each in stick.prefix.releases.iterdir()} == {
        stick.prefix.current.resolve().name,
        ".new-1",  # from where the installing program still reads
    }


def test_a_second_installation_keeps_the_choices_of_the_first(stick: Stick) -> None:
    stick.install("--yes", "--data", str(stick.data), "--port", "8181", "--packs", "none")
    first = stick.prefix.current.resolve()
    assert not stick.prefix.languages.exists()
    assert stick.install("--yes") == 0
    record = stick.prefix.record()
    assert record is not None and (record.data, record.port) == (str(stick.data), 8181)
    assert stick.prefix.current.resolve() != first and not first.exists()
    assert stick.prefix.languages.exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--port", "70000"), "65535"),
        (("--data", "here"), "/var/lib/oj"),
        (("--service",), "systemd"),
        (("--packs", "/nowhere.pack"), "nowhere.pack"),
    ],
)
def test_wrong_options_are_explained_and_change_nothing(
    stick: Stick, words: tuple[str, ...], told: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        stick.install("--yes", *words)
    assert told in str(refused.value)
    assert stick.prefix.record() is None and not stick.prefix.current.exists()


def test_a_file_that_was_changed_is_not_installed(stick: Stick) -> None:
    content = bytearray(stick.run_file.read_bytes())
    content[500] ^= 1
    stick.run_file.write_bytes(content)
    with pytest.raises(SystemExit, match="damaged"):
        stick.install("--yes")
    assert stick.prefix.record() is None


def test_a_port_or_a_folder_of_others_is_said_before_anything_is_put_there(stick: Stick) -> None:
    with (
        socket.create_server(("", 0)) as other,
        pytest.raises(SystemExit, match=r"in use by another program.*已被其他程序占用"),
    ):
        stick.install("--yes", "--port", str(other.getsockname()[1]))
    home = stick.data.with_name("home")
    home.mkdir()
    (home / "thesis.odt").touch()
    with pytest.raises(SystemExit, match=r"home holds other things.*其他文件"):
        stick.install("--yes", "--data", str(home))
    with pytest.raises(SystemExit, match=r"thesis.odt is no folder.*不是目录"):
        stick.install("--yes", "--data", str(home / "thesis.odt"))
    assert stick.prefix.record() is None and not stick.prefix.languages.exists()


def test_once_more_while_the_own_site_runs_takes_its_port(
    stick: Stick, own_server: ServerProcess
) -> None:
    stick.install("--yes", "--data", str(own_server.data))
    record = stick.prefix.record()
    assert record is not None
    stick.prefix.write_record(msgspec.structs.replace(record, port=own_server.port))
    assert stick.install("--yes") == 0
    again = stick.prefix.record()
    assert again is not None and again.port == own_server.port


def test_uninstalling_leaves_the_data_and_nothing_else(
    stick: Stick, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stick.install("--yes", "--data", str(stick.data))
    stick.data.mkdir()
    (stick.data / "oj.sqlite3").write_text("a year of work", "ascii")
    installed(stick, monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["uninstall"]) == 1  # nobody said yes
    assert stick.prefix.program.exists()
    assert main(["uninstall", "--yes"]) == 0
    assert str(stick.data) in capsys.readouterr().out
    left = {path for path in stick.prefix.root.parent.rglob("*") if path.is_file()}
    assert left == {stick.data / "oj.sqlite3", *stick.release.folder.rglob("*")} - {
        path for path in stick.release.folder.rglob("*") if not path.is_file()
    }


def test_a_disk_that_cannot_be_let_go_is_told_in_a_sentence(
    stick: Stick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def busy(unit: Path) -> None:
        raise BadBackupError("target is busy", "磁盘正在使用")

    stick.install("--yes", "--data", str(stick.data))
    installed(stick, monkeypatch)
    monkeypatch.setattr(uninstall, "kept_units", lambda: [tmp_path / "mnt-OJ.mount"])
    monkeypatch.setattr(uninstall, "remove_disk", busy)
    with pytest.raises(SystemExit, match=r"oj: .*target is busy"):
        main(["uninstall", "--yes"])
    assert stick.prefix.program.exists()


def test_commands_of_an_installation_say_so_in_a_checkout(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "a/b/c/python"))
    for command in (["status"], ["logs"], ["uninstall", "--yes"]):
        with pytest.raises(SystemExit, match="not installed from"):
            main(command)


def test_status_tells_whether_the_site_answers(
    stick: Stick,
    server: ServerProcess,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    port = server.base.rpartition(":")[2]
    stick.install("--yes", "--data", str(stick.data))
    record = stick.prefix.record()
    assert record is not None
    stick.prefix.write_record(msgspec.structs.replace(record, port=int(port)))
    installed(stick, monkeypatch)
    capsys.readouterr()
    assert main(["status"]) == 0
    told = capsys.readouterr().out
    assert "Runs · 运行中: yes" in told and str(stick.data) in told
    (colour,) = re.findall(r"^Health · 状态: (\w+)", told, re.MULTILINE)
    assert colour == server.client("root").get("/health").data["status"]
    assert "oj-languages-test 0.1.0" in told
    monkeypatch.setattr(status, "address_here", lambda port: "http://127.0.0.1:9")
    assert main(["status"]) == 1
    assert "Runs · 运行中: no" in capsys.readouterr().out


def test_verify_tells_good_files_from_bad_ones(
    stick: Stick, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(stick.run_file), str(stick.pack)]) == 0
    good = capsys.readouterr().out.splitlines()
    assert good[0].startswith("ok   oj-appliance 0.1.0, key ") and "SHA-256" in good[1]
    stick.pack.write_bytes(stick.pack.read_bytes()[:-300])
    assert main(["verify", str(stick.run_file), str(stick.pack), "/nowhere"]) == 1
    assert [line[:4] for line in capsys.readouterr().out.splitlines()] == ["ok  ", "BAD ", "BAD "]


def test_a_support_file_holds_no_name_no_code_and_no_secret(
    server: ServerProcess, tmp_path: Path
) -> None:
    """Of the session's server, on which other tests have made people and problems."""
    name, token = "Zhang-Qiuyan-7391", "secret-token-4402"
    row = [name, "a-Passw0rd", "", name]
    assert server.client("root").post("/api/admin/user/insert-batch-user", {"users": [row]}).status
    target = tmp_path / "support.tar.gz"
    words = ("support-file", "--data", str(server.data), str(target))
    done = subprocess.run(
        [sys.executable, "-m", "oj_appliance.cli.main", *words],
        env=os.environ | {"OJ_METRICS_TOKEN": token},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    with tarfile.open(target) as archive:
        texts = {
            member.name.rpartition("/")[2]: (archive.extractfile(member) or io.BytesIO()).read()
            for member in archive.getmembers()
        }
    assert set(texts) == {
        *("versions.json", "settings.json", "doctor.json", "data.json", "log.json")
    }
    whole = b"".join(texts.values()).decode()
    assert name not in whole and token not in whole and ROOT_PASSWORD not in whole
    assert json.loads(texts["settings.json"])["metrics.token"] == "changed"
    rows = json.loads(texts["data.json"])["rows"]
    assert rows["account"] >= 1 and all(isinstance(count, int) for count in rows.values())
