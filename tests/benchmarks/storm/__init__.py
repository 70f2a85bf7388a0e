"""A contest in a storm: everybody submits and looks at the board while the power is cut."""
