// expected: RE
// student: flood.c
// An honest one: the submission sends gigabytes, and that is the submission's fault.
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    while (read(0, block, sizeof block) > 0) {}
    return 100;
}
