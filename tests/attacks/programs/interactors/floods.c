// expected: SE
// student: drain.c
// Gigabytes towards the submission, who reads them all.
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, '1', sizeof block);
    for (long i = 0; i < 1L << 16; i++) if (write(1, block, sizeof block) < 0) return 100;
    return 100;
}
