// expected: SE
// student: silent.c
// Fills the file that is meant for the checker.
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    for (;;) if (write(4, block, sizeof block) < 0) return 100;
}
