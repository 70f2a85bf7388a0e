"""Teaching material in named groups: films, PDFs, slides, links, problems and trainings (contract
lesson.md)."""

# What the doctor asks.
PUBLIC = ("slides.converter",)
