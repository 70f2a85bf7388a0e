// expected: RE
// Traces itself.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/ptrace.h>

int main(void) {
    ptrace(PTRACE_TRACEME, 0, 0, 0); return 0;
}
