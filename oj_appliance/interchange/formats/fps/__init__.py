"""FreeProblemSet XML, alone or in an archive."""
