"""ICPC and Kattis packages: the legacy form, the drafts after it, and 2025-09."""
