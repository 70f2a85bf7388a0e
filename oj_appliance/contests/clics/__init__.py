"""The CLICS Contest API, version 2023-06: contests as the tools of ICPC read them (contract
clics.md)."""
