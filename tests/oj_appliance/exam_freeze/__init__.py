"""An exam keeps the server for itself, over HTTP."""
