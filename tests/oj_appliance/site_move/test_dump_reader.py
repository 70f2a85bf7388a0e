"""Whatever rows a dump holds, they are read as they were written, wherever the text is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.site_move.dumps import scanner
from oj_appliance.site_move.dumps.rows import DumpReader
from tests.oj_appliance.site_move.old_site import mysql_table, postgres_table

COLUMNS = "  `a` text COMMENT 'x, (y) \\'z',\n  `b` int DEFAULT '0',\n  PRIMARY KEY (`b`)"
# All that a value may hold, with what could end one.
texts = st.text(
    st.one_of(st.sampled_from("'\\`\";,()-#/*\n\r\t\0N"), st.characters(exclude_categories=["Cs"])),
    max_size=20,
)
rows = st.lists(st.tuples(st.one_of(st.none(), texts), st.integers()), max_size=12)
sizes = st.integers(min_value=1, max_value=60)


def pieces(text: str, size: int) -> Iterator[str]:
    return (text[start : start + size] for start in range(0, len(text), size))


def read(text: str, size: int, *, is_postgres: bool) -> list[tuple[str | None, str | None]]:
    reader = DumpReader(pieces(text, size), {"wanted"}, is_postgres=is_postgres)
    return [(row.values["a"], row.values["b"]) for row in reader.rows()]


@given(rows=rows, size=sizes)
def test_rows_of_mysqldump_come_back(rows: list[tuple[str | None, int]], size: int) -> None:
    others = mysql_table("other", COLUMNS, rows)
    text = "-- it's\n" + others + mysql_table("wanted", COLUMNS, rows) + others
    assert read(text, size, is_postgres=False) == [(a, str(b)) for a, b in rows]


@given(rows=rows, size=sizes)
def test_rows_of_pg_dump_come_back(rows: list[tuple[str | None, int]], size: int) -> None:
    declared = {"a": "text DEFAULT 'x;(' NOT NULL", "b": "integer"}
    others = postgres_table('"other"', declared, rows)
    text = "--\n" + others + postgres_table("wanted", declared, rows) + others
    assert read(text, size, is_postgres=True) == [(a, str(b)) for a, b in rows]


@given(
    text=st.text(st.sampled_from("INSERT O`wanted`VALUES(','\\);COPYFROM\n\t-/*#\"1x")), size=sizes
)
def test_whatever_stands_in_a_dump_is_read_or_refused_with_its_line(text: str, size: int) -> None:
    for is_postgres in (False, True):
        try:
            read("CREATE TABLE wanted (a text, b text);\n" + text, size, is_postgres=is_postgres)
        except ApiError as error:
            assert error.key.startswith("move.")
            assert 1 <= int(str(error.fill["line"])) <= text.count("\n") + 2


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("INSERT INTO `wanted` (`b`, `a`) VALUES (7, 'x');", ("x", "7")),
        ("insert  into jol.wanted values ('x', -1.50);", ("x", "-1.50")),
        ("INSERT INTO public.\"wanted\" VALUES ('it''s', 1e3);", ("it's", "1e3")),
        ("REPLACE INTO `wanted` VALUES (_binary 'x\\0', NULL);", ("x\0", None)),
        ("INSERT IGNORE INTO `wanted` VALUES (0x414243, 0);", ("ABC", "0")),
        ("INSERT INTO `wanted` VALUES (X'e4b8ad', TRUE);", ("中", "1")),
        ("INSERT INTO `wanted` VALUES ('a' , 1 ) ON DUPLICATE KEY UPDATE a='(';", ("a", "1")),
        ("CREATE FUNCTION f() AS $body$ ; ' $body$;INSERT INTO wanted VALUES ('a',1);", ("a", "1")),
        ("/*!50003 CREATE */ /* ' */ INSERT INTO wanted VALUES ('a',1)", ("a", "1")),
    ],
)
def test_other_ways_to_write_a_row(statement: str, expected: tuple[str | None, ...]) -> None:
    text = f"CREATE TABLE IF NOT EXISTS `wanted` ({COLUMNS}) ENGINE=MyISAM;\n{statement}\n"
    for size in (1, 5, len(text)):
        assert read(text, size, is_postgres=False) == [expected]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("\n\nINSERT INTO wanted (a) VALUES ('a", "move.open_quote", 3),
        (
            "CREATE TABLE wanted (a text, b int);\nINSERT INTO wanted VALUES (now(), 1);",
            "move.bad_sql",
            2,
        ),
        ("\nINSERT INTO wanted VALUES (1, 2);", "move.no_columns", 2),
        (
            "CREATE TABLE wanted (a text, b int);\n\nINSERT INTO wanted VALUES (1);",
            "move.bad_row",
            3,
        ),
        ("INSERT INTO wanted (a, b) VALUES (1, 2, 3);", "move.bad_row", 1),
        ("COPY wanted (a, b) FROM stdin;\n1\t2\n1\n\\.\n", "move.bad_row", 3),
        ("COPY wanted (a, b) FROM stdin;\n1\t2\n", "move.cut_off", 3),
        ("CREATE TABLE wanted (a text", "move.bad_sql", 1),
        ("/* no end", "move.bad_sql", 1),
    ],
)
def test_what_is_broken_is_named_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(ApiError) as caught:
        read(text, 7, is_postgres=False)
    assert (caught.value.key, caught.value.fill["line"]) == (key, line)


def test_a_value_without_an_end_is_refused_before_it_fills_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scanner, "LONGEST_VALUE", 10_000)
    monkeypatch.setattr(scanner, "LONGEST_LINE", 10_000)
    taken = 0

    def endless(start: str) -> Iterator[str]:
        nonlocal taken
        yield start
        while True:
            taken += 1
            yield "x" * 1000

    for start in ("INSERT INTO wanted (a, b) VALUES ('", "COPY wanted (a, b) FROM stdin;\n"):
        taken = 0
        with pytest.raises(ApiError) as caught:
            list(DumpReader(endless(start), {"wanted"}, is_postgres=False).rows())
        assert (caught.value.key, taken < 30) == ("move.too_long", True)
