"""Codes for students who have forgotten their password in the exam."""
