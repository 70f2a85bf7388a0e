"""Test cases, their files and their versions."""
