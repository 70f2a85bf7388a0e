// expected: TLE
// Reads from a pipe that only itself could write to.
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    int ends[2];
    char byte;
    if (pipe(ends)) return 1;
    return (int)read(ends[0], &byte, 1);
}
