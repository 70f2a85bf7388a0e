"""What readers of several formats share: folders, texts, data, words about what they find."""
