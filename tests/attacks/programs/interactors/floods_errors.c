// expected: SE
// Endless words for staff.
#include <stdio.h>

int main(void) { for (;;) fputs("ok accepted\n", stderr); }
