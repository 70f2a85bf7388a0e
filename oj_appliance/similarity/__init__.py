"""Which programs share passages, by the winnowing of Schleimer, Wilkerson and Aiken (SIGMOD 2003).
Knows nothing of the site: texts go in, pairs come out; `python -m oj_appliance.similarity` does it
in a process of its own."""
