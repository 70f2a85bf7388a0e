"""Where a problem is met and a submission is made, and what each such place allows."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    *("codec", "display_ids", "participation", "policy", "practice", "registry", "store"),
    *("shutting", "trials"),
)
