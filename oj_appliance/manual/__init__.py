"""The manual inside the program: the project's own documents, each reader's language, searchable
(contract manual.md)."""
