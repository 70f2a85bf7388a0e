"""Files from outside and for outside: archives, spreadsheets, pictures, uploads (contract
00-conventions §8)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "archive_names",
    "archives",
    "pictures",
    "resumable",
    "resumable_api",
    "spreadsheets",
    "tables.reading",
    "tables.text",
    "tables.types",
    "tables.workbook",
    "zip_records",
)
