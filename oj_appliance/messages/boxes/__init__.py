"""The five boxes of a person, and the one door through which anything comes into them (contract
message.md)."""
