"""By which addresses this machine is reached: seen, announced, printed and, by https, proven
(contract admin.md §7.7)."""
