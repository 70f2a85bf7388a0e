"""What each format keeps of a problem: the table of formats §10 as a function."""

from __future__ import annotations

from oj_appliance.interchange.losses.judging import judging_comes_back
from oj_appliance.interchange.losses.outcome import REFUSED, Outcome
from oj_appliance.interchange.losses.programs import programs_come_back
from oj_appliance.interchange.losses.texts import texts_come_back
from oj_appliance.interchange.types import Finding
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.interchange.writing.xml_texts import draft_in_xml, draft_with_names_in_xml

# What XML cannot hold is left out before anything else happens to it.
_IN_XML = {"fps": draft_in_xml, "polygon": draft_with_names_in_xml}


def losses_of(problem: ExportProblem, format_name: str) -> list[Finding]:
    """One entry for each row of the table that would not come back equal; none for a problem that
    the format holds. `exchange.refused` among them: it is not written at all."""
    return what_comes_back(problem, format_name).findings()


def is_refused(losses: list[Finding]) -> bool:
    return any(loss.key == REFUSED for loss in losses)


def what_comes_back(problem: ExportProblem, format_name: str) -> Outcome:
    """Every row's value after export and import."""
    outcome = Outcome.of(problem, format_name)
    if format_name == "hoj":  # the one with a place for all that is ours
        return outcome
    if format_name in _IN_XML:
        outcome.begin_with(_IN_XML[format_name](problem.draft))
    texts_come_back(outcome)
    judging_comes_back(outcome)
    programs_come_back(outcome)
    return outcome
