"""What comes back of a problem that went through a format: values, and why they differ."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from oj_appliance.errors import Phrase, verbatim
from oj_appliance.interchange import phrases
from oj_appliance.interchange.losses.fields import ROWS, STATEMENT_ROWS, fields_of
from oj_appliance.interchange.markup.parsing import visible_text
from oj_appliance.interchange.types import Finding
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import ProblemDraft

LOST, CHANGED, REFUSED = "exchange.lost", "exchange.changed", "exchange.refused"
# Formats whose programs keep their names; of the others family and code are compared.
WITH_SOLUTION_NAMES = frozenset({"hoj", "kattis", "polygon"})
LONGEST_SHOWN = 60

Fields = dict[str, object]


def comparable(fields: Fields, format_name: str) -> Fields:
    """The values with what this format is not asked to keep apart left out."""
    known = dict(fields)
    if format_name not in WITH_SOLUTION_NAMES:
        for row in ("accepted solutions", "other solutions", "solution scores"):
            found = fields[row]
            if isinstance(found, frozenset):
                known[row] = frozenset(each[1:] for each in found)
    judging = fields["judging"]
    if format_name == "hydro" and isinstance(judging, tuple) and judging[1] == "hydro":
        # For Hydro both names mean testlib's convention, read by its texts.
        known["judging"] = (judging[0], "testlib", *judging[2:])
    if format_name == "polygon":
        # Markdown becomes TeX there and Markdown again: what counts is what a reader sees.
        for row in STATEMENT_ROWS:
            known[row] = visible_text(str(fields[row]))
        statements = fields["statements"]
        if isinstance(statements, dict):
            known["statements"] = {
                language: (title, *map(visible_text, texts))
                for language, (title, *texts) in statements.items()
            }
    return known


# Stands for the code of a program that is packed on the way.
PACKED = "packed"


@dataclass(slots=True)
class Outcome:
    """`before` and `after` hold the value of each row; `kinds` why a row may differ, with what the
    new value is called; `entries` the word by which a loss calls a row, where it is another than
    the row's usual one."""

    format: str
    problem: ExportProblem
    before: Fields
    after: Fields
    kinds: dict[str, tuple[str, Phrase]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, problem: ExportProblem, format_name: str) -> Outcome:
        """Everything comes back, as long as nobody says otherwise."""
        fields = comparable(fields_of(problem), format_name)
        outcome = cls(format_name, problem, fields, dict(fields))
        if problem.draft.judge_mode != "default":
            outcome.words["judging"] = problem.draft.judge_mode
        return outcome

    def begin_with(self, draft: ProblemDraft) -> None:
        """What the format makes of the problem's texts before all else."""
        self.problem = replace(self.problem, draft=draft)
        self.after = comparable(fields_of(self.problem), self.format)
        for row in ROWS:
            if self.before[row] != self.after[row]:
                self.kinds[row] = (CHANGED, phrases.WITHOUT_CONTROLS)

    def lose(self, row: str, value: object) -> None:
        """`value` is what stands there when it is lost."""
        self.after[row] = value
        self.kinds[row] = (LOST, verbatim(""))

    def change(self, row: str, value: object, shown: str | Phrase) -> None:
        self.after[row] = value
        told = verbatim(shown[:LONGEST_SHOWN]) if isinstance(shown, str) else shown
        self.kinds[row] = (CHANGED, told)

    def refuse(self, row: str) -> None:
        """What would come back is another problem."""
        self.kinds[row] = (REFUSED, verbatim(""))

    def differs(self, row: str) -> bool:
        return self.kinds.get(row, ("",))[0] == REFUSED or self.before[row] != self.after[row]

    def findings(self) -> list[Finding]:
        """One for each row that differs, in the table's order."""
        return [self._finding(row) for row in ROWS if self.differs(row)]

    def _finding(self, row: str) -> Finding:
        kind, shown = self.kinds[row]
        word = self.words.get(row, ROWS[row])
        name = phrases.ROW_NAMES.get(row) or phrases.FIELD_NAMES[word]
        fill = {"field": name, "value": shown} if kind == CHANGED else {"field": name}
        return Finding(kind, fill, word)
