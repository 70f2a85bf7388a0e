"""Groups that are made of class lists."""
