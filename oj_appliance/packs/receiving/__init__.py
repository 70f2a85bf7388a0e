"""Sealed files that came from elsewhere: looked at without their password, then opened with it."""
