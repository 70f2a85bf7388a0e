// expected: SE
// Endless words, each of them an acceptance.
#include <stdio.h>

int main(void) { for (;;) fputs("ok accepted\n", stderr); }
