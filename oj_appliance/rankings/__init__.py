"""Reads that span people and submissions: who solved how much (contract home.md)."""
