"""What invigilators tell students: it covers their page until they have read it."""
