// expected: RE
// Opens a file by handle.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    syscall(SYS_open_by_handle_at, 0, 0, 0); return 0;
}
