"""Who may reach an exam from where, and what else of the site is closed meanwhile."""
