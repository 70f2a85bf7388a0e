"""What a rolling board is made of: the contest's submissions, sealed ones too (contract contest.md
§3.2)."""
