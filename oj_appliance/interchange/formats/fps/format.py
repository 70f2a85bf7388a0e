"""The row of FPS."""

from __future__ import annotations

from oj_appliance.interchange.format import Document, Format
from oj_appliance.interchange.formats.fps.detection import fps_problems, is_xml, read_document
from oj_appliance.interchange.formats.fps.losses import COLUMN
from oj_appliance.interchange.formats.fps.reading import NAME
from oj_appliance.interchange.formats.fps.writing import write_fps
from oj_appliance.interchange.writing.export import OneDocument

FPS = Format(
    name=NAME,
    title="FPS",
    problems_of=fps_problems,
    document=Document("XML", is_xml, read_document),
    writer=OneDocument("problems.xml", write_fps),
    losses=COLUMN,
)
