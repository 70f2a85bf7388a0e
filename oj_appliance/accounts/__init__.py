"""People: accounts, roles, passwords, sessions, first start (contract account.md)."""

# What other domains may import besides service, rules, types and model.
PUBLIC = (
    "rosters.class_names",
    "rosters.new_accounts",
    "rosters.service",
    "rosters.types",
    "shown_names.service",
    "signing_in.foreign",
    "signing_in.login_codes",
    "signing_in.sessions",
    "signing_in.throttle",
    "wastebasket.service",
)
