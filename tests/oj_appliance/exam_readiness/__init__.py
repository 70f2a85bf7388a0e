"""What is done before an exam, over HTTP."""
