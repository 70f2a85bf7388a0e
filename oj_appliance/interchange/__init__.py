"""Problems from files of other judges, and the demo content (contract file.md §5)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "exports.content",
    "exports.service",
    "imports.importer",
    "imports.service",
    "markup.links",
    "markup.marked_texts",
    "programs.languages",
    "writing.problem",
)
