// expected: RE
// Makes a named pipe.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>

int main(void) {
    mkfifo("/w/pipe", 0600); return 0;
}
