// expected: TLE
// Waits for the submission, which waits for it: by the rules the submission is blamed.
#include <stdio.h>

int main(void) { return getchar() == '4' ? 100 : 102; }
