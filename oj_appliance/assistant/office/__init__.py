"""What root and teachers do: the service, the rule, and the record of what was asked."""
