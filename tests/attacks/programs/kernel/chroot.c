// expected: RE
// Changes its root.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    return chroot("/tmp");
}
