"""Submissions that are not judged yet: where they wait, and what pages ask of them."""
