"""HTTP: the registry of calls, guards, envelope, live socket, page shell. Knows no domain."""
