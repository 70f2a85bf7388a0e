"""Who is there: from where a person was heard, when last, and by which clock (contract timedwork.md
§10.1)."""
