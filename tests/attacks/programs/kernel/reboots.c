// expected: RE
// Reboots.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/reboot.h>
#include <unistd.h>

int main(void) {
    reboot(RB_AUTOBOOT); return 0;
}
