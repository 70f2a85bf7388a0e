"""How problems are solved, told over HTTP."""
