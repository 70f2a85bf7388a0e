// expected: SE
// An exit code that means nothing, without a word.
#include <stdio.h>

int main(void) {
    puts("40 2");
    return 77;
}
