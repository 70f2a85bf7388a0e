// expected: RE
// Loads a module.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    syscall(SYS_init_module, "", 0, ""); return 0;
}
