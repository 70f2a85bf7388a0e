"""Many students at once, made by the server itself before the real ones come (contract timedwork.md
§14.3)."""
