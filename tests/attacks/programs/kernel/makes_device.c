// expected: RE
// Makes a device node.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

int main(void) {
    mknod("/w/disk", S_IFBLK | 0600, makedev(254, 0)); return 0;
}
