"""What every reading call answers to everybody on one folder, recorded to be compared later."""
