"""Accounts made many at a time, and the slips with their passwords."""
