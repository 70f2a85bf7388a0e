// expected: TLE
// The parent of a vfork cannot be interrupted while the child lives, and the child sleeps.
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    if (vfork() == 0) for (;;) pause();
    return 0;
}
