"""Who belongs to a group: joining, applications, levels, leaving."""
