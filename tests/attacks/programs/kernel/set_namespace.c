// expected: RE
// Joins a namespace.
#define _GNU_SOURCE
#include <stdio.h>
#include <sched.h>
#include <fcntl.h>

int main(void) {
    setns(open("/proc/self/ns/mnt", O_RDONLY), 0); return 0;
}
