"""Objective questions that come from elsewhere, and go there: GIFT texts and tables (contract
file.md §5.1)."""
