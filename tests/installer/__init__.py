"""The scripts of installer/ and the promises of the documents beside them, without a network."""
