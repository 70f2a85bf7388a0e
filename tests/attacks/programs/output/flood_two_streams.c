// expected: RE
// Closes the standard output and floods it through the other descriptors.
#define _GNU_SOURCE
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, '4', sizeof block);
    dup2(1, 200);
    close(1);
    for (;;) {
        if (write(200, block, sizeof block) < 0) return 1;
        if (write(2, block, sizeof block) < 0) return 1;
    }
}
