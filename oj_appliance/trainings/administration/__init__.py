"""What teachers do in the back-office and in groups: trainings made, changed, shown, removed."""
