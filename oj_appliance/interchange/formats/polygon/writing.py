"""A problem as a full Polygon package: problem.xml, statements in TeX, tests with answers, files
and solutions; what Polygon has no place for is left out (formats §10)."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from oj_appliance.interchange.formats.polygon.elements import add
from oj_appliance.interchange.formats.polygon.programs_writing import write_files
from oj_appliance.interchange.formats.polygon.reading import DOCUMENT
from oj_appliance.interchange.formats.polygon.statements_writing import write_statements
from oj_appliance.interchange.formats.polygon.tests_writing import write_tests
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem


def write_polygon(problem: ExportProblem, folder: ArchiveWriter) -> None:
    document = Xml.Element(
        "problem", {"revision": "1", "short-name": problem.short_name, "url": ""}
    )
    write_statements(problem, document, folder)
    write_tests(problem, document, folder)
    write_files(problem, document, folder)
    tags = Xml.SubElement(document, "tags")
    for tag in problem.draft.tags:
        add(tags, "tag", value=tag.name)
    Xml.indent(document, "    ")
    folder.add(DOCUMENT, Xml.tostring(document, "utf-8", xml_declaration=True) + b"\n")
