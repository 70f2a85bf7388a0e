"""The class: a group whose people come from a class list, its assignments, and who has what in it
(contract class.md)."""
