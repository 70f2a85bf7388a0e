"""The problem bank: statements, limits, test data, who sees what (contract problem.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "api",
    "attachments.service",
    "catalogue",
    "editing.choosing",
    "editing.replacing",
    "editing.rows",
    "editing.whole",
    "line_ends",
    "objective.grading",
    "objective.rules",
    "objective.shuffling",
    "objective.wire",
    "programs.judge_tasks",
    "programs.program_check",
    "programs.readiness",
    "programs.reference_solutions",
    "test_data.subtasks",
    "test_data.versions",
    "titles",
    "wastebasket.service",
)
