"""What prepares, builds and installs the project."""
