"""How those who took part have done, and their time as staff mend it (contract timedwork.md §8)."""
