// expected: TLE
// limits: 300 ms, 64 MB
// Makes the machine write its disks, again and again.
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    int system = open("/usr", O_RDONLY);
    for (;;) { sync(); syncfs(system); fsync(system); }
}
