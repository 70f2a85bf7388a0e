// expected: RE
// Makes a user namespace.
#define _GNU_SOURCE
#include <stdio.h>
#include <sched.h>

int main(void) {
    unshare(CLONE_NEWUSER); return 0;
}
