"""Results of one exam from several schools, made into one sheet; what is doubtful is asked."""
