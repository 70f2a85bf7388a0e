"""Problems on their way out: who may, what would be lost, and the file itself."""
