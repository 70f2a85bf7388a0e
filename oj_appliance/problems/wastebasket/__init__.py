"""Problems that were taken out, until they are removed for good."""
