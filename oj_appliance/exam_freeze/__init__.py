"""While an exam runs the server is its students': no upgrade, no restore, no heavy work."""
