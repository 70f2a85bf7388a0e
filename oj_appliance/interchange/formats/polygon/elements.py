"""Elements of problem.xml as they are written."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from oj_appliance.interchange.writing.xml_texts import xml_text


def add(parent: Xml.Element, name: str, text: str = "", /, **attributes: str) -> Xml.Element:
    """Attributes are called with "_" for "-"."""
    told = {key.replace("_", "-"): xml_text(value) for key, value in attributes.items()}
    element = Xml.SubElement(parent, name, told)
    if text:
        element.text = text
    return element
