// expected: RE
// Ends with the code that a validator uses for "accepted", after the right answer.
#include <stdio.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b);
    return 42;
}
