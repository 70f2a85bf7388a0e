"""The queue in front of the sandbox. It knows jobs, not submissions."""
