"""By which trainings are found: categories of the site and of groups."""
