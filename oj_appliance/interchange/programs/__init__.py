"""Languages, judging programs and code around the student's, as packages carry them."""
