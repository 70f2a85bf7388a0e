"""Everything before an exam: is the work fit to be written, is the server, are the rooms."""

PUBLIC = ("preflight.checks", "preflight.power", "preflight.self_tests")
