"""The structs that rooms and other domains hand each other."""
