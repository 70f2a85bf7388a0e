"""oj db: read-only questions to the database, and exports of their answers (sqlite-utils)."""

from __future__ import annotations

import argparse
import csv
import json
import sqlite3
import sys
from collections.abc import Iterable
from typing import Any

import sqlite_utils

from oj_appliance.cli.options import add_data_option, folder_in_use, settings_of


def add_to(commands: Any) -> None:
    parser = commands.add_parser("db", help="ask the database, without changing it")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    query = actions.add_parser("query", help="run one SELECT")
    query.add_argument("sql")
    tables = actions.add_parser("tables", help="list tables and their rows")
    for action in (query, tables):
        add_data_option(action)
        action.add_argument("--csv", action="store_true", help="csv instead of one JSON line a row")
        action.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    path = folder_in_use(settings_of(options)).database
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    database = sqlite_utils.Database(connection)
    try:
        _print(_rows(database, options), as_csv=options.csv)
    except sqlite3.DatabaseError as error:
        print(f"oj: {error}", file=sys.stderr)
        return 1
    finally:
        connection.close()
    return 0


def _rows(database: sqlite_utils.Database, options: argparse.Namespace) -> Iterable[dict[str, Any]]:
    if options.action == "query":
        return database.query(options.sql)
    return ({"table": table.name, "rows": table.count} for table in database.tables)


def _print(rows: Iterable[dict[str, Any]], *, as_csv: bool) -> None:
    writer = csv.writer(sys.stdout)
    for number, row in enumerate(rows):
        if not as_csv:
            print(json.dumps(row, ensure_ascii=False, default=str))
            continue
        if number == 0:
            writer.writerow(row)
        writer.writerow(row.values())
