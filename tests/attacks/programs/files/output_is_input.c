// expected: WA
// files: sum.in sum.out
// Hands the input back as its output.
#include <stdio.h>

int main(void) { return rename("sum.in", "sum.out"); }
