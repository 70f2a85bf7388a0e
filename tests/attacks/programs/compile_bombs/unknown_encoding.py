# -*- coding: undefined -*-
print(42)
