"""By which words discussions are sorted. Root of the site edits them."""
