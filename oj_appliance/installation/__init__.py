"""The program as it was put on a machine from a file: what that file is, where things lie, and how
they come and go. Knows nothing of the site."""

PUBLIC = ("listening", "places", "releases", "sealed_file", "service_notices")
