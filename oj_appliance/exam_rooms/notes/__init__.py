"""What invigilators write down about somebody: author, time and seat stay with it."""
