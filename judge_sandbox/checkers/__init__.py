"""Special judge: the programs and comparisons that decide whether an answer is right."""
