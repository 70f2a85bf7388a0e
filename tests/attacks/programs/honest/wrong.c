// Honest and wrong.
#include <stdio.h>

int main(void) { puts("41"); return 0; }
