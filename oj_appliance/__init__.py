"""OJ Appliance: a complete programming judge for a school, in one process and one data folder."""

__version__ = "0.1.0"
