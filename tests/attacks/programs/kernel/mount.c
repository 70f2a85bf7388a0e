// expected: RE
// Mounts.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mount.h>

int main(void) {
    mount("none", "/tmp", "tmpfs", 0, ""); return 0;
}
