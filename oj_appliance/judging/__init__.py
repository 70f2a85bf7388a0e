"""The queue in front of the sandbox. It knows jobs, not submissions."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "command_lines",
    "dispatcher",
    "doctor",
    "explanations",
    "protocols",
    "scoring",
    "self_tests",
    "stage_times",
    "testlib",
    "wire",
)
