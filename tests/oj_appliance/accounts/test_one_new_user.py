"""One account by hand: the list of one row that the users page sends (contract admin.md §3.1)."""

from __future__ import annotations

from typing import Any

from tests.http_client import Client
from tests.oj_appliance.accounts.test_rosters import commit, log_in, person
from tests.server_process import ServerProcess

UPLOAD = "/api/admin/user/roster-upload"


def look_at_row(root: Client, header: str, row: str) -> dict[str, Any]:
    text = f"{header}\r\n{row}".encode()
    return dict(root.upload(UPLOAD, "new-user.csv", text, encoding="UTF-8").data)


def test_one_row_makes_one_account_with_a_made_or_a_typed_password(
    server: ServerProcess, root: Client
) -> None:
    header = "username,realname,className,number"
    looked = look_at_row(root, header, '"row_made","林 ""小雨"", 4","3-1","007"')
    assert [row["action"] for row in looked["rows"]] == ["create"]
    done = commit(root, looked["key"], update=False, generatePasswords=True)
    assert done["created"] == 1 and done["slipKey"]
    made = person(root, "row_made")
    assert (made["realname"], made["className"], made["number"]) == ('林 "小雨", 4', "3-1", "007")

    looked = look_at_row(root, f"{header},password", '"row_typed","","","","12,456"')
    done = commit(
        root, looked["key"], update=False, generatePasswords=False, mustChangePassword=True
    )
    assert done["created"] == 1
    assert log_in(server, "row_typed", "12,456").status == 200
    assert person(root, "row_typed")["mustChangePassword"]


def test_one_row_with_a_name_that_is_there_changes_nothing(root: Client) -> None:
    header = "username,realname,className,number"
    commit(root, look_at_row(root, header, '"row_old","","","1"')["key"], generatePasswords=True)
    looked = look_at_row(root, header, '"row_old","","9-9",""')
    assert [row["action"] for row in looked["rows"]] == ["update"]
    done = commit(root, looked["key"], update=False, generatePasswords=True)
    assert (done["created"], done["updated"]) == (0, 0)
    assert person(root, "row_old")["className"] != "9-9"
