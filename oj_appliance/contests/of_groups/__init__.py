"""The back-office of a group's contests: that of the site's, in the group's context (contract
group.md §6)."""
