"""Files from outside and for outside: archives, spreadsheets, pictures, uploads (contract
00-conventions §8)."""
