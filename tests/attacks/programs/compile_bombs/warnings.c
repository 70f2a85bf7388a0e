#pragma GCC diagnostic warning "-Wall"
#include "main.c"
#warning again
#include "main.c"
