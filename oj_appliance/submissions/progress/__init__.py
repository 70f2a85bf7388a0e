"""What a person has solved."""
