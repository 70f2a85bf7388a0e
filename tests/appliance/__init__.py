"""The appliance in bare systems without a network."""
